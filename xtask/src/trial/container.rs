//! The last stage of the Containerfile, run on a machine: there may be no container engine where the trial runs.

use super::machine::Machine;

/// Prepares the machine as the image would be, starts the server as a container would, and runs the health check until it
/// passes. Returns whether all went well.
pub(super) fn run(machine: &Machine, containerfile: &str) -> Result<bool, String> {
    for script in scripts(containerfile)? {
        let output = machine.run(&script)?;
        println!(
            "    {} {}",
            if output.succeeded { "ok  " } else { "FAIL" },
            script.lines().next().unwrap_or_default()
        );
        if !output.succeeded {
            println!("{script}\n{}", output.text);
            return Ok(false);
        }
    }
    Ok(true)
}

/// The shell scripts that do what the instructions of the last stage say.
fn scripts(containerfile: &str) -> Result<Vec<String>, String> {
    let (_, stage) = containerfile.rsplit_once("\nFROM ").ok_or("the Containerfile has no second stage")?;
    let mut scripts = Vec::new();
    let mut variables = String::new();
    let mut user = "root";
    let mut healthy = None;
    let mut program = Vec::new();
    for line in stage.lines().skip(1).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (instruction, rest) =
            line.split_once(' ').ok_or_else(|| format!("not an instruction: {line}"))?;
        match instruction {
            "COPY" => scripts.push(copy(rest)?),
            "RUN" => scripts.push(rest.to_owned()),
            "ENV" => variables.push_str(&format!(" {rest}")),
            "USER" => user = rest,
            "HEALTHCHECK" => healthy = rest.split_once("CMD ").map(|(_, words)| words),
            "ENTRYPOINT" | "CMD" => program.push(quoted(rest)?),
            "VOLUME" | "EXPOSE" => {}
            _ => return Err(format!("the trial does not know the instruction {instruction}")),
        }
    }
    let as_user = |words: &str| {
        format!("setpriv --reuid={user} --regid={user} --clear-groups --no-new-privs env{variables} {words}")
    };
    scripts.push(format!("systemd-run --quiet --unit=container {}", as_user(&program.join(" "))));
    let healthy = quoted(healthy.ok_or("the Containerfile has no health check")?)?;
    scripts.push(format!(
        "until {}; do systemctl is-active --quiet container || exit 1; sleep 0.2; done",
        as_user(&healthy)
    ));
    scripts.push("test $(stat --format=%U /var/lib/miasma/miasma.db) = miasma".to_owned());
    Ok(scripts)
}

/// `--from=build /src/target/distrib/release/FILE TO`. Scripts run in the release folder.
fn copy(words: &str) -> Result<String, String> {
    let mut words = words.split(' ').skip(1);
    let file = words.next().and_then(|from| from.strip_prefix("/src/target/distrib/release/"));
    match (file, words.next()) {
        (Some(file), Some(to)) => Ok(format!("install -D --mode=$(stat --format=%a {file}) {file} {to}")),
        _ => Err("COPY must take a file of the release folder".to_owned()),
    }
}

/// The words of a JSON list, quoted for a shell.
fn quoted(list: &str) -> Result<String, String> {
    let words: Vec<String> =
        serde_json::from_str(list).map_err(|error| format!("{list} is no list: {error}"))?;
    Ok(words.iter().map(|word| format!("'{}'", word.replace('\'', r"'\''"))).collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_stage_of_our_containerfile_can_be_run() {
        let file = std::fs::read_to_string(crate::root().join("Containerfile")).expect("it can be read");
        let scripts = scripts(&file).expect("only known instructions");
        assert!(scripts.iter().any(|script| script.ends_with("'miasma' 'serve'")), "{scripts:#?}");
    }

    #[test]
    fn words_are_quoted_for_the_shell() {
        assert_eq!(quoted(r#"["echo", "it's"]"#).as_deref(), Ok(r"'echo' 'it'\''s'"));
        assert!(quoted("serve").is_err());
    }
}

//! `cargo xtask trial`: tries a release as a host would, on throw-away Debian machines.

mod container;
mod machine;
mod package;
mod story;

use crate::dist;
use crate::tool::{self, CARGO_DEB, DEBOOTSTRAP, NSPAWN};
use machine::{RELEASE_FOLDER, Site};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Instant;
use story::{Step, Way};

/// Where machines are built, below the workspace's root.
const FOLDER: &str = "target/trial";

/// The folder of the new release, below that of the old one.
const NEW: &str = "new";

/// Scripts of the trial, below the folder of the release as machines see it.
const SCRIPTS: &[(&str, &str)] = &[
    ("trial/authority.sh", include_str!("trial/authority.sh")),
    ("trial/bot.sh", include_str!("trial/bot.sh")),
];

/// Where `trial/bot.sh` expects the bot of the documentation.
const BOT: &str = "trial/bot.py";

/// The address of machines whose address does not matter.
const ADDRESS: &str = "10.0.0.2";

/// Tries the package, the steps of the container image, and every command of `docs/hosting.md`. Returns whether all went well.
pub(crate) fn run() -> Result<bool, String> {
    let root = crate::root();
    let steps = story::steps(&read(&root.join("docs/hosting.md"))?)?;
    let containerfile = read(&root.join("Containerfile"))?;
    let bot = story::example(&read(&root.join("docs/bot-api.md"))?, "python")?;
    let release = dist::folder();
    if !release.join("SHA256SUMS").exists() {
        return Err("there is no release to try: make one with `cargo xtask dist`".to_owned());
    }
    if !tool::provide_all(&[&NSPAWN, &DEBOOTSTRAP, &CARGO_DEB]) {
        return Ok(false);
    }
    // What the machines see: the release, and the same package with a higher revision, as a new release.
    let folder = root.join(FOLDER);
    let shared = folder.join("shared");
    dist::copy_folder(&release, &shared)?;
    if dist::package(&shared.join(NEW), "2")?.is_none() {
        return Ok(false);
    }
    for (name, script) in SCRIPTS.iter().chain(&[(BOT, &*bot)]) {
        let path = shared.join(name);
        let folder = path.parent().expect("a script is in a folder");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, script));
        written.map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    }
    println!("==> throw-away machines");
    let site = Site::new(&folder, shared)?;
    println!("==> the package");
    if !package::run(&site.boot("package", ADDRESS)?)? {
        return Ok(false);
    }
    println!("==> the container image");
    if !container::run(&site.boot("container", ADDRESS)?, &containerfile)? {
        return Ok(false);
    }
    println!("==> docs/hosting.md");
    run_story(&steps, &site)
}

/// Runs the commands of the page. Stops at the first that fails.
fn run_story(steps: &[Step], site: &Site) -> Result<bool, String> {
    let mut machines = BTreeMap::new();
    for step in steps {
        if !machines.contains_key(&step.machine.name) {
            let machine = site.boot(&step.machine.name, &step.machine.address)?;
            machines.insert(step.machine.name.clone(), machine);
        }
        let machine = &machines[&step.machine.name];
        let start = Instant::now();
        let output = match &step.way {
            Way::NotRun(reason) => {
                println!("    ---- line {:<4}          not run: {reason}", step.line);
                continue;
            }
            Way::Run | Way::Check => machine.run(&step.script)?,
            Way::Instead(script) => machine.run(script)?,
            Way::Background => machine.run(&format!(
                "systemd-run --quiet --working-directory={RELEASE_FOLDER} --setenv=HOME=/root sh -ec '{}'\n\
                 until curl --silent --fail http://127.0.0.1:8420/healthz; do sleep 0.2; done",
                step.script
            ))?,
        };
        println!(
            "    {} line {:<4} {:>5.1} s  {}: {}{}",
            if output.succeeded { "ok  " } else { "FAIL" },
            step.line,
            start.elapsed().as_secs_f64(),
            step.machine.name,
            if matches!(step.way, Way::Instead(_)) { "replaced: " } else { "" },
            step.script.lines().next().unwrap_or_default(),
        );
        if !output.succeeded {
            println!("{}\n{}", step.script, output.text);
            return Ok(false);
        }
    }
    Ok(true)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_of_the_hosting_page_belongs_to_a_machine_or_says_why_not() {
        let page = read(&crate::root().join("docs/hosting.md")).expect("the page can be read");
        let steps = story::steps(&page).expect("no command escapes the trial");
        assert!(steps.iter().any(|step| step.script.contains("miasma admin restore")), "{steps:#?}");
    }
}

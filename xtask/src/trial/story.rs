//! The commands of `docs/hosting.md`, and how the trial runs them.
//!
//! Every block that starts with ```` ```sh ```` is a script, run as root on the machine of its story. HTML comments in front of a block
//! say what a reader does not need to know:
//!
//! | comment | meaning |
//! |---|---|
//! | `<!-- machine: NAME ADDRESS, ... -->` | the following blocks run on each of these machines, which are booted at their first use |
//! | `<!-- background -->` | the next block runs until the story's end; the trial goes on when the server answers |
//! | `<!-- not run: REASON -->` | the next block is not run |
//! | `<!-- instead (REASON): SCRIPT -->` | the trial runs SCRIPT in place of the next block |
//! | `<!-- check: SCRIPT -->` | a script of the trial, which fails if the text before it is not true |

/// A part of the page that the trial deals with.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// The line of the page, counted from 1.
    pub(super) line: usize,
    pub(super) machine: Place,
    pub(super) script: String,
    pub(super) way: Way,
}

/// The machine of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) name: String,
    /// Its address in the network of the trial.
    pub(super) address: String,
}

/// How a script is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Run,
    Background,
    NotRun(String),
    /// The page's script is replaced by this one.
    Instead(String),
    /// Not part of the text.
    Check,
}

impl Step {
    fn new(at: usize, machine: &Place, script: &str, way: Way) -> Self {
        Self { line: at + 1, machine: machine.clone(), script: script.to_owned(), way }
    }
}

impl Place {
    /// Reads `NAME ADDRESS`.
    fn read(words: &str) -> Option<Self> {
        let (name, address) = words.split_once(' ')?;
        Some(Self { name: name.to_owned(), address: address.to_owned() })
    }
}

/// Reads the page. A fault names its line.
pub(super) fn steps(page: &str) -> Result<Vec<Step>, String> {
    let mut steps = Vec::new();
    let mut machines = Vec::new();
    let mut way = None;
    let mut lines = page.lines().enumerate();
    while let Some((at, line)) = lines.next() {
        let fault = |reason: &str| format!("docs/hosting.md, line {}: {reason}", at + 1);
        if line.starts_with("    ") {
            return Err(fault(
                "an indented block would not be tested: write ```sh, ```nginx or another language",
            ));
        }
        if let Some(language) = line.strip_prefix("```") {
            let body: Vec<&str> =
                lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
            match language {
                "" => return Err(fault("a block needs its language")),
                "sh" if machines.is_empty() => return Err(fault("no machine was named")),
                "sh" => {
                    let way = way.take().unwrap_or(Way::Run);
                    steps.extend(
                        machines.iter().map(|machine| Step::new(at, machine, &body.join("\n"), way.clone())),
                    );
                }
                _ if way.is_some() => return Err(fault("the comment before it needs a block of commands")),
                _ => {}
            }
            continue;
        }
        let Some(start) = line.strip_prefix("<!-- ") else { continue };
        // A comment may have several lines.
        let mut comment = start.to_owned();
        while !comment.ends_with(" -->") {
            let (_, more) = lines.next().ok_or_else(|| fault("the comment does not end"))?;
            comment = format!("{comment}\n{more}");
        }
        let comment = comment.trim_end_matches(" -->").to_owned();
        if let Some(places) = comment.strip_prefix("machine: ") {
            machines = places
                .split(", ")
                .map(Place::read)
                .collect::<Option<_>>()
                .ok_or_else(|| fault("a machine has a name and an address"))?;
        } else if comment == "background" {
            way = Some(Way::Background);
        } else if let Some(reason) = comment.strip_prefix("not run: ") {
            way = Some(Way::NotRun(reason.to_owned()));
        } else if let Some((_, script)) =
            comment.strip_prefix("instead (").and_then(|text| text.split_once("): "))
        {
            way = Some(Way::Instead(script.to_owned()));
        } else if let Some(script) = comment.strip_prefix("check: ") {
            steps.extend(machines.iter().map(|machine| Step::new(at, machine, script, Way::Check)));
        } else {
            return Err(fault("an unknown comment"));
        }
    }
    Ok(steps)
}

/// The first block of a page in this language.
pub(super) fn example(page: &str, language: &str) -> Result<String, String> {
    let example = page.split_once(&format!("```{language}\n")).and_then(|(_, rest)| rest.split_once("```"));
    example.map(|(text, _)| text.to_owned()).ok_or_else(|| format!("the page has no example in {language}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_and_comments_become_steps() {
        let page = "# T\n<!-- machine: club 10.0.0.2 -->\n```sh\na\nb\n```\ntext\n<!-- not run: no network -->\n```sh\nc\n```\n\
                    ```toml\nx = 1\n```\n<!-- check: test -e a\ntest -e b -->\n<!-- instead (no ssh): cp a b -->\n```sh\nscp a b:\n```\n";
        let steps = steps(page).expect("a good page");
        let ways: Vec<_> =
            steps.iter().map(|step| (step.line, step.script.as_str(), step.way.clone())).collect();
        assert_eq!(
            ways,
            [
                (3, "a\nb", Way::Run),
                (9, "c", Way::NotRun("no network".into())),
                (15, "test -e a\ntest -e b", Way::Check),
                (18, "scp a b:", Way::Instead("cp a b".into())),
            ]
        );
        assert!(steps.iter().all(|step| step.machine.name == "club"));
    }

    #[test]
    fn the_example_of_a_language_is_the_whole_block() {
        assert_eq!(example("a\n```sh\nb\n```\n```python\nc\nd\n```\n", "python").as_deref(), Ok("c\nd\n"));
        assert!(example("text", "python").is_err());
    }

    #[test]
    fn a_block_runs_on_every_machine_named_before_it() {
        let steps = steps("<!-- machine: a 10.0.0.2, b 10.0.0.3 -->\n```sh\nx\n```\n").expect("a good page");
        let places: Vec<_> = steps.iter().map(|step| (&*step.machine.name, &*step.machine.address)).collect();
        assert_eq!(places, [("a", "10.0.0.2"), ("b", "10.0.0.3")]);
    }

    #[test]
    fn commands_that_no_test_would_run_are_faults() {
        assert!(steps("text\n    miasma serve\n").unwrap_err().contains("line 2"));
        assert!(steps("```\nmiasma serve\n```\n").unwrap_err().contains("language"));
        assert!(steps("```sh\nmiasma serve\n```\n").unwrap_err().contains("machine"));
        assert!(steps("<!-- skip -->\n").unwrap_err().contains("unknown"));
    }
}

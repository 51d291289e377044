//! `miasma config`, and how settings reach `miasma serve`.

use crate::tools::{command, directory, miasma};
use std::io::{BufRead as _, BufReader};

#[test]
fn a_file_with_faults_is_reported_with_lines_and_nothing_starts() {
    let folder = directory("config-faults");
    let file = folder.join("miasma.toml");
    let text = "listen = \"everywhere\"\n\n[limits]\nhearbeat = \"5s\"\n";
    std::fs::write(&file, text).expect("it can be written");
    let file = file.display().to_string();
    let listed = miasma(&["config", "check", &file]).failed("2 faults.");
    assert!(listed.contains("miasma.toml line 1: listen: \"everywhere\" is not an address"), "{listed}");
    assert!(
        listed.contains("line 4: there is no setting limits.hearbeat: do you mean limits.heartbeat?"),
        "{listed}"
    );
    miasma(&["serve", "--config", &file]).refused("line 1: listen");
    miasma(&["config", "check", "/nowhere/miasma.toml"]).failed("can't read /nowhere/miasma.toml");
}

#[test]
fn a_server_takes_its_settings_from_file_environment_and_flags() {
    let folder = directory("config-serve");
    let file = folder.join("miasma.toml");
    let data = folder.join("data");
    let text =
        format!("public_url = \"https://example.org/miasma/\"\nlisten = \"192.0.2.1:1\"\ndata = {data:?}\n");
    std::fs::write(&file, text).expect("it can be written");
    let file = file.display().to_string();
    let mut serve = command(&["serve", "--listen", "127.0.0.1:0"]);
    let mut child =
        serve.env("MIASMA_CONFIG", &file).env("MIASMA_LISTEN", "192.0.2.2:1").spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("its output is ours"))
        .read_line(&mut line)
        .expect("it says where it is");
    let _ = child.kill();
    let _ = child.wait();
    assert_eq!(line, "Miasma is at https://example.org/miasma\n");
    assert!(data.join("miasma.db").is_file());
    let shown = miasma(&["config", "show", &file]).fine();
    assert!(shown.contains("public_url = \"https://example.org/miasma\" # from "), "{shown}");
    assert!(shown.contains("heartbeat = \"25s\" # default"), "{shown}");
}

#[test]
fn a_server_for_the_local_network_does_not_use_the_public_url() {
    let folder = directory("config-lan");
    let file = folder.join("miasma.toml");
    let text = format!(
        "public_url = \"https://games.example/miasma\"\nlisten = \"127.0.0.1:0\"\ndata = {:?}\n",
        folder.join("data")
    );
    std::fs::write(&file, text).expect("it can be written");
    let mut child =
        command(&["serve", "--lan", "--config", &file.display().to_string()]).spawn().expect("it starts");
    let output = BufReader::new(child.stdout.take().expect("its output is ours"));
    let lines = output.lines().map(|line| line.expect("it says where it is"));
    let lines: Vec<String> = lines.take_while(|line| !line.starts_with("Ctrl-C")).collect();
    let _ = child.kill();
    let _ = child.wait();
    assert!(lines[0].starts_with("Miasma is at http://127.0.0.1:"), "{lines:?}");
    assert!(
        lines[1].starts_with("For phones on this network: http://") || lines[1].contains("in no network"),
        "{lines:?}"
    );
    assert!(
        !lines.iter().any(|line| line.contains("games.example") || line.contains("/miasma")),
        "{lines:?}"
    );
    miasma(&["serve", "--lan", "--public-url", "https://games.example"]).misused("--public-url");
}

#[test]
fn a_password_does_not_belong_on_the_command_line() {
    for url in [
        "postgres://miasma:hunter2@127.0.0.1:1/miasma",
        "postgres://127.0.0.1:1/miasma?user=miasma&password=hunter2",
        "postgres:///miasma?password=hunter2",
    ] {
        miasma(&["serve", "--database-url", url]).refused("MIASMA_DATABASE_URL");
        miasma(&["admin", "tables", "--database-url", url]).refused("MIASMA_DATABASE_URL");
    }
}

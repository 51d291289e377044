//! What a host does before an upgrade, with the new program and the database of the old one.

use crate::tools::{directory, miasma};
use capsule::Capsule;
use std::fs;

#[test]
fn commands_before_an_upgrade_read_an_older_database_and_leave_it_as_it_is() {
    for capsule in Capsule::all() {
        let folder = directory(&format!("upgrade-{}", capsule.name));
        let data = folder.join("data");
        fs::create_dir(&data).expect("it can be created");
        let database = data.join("miasma.db");
        capsule.unpack(&database).expect("the capsule is complete");
        let before = fs::read(&database).expect("it is there");
        let data = data.display().to_string();
        let admin = |words: &[&str]| miasma(&[&["admin"], words, &["--data", &data]].concat());

        let games = admin(&["retro"]).fine();
        let mut lines: Vec<&str> = games.lines().collect();
        let last = lines.pop().expect("a last line");
        assert!(lines.len() > 20 && lines.iter().all(|line| line.ends_with("  same")), "{games}");
        assert_eq!(last, format!("{} running games checked.", lines.len()));
        assert!(admin(&["tables"]).fine().ends_with("There are more: --page 2\n"));
        assert!(admin(&["reports"]).fine().contains("This looks odd."));
        assert!(admin(&["check"]).fine().ends_with("tables checked, no damage found.\n"));
        let backup = folder.join("backup.jsonl.gz").display().to_string();
        admin(&["backup", &backup]).fine();
        let records = folder.join("records").display().to_string();
        // Tables that play on from another one have no records.
        admin(&["export", &records]).failed("it plays on from");

        assert!(fs::read(&database).expect("it is there") == before, "{} was changed", capsule.name);
        let restored = folder.join("restored").display().to_string();
        miasma(&["admin", "restore", &backup, "--data", &restored]).fine();
        let again = miasma(&["admin", "retro", "--data", &restored]).fine();
        assert!(again.ends_with(&format!("{last}\n")), "{again}");
    }
}

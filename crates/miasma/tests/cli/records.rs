//! `miasma verify` and `miasma retro`.

use crate::tools::{changed, directory, file, miasma, record};

/// The line of the first entry whose choice starts with these words.
fn entry<'a>(actor: &'a str, words: &'a str) -> impl Fn(&str) -> bool {
    move |line| line.split_once(' ').is_some_and(|(_, rest)| rest.starts_with(&format!("{actor} {words}")))
}

fn number(line: &str) -> &str {
    line.split(' ').next().expect("a line has a first word")
}

#[test]
fn a_fair_game_is_verified() {
    for players in 2..=4 {
        let out = miasma(&["verify", &file(&format!("verify-{players}"), &record(players))]).fine();
        assert!(out.starts_with("OK: ") && out.contains("played to the end"), "{out}");
    }
}

#[test]
fn a_wrong_seed_is_found() {
    let wrong = format!("seed {}", "ab".repeat(32));
    let text = changed(&record(2), |line| line.starts_with("seed "), |_| wrong.clone());
    miasma(&["verify", &file("verify-seed", &text)]).failed("commitment");
}

#[test]
fn a_seed_with_its_own_commitment_is_found_by_its_draws() {
    // The seed of 32 zero bytes and its SHA-256.
    let commitment = "commitment 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    let text = changed(&record(2), |line| line.starts_with("seed "), |_| format!("seed {}", "00".repeat(32)));
    let text = changed(&text, |line| line.starts_with("commitment "), |_| commitment.to_owned());
    let out = miasma(&["verify", &file("verify-other-seed", &text)]).failed("the seed gives");
    assert!(out.starts_with("FAILS: entry "), "{out}");
}

#[test]
fn a_choice_against_the_rules_is_found() {
    let text = record(3);
    let line = text.lines().find(|line| entry("seat", "")(line)).expect("somebody chose");
    let tampered = changed(&text, |other| other == line, |line| format!("{} plague gallia", seat(line)));
    let out = miasma(&["verify", &file("verify-choice", &tampered)]).failed("(RB-");
    assert!(out.starts_with(&format!("FAILS: entry {}: ", number(line))), "{out}");
    let mut words: Vec<&str> = line.split(' ').collect();
    words[2] = if words[2] == "1" { "2" } else { "1" };
    let other = changed(&text, |other| other == line, |_| words.join(" "));
    miasma(&["verify", &file("verify-actor", &other)]).failed("may answer");
}

/// The number and seat of an entry.
fn seat(line: &str) -> String {
    line.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_draw_that_was_not_drawn_is_found() {
    let text = record(4);
    let line = text.lines().find(|line| entry("chance", "token")(line)).expect("a token was drawn");
    let drawn = line.rsplit(' ').next().expect("a line has a last word");
    let later =
        text.lines().skip_while(|other| *other != line).skip(1).find(|line| entry("chance", "token")(line));
    let other = later.and_then(|line| line.rsplit(' ').next()).expect("a second token was drawn");
    let tampered = changed(&text, |other| other == line, |line| line.replace(drawn, other));
    let out = miasma(&["verify", &file("verify-draw", &tampered)]).failed("the seed gives");
    assert!(out.starts_with(&format!("FAILS: entry {}: ", number(line))), "{out}");
}

#[test]
fn a_wrong_result_is_found() {
    let text = changed(&record(2), |line| line.starts_with("result "), |line| format!("{line}0"));
    miasma(&["verify", &file("verify-result", &text)]).failed("but the real result is");
}

#[test]
fn without_its_seed_a_record_is_unproven() {
    let text: String =
        record(2).lines().filter(|line| !line.starts_with("seed ")).map(|line| format!("{line}\n")).collect();
    let out = miasma(&["verify", &file("verify-seedless", &text)]).failed("no seed");
    assert!(out.starts_with("UNPROVEN: "), "{out}");
    let cut: String = record(2).lines().take(60).map(|line| format!("{line}\n")).collect();
    miasma(&["verify", &file("verify-cut", &cut)]).failed("not played to the end");
}

#[test]
fn a_file_that_is_no_record_is_refused() {
    let text = record(2);
    let head: String = text.lines().take(3).map(|line| format!("{line}\n")).collect();
    let entries = |words: &str| changed(&text, entry("seat", ""), |line| format!("{} {words}", seat(line)));
    let cases = [
        ("garbage", "once upon a time".to_owned(), "miasma-record 1.0"),
        ("empty", String::new(), "miasma-record 1.0"),
        ("binary", "\u{0}\u{1}\u{2}".to_owned(), "miasma-record 1.0"),
        ("cut-head", head, "cut off"),
        ("newer", text.replace("miasma-record 1.0", "miasma-record 2.0"), "newer miasma"),
        ("other-game", text.replace("game rattus", "game chess"), "no game \"chess\""),
        ("edition", text.replace("edition 2", "edition 77"), "edition 77"),
        ("pack", text.replace("pack sha256:", "pack sha256:0"), "--data-pack"),
        ("players", text.replace("players 2", "players 8"), "players"),
        ("words", entries("place atlantis"), "atlantis"),
        ("gap", changed(&text, entry("seat", ""), |line| format!("9{line}")), "should stand here"),
        (
            "seat",
            changed(&text, entry("seat", ""), |line| line.replacen("seat ", "seat 9", 1)),
            "neither chance",
        ),
    ];
    for (name, text, because) in cases {
        let path = file(&format!("bad-{name}"), &text);
        for command in ["verify", "replay"] {
            miasma(&[command, &path]).refused(because);
        }
        miasma(&["play", "--resume", &path]).refused(because);
    }
    let missing = directory("bad-missing").join("none.record").display().to_string();
    for words in [&["verify", &missing][..], &["replay", &missing], &["play", "--resume", &missing]] {
        miasma(words).refused("can't read");
    }
    let directory = directory("bad-directory").display().to_string();
    miasma(&["verify", &directory]).refused("can't read");
}

#[test]
fn unknown_fields_are_kept_and_newer_minor_versions_read() {
    let text = record(2).replace("miasma-record 1.0", "miasma-record 1.7");
    let text = text.replace("entries\n", "weather fine\nentries\n") + "applause long\n";
    miasma(&["verify", &file("verify-newer-minor", &text)]).fine();
}

#[test]
fn retro_says_same_differs_refused_and_unreadable() {
    let place = directory("retro");
    let write = |name: &str, text: &str| std::fs::write(place.join(name), text).expect("it can be written");
    let text = record(2);
    std::fs::create_dir(place.join("folder")).expect("it can be made");
    write("one.record", &text);
    write("folder/two.record", &text);
    write("notes.txt", "not a record");
    let path = place.display().to_string();
    assert!(miasma(&["retro", &path]).fine().starts_with("2 records: 2 same,"));
    write("cut.record", &text[..text.find("\nend\n").expect("it has an end") + 1]);
    assert!(miasma(&["retro", &path]).fine().contains("1 replayed without a result"));
    write(
        "differs.record",
        &changed(&text, |line| line.starts_with("ended_by "), |_| "ended_by dragon".to_owned()),
    );
    write(
        "refused.record",
        &changed(&text, entry("seat", ""), |line| format!("{} plague gallia", seat(line))),
    );
    write("unreadable.record", "once upon a time");
    let out = miasma(&["retro", &path])
        .failed("2 same, 1 replayed without a result to compare, 1 differ, 1 refused, 1 un");
    assert!(out.contains("differs.record: differs: ") && out.contains("dragon"), "{out}");
    assert!(out.contains("refused.record: refused at entry "), "{out}");
    assert!(out.contains("unreadable.record: unreadable: "), "{out}");
}

#[test]
fn retro_wants_a_directory_with_records() {
    let place = directory("retro-empty").display().to_string();
    miasma(&["retro", &place]).refused("contains no records");
    miasma(&["retro", &format!("{place}/none")]).refused("can't read");
}

//! `miasma play` with piped input.

use crate::tools::{directory, miasma, typed};

/// Enough first answers to end any game of two.
fn first_answers() -> String {
    "1\n".repeat(1500)
}

/// The result and the seed printed at the end.
fn ending(out: &str) -> &str {
    let (before, after) =
        out.split_once("The seed was ").unwrap_or_else(|| panic!("the game did not end: {out}"));
    let begin = before.rfind("\n\n").unwrap_or(0);
    let end = out.len() - after.len() + after.find('\n').unwrap_or(0);
    &out[begin..end]
}

#[test]
fn a_whole_game_against_bots_is_played_saved_and_verified() {
    let place = directory("play-whole");
    let file = place.join("game.record").display().to_string();
    let words = [
        "play",
        "rattus",
        "--players",
        "2",
        "--bots",
        "1",
        "--level",
        "random",
        "--seed",
        "3",
        "--record",
        &file,
    ];
    let out = typed(&words, &first_answers()).fine();
    assert!(ending(&out).contains("1. Seat "), "{}", ending(&out));
    assert!(miasma(&["verify", &file]).fine().contains("played to the end"));
    assert!(miasma(&["retro", &place.display().to_string()]).fine().contains("1 same"));
}

#[test]
fn the_same_seed_and_words_are_the_same_game() {
    let play = || typed(&["play", "rattus", "--players", "2", "--seed", "9"], &first_answers()).fine();
    assert_eq!(play(), play());
    let other = typed(&["play", "rattus", "--players", "2"], "quit\n").fine();
    let another = typed(&["play", "rattus", "--players", "2"], "quit\n").fine();
    assert_ne!(other.lines().nth(1), another.lines().nth(1), "a seed of the operating system each");
}

#[test]
fn people_can_ask_undo_and_be_refused() {
    let script = "help\nhelp merchant\nhelp rb-44\nhelp zeppelin\nwhy\nwhy region gallia\nwhy plague gallia\n\
                  plague gallia\ndance\nregion\ngallia\nundo\nregion anglia\nquit\n";
    let words = ["play", "rattus", "--seats", "Anna,Ben", "--set", "first_player=seat", "--seed", "4"];
    let out = typed(&words, script).fine();
    for expected in [
        "why CHOICE",
        "RB-44  Merchant (Bourgeoisie)",
        "The rules don't speak of \"zeppelin\"",
        "Why what?",
        "\"region gallia\" is allowed",
        "(RB-08)",
        "\"dance\" is not understood",
        "That could be any of these: region anglia",
        "---- Ben ----",
        "Taken back to before entry ",
        "---- Anna ----",
    ] {
        assert!(out.contains(expected), "{expected} is missing in {out}");
    }
    assert!(out.matches("(RB-08)").count() >= 3, "asked, explained and refused: {out}");
}

#[test]
fn slips_of_the_keyboard_end_nothing() {
    let script = "99\n0\n-3\nregion atlantis\nhelp pied piper\nhelp Gallia\nr\n\u{0}\u{7}\n\nquit\n";
    let out =
        typed(&["play", "rattus", "--players", "2", "--set", "first_player=seat", "--seed", "4"], script)
            .fine();
    assert_eq!(out.matches("The answers are numbered from 1 to 8.").count(), 3, "{out}");
    for expected in [
        "there is no region \"atlantis\"",
        "Pied Piper (Magic): ",
        "Gallia is next to Anglia, Germania, Hispania and Italia.",
        "That could be any of these",
        "is not understood",
        "The game is not over",
    ] {
        assert!(out.contains(expected), "{expected} is missing in {out}");
    }
}

#[test]
fn a_draw_cannot_be_undone() {
    let words = ["play", "rattus", "--seats", "human,human", "--set", "first_player=seat", "--seed", "4"];
    let out = typed(&words, "undo\nquit\n").fine();
    assert!(out.contains("Undo stops here. (RB-70)"), "{out}");
}

#[test]
fn a_saved_game_continues_unchanged() {
    let place = directory("play-saved");
    let file = place.join("half.record").display().to_string();
    let words = ["play", "rattus", "--players", "2", "--bots", "1", "--level", "random", "--seed", "6"];
    let whole = typed(&words, &first_answers()).fine();
    let half = typed(&words, &format!("{}save {file}\nquit\n", "1\n".repeat(30))).fine();
    assert!(half.contains("Saved in "), "{half}");
    assert!(miasma(&["verify", &file]).fine().contains("not played to the end"));
    let rest = typed(&["play", "--resume", &file], &first_answers()).fine();
    assert_eq!(ending(&rest), ending(&whole));
    let loaded =
        typed(&["play", "rattus", "--players", "2"], &format!("load {file}\n{}", first_answers())).fine();
    assert_eq!(ending(&loaded), ending(&whole));
}

#[test]
fn a_finished_game_can_still_be_saved_and_looked_at() {
    let place = directory("play-finished");
    let file = place.join("end.record").display().to_string();
    let words = ["play", "rattus", "--players", "2", "--bots", "1", "--level", "random", "--seed", "3"];
    typed(&words, &format!("{}save {file}\nquit\n", first_answers())).fine();
    let out = typed(&["play", "--resume", &file], "help merchant\nundo\nquit\n").fine();
    assert!(out.contains("RB-44") && out.contains("(RB-70)"), "{out}");
}

#[test]
fn bots_alone_play_to_the_end() {
    let out =
        typed(&["play", "rattus", "--players", "3", "--bots", "3", "--level", "random", "--seed", "2"], "")
            .fine();
    assert!(ending(&out).contains("3. Seat "), "{out}");
}

#[test]
fn no_other_file_is_overwritten() {
    let place = directory("play-overwrite");
    let file = place.join("letter.txt");
    std::fs::write(&file, "dear diary").expect("it can be written");
    let script = format!("save {}\nsave {}/none/x.record\nquit\n", file.display(), place.display());
    let out = typed(&["play", "rattus", "--players", "2"], &script).fine();
    assert_eq!(out.matches("can't write").count(), 2, "{out}");
    assert_eq!(std::fs::read_to_string(file).expect("it is there"), "dear diary");
}

#[test]
fn impossible_tables_are_refused() {
    miasma(&["play", "rattus", "--players", "2", "--bots", "3"]).refused("do not fit");
    miasma(&["play", "rattus", "--seats", "human,,random"]).refused("--seats");
    miasma(&["play", "rattus", "--players", "3", "--seats", "human,random"]).refused("2 seats are listed");
    miasma(&["play", "rattus", "--seats", "human"]).refused("players");
    let run = miasma(&["play", "rattus", "--seed", "xyz"]);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("64 hexadecimal digits"), "{}", run.err);
}

#[test]
fn a_resumed_game_keeps_its_set_up() {
    let file = directory("play-resume").join("x.record").display().to_string();
    typed(&["play", "rattus", "--players", "2"], &format!("save {file}\nquit\n")).fine();
    miasma(&["play", "--resume", &file, "--players", "3"]).refused("keeps its set-up");
    miasma(&["play", "chess", "--resume", &file]).refused("is a game of rattus");
    let out = typed(&["play", "--resume", &file, "--seats", "random,Ben"], "quit\n").fine();
    assert!(out.contains("Seat 1 (a bot: random) and Ben"), "{out}");
}

#[test]
fn the_set_up_dialog_uses_defaults_on_enter() {
    let out = typed(&["play", "rattus", "--ask", "--seed", "3"], "\n\n\nquit\n").fine();
    for expected in [
        "How many play?",
        "Which boxes?",
        "[4] > ",
        "How many of the 4 are bots?",
        "Seat 2 (a bot: apprentice)",
    ] {
        assert!(out.contains(expected), "{expected} is missing in {out}");
    }
    assert!(!out.contains("class cards chosen"), "the base game has just six: {out}");
    assert!(out.contains("miasma play rattus --players 4 --set boxes=base --bots 3"), "{out}");
}

#[test]
fn cards_can_be_picked_and_mistakes_are_asked_again() {
    let script =
        "9\n3\nafr\nseven\n4\nmany\npicked\nknight, horse\nknight, monk\n1 2 3 4 5 astro\n4\n0\nquit\n";
    let out = typed(&["play", "rattus", "--ask"], script).fine();
    for expected in [
        "\"9\" is none of these",
        "\"afr\" is none of these",
        "\"seven\" is none of these",
        "\"many\" is none of these",
        "\"horse\" is none of these",
        "3 players use 6 class cards, not 2",
        "\"4\" can't be",
        "--players 3 --set boxes=base,pied_piper,africanus --set cards=peasant,merchant,monk,knight,witch,astronomer --bots 0",
        "Seat 3 (a person)",
    ] {
        assert!(out.contains(expected), "{expected} is missing in {out}");
    }
}

#[test]
fn five_players_are_offered_only_boxes_that_seat_them() {
    let out = typed(&["play", "rattus", "--ask"], "5\n1\n3\n5\n").fine();
    assert!(out.contains("  1 Rattus and Africanus\n  2 Rattus, Pied Piper and Africanus\n["), "{out}");
    assert!(out.contains("How are the 8 class cards chosen?"), "{out}");
}

#[test]
fn one_can_leave_before_the_game_begins() {
    for script in ["quit\n", "3\nexit\n", ""] {
        let out = typed(&["play", "rattus", "--ask"], script).fine();
        assert!(out.ends_with("Left before the game began.\n"), "{out}");
    }
    assert_eq!(
        miasma(&["play", "rattus", "--ask", "--players", "3"]).status,
        2,
        "then there is nothing to ask"
    );
}

#[test]
fn advice_is_a_warning_before_the_game() {
    let words =
        ["play", "rattus", "--players", "2", "--set", "boxes=base,pied_piper", "--set", "cards=rat_control"];
    let out = typed(&words, "quit\n").fine();
    assert!(out.contains("Warning: With fewer than four players"), "{out}");
}

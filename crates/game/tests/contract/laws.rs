//! The laws hold for a sound game, and each of them catches the game that breaks it.

use crate::toy::{Flaw, Toy, ToySetup};
use game::laws::{self, Config, Law, Report, Violation};
use game::{Game, Setup, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Everything is tried often, in games short enough for it.
const STRICT: Config = Config { most_entries: 300, costly: 2, without: None };

/// Games of each set-up that are enough for every flaw to show.
const GAMES: u64 = 20;

fn try_toy(config: Config) -> Result<Report, Violation> {
    let mut report = Report::default();
    for setup in ToySetup::samples(0) {
        report.add(&config.check::<Toy>(&setup, GAMES, 7)?);
    }
    Ok(report)
}

/// Each flaw with the law that must catch it. `only` where no other law would: without it, the flaw goes unseen.
macro_rules! flaws {
    ($($test:ident: $flaw:ident breaks $($only:ident)? [$law:ident],)+) => {
        $(#[test]
        fn $test() {
            let violation = Flaw::$flaw.during(|| try_toy(STRICT)).expect_err("a flaw must be caught");
            assert_eq!(violation.law, Law::$law, "{violation}");
            $(let $only = Flaw::$flaw.during(|| try_toy(Config { without: Some(Law::$law), ..STRICT }));
            assert!($only.is_ok(), "caught by another law too: {}", $only.unwrap_err());)?
        })+

        /// The laws with a flaw to prove them.
        const PROVEN: &[Law] = &[$(Law::$law),+];
    };
}

flaws! {
    a_panic: Panics breaks only [Survives],
    a_game_that_never_begins: NeverBegins breaks [Begins],
    a_player_without_a_seat: LosesASeat breaks [Begins],
    a_question_without_answers: AsksForNothing breaks [Asks],
    a_question_to_nobody: AsksNobody breaks [Asks],
    a_question_nobody_waits_for: AsksUnawaited breaks [Asks],
    a_draw_of_a_bot: AsksABot breaks [Asks],
    a_question_that_waits_for_strangers: AwaitsStrangers breaks [Asks],
    an_option_offered_twice: OffersTwice breaks [Asks],
    a_question_that_is_not_the_one_returned: Disagrees breaks only [Asks],
    an_option_that_is_refused: RefusesTheOffered breaks only [Answers],
    a_choice_accepted_though_not_offered: AcceptsMore breaks only [Answers],
    a_refused_choice_that_can_be_played: PlaysTheRefused breaks only [Answers],
    a_refusal_of_another_choice: RefusesAnother breaks only [Answers],
    a_refusal_that_changes_the_game: Sulks breaks only [Answers],
    a_refusal_without_a_rule: RefusesWithoutRule breaks only [Answers],
    a_question_without_a_rule: AsksWithoutRule breaks only [Says],
    an_event_without_a_sentence: TellsWithoutKey breaks only [Says],
    a_choice_heard_as_another: Mishears breaks [Says],
    a_choice_said_like_an_undo: SaysUndo breaks [Says],
    a_choice_said_in_two_lines: SaysTwoLines breaks only [Says],
    a_game_without_end: Endless breaks only [Ends],
    a_seat_with_two_places: PlacesASeatTwice breaks only [Ranks],
    a_ranking_without_a_first: RanksFromTwo breaks only [Ranks],
    an_end_without_a_name: EndsUnnamed breaks only [Ranks],
    an_answer_that_does_not_always_do_the_same: Moody breaks [Replays],
    an_answer_that_does_not_always_tell_the_same: TellsTales breaks [Replays],
    an_answer_that_minds_being_watched: Watched breaks [Replays],
    a_hash_of_more_than_the_game: HashesTheWeather breaks [Replays],
    a_set_up_that_reads_as_another: ForgetsPairs breaks only [Replays],
    a_snapshot_that_is_not_whole: ForgetsPeeks breaks only [Saves],
    a_determinized_game_that_looks_different: ImaginesOwnHand breaks [Imagines],
    a_determinized_game_that_misses_a_card: ImaginesACardLess breaks [Imagines],
    a_determinized_game_that_is_the_game: ImaginesNothing breaks only [Imagines],
    a_view_that_shows_hidden_cards: ViewTells breaks [Hides],
    a_view_whose_bytes_tell: BytesTell breaks only [Hides],
    options_that_tell: OptionsTell breaks only [Hides],
    a_prompt_that_tells: PromptTells breaks only [Hides],
    a_key_that_tells: KeyTells breaks only [Hides],
    a_waiting_that_tells: WaitingTells breaks only [Hides],
    a_refusal_that_tells: RefusalTells breaks only [Hides],
    a_hidden_card_that_an_event_shows: HidingTells breaks only [Hides],
    a_hidden_card_that_a_sentence_names: SentenceTells breaks only [Hides],
    a_drawn_card_that_an_event_shows: DrawingTells breaks only [Hides],
    a_dealt_card_that_an_event_hints_at: DrawingHints breaks only [Hides],
    a_card_that_is_shown_but_not_learned: ShowsUnawares breaks only [Hides],
    a_secret_answer_that_an_event_shows: DecliningTells breaks only [Hides],
    a_patch_that_forgets: PatchForgets breaks only [Follows],
    a_change_without_an_event: TurnsUnannounced breaks only [Follows],
    a_card_that_is_lost: LosesACard breaks [Conserves],
    a_shown_card_that_can_be_taken_back: ShowsFreely breaks only [Undoes],
    a_shown_draw_that_can_be_taken_back: BuriesOpenly breaks only [Undoes],
}

#[test]
fn every_law_is_proven_by_a_flaw() {
    for law in Law::ALL {
        assert!(PROVEN.contains(&law), "no flaw breaks {law:?}");
    }
}

#[test]
fn a_sound_game_keeps_every_law_and_every_law_is_tried() {
    let report = try_toy(STRICT).unwrap_or_else(|violation| panic!("{violation}"));
    assert_eq!(report.games, 3 * GAMES);
    assert_eq!(report.endings["no-cards"], 3 * GAMES);
    assert!(report.longest < STRICT.most_entries);
    let tried = [
        report.undos,
        report.undoable_draws,
        report.hidden,
        report.redealt,
        report.paired,
        report.varied,
        report.sweeps,
    ];
    assert!(tried.iter().all(|&count| count > 20), "{report}");
}

#[test]
fn the_laws_hold_on_the_usual_terms() {
    let report = laws::assert_laws::<Toy>(3, 200, 1);
    assert_eq!(report.games, 600);
}

#[test]
fn a_set_up_with_faults_is_not_tried() {
    let violation = laws::check::<Toy>(&ToySetup::standard(9), 1, 1).unwrap_err();
    assert_eq!(violation.law, Law::Begins);
}

#[test]
fn a_breach_says_how_to_reproduce_it() {
    let setup = ToySetup::standard(3);
    let flaw = Flaw::ShowsFreely;
    let violation = flaw.during(|| STRICT.check::<Toy>(&setup, GAMES, 7)).unwrap_err();
    let again = flaw.during(|| STRICT.game::<Toy>(&setup, 7, violation.game, &mut Report::default()));
    assert_eq!(again, Err(violation.clone()));
    let text = violation.to_string();
    assert!(text.starts_with("law Undoes is broken: Played"), "{text}");
    assert!(
        text.contains(&format!("at entry {} of game {}, seed 7", violation.entry, violation.game)),
        "{text}"
    );
    assert!(text.contains("players 3, pairs 10"), "{text}");
    assert!(text.contains("\nentries\n1 chance start"), "{text}");
    assert_eq!(game::Record::<Toy>::read(&violation.record).unwrap().entries.len(), violation.entry);
}

#[test]
fn exploration_does_not_change_the_game() {
    let setup = ToySetup::standard(4);
    let [often, seldom] = [2, 1000].map(|costly| {
        let report = Config { costly, ..STRICT }.check::<Toy>(&setup, 20, 3).unwrap();
        (report.decisions, report.draws, report.undos, report.longest)
    });
    assert_eq!(often, seldom);
}

#[test]
fn a_playout_reaches_the_end_and_counts_its_answers() {
    let mut toy = Toy::new(&ToySetup::standard(2)).unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let (decisions, draws) = playout(&mut toy, &mut random);
    assert_eq!(toy.question(), None);
    assert!(decisions > 10 && draws > 10, "{decisions} decisions, {draws} draws");
}

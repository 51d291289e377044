//! Soldier (Chivalry): two steps by its class; one rat more when the plague spreads (PP-12); in the final round
//! one rat next to the plague piece, from the used tokens when the bag is empty (PP-72).

use crate::cards::{Card, CardId, CardNext, Moment};
use crate::choice::{Choice, family};
use crate::phases::regular::spread_targets;
use crate::rattus::{Rattus, Stage};
use crate::refusal;
use crate::region::Region;
use crate::rule_options::Variation;
use crate::token::Tokens;
use crate::turn::Turn;
use game::{Options, Phrase, Purpose, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Soldier;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// In C: where, if at all.
    Extra,
    /// In the final round: where.
    Finally,
    /// Chance draws it: from the bag or, in the final round, from what is out of the game.
    Draw { region: Region },
}

impl Card for Soldier {
    type Step = Step;
    const RULE: &'static str = "PP-12";
    const MORE_RULES: &'static [&'static str] = &["PP-72"];

    const LISTENS: &'static [Moment] = &[Moment::Spread];

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-acts-in-c", "PP-12").with("card", refusal::card(CardId::Soldier))
    }

    fn usable_finally(game: &Rattus, _: Seat) -> bool {
        !spread_targets(game).is_empty() && !pool(game).is_empty()
    }

    fn unusable_finally(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("card-soldier-no-target", "PP-72")
    }

    fn begin_finally(_: &Rattus, _: Seat) -> Step {
        Step::Finally
    }

    fn at(moment: Moment, game: &Rattus, _: Seat) -> Option<Step> {
        let may = moment == Moment::Spread
            && (game.progress.spread || game.options.has(Variation::SoldierAlways))
            && !game.board.bag.is_empty()
            && !spread_targets(game).is_empty();
        may.then_some(Step::Extra)
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        let regions = Options::none().with(family::region, spread_targets(game).set());
        Some(match step {
            Step::Extra => Question::to(me, "soldier-extra", "PP-12", regions.and(Choice::Pass)),
            Step::Finally => Question::to(me, "soldier-finally", "PP-72", regions),
            Step::Draw { .. } => {
                let bagged = !game.board.bag.is_empty();
                let (prompt, rule) =
                    if bagged { ("draw-rat", "RB-21") } else { ("soldier-recycle", "PP-72") };
                Question::draw(
                    Purpose::Draw,
                    prompt,
                    rule,
                    Options::none().with(family::token, pool(game).set()),
                )
            }
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Extra, Choice::Region(region)) => {
                turn.use_ability(me, CardId::Soldier);
                CardNext::Step(Step::Draw { region })
            }
            (Step::Extra, Choice::Pass) => CardNext::Done,
            (Step::Finally, Choice::Region(region)) => CardNext::Step(Step::Draw { region }),
            (Step::Draw { region }, Choice::Token(token)) if turn.board.bag.is_empty() => {
                turn.recycle_rat(region, token);
                CardNext::Done
            }
            (Step::Draw { region }, Choice::Token(token)) => {
                let rule = rule(turn);
                turn.place_rat(region, token, rule);
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice, game.board.plague()) {
            (Step::Extra | Step::Finally, Choice::Region(region), Some(from)) => {
                refusal::no_new_rat_there(game, from, region, rule(game))
            }
            _ => refusal::not_asked(rule(game)),
        }
    }
}

/// Which of its two abilities is meant.
fn rule(game: &Rattus) -> &'static str {
    if game.progress.stage == Stage::FinalRound { "PP-72" } else { "PP-12" }
}

/// What the Soldier draws from: the bag or, that being empty in the final round, what is out of the game.
fn pool(game: &Rattus) -> Tokens {
    if !game.board.bag.is_empty() {
        return game.board.bag;
    }
    let all = game.options.has(Variation::SoldierDrawsRemoved);
    let out = if all { game.tokens().all } else { game.board.used };
    out.minus(game.board.tokens_on_board())
}

#[cfg(test)]
mod tests {
    use crate::event::{EventKind, From};
    use crate::testing::{Table, piper};
    use game::{Eye, Seat};

    #[test]
    fn pp_12_soldier_takes_the_plague_one_or_two_steps_and_acts_in_c() {
        let mut t = piper(4, "soldier").hold(0, "soldier");
        t.refuses("use soldier", "PP-12").refuses("plague polonia", "RB-45").offers("plague gallia");
        t.play("plague russia").sees_plague("russia");
    }

    #[test]
    fn pp_12_soldier_may_place_one_rat_more_when_new_ones_are_placed() {
        let mut t = piper(4, "soldier").hold(0, "soldier").rats("gallia", &["b25"]);
        t.plays(&["plague gallia", "region italia", "token b13"]).asks(0, "soldier-extra").offers("pass");
        t.play("region italia").asks_chance("draw-rat");
        t.play("token b14").sees_rats("italia", 2).asks(1, "turn");
        assert_eq!(t.rules()[0], "PP-12");
        assert_eq!(t.face_to(Eye::Seat(Seat(0)), "b14"), None, "nobody knows it");

        let mut t = piper(4, "soldier").hold(0, "soldier").rats("gallia", &["b25"]);
        t.plays(&["plague gallia", "region italia", "token b13", "pass"]).sees_rats("italia", 1);
    }

    #[test]
    fn pp_12_soldier_keeps_to_what_binds_the_spread() {
        let mut t = piper(4, "soldier").hold(0, "soldier").rats("gallia", &["b25"]).bishops(&["italia"]);
        t = t.rats("hispania", &["b13", "b14", "b15"]).walls(&[("gallia", "germania")]);
        t.play("plague gallia").draw().asks(0, "soldier-extra");
        assert_eq!(t.offered("region"), ["anglia"]);
        t.refuses("region hispania", "RB-19").refuses("region italia", "PP-53");
        t.refuses("region germania", "PP-34").refuses("region russia", "PP-12").refuses("yes", "PP-12");
    }

    #[test]
    fn pp_12_soldier_places_none_where_the_spread_places_none() {
        let ended = |mut t: Table| assert_eq!(t.plague_into("gallia").question().who.seat(), Some(Seat(1)));
        ended(piper(4, "soldier").hold(0, "soldier"));
        let full = ["anglia", "germania", "hispania", "italia"].iter().zip([
            ["b13", "b14", "b15"],
            ["b16", "b17", "b18"],
            ["b19", "b20", "b21"],
            ["b22", "b23", "b24"],
        ]);
        let t = piper(4, "soldier").hold(0, "soldier").rats("gallia", &["b25"]);
        ended(full.fold(t, |t, (region, tokens)| t.rats(region, &tokens)));
        // The spread has taken the last one of the bag.
        let mut t = piper(4, "soldier").hold(0, "soldier").rats("gallia", &["b25"]).bag(&["b26"]);
        t.play("plague gallia").play("region italia").sees_rats("italia", 1).sees_bag(0);
        assert!(t.happened(|kind| matches!(kind, EventKind::RegularEnded { .. })));
    }

    #[test]
    fn pp_12_soldier_extra_always_needs_no_spread_but_a_rat_and_room() {
        let soldier = || piper(4, "soldier").option("soldier_extra", "always").hold(0, "soldier");
        let mut t = soldier();
        t.play("plague gallia").asks(0, "soldier-extra").refuses("region russia", "PP-12");
        t.plays(&["region italia", "token b13"]).sees_rats("italia", 1).asks(1, "turn");
        soldier().plays(&["plague gallia", "pass"]).asks(1, "turn");
        let mut empty = soldier().bag(&[]);
        empty.play("plague gallia");
        assert!(empty.happened(|kind| matches!(kind, EventKind::RegularEnded { .. })), "no rat is left");
    }

    #[test]
    fn pp_34_walls_stop_new_rats_or_let_them_pass() {
        let walled = |value| {
            let t = piper(4, "soldier,emperor").option("walls_stop_new_rats", value).hold(0, "soldier");
            let mut t = t.rats("gallia", &["b25"]).walls(&[("gallia", "germania")]).bishops(&["italia"]);
            t.play("plague gallia").asks(0, "spread");
            t
        };
        let mut yes = walled("yes");
        assert_eq!(yes.offered("region"), ["anglia", "hispania"]);
        yes.refuses("region germania", "PP-34");
        let mut no = walled("no");
        assert_eq!(no.offered("region"), ["anglia", "germania", "hispania"]);
        no.refuses("region italia", "PP-53").play("region germania").draw().sees_rats("germania", 1);
        no.asks(0, "soldier-extra").offers("region germania");
    }

    #[test]
    fn pp_72_soldier_finally_adds_a_rat_next_to_the_plague_piece() {
        let mut t = piper(4, "soldier,peasant").hold(2, "soldier").hold(1, "peasant").bishops(&["italia"]);
        t = t.plague("gallia").rats("hispania", &["b13", "b14", "b15"]).walls(&[("gallia", "germania")]);
        t = t.finale(3);
        t.play("use soldier").asks_chance("draw-rat");
        t.play("token b25").sees_rats("anglia", 1).asks(1, "final-turn");
        assert_eq!(t.rules()[0], "PP-72");
        assert!(t.happened(|kind| matches!(kind, EventKind::RatPlaced { from: From::Bag, .. })));
    }

    #[test]
    fn pp_72_soldier_finally_is_bound_like_any_new_rat() {
        let mut t = piper(4, "soldier").hold(2, "soldier").plague("gallia").bishops(&["italia"]);
        t = t.rats("hispania", &["b13", "b14", "b15"]).finale(3);
        t.play("use soldier").asks(2, "soldier-finally");
        assert_eq!(t.options(), ["region anglia", "region germania"]);
        t.refuses("region hispania", "RB-19").refuses("region italia", "PP-53");
        t.refuses("region russia", "PP-72").refuses("pass", "PP-72");
        let mut shut = piper(4, "soldier,peasant").hold(2, "soldier,peasant");
        shut = shut.walls(&[("anglia", "gallia"), ("anglia", "scandia")]).finale(3);
        shut.refuses("use soldier", "PP-72");
    }

    #[test]
    fn pp_72_soldier_draws_from_the_used_tokens_when_the_bag_is_empty() {
        let out = |from| {
            let t = piper(2, "soldier,peasant").option("soldier_draws_from", from).hold(1, "soldier,peasant");
            let mut t = t.rats("scandia", &["b49"]).removed(&["b48", "b47"]).bag(&[]).finale(0);
            t.play("use soldier").play("region gallia").asks_chance("soldier-recycle");
            t
        };
        let mut used = out("used");
        assert_eq!(used.question().options.len(), 46);
        assert!(!used.offered("token").iter().any(|id| ["b47", "b48", "b49"].contains(&id.as_str())));
        used.play("token b13").sees_rats("gallia", 1);
        assert!(used.happened(|kind| matches!(kind, EventKind::RatPlaced { from: From::Used, .. })));
        for eye in Eye::limited(2) {
            assert_eq!(used.face_to(eye, "b13"), None, "it is known to nobody");
        }
        let mut all = out("all");
        assert_eq!(all.question().options.len(), 48);
        all.offers("token b47").refuses("token b49", "PP-72").play("token b48").sees_rats("gallia", 1);
        assert_eq!(all.face_to(Eye::Spectator, "b48"), None);
    }

    #[test]
    fn pp_72_soldier_places_nothing_with_no_token_to_draw() {
        let mut t = piper(4, "soldier,peasant").hold(2, "soldier,peasant").bag(&[]);
        t.game.board.used = crate::Tokens::NONE;
        t = t.finale(3);
        t.refuses("use soldier", "PP-72").offers("use peasant");
    }
}

//! The laws of `game::laws` over every variant, player count and option.

use pest::Game;

/// Number of choices of options under which every set-up is played.
const ROUNDS: u64 = 4;

/// One test a round, so that they share the cores.
macro_rules! rounds {
    ($($test:ident: $round:literal;)+) => {
        $(#[test]
        fn $test() {
            hold($round);
        })+

        const _: () = assert!([$($round),+].len() as u64 == ROUNDS, "every round is played");
    };
}

rounds! {
    the_laws_hold_in_a_first_round: 0;
    the_laws_hold_in_a_second_round: 1;
    the_laws_hold_in_a_third_round: 2;
    the_laws_hold_in_a_fourth_round: 3;
}

/// Plays the round's share of `MIASMA_LAW_GAMES`, split evenly over the set-ups.
fn hold(round: u64) {
    let all = std::env::var("MIASMA_LAW_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2000);
    let setups = <pest::Setup as game::Setup>::samples(0).len() as u64;
    game::laws::assert_laws::<Game>(round * 7, (all / (setups * ROUNDS)).max(1), round);
}

//! Checks with a counting allocator that random play does not allocate.

#![allow(unsafe_code, reason = "a global allocator needs it")]

use game::{Actor, Dealer, Game, Journal, Purpose, Seed, Setup as _, playout};
use rattus::Rattus;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// Games per sample set-up.
const GAMES: u64 = 40;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every call is forwarded to the system allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller upholds the contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The number of allocations that `work` makes in this thread.
fn allocations(work: impl FnOnce()) -> u64 {
    let before = COUNT.with(Cell::get);
    work();
    COUNT.with(Cell::get) - before
}

#[test]
fn playouts_allocate_nothing() {
    assert_eq!(allocations(|| drop(std::hint::black_box(vec![1u8]))), 1, "the allocator counts");
    for (number, setup) in (0..).zip(<Rattus as Game>::Setup::samples(0)) {
        let fresh = Rattus::new(&setup).expect("a sample can be played");
        let mut random = Seed::numbered(1, number).stream(Purpose::Bot);
        let mut decisions = 0;
        let made = allocations(|| {
            for _ in 0..GAMES {
                let mut game = fresh;
                decisions += playout(&mut game, &mut random).0;
            }
        });
        assert!(decisions > GAMES, "{decisions} decisions");
        assert_eq!(made, 0, "allocations in {decisions} decisions of {setup:?}");
    }
}

#[test]
fn games_with_fair_draws_allocate_nothing() {
    let fresh = Rattus::new(&rattus::Setup::standard(4)).expect("the standard game can be played");
    let made = allocations(|| {
        for number in 0..GAMES {
            let seed = Seed::numbered(2, number);
            let mut dealer = Dealer::new(&seed);
            let mut game = fresh;
            let mut journal = Journal::off();
            let mut asked = game.question();
            while let Some(question) = asked {
                let choice = match question.who {
                    Actor::Seat(_) => question.options.nth(0),
                    Actor::Chance(purpose) => {
                        question.options.nth(dealer.pick(purpose, question.options.len()))
                    }
                };
                asked = game.play_unchecked(choice, &mut journal);
            }
        }
    });
    assert_eq!(made, 0);
}

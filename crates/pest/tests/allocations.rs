//! Playing allocates nothing: not for a question, not for an answer.

use game::{Game as _, Journal, Random as _, Setup as _};
use pest::{Game, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: everything is handed on to the system's allocator; only a count is kept besides.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = COUNT.try_with(|count| count.set(count.get() + 1));
        // SAFETY: the caller's promises are the system allocator's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: the caller's promises are the system allocator's.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_game_is_played_without_allocating() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
    for players in 1..=5 {
        let mut game = Game::new(&Setup::standard(players)).expect("a sound set-up");
        let mut journal = Journal::off();
        let before = COUNT.get();
        let mut asked = game.question();
        while let Some(question) = asked {
            let choice = question.options.nth(random.below(question.options.len()));
            asked = game.play_unchecked(choice, &mut journal);
        }
        assert_eq!(COUNT.get() - before, 0, "{players} players");
    }
}

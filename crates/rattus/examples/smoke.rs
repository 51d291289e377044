use game::{Game, Journal, Random, Setup as _};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
fn main() {
    println!("size {}", std::mem::size_of::<rattus::Rattus>());
    for round in 0..4 {
        for setup in rattus::Setup::samples(round) {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(round);
            let t = std::time::Instant::now();
            let (mut dec, mut draws, mut games) = (0u64, 0u64, 0u64);
            let mut ends = std::collections::BTreeMap::new();
            while t.elapsed().as_millis() < 150 {
                let mut g = rattus::Rattus::new(&setup).unwrap();
                let mut j = Journal::off();
                let mut q = g.question();
                while let Some(qq) = q {
                    if qq.who.seat().is_some() {
                        dec += 1
                    } else {
                        draws += 1
                    }
                    let c = qq.options.nth(rng.below(qq.options.len()));
                    q = g.play_unchecked(c, &mut j);
                }
                if let Some(b) = g.broken() {
                    panic!("{b} {setup:?}");
                }
                games += 1;
                *ends.entry(g.standing().ended_by).or_insert(0) += 1;
            }
            let s = t.elapsed().as_secs_f64();
            println!(
                "{:?} {}p: {:.2}M dec/s {:.0} games/s, {:.0} dec/game {:.0} draws {:?}",
                setup.boxes,
                setup.players,
                dec as f64 / s / 1e6,
                games as f64 / s,
                dec as f64 / games as f64,
                draws as f64 / games as f64,
                ends
            );
        }
    }
}

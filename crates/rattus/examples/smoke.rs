use game::{Game, Setup as _, Journal, Random};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
fn main() {
    let a: Vec<u64> = std::env::args().skip(1).map(|x| x.parse().unwrap()).collect();
    let (boxes, players, n) = (a[0], a[1], a[2]);
    let setup = rattus::Setup { boxes: rattus::Boxes::ALL[boxes as usize], ..rattus::Setup::standard(players as u8) };
    println!("size {} board {}", std::mem::size_of::<rattus::Rattus>(), std::mem::size_of::<rattus::Board>());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let t = std::time::Instant::now();
    let (mut dec, mut draws) = (0u64,0u64);
    for _ in 0..n {
            let mut g = rattus::Rattus::new(&setup).unwrap();
            let mut j = Journal::off();
            let mut q = g.question();
            while let Some(qq) = q {
                if qq.who.seat().is_some() { dec += 1 } else { draws += 1 }
                let c = qq.options.nth(rng.below(qq.options.len()));
                q = g.play_unchecked(c, &mut j);
            }
    }
    let s = t.elapsed().as_secs_f64();
    println!("{:.2}M dec/s {:.0} games/s, {dec} dec {draws} draws", dec as f64/s/1e6, n as f64/s);
}

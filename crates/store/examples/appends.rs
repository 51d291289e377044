//! Measures appends per second: `cargo run --profile dist -p store --example appends -- [tables] [seconds] [url]`.
//!
//! Each table waits for its append before it sends the next, as games do. Without a URL the store is a new SQLite file in
//! the temporary directory or in `MIASMA_BENCH_DIR`.

use std::time::{Duration, Instant};
use store::{Append, Location, Stage, TableId, TableMetadata};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let tables: usize = args.next().map_or(Ok(500), |arg| arg.parse())?;
    let seconds: u64 = args.next().map_or(Ok(10), |arg| arg.parse())?;
    let directory = std::env::var_os("MIASMA_BENCH_DIR").map_or_else(std::env::temp_dir, Into::into);
    let directory = tempfile::tempdir_in(directory)?;
    let location =
        args.next().map_or_else(|| Location::Directory(directory.path().to_owned()), Location::Url);
    let store = store::open(&location).await?;

    let begin = Instant::now();
    let end = begin + Duration::from_secs(seconds);
    let run = std::process::id();
    let players = (0..tables).map(|table| {
        let store = store.clone();
        tokio::spawn(async move {
            let table = TableId(format!("t{run}x{table}"));
            let mut took = Vec::new();
            while Instant::now() < end {
                let after = took.len() as u64;
                let key = format!(
                    "{:032x}",
                    u128::from(after).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)
                );
                let begin = Instant::now();
                let appended = store.append(Append {
                    table: table.clone(),
                    after,
                    at: i64::try_from(after).expect("small"),
                    entries: vec![(Some(key), format!("{after:150}"))],
                    metadata: TableMetadata {
                        stage: Stage::Running,
                        game: "rattus".to_owned(),
                        public: true,
                        scheduled_at: None,
                        leased_until: None,
                        summary: format!("{after:200}"),
                    },
                    seats: None,
                    snapshot: None,
                    naming: Vec::new(),
                });
                appended.await.expect("there is no other writer");
                took.push(begin.elapsed());
            }
            took
        })
    });
    let mut took = Vec::new();
    for player in players.collect::<Vec<_>>() {
        took.extend(player.await?);
    }
    let elapsed = begin.elapsed().as_secs_f64();
    took.sort();
    let at = |part: f64| took[((took.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    println!(
        "{tables} tables: {:.0} appends/s; p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms",
        took.len() as f64 / elapsed,
        at(0.5),
        at(0.99),
        at(1.0)
    );
    store.close().await;
    Ok(())
}

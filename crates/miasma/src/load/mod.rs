//! `miasma load`: load test of a running server, with random players on real sockets.

mod client;
mod hostile;
mod http;
mod latencies;

use crate::failure::{Failure, Outcome};
use client::{Client, Count};
use hostile::HostileReport;
use http::Http;
use latencies::Phase;
use serde::Serialize;
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

/// Load-test a running server with random players on real sockets
///
/// Every client checks that the log entries of its table arrive complete and in order, and that every acknowledged move is in the
/// log at the end. Afterwards the tables and guests of the test are deleted. Start the server with --unlimited, or its rate limits will slow down the test.
#[derive(clap::Args)]
pub struct Args {
    /// URL of the server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8420")]
    url: String,
    /// The game
    #[arg(long, value_name = "NAME", default_value = registry::each_title!(G => <G as game::Game>::NAME)[0])]
    game: String,
    /// Number of tables
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,
    /// Players per table
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,
    /// Duration in seconds; with --hostile, of each phase
    #[arg(long, value_name = "N", default_value_t = 30)]
    seconds: u64,
    /// Average time a player thinks about a move, in milliseconds [default: 0, with --hostile 500]
    #[arg(long, value_name = "MS")]
    think: Option<u64>,
    /// Let quiet phases and phases with hostile clients take turns, and compare them
    ///
    /// Hostile clients flood sockets, keep connections open and silent, try passwords, send large bodies and packs, reconnect all the
    /// time, and let 40 tables of master bots play. Start the server with --proxy 127.0.0.1 and without --unlimited: its limits are
    /// what is tested, and hostile clients come from addresses of their own.
    #[arg(long)]
    hostile: bool,
    /// Number of quiet and hostile phases
    #[arg(long, value_name = "N", default_value_t = 3, requires = "hostile")]
    rounds: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The results.
#[derive(Serialize)]
struct LoadResult {
    tables: usize,
    seconds: f64,
    /// Acknowledged moves.
    moves: u64,
    moves_per_s: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// Log entries that never arrived, and acknowledged moves that are not in the log.
    lost: u64,
    /// Log entries that arrived twice.
    doubled: u64,
    /// Commands that were refused or stale.
    refused: u64,
    server_cpu_s: f64,
    bytes_per_table: f64,
    /// Duration of the server's last commits.
    commit_p50_ms: f64,
    commit_p99_ms: f64,
    /// The comparison with hostile clients.
    #[serde(skip_serializing_if = "Option::is_none")]
    hostile: Option<HostileReport>,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<Outcome, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::cannot("start", error))?;
    let report = runtime.block_on(measure(args)).map_err(Failure::new)?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        let LoadResult { moves, moves_per_s, p50_ms, p99_ms, max_ms, lost, doubled, refused, .. } = report;
        writeln!(
            out,
            "{} tables, {:.1} s: {moves} moves acknowledged, {moves_per_s:.0} per second",
            args.tables, report.seconds
        )?;
        writeln!(
            out,
            "latency: {p50_ms:.1} ms (median), {p99_ms:.1} ms (99th percentile), {max_ms:.1} ms (maximum)"
        )?;
        let (half, most) = (report.commit_p50_ms, report.commit_p99_ms);
        writeln!(out, "of that one commit: {half:.1} ms (median), {most:.1} ms (99th percentile)")?;
        writeln!(out, "lost {lost}, doubled {doubled}, refused {refused}")?;
        let (cpu, bytes) = (report.server_cpu_s, report.bytes_per_table);
        writeln!(out, "the server used {cpu:.1} s of CPU time, and {bytes:.0} bytes per idle table")?;
        if let Some(hostile) = &report.hostile {
            print_hostile(hostile, out)?;
        }
    }
    let is_slow = report.hostile.as_ref().is_some_and(|hostile| hostile.total.ratio >= hostile::MAX_RATIO);
    Ok(if report.lost + report.doubled == 0 && !is_slow { Outcome::Success } else { Outcome::Failed })
}

fn print_hostile(report: &HostileReport, out: &mut impl Write) -> Result<(), Failure> {
    let attacks = &report.attacks;
    writeln!(
        out,
        "hostile clients: {:?} messages, {:?} sockets closed for them, {:?} requests ({:?} refused), {:?} connections",
        attacks.messages, attacks.closed_sockets, attacks.requests, attacks.refused, attacks.connections
    )?;
    let named = (1..).map(|number: u32| format!("round {number}")).zip(&report.rounds);
    for (name, round) in named.chain([("all".to_owned(), &report.total)]) {
        writeln!(
            out,
            "{name}: 99th percentile {:.1} ms quiet, {:.1} ms hostile, ratio {:.2}",
            round.quiet_p99_ms, round.hostile_p99_ms, round.ratio
        )?;
    }
    Ok(())
}

async fn measure(args: &Args) -> Result<LoadResult, String> {
    let http = Http::new(&args.url)?;
    // The hostile clients have addresses of their own, and so have the others.
    let http = Arc::new(if args.hostile { http.forwarded_for("198.51.100.1") } else { http });
    let mut traces = Traces { http: Arc::clone(&http), guests: Vec::new(), tables: Arc::default() };
    let measured = measure_with(args, &mut traces).await;
    let removed = traces.remove(usize::from(args.players)).await;
    let report = measured?;
    removed.map_err(|why| format!("the tables of the test could not be deleted: {why}"))?;
    Ok(report)
}

/// What the test leaves on the server: guests, and tables with the guests who host them.
struct Traces {
    http: Arc<Http>,
    guests: Vec<String>,
    tables: Arc<Mutex<Vec<(String, String)>>>,
}

impl Traces {
    /// Deletes everything. Guests without a table of their own come first: a host can delete a table that nobody else has a seat at.
    async fn remove(self, players: usize) -> Result<(), String> {
        let tables = std::mem::take(&mut *self.tables.lock().unwrap_or_else(PoisonError::into_inner));
        let (mut hosts, mut others) = (Vec::new(), Vec::new());
        for (number, guest) in self.guests.into_iter().enumerate() {
            let group = if number % players.max(1) == 0 { &mut hosts } else { &mut others };
            group.push((guest, "/api/me".to_owned()));
        }
        let tables = tables.into_iter().map(|(table, host)| (host, format!("/api/tables/{table}"))).collect();
        for group in [others, tables, hosts] {
            let permits = Arc::new(Semaphore::new(16));
            let mut deletions = JoinSet::new();
            for (cookie, path) in group {
                let (http, permits) = (Arc::clone(&self.http), Arc::clone(&permits));
                deletions.spawn(async move {
                    let _permit = permits.acquire().await;
                    http.delete(&cookie, &path).await
                });
            }
            while let Some(deleted) = deletions.join_next().await {
                deleted.map_err(|error| error.to_string())??;
            }
        }
        Ok(())
    }
}

async fn measure_with(args: &Args, traces: &mut Traces) -> Result<LoadResult, String> {
    let http = Arc::clone(&traces.http);
    // Many sockets share a guest: creating one per socket would dominate the test.
    for number in 0..usize::from(args.players) * 8 {
        traces.guests.push(http.guest(&format!("load {number}")).await?);
    }
    let guests = &traces.guests;
    // The base line for the memory per table.
    let before = http.server().await?;
    let go = Arc::new(AtomicBool::new(false));
    let stop = Arc::new(AtomicBool::new(false));
    let phase = Phase::default();
    let think = Duration::from_millis(args.think.unwrap_or(if args.hostile { 500 } else { 0 }));
    let making = Arc::new(Semaphore::new(16));
    let (ready, mut all_ready) = mpsc::channel(args.tables.max(1));
    let mut tables = JoinSet::new();
    for number in 0..args.tables {
        let first = number * usize::from(args.players);
        let cookies: Vec<String> = (0..usize::from(args.players))
            .map(|seat| guests[(first + seat) % guests.len()].clone())
            .collect();
        let run = TableRun {
            http: Arc::clone(&http),
            game: args.game.clone(),
            cookies,
            making: Arc::clone(&making),
            go: Arc::clone(&go),
            stop: Arc::clone(&stop),
            number: number as u64,
            made: Arc::clone(&traces.tables),
            think,
            phase: phase.clone(),
        };
        let ready = ready.clone();
        tables.spawn(async move { run.play(ready).await });
    }
    drop(ready);
    for _ in 0..args.tables {
        if all_ready.recv().await.is_none() {
            break;
        }
    }
    if let Some(Ok(Err(why))) = tables.try_join_next() {
        return Err(why);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let idle = http.server().await?;
    let start = Instant::now();
    go.store(true, Ordering::Relaxed);
    let duration = Duration::from_secs(args.seconds);
    let attacks = if args.hostile {
        phase.set(None);
        let made = || traces.tables.lock().unwrap_or_else(PoisonError::into_inner).clone();
        // The latest of every table: those are running.
        let running = || made().into_iter().rev().take(args.tables).map(|(table, _)| table).collect();
        Some(hostile::alternate(&http, running, &phase, args.rounds, duration).await?)
    } else {
        tokio::time::sleep(duration).await;
        None
    };
    stop.store(true, Ordering::Relaxed);
    let seconds = start.elapsed().as_secs_f64();
    let mut count = Count::default();
    while let Some(done) = tables.join_next().await {
        count.add(done.map_err(|error| error.to_string())??);
    }
    let after = http.server().await?;
    let at = |share: f64| count.latencies.at(share);
    Ok(LoadResult {
        tables: args.tables,
        seconds,
        moves: count.moves,
        moves_per_s: count.moves as f64 / seconds,
        p50_ms: at(0.5),
        p99_ms: at(0.99),
        max_ms: at(1.0),
        lost: count.lost,
        doubled: count.doubled,
        refused: count.refused,
        server_cpu_s: after.cpu_s - idle.cpu_s,
        bytes_per_table: (idle.bytes - before.bytes) / args.tables as f64,
        commit_p50_ms: after.commit_quantile(&idle, 0.5) * 1000.0,
        commit_p99_ms: after.commit_quantile(&idle, 0.99) * 1000.0,
        hostile: attacks.map(|attacks| HostileReport::of(&count.latencies, args.rounds, attacks)),
    })
}

/// Plays one table, and after its game the next.
struct TableRun {
    http: Arc<Http>,
    game: String,
    cookies: Vec<String>,
    making: Arc<Semaphore>,
    go: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
    number: u64,
    /// All tables of the test, with their hosts.
    made: Arc<Mutex<Vec<(String, String)>>>,
    think: Duration,
    phase: Phase,
}

impl TableRun {
    /// Ends the game by agreement if it is not over, so that no bot plays on.
    async fn end(&self, table: &str) -> Result<(), String> {
        for (seat, cookie) in (1..).zip(&self.cookies) {
            self.http.agree_to_end(cookie, table, seat).await?;
        }
        Ok(())
    }

    async fn play(self, ready: mpsc::Sender<()>) -> Result<Count, String> {
        let mut total = Count::default();
        let mut ready = Some(ready);
        let mut round = 0;
        while ready.is_some() || !self.stop.load(Ordering::Relaxed) {
            let permit = self.making.acquire().await.map_err(|error| error.to_string())?;
            let id = self.http.make(&self.cookies[0], &self.game, self.cookies.len()).await?;
            let made = (id.clone(), self.cookies[0].clone());
            self.made.lock().unwrap_or_else(PoisonError::into_inner).push(made);
            let mut clients = Vec::new();
            for (seat, cookie) in self.cookies.iter().enumerate() {
                let rng = self.number << 20 | round << 4 | seat as u64;
                let mut client = Client::connect(&self.http, cookie, &id, seat as u8 + 1, rng).await?;
                if seat + 1 == self.cookies.len() {
                    clients.push(client);
                    break;
                }
                if seat > 0 {
                    client.command(r#"{"do":"sit","seat":SEAT}"#).await?;
                }
                clients.push(client);
            }
            let last = clients.len() - 1;
            if last > 0 {
                clients[last].command(r#"{"do":"sit","seat":SEAT}"#).await?;
            }
            clients[0].command(r#"{"do":"start"}"#).await?;
            drop(permit);
            if let Some(ready) = ready.take() {
                let _ = ready.send(()).await;
            }
            while !self.go.load(Ordering::Relaxed) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            let mut games = JoinSet::new();
            for client in clients {
                games.spawn(client.play(Arc::clone(&self.stop), self.think, self.phase.clone()));
            }
            let mut seen = 0;
            let mut acknowledged = Vec::new();
            while let Some(done) = games.join_next().await {
                let mut count = done.map_err(|error| error.to_string())??;
                acknowledged.append(&mut count.acknowledged);
                seen = seen.max(count.seen);
                total.add(count);
            }
            let (kept, last) = self.http.moves(&self.cookies[0], &id).await?;
            let (lost, doubled) = lost_and_doubled(acknowledged, &kept);
            // The log must also have every entry that was seen.
            total.lost += lost + seen.saturating_sub(last);
            total.doubled += doubled;
            self.end(&id).await?;
            round += 1;
        }
        Ok(total)
    }
}

/// Compares the numbers of all acknowledged moves with those in the log: how many are missing there, and how many were acknowledged under
/// the number of another.
fn lost_and_doubled(acknowledged: Vec<u64>, kept: &BTreeSet<u64>) -> (u64, u64) {
    let sent = acknowledged.len();
    let distinct: BTreeSet<u64> = acknowledged.into_iter().collect();
    (distinct.difference(kept).count() as u64, (sent - distinct.len()) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_acknowledged_move_is_looked_for_in_the_log_not_only_the_last() {
        let kept = BTreeSet::from([2, 3, 5, 8]);
        assert_eq!(lost_and_doubled(vec![8, 3, 2], &kept), (0, 0));
        assert_eq!(lost_and_doubled(vec![2, 4, 6, 8], &kept), (2, 0), "4 and 6 are lost");
        assert_eq!(lost_and_doubled(vec![3, 3, 5], &kept), (0, 1), "one number for two moves");
    }
}

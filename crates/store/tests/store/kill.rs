//! The process is killed under load, again and again: what was acknowledged stays, and nothing is there twice.

use crate::ground::{Ground, keyed, log};
use crate::{Test, tests};
use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::Duration;
use store::{AppendError, Location};

pub(crate) const TESTS: &[(&str, Test)] = tests![kill::{what_was_acknowledged_survives_a_kill}];

const KILLS: usize = 20;
const TABLES: usize = 40;

/// Tells the child where its store is; it is what makes a process a child.
pub(crate) const PLACE: &str = "MIASMA_STORE_TEST_CHILD";

pub(crate) fn is_child() -> bool {
    std::env::var_os(PLACE).is_some()
}

/// Plays at all tables until it is killed, and prints every entry that was acknowledged.
pub(crate) fn child() {
    let place = std::env::var(PLACE).expect("it is a child");
    let place = if place.starts_with("postgres://") {
        Location::Url(place)
    } else {
        Location::Directory(place.into())
    };
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
    runtime.block_on(async {
        let store = store::open(&place).await.expect("the place is good");
        if std::env::var_os(crate::sqlite::SMALL).is_some() {
            return crate::sqlite::fill_the_disk(&*store).await;
        }
        let players = (0..TABLES).map(|n| {
            let store = store.clone();
            tokio::spawn(async move {
                let name = format!("t{n}");
                let last = log(&*store, &name).await.len() as u64;
                let command =
                    |number: u64| keyed(&name, number - 1, &format!("k{number}"), &format!("{n}/{number}"));
                if last > 0 {
                    // Perhaps the answer to the last command was lost with the process: it is sent again.
                    let again = store.append(command(last)).await;
                    assert_eq!(again, Err(AppendError::Duplicate { number: last }));
                }
                for number in last + 1.. {
                    store.append(command(number)).await.expect("nobody else plays here");
                    let line = format!("{n} {number}\n");
                    std::io::stdout().lock().write_all(line.as_bytes()).expect("somebody listens");
                    std::io::stdout().lock().flush().expect("somebody listens");
                }
            })
        });
        for player in players.collect::<Vec<_>>() {
            player.await.expect("it plays until it is killed");
        }
    });
}

async fn what_was_acknowledged_survives_a_kill(ground: Ground) {
    let place = match &ground.place {
        Location::Directory(folder) => folder.clone().into_os_string(),
        Location::Url(url) => url.into(),
    };
    let mut acknowledged: HashMap<usize, u64> = HashMap::new();
    for kill in 0..KILLS {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .env(PLACE, &place)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a child");
        let output = BufReader::new(child.stdout.take().expect("it was piped"));
        let (begun, wait) = std::sync::mpsc::channel();
        let reader = std::thread::spawn(move || {
            let mut lines = Vec::new();
            let mut output = output;
            let mut line = String::new();
            // A line without its end was cut off by the kill.
            while output.read_line(&mut line).is_ok_and(|read| read > 0) && line.ends_with('\n') {
                let (table, number) = line.trim().split_once(' ').expect("two words");
                lines.push((table.parse().expect("a table"), number.parse().expect("a number")));
                line.clear();
                let _ = begun.send(());
            }
            lines
        });
        wait.recv_timeout(Duration::from_secs(30)).expect("the child plays");
        let mut random = [0];
        getrandom::fill(&mut random).expect("random numbers");
        tokio::time::sleep(Duration::from_micros(u64::from(random[0]) * 300)).await;
        child.kill().expect("it runs until it is killed");
        child.wait().expect("it was killed");
        let lines: Vec<(usize, u64)> = reader.join().expect("the reader ends");
        assert!(!lines.is_empty(), "kill {kill} came before anything was done");
        for (table, number) in lines {
            let last = acknowledged.entry(table).or_default();
            assert!(number > *last, "t{table}: {number} was acknowledged after {last}");
            *last = number;
        }

        let store = ground.open().await;
        for table in 0..TABLES {
            let log = log(&*store, &format!("t{table}")).await;
            let promised = acknowledged.get(&table).copied().unwrap_or(0);
            assert!(log.len() as u64 >= promised, "t{table} has lost entries after {}", log.len());
            for (entry, number) in log.iter().zip(1..) {
                assert_eq!((entry.number, &entry.body), (number, &format!("{table}/{number}")));
            }
        }
        store.close().await;
    }
    assert!(acknowledged.values().sum::<u64>() > 200, "hardly anything was played: {acknowledged:?}");
}

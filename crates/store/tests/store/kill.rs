//! Kills the process under load, again and again: every acknowledged entry is there afterwards, and none twice.

use crate::fixtures::{keyed, log};
use crate::{Test, tests};
use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::Duration;
use store::testing::TestDatabase;
use store::{AppendError, Location};

pub(crate) const TESTS: &[(&str, Test)] = tests![kill::{acknowledged_appends_survive_a_kill}];

const KILLS: usize = 20;
const TABLES: usize = 40;

/// Set for the child process: the location of its store.
pub(crate) const LOCATION: &str = "MIASMA_STORE_TEST_CHILD";

pub(crate) fn is_child() -> bool {
    std::env::var_os(LOCATION).is_some()
}

/// Appends to all tables until it is killed, and prints every acknowledged entry.
pub(crate) fn child() {
    let location = std::env::var(LOCATION).expect("it is a child");
    let location = if location.starts_with("postgres://") {
        Location::Url(location)
    } else {
        Location::Directory(location.into())
    };
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
    runtime.block_on(async {
        let store = store::open(&location).await.expect("the store opens");
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
                    // The reply to the last command may have been lost with the process, so the client sends it again.
                    let again = store.append(command(last)).await;
                    assert_eq!(again, Err(AppendError::Duplicate { number: last }));
                }
                for number in last + 1.. {
                    store.append(command(number)).await.expect("there is no other writer");
                    let line = format!("{n} {number}\n");
                    std::io::stdout().lock().write_all(line.as_bytes()).expect("the parent reads");
                    std::io::stdout().lock().flush().expect("the parent reads");
                }
            })
        });
        for player in players.collect::<Vec<_>>() {
            player.await.expect("the task runs until the kill");
        }
    });
}

async fn acknowledged_appends_survive_a_kill(database: TestDatabase) {
    let location = match &database.location {
        Location::Directory(folder) => folder.clone().into_os_string(),
        Location::Url(url) => url.into(),
    };
    let mut acknowledged: HashMap<usize, u64> = HashMap::new();
    for kill in 0..KILLS {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .env(LOCATION, &location)
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
            // The kill may have truncated the last line.
            while output.read_line(&mut line).is_ok_and(|read| read > 0) && line.ends_with('\n') {
                let (table, number) = line.trim().split_once(' ').expect("two words");
                lines.push((table.parse().expect("a table"), number.parse().expect("a number")));
                line.clear();
                let _ = begun.send(());
            }
            lines
        });
        wait.recv_timeout(Duration::from_secs(30)).expect("the child appends");
        let mut random = [0];
        getrandom::fill(&mut random).expect("random numbers");
        tokio::time::sleep(Duration::from_micros(u64::from(random[0]) * 300)).await;
        child.kill().expect("it runs until it is killed");
        child.wait().expect("it was killed");
        let lines: Vec<(usize, u64)> = reader.join().expect("the reader ends");
        assert!(!lines.is_empty(), "kill {kill} came before the first append");
        for (table, number) in lines {
            let last = acknowledged.entry(table).or_default();
            assert!(number > *last, "t{table}: {number} was acknowledged after {last}");
            *last = number;
        }

        let store = database.open().await;
        for table in 0..TABLES {
            let log = log(&*store, &format!("t{table}")).await;
            let promised = acknowledged.get(&table).copied().unwrap_or(0);
            assert!(log.len() as u64 >= promised, "t{table} lost entries after {}", log.len());
            for (entry, number) in log.iter().zip(1..) {
                assert_eq!((entry.number, &entry.body), (number, &format!("{table}/{number}")));
            }
        }
        store.close().await;
    }
    assert!(acknowledged.values().sum::<u64>() > 200, "there were hardly any appends: {acknowledged:?}");
}

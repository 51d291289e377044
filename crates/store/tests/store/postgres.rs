//! What can go wrong only in a database shared by several nodes.

use crate::fixtures::{behind, bodies, execute, table_id, unkeyed};
use crate::{Test, tests};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::testing::{Cluster, Engine, TestDatabase, TlsCluster};
use store::{Append, AppendError, Location, Notification, Store, StoreError, TableMetadata};
use tokio::sync::broadcast::Receiver;
use tokio::time::{sleep, timeout};

pub(crate) const TESTS: &[(&str, Test)] = tests![postgres::{
    a_node_is_notified_of_appends_of_others_but_not_its_own,
    a_broken_listener_reports_missed_notifications,
    a_killed_connection_is_replaced,
    a_crash_of_the_database_is_survived,
    several_nodes_can_migrate_an_empty_database_at_once,
    only_postgresql_urls_are_accepted,
    an_error_never_contains_the_password,
    a_locked_row_does_not_block_for_ever,
    two_nodes_that_write_the_same_tables_never_deadlock,
    connections_are_encrypted_and_certificates_checked,
    the_time_is_that_of_the_database,
}];

const TIMEOUT: Duration = Duration::from_secs(10);

async fn next(notices: &mut Receiver<Notification>) -> Notification {
    timeout(TIMEOUT, notices.recv())
        .await
        .expect("a notification arrives")
        .expect("the receiver does not lag")
}

async fn a_node_is_notified_of_appends_of_others_but_not_its_own(database: TestDatabase) {
    let [one, two] = database.open_two().await;
    let (mut at_one, mut at_two) = (one.notifications(), two.notifications());
    let name = "a table with blanks";
    one.append(unkeyed(name, 0, "a")).await.unwrap();
    assert_eq!(next(&mut at_two).await, Notification::Appended { table: table_id(name), last: 1 });
    let two_entries = vec![(None, "b".to_owned()), (None, "c".to_owned())];
    two.append(Append { entries: two_entries, ..unkeyed(name, 1, "") }).await.unwrap();
    assert_eq!(next(&mut at_one).await, Notification::Appended { table: table_id(name), last: 3 });
    assert_eq!(one.append(unkeyed(name, 1, "late")).await, behind(3));
    one.append(unkeyed("u", 0, "d")).await.unwrap();
    assert_eq!(next(&mut at_two).await, Notification::Appended { table: table_id("u"), last: 1 });
    assert!(at_one.is_empty(), "a node was notified of its own append");
    one.close().await;
    two.close().await;
}

async fn connections_are_encrypted_and_certificates_checked(_: TestDatabase) {
    let cluster = tokio::task::spawn_blocking(TlsCluster::start).await.unwrap().unwrap();
    let root = cluster.certificate();
    let open = |url: String| async move { store::open(&Location::Url(url)).await };
    for parameters in
        ["sslmode=require".to_owned(), format!("sslmode=verify-full&sslrootcert={}", root.display())]
    {
        let url = cluster.database(&parameters);
        let [one, two] = [open(url.clone()).await.unwrap(), open(url.clone()).await.unwrap()];
        let mut at_two = two.notifications();
        one.append(unkeyed("t", 0, "a")).await.unwrap();
        assert_eq!(next(&mut at_two).await, Notification::Appended { table: table_id("t"), last: 1 });
        let plain = "SELECT count(*) FROM pg_stat_activity JOIN pg_stat_ssl USING (pid)
             WHERE application_name = 'miasma' AND NOT ssl";
        assert_eq!(cluster.execute(&url, plain), "0");
        one.close().await;
        two.close().await;
    }
    // The server refuses connections without TLS, and an unknown certificate is refused.
    for parameters in ["sslmode=disable", "sslmode=verify-full"] {
        let refused = open(cluster.database(parameters)).await;
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{parameters}");
    }
}

async fn the_time_is_that_of_the_database(database: TestDatabase) {
    let store = database.open().await;
    let milliseconds = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
    let ask = || database.cluster().execute(database.url(), milliseconds).parse::<i64>().unwrap();
    let before = ask();
    let time = store.time().unwrap();
    let after = ask();
    assert!((before..=after).contains(&time), "{before} {time} {after}");
    store.close().await;
}

async fn a_broken_listener_reports_missed_notifications(database: TestDatabase) {
    let [one, two] = database.open_two().await;
    let mut at_one = one.notifications();
    kill_connections(&database);
    assert_eq!(next(&mut at_one).await, Notification::Missed);
    two.append(unkeyed("t", 0, "a")).await.unwrap();
    loop {
        // The kill may have hit the new connection as well.
        let notification = next(&mut at_one).await;
        if notification != Notification::Missed {
            assert_eq!(notification, Notification::Appended { table: table_id("t"), last: 1 });
            break;
        }
    }
    one.close().await;
    two.close().await;
}

fn kill_connections(database: &TestDatabase) {
    let kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'miasma' AND datname = current_database()";
    database.cluster().execute(database.url(), kill);
}

async fn a_killed_connection_is_replaced(database: TestDatabase) {
    let store = database.open().await;
    for after in 0..5 {
        store.append(unkeyed("t", after, "a")).await.unwrap();
        store.ping().await.unwrap();
        kill_connections(&database);
        // Idle connections that died are replaced without an error.
        assert_eq!(store.table(&table_id("t")).await.unwrap().unwrap().last, after + 1);
    }
    assert_eq!(bodies(&*store, "t").await.len(), 5);
    store.close().await;
}

async fn a_crash_of_the_database_is_survived(_: TestDatabase) {
    let cluster = Arc::new(Cluster::start().unwrap());
    let database = TestDatabase::new(Engine::Postgres(cluster.clone()));
    let store = database.open().await;
    let mut notices = store.notifications();
    let playing = {
        let store = store.clone();
        tokio::spawn(async move {
            let (mut last, mut failed) = (0, 0);
            let end = Instant::now() + Duration::from_secs(4);
            while Instant::now() < end {
                let begin = Instant::now();
                match store.append(unkeyed("t", last, &format!("{last}"))).await {
                    Ok(()) => last += 1,
                    // The commit succeeded and only the reply was lost.
                    Err(AppendError::Behind { last: there }) if there == last + 1 => last += 1,
                    Err(AppendError::Store(StoreError::Unavailable(_))) => {
                        failed += 1;
                        sleep(Duration::from_millis(20)).await;
                    }
                    Err(other) => panic!("{other:?}"),
                }
                assert!(begin.elapsed() < Duration::from_secs(15), "an append hung");
            }
            (last, failed)
        })
    };
    for _ in 0..2 {
        sleep(Duration::from_millis(500)).await;
        let cluster = cluster.clone();
        tokio::task::spawn_blocking(move || cluster.crash()).await.unwrap();
    }
    let (last, failed) = playing.await.unwrap();
    assert!(last > 10 && failed > 0, "{last} done, {failed} failed");
    let log = bodies(&*store, "t").await;
    assert!(log.iter().enumerate().all(|(n, body)| *body == n.to_string()), "{log:?}");
    assert_eq!(log.len() as u64, last);
    assert_eq!(next(&mut notices).await, Notification::Missed);
    store.ping().await.unwrap();

    // While the database is down, calls fail in time.
    database.cluster().stop();
    let begin = Instant::now();
    let outcome = store.ping().await;
    assert!(begin.elapsed() < Duration::from_secs(12), "{outcome:?}");
    store.close().await;
}

async fn several_nodes_can_migrate_an_empty_database_at_once(database: TestDatabase) {
    let nodes = (0..6).map(|_| {
        let location = database.location.clone();
        tokio::spawn(async move { store::open(&location).await })
    });
    for node in nodes.collect::<Vec<_>>() {
        let node = node.await.unwrap().unwrap();
        node.ping().await.unwrap();
        node.close().await;
    }
    let versions = execute(&database, "SELECT version FROM _sqlx_migrations ORDER BY version").await;
    assert_eq!(versions, "1\n2\n3\n4\n5");
}

async fn only_postgresql_urls_are_accepted(database: TestDatabase) {
    database.open().await.close().await;
    let long = database.url().replacen("postgres://", "postgresql://", 1);
    store::open(&Location::Url(long)).await.unwrap().close().await;
    for bad in
        ["mysql://localhost/x", "miasma.db", "", "sqlite://x.db", "POSTGRES", "postgres://:not a port:/x"]
    {
        let refused = store::open(&Location::Url(bad.to_owned())).await.err();
        assert!(matches!(refused, Some(StoreError::Refused(_))), "{bad}: {refused:?}");
    }
}

async fn an_error_never_contains_the_password(_: TestDatabase) {
    for url in [
        "postgres://ann:hunter2@127.0.0.1:1/x",
        "postgres://ann:hunter2@no.such.host.invalid/x",
        "postgres://ann:hunter2@localhost:hunter2/x",
        "postgres://ann:hunter2@localhost/x?host=/no/such/socket",
        "postgres://ann:hunter2@localhost/x?sslmode=hunter2",
        "mysql://ann:hunter2@localhost/x",
    ] {
        let location = Location::Url(url.to_owned());
        let begin = Instant::now();
        let Err(error) = store::open(&location).await else { panic!("nothing is there") };
        assert!(!format!("{error} {error:?} {location:?}").contains("hunter2"), "{error}");
        assert!(begin.elapsed() < Duration::from_secs(8));
    }
}

async fn a_locked_row_does_not_block_for_ever(database: TestDatabase) {
    let store = database.open().await;
    let metadata = TableMetadata { scheduled_at: Some(1), ..crate::fixtures::metadata() };
    store.append(Append { metadata: metadata.clone(), ..unkeyed("t", 0, "a") }).await.unwrap();
    let (cluster, url) = (database.engine.clone(), database.url().to_owned());
    let frozen = tokio::task::spawn_blocking(move || {
        let Engine::Postgres(cluster) = cluster else { unreachable!("it is PostgreSQL") };
        cluster.execute(&url, "BEGIN; SELECT 1 FROM tables FOR UPDATE; SELECT pg_sleep(2); COMMIT");
    });
    let asleep = "SELECT COUNT(*) FROM pg_stat_activity
        WHERE wait_event = 'PgSleep' AND datname = current_database()";
    while database.cluster().execute(database.url(), asleep) != "1" {
        sleep(Duration::from_millis(20)).await;
    }
    // Claims skip a locked row; appends wait for it.
    store.append(Append { metadata, ..unkeyed("u", 0, "b") }).await.unwrap();
    assert_eq!(store.claim(5, 9, 9).await, Ok(vec![table_id("u")]));
    store.append(unkeyed("t", 1, "c")).await.unwrap();
    frozen.await.unwrap();
    store.close().await;
}

async fn two_nodes_that_write_the_same_tables_never_deadlock(database: TestDatabase) {
    let stores = database.open_two().await;
    let players = (0..60).map(|n: usize| {
        let store: Arc<dyn Store> = stores[n % 2].clone();
        tokio::spawn(async move {
            // Two nodes append to the same thirty tables; in each round one of them wins.
            let name = format!("t{}", n / 2);
            let (mut last, mut won) = (0, 0);
            while last < 20 {
                match store.append(unkeyed(&name, last, &format!("{n}"))).await {
                    Ok(()) => {
                        last += 1;
                        won += 1;
                    }
                    Err(AppendError::Behind { last: there }) => last = there,
                    Err(other) => panic!("{other:?}"),
                }
            }
            won
        })
    });
    let mut won = 0;
    for player in players.collect::<Vec<_>>() {
        won += player.await.unwrap();
    }
    let mut there = 0;
    for n in 0..30 {
        there += bodies(&*stores[0], &format!("t{n}")).await.len();
    }
    assert_eq!(there, won);
    stores[0].close().await;
    stores[1].close().await;
}

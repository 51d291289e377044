//! What only a database shared by several nodes can get wrong.

use crate::ground::{Engine, Ground, behind, bodies, id, says};
use crate::{Test, tests};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::testing::Cluster;
use store::{Append, AppendError, Location, Notification, Store, StoreError, TableMetadata};
use tokio::sync::broadcast::Receiver;
use tokio::time::{sleep, timeout};

pub(crate) const TESTS: &[(&str, Test)] = tests![postgres::{
    a_node_hears_what_others_append_and_not_itself,
    a_node_whose_line_broke_is_told_to_look_again,
    a_killed_connection_is_replaced,
    a_crash_of_the_database_is_survived,
    nodes_may_start_at_once_on_an_empty_database,
    an_old_database_is_brought_up_to_date,
    a_newer_database_is_refused,
    only_addresses_of_postgresql_are_taken,
    an_error_never_names_the_password,
    a_locked_row_is_no_hang,
    two_nodes_write_crosswise_without_deadlock,
}];

const SOON: Duration = Duration::from_secs(10);

async fn heard(notices: &mut Receiver<Notification>) -> Notification {
    timeout(SOON, notices.recv()).await.expect("word comes soon").expect("nobody lagged")
}

async fn a_node_hears_what_others_append_and_not_itself(ground: Ground) {
    let [one, two] = ground.open_two().await;
    let (mut at_one, mut at_two) = (one.notifications(), two.notifications());
    let name = "a table with blanks";
    one.append(says(name, 0, "a")).await.unwrap();
    assert_eq!(heard(&mut at_two).await, Notification::Appended { table: id(name), last: 1 });
    let two_entries = vec![(None, "b".to_owned()), (None, "c".to_owned())];
    two.append(Append { entries: two_entries, ..says(name, 1, "") }).await.unwrap();
    assert_eq!(heard(&mut at_one).await, Notification::Appended { table: id(name), last: 3 });
    assert_eq!(one.append(says(name, 1, "late")).await, behind(3));
    one.append(says("u", 0, "d")).await.unwrap();
    assert_eq!(heard(&mut at_two).await, Notification::Appended { table: id("u"), last: 1 });
    assert!(at_one.is_empty(), "a node heard itself");
    one.close().await;
    two.close().await;
}

async fn a_node_whose_line_broke_is_told_to_look_again(ground: Ground) {
    let [one, two] = ground.open_two().await;
    let mut at_one = one.notifications();
    kill_connections(&ground);
    assert_eq!(heard(&mut at_one).await, Notification::Missed);
    two.append(says("t", 0, "a")).await.unwrap();
    loop {
        // The kill may have struck the new line as well.
        let notification = heard(&mut at_one).await;
        if notification != Notification::Missed {
            assert_eq!(notification, Notification::Appended { table: id("t"), last: 1 });
            break;
        }
    }
    one.close().await;
    two.close().await;
}

fn kill_connections(ground: &Ground) {
    let kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'miasma' AND datname = current_database()";
    ground.cluster().execute(ground.url(), kill);
}

async fn a_killed_connection_is_replaced(ground: Ground) {
    let store = ground.open().await;
    for after in 0..5 {
        store.append(says("t", after, "a")).await.unwrap();
        store.ping().await.unwrap();
        kill_connections(&ground);
        // Idle connections that died trouble nobody.
        assert_eq!(store.table(&id("t")).await.unwrap().unwrap().last, after + 1);
    }
    assert_eq!(bodies(&*store, "t").await.len(), 5);
    store.close().await;
}

async fn a_crash_of_the_database_is_survived(_: Ground) {
    let cluster = Arc::new(Cluster::start().unwrap());
    let ground = Ground::new(Engine::Postgres(cluster.clone()));
    let store = ground.open().await;
    let mut notices = store.notifications();
    let playing = {
        let store = store.clone();
        tokio::spawn(async move {
            let (mut last, mut failed) = (0, 0);
            let end = Instant::now() + Duration::from_secs(4);
            while Instant::now() < end {
                let begin = Instant::now();
                match store.append(says("t", last, &format!("{last}"))).await {
                    Ok(()) => last += 1,
                    // The commit went through and only its answer was lost.
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
    assert_eq!(heard(&mut notices).await, Notification::Missed);
    store.ping().await.unwrap();

    // Gone for good: every call says so, none waits for ever.
    ground.cluster().stop();
    let begin = Instant::now();
    let outcome = store.ping().await;
    assert!(begin.elapsed() < Duration::from_secs(12), "{outcome:?}");
    store.close().await;
}

async fn nodes_may_start_at_once_on_an_empty_database(ground: Ground) {
    let nodes = (0..6).map(|_| {
        let place = ground.place.clone();
        tokio::spawn(async move { store::open(&place).await })
    });
    for node in nodes.collect::<Vec<_>>() {
        let node = node.await.unwrap().unwrap();
        node.ping().await.unwrap();
        node.close().await;
    }
    let versions =
        ground.cluster().execute(ground.url(), "SELECT version FROM miasma_version ORDER BY version");
    assert_eq!(versions, "1\n2\n3\n4");
}

async fn an_old_database_is_brought_up_to_date(ground: Ground) {
    let first = include_str!("../../migrations/postgres/0001_tables_and_people.sql");
    ground.cluster().execute(ground.url(), first);
    ground.cluster().execute(
        ground.url(),
        "CREATE TABLE miasma_version (version BIGINT NOT NULL);
         INSERT INTO miasma_version VALUES (1);
         INSERT INTO tables VALUES ('t', 1, 5, 5, 'open', 'pest', true, NULL, NULL, '{}');
         INSERT INTO entries VALUES ('t', 1, 5, 'k', 'from the old days')",
    );
    let store = ground.open().await;
    assert_eq!(bodies(&*store, "t").await, ["from the old days"]);
    store.append(says("t", 1, "from the new")).await.unwrap();
    assert_eq!(store.add_report(1, None, "reports came later").await, Ok(1));
    assert_eq!(store.count_documents("came later still").await, Ok(0));
    store.close().await;
}

async fn a_newer_database_is_refused(ground: Ground) {
    ground.open().await.close().await;
    ground.cluster().execute(ground.url(), "INSERT INTO miasma_version VALUES (99)");
    let refused = store::open(&ground.place).await.err();
    assert_eq!(refused, Some(StoreError::Newer { found: 99, supported: 4 }));
}

async fn only_addresses_of_postgresql_are_taken(ground: Ground) {
    ground.open().await.close().await;
    let long = ground.url().replacen("postgres://", "postgresql://", 1);
    store::open(&Location::Url(long)).await.unwrap().close().await;
    for bad in
        ["mysql://localhost/x", "miasma.db", "", "sqlite://x.db", "POSTGRES", "postgres://:not a port:/x"]
    {
        let refused = store::open(&Location::Url(bad.to_owned())).await.err();
        assert!(matches!(refused, Some(StoreError::Refused(_))), "{bad}: {refused:?}");
    }
}

async fn an_error_never_names_the_password(_: Ground) {
    for url in [
        "postgres://ann:hunter2@127.0.0.1:1/x",
        "postgres://ann:hunter2@no.such.host.invalid/x",
        "postgres://ann:hunter2@localhost:hunter2/x",
        "postgres://ann:hunter2@localhost/x?host=/no/such/socket",
        "postgres://ann:hunter2@localhost/x?sslmode=hunter2",
        "mysql://ann:hunter2@localhost/x",
    ] {
        let place = Location::Url(url.to_owned());
        let begin = Instant::now();
        let Err(error) = store::open(&place).await else { panic!("nothing is there") };
        assert!(!format!("{error} {error:?} {place:?}").contains("hunter2"), "{error}");
        assert!(begin.elapsed() < Duration::from_secs(8));
    }
}

async fn a_locked_row_is_no_hang(ground: Ground) {
    let store = ground.open().await;
    let metadata = TableMetadata { scheduled_at: Some(1), ..crate::ground::metadata() };
    store.append(Append { metadata: metadata.clone(), ..says("t", 0, "a") }).await.unwrap();
    let (cluster, url) = (ground.engine.clone(), ground.url().to_owned());
    let frozen = tokio::task::spawn_blocking(move || {
        let Engine::Postgres(cluster) = cluster else { unreachable!("it is PostgreSQL") };
        cluster.execute(&url, "BEGIN; SELECT 1 FROM tables FOR UPDATE; SELECT pg_sleep(2); COMMIT");
    });
    let asleep = "SELECT COUNT(*) FROM pg_stat_activity
        WHERE wait_event = 'PgSleep' AND datname = current_database()";
    while ground.cluster().execute(ground.url(), asleep) != "1" {
        sleep(Duration::from_millis(20)).await;
    }
    // What is locked is passed over by those who claim, and waited for by those who write.
    store.append(Append { metadata, ..says("u", 0, "b") }).await.unwrap();
    assert_eq!(store.claim(5, 9, 9).await, Ok(vec![id("u")]));
    store.append(says("t", 1, "c")).await.unwrap();
    frozen.await.unwrap();
    store.close().await;
}

async fn two_nodes_write_crosswise_without_deadlock(ground: Ground) {
    let stores = ground.open_two().await;
    let players = (0..60).map(|n: usize| {
        let store: Arc<dyn Store> = stores[n % 2].clone();
        tokio::spawn(async move {
            // Two nodes at the same thirty tables: each round one of them wins.
            let name = format!("t{}", n / 2);
            let (mut last, mut won) = (0, 0);
            while last < 20 {
                match store.append(says(&name, last, &format!("{n}"))).await {
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

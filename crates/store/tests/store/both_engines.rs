//! The promises that both engines keep.

use crate::fixtures::{
    behind, bodies, document, duplicate, keyed, log, metadata, person, person_id, table_id, unkeyed,
};
use crate::{Test, tests};
use store::testing::TestDatabase;
use store::{Append, AppendError, Entry, Snapshot, Stage, StoreError, TableFilter, TableMetadata, TableRow};

pub(crate) const TESTS: &[(&str, Test)] = tests![both_engines::{
    an_append_writes_entries_and_row,
    a_log_is_read_in_pieces,
    a_stale_writer_gets_the_last_entry_number,
    an_idempotency_key_is_accepted_once_per_table,
    an_invalid_append_is_refused,
    of_two_writers_one_wins,
    of_two_writers_that_create_a_table_one_wins,
    many_tables_grow_at_once_without_gaps,
    a_rejected_append_does_not_affect_others_in_its_batch,
    only_the_last_snapshot_is_stored,
    tables_are_filtered_and_listed_by_last_update,
    tables_are_found_by_the_people_at_them,
    tables_are_counted_by_stage,
    a_removed_table_leaves_nothing,
    a_job_is_claimed_once_and_again_after_its_lease_expires,
    two_nodes_never_claim_the_same_job,
    the_first_document_of_a_name_wins,
    everything_is_there_after_reopening,
    closing_finishes_accepted_appends,
}];

async fn an_append_writes_entries_and_row(database: TestDatabase) {
    let store = database.open().await;
    store.ping().await.unwrap();
    let append = Append {
        entries: vec![(Some("k".to_owned()), "one".to_owned()), (None, "zwei ü \u{1f400}".to_owned())],
        metadata: TableMetadata {
            scheduled_at: Some(7),
            leased_until: Some(-3),
            public: false,
            stage: Stage::Open,
            ..metadata()
        },
        ..unkeyed("t", 0, "")
    };
    assert_eq!(store.table(&table_id("t")).await, Ok(None));
    store.append(append.clone()).await.unwrap();
    let entry = |number, key: Option<&str>, body: &str| Entry {
        number,
        at: 1_000,
        key: key.map(ToOwned::to_owned),
        body: body.to_owned(),
    };
    assert_eq!(log(&*store, "t").await, [entry(1, Some("k"), "one"), entry(2, None, "zwei ü \u{1f400}")]);
    let listed =
        TableRow { table: table_id("t"), last: 2, created: 1_000, updated: 1_000, metadata: append.metadata };
    assert_eq!(store.table(&table_id("t")).await, Ok(Some(listed)));
    store.append(unkeyed("t", 2, "three")).await.unwrap();
    let listed =
        TableRow { table: table_id("t"), last: 3, created: 1_000, updated: 1_002, metadata: metadata() };
    assert_eq!(store.table(&table_id("t")).await, Ok(Some(listed)));
    store.close().await;
}

async fn a_log_is_read_in_pieces(database: TestDatabase) {
    let store = database.open().await;
    let entries = (1..=10).map(|n| (None, n.to_string())).collect();
    store.append(Append { entries, ..unkeyed("t", 0, "") }).await.unwrap();
    let numbers = async |after, most| {
        let entries = store.entries(&table_id("t"), after, most).await.unwrap();
        entries.iter().map(|entry| entry.number).collect::<Vec<_>>()
    };
    assert_eq!(numbers(0, 3).await, [1, 2, 3]);
    assert_eq!(numbers(8, 3).await, [9, 10]);
    assert_eq!(numbers(10, 3).await, [0; 0]);
    assert_eq!(numbers(u64::MAX, 3).await, [0; 0]);
    assert_eq!(numbers(0, 0).await, [0; 0]);
    assert_eq!(store.entries(&table_id("nowhere"), 0, 9).await, Ok(vec![]));
    store.close().await;
}

async fn a_stale_writer_gets_the_last_entry_number(database: TestDatabase) {
    let store = database.open().await;
    assert_eq!(store.append(unkeyed("t", 3, "into nothing")).await, behind(0));
    for after in 0..3 {
        store.append(unkeyed("t", after, "on")).await.unwrap();
    }
    assert_eq!(store.append(unkeyed("t", 0, "late")).await, behind(3));
    assert_eq!(store.append(unkeyed("t", 2, "late")).await, behind(3));
    assert_eq!(store.append(unkeyed("t", 4, "early")).await, behind(3));
    assert_eq!(bodies(&*store, "t").await, ["on"; 3]);
    store.close().await;
}

async fn an_idempotency_key_is_accepted_once_per_table(database: TestDatabase) {
    let store = database.open().await;
    store.append(keyed("t", 0, "a", "first")).await.unwrap();
    store.append(keyed("t", 1, "b", "second")).await.unwrap();
    store.append(keyed("u", 0, "a", "elsewhere")).await.unwrap();
    assert_eq!(store.append(keyed("t", 0, "a", "again")).await, duplicate(1));
    assert_eq!(store.append(keyed("t", 2, "b", "again")).await, duplicate(2));
    let two =
        Append { entries: vec![(None, "x".into()), (Some("a".into()), "y".into())], ..unkeyed("t", 2, "") };
    assert_eq!(store.append(two).await, duplicate(1));
    assert_eq!(bodies(&*store, "t").await, ["first", "second"]);
    assert_eq!(store.entry_with_key(&table_id("t"), "b").await, Ok(Some(2)));
    assert_eq!(store.entry_with_key(&table_id("t"), "c").await, Ok(None));
    assert_eq!(store.entry_with_key(&table_id("u"), "b").await, Ok(None));
    store.close().await;
    // A new writer, with an empty cache, finds duplicates too.
    let store = database.open().await;
    assert_eq!(store.append(keyed("t", 2, "a", "again")).await, duplicate(1));
    store.append(keyed("t", 2, "c", "third")).await.unwrap();
    assert_eq!(store.append(keyed("t", 3, "c", "again")).await, duplicate(3));
    assert_eq!(bodies(&*store, "t").await, ["first", "second", "third"]);
    store.close().await;
}

async fn an_invalid_append_is_refused(database: TestDatabase) {
    let store = database.open().await;
    let good = unkeyed("t", 0, "good");
    let twice = vec![(Some("k".to_owned()), "a".to_owned()), (Some("k".to_owned()), "b".to_owned())];
    for bad in [
        Append { entries: vec![], ..good.clone() },
        Append { entries: twice, ..good.clone() },
        Append { table: table_id(""), ..good.clone() },
        Append { table: table_id(&"x".repeat(300)), ..good.clone() },
        Append { after: u64::MAX, ..good.clone() },
        Append { seats: Some(vec![(1, person_id("a")), (1, person_id("b"))]), ..good.clone() },
        Append { metadata: TableMetadata { summary: "\0".to_owned(), ..metadata() }, ..good.clone() },
        unkeyed("t", 0, "zero \0 byte"),
        keyed("t", 0, "\0", "zero"),
    ] {
        let refused = store.append(bad.clone()).await;
        assert!(matches!(refused, Err(AppendError::Store(StoreError::Refused(_)))), "{bad:?}: {refused:?}");
    }
    assert_eq!(store.table(&table_id("t")).await, Ok(None));
    store.append(good).await.unwrap();
    store.close().await;
}

async fn of_two_writers_one_wins(database: TestDatabase) {
    let [one, two] = database.open_two().await;
    for after in 0..50 {
        let (a, b) = tokio::join!(one.append(unkeyed("t", after, "a")), two.append(unkeyed("t", after, "b")));
        match (&a, &b) {
            (Ok(()), lost) | (lost, Ok(())) => assert_eq!(*lost, behind(after + 1)),
            _ => panic!("nobody won: {a:?}, {b:?}"),
        }
        let (a, b) = tokio::join!(one.append(keyed("k", after, &after.to_string(), "a")), async {
            two.append(keyed("k", after, &after.to_string(), "b")).await
        });
        match (&a, &b) {
            (Ok(()), lost) | (lost, Ok(())) => assert_eq!(*lost, duplicate(after + 1)),
            _ => panic!("nobody won: {a:?}, {b:?}"),
        }
    }
    assert_eq!(log(&*one, "t").await.len(), 50);
    one.close().await;
    two.close().await;
}

async fn of_two_writers_that_create_a_table_one_wins(database: TestDatabase) {
    let [one, two] = database.open_two().await;
    for n in 0..30 {
        let name = format!("t{n}");
        let (a, b) = tokio::join!(one.append(unkeyed(&name, 0, "a")), two.append(unkeyed(&name, 0, "b")));
        assert!(a == Ok(()) && b == behind(1) || a == behind(1) && b == Ok(()), "{a:?}, {b:?}");
        let winner = if a.is_ok() { "a" } else { "b" };
        assert_eq!(bodies(&*one, &name).await, [winner]);
    }
    one.close().await;
    two.close().await;
}

async fn many_tables_grow_at_once_without_gaps(database: TestDatabase) {
    let stores = database.open_two().await;
    let players = (0..500).map(|n| {
        let store = stores[n % 2].clone();
        tokio::spawn(async move {
            let name = format!("t{n}");
            for after in 0..20 {
                let appended =
                    store.append(keyed(&name, after, &format!("k{after}"), &format!("{n}/{after}"))).await;
                assert_eq!(appended, Ok(()));
            }
        })
    });
    for player in players.collect::<Vec<_>>() {
        player.await.unwrap();
    }
    for n in 0..500 {
        let log = log(&*stores[0], &format!("t{n}")).await;
        assert!(log.iter().map(|entry| entry.number).eq(1..=20), "t{n}: {log:?}");
        assert!(log.iter().enumerate().all(|(after, entry)| entry.body == format!("{n}/{after}")));
    }
    assert_eq!(stores[1].count_tables(None).await, Ok(vec![(Stage::Running, 500)]));
    stores[0].close().await;
    stores[1].close().await;
}

async fn a_rejected_append_does_not_affect_others_in_its_batch(database: TestDatabase) {
    let store = database.open().await;
    store.append(keyed("old", 0, "k", "there")).await.unwrap();
    let tasks = (0..300).map(|n| {
        let store = store.clone();
        tokio::spawn(async move {
            let name = format!("t{n}");
            match n % 3 {
                0 => assert_eq!(store.append(unkeyed("old", 7, "never")).await, behind(1)),
                1 => assert_eq!(store.append(keyed("old", 1, "k", "never")).await, duplicate(1)),
                _ => assert_eq!(store.append(unkeyed(&name, 0, "always")).await, Ok(())),
            }
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    assert_eq!(bodies(&*store, "old").await, ["there"]);
    assert_eq!(store.count_tables(None).await, Ok(vec![(Stage::Running, 101)]));
    store.close().await;
}

async fn only_the_last_snapshot_is_stored(database: TestDatabase) {
    let store = database.open().await;
    store.append(unkeyed("t", 0, "a")).await.unwrap();
    assert_eq!(store.snapshot(&table_id("t")).await, Ok(None));
    store.append(Append { snapshot: Some(vec![0, 255, 1]), ..unkeyed("t", 1, "b") }).await.unwrap();
    store.append(unkeyed("t", 2, "c")).await.unwrap();
    assert_eq!(
        store.snapshot(&table_id("t")).await,
        Ok(Some(Snapshot { number: 2, state: vec![0, 255, 1] }))
    );
    let large = vec![7; 300_000];
    store.append(Append { snapshot: Some(large.clone()), ..unkeyed("t", 3, "d") }).await.unwrap();
    assert_eq!(store.snapshot(&table_id("t")).await, Ok(Some(Snapshot { number: 4, state: large })));
    store.close().await;
}

async fn tables_are_filtered_and_listed_by_last_update(database: TestDatabase) {
    let store = database.open().await;
    for (n, (stage, public)) in [
        (Stage::Open, true),
        (Stage::Open, false),
        (Stage::Running, true),
        (Stage::Open, true),
        (Stage::Closed, true),
        (Stage::Over, false),
    ]
    .into_iter()
    .enumerate()
    {
        let metadata = TableMetadata { stage, public, ..metadata() };
        let at = i64::try_from(n).unwrap();
        store.append(Append { metadata, at, ..unkeyed(&format!("t{n}"), 0, "x") }).await.unwrap();
    }
    let names = async |which: TableFilter, skip, most| {
        let tables = store.tables(&which, skip, most).await.unwrap();
        tables.into_iter().map(|listed| listed.table.0).collect::<Vec<_>>()
    };
    assert_eq!(names(TableFilter::Public(Stage::Open), 0, 9).await, ["t3", "t0"]);
    assert_eq!(names(TableFilter::Public(Stage::Over), 0, 9).await, [""; 0]);
    assert_eq!(names(TableFilter::All(Some(Stage::Open)), 0, 9).await, ["t3", "t1", "t0"]);
    assert_eq!(names(TableFilter::All(None), 0, 9).await, ["t5", "t4", "t3", "t2", "t1", "t0"]);
    assert_eq!(names(TableFilter::All(None), 1, 2).await, ["t4", "t3"]);
    assert_eq!(names(TableFilter::All(None), 6, 2).await, [""; 0]);
    let metadata = TableMetadata { stage: Stage::Open, ..metadata() };
    store.append(Append { metadata, at: 99, ..unkeyed("t0", 1, "y") }).await.unwrap();
    assert_eq!(names(TableFilter::Public(Stage::Open), 0, 9).await, ["t0", "t3"]);
    store.close().await;
}

async fn tables_are_found_by_the_people_at_them(database: TestDatabase) {
    let store = database.open().await;
    let seats =
        |seats: &[(u8, &str)]| Some(seats.iter().map(|(seat, person)| (*seat, person_id(person))).collect());
    let of = async |person| {
        let tables = store.tables(&TableFilter::WithPerson(person_id(person)), 0, 9).await.unwrap();
        tables.into_iter().map(|listed| listed.table.0).collect::<Vec<_>>()
    };
    store
        .append(Append { seats: seats(&[(0, "ann"), (1, "bob"), (2, "ann")]), ..unkeyed("t", 0, "") })
        .await
        .unwrap();
    store.append(Append { seats: seats(&[(0, "bob")]), at: 2_000, ..unkeyed("u", 0, "") }).await.unwrap();
    assert_eq!(of("ann").await, ["t"]);
    assert_eq!(of("bob").await, ["u", "t"]);
    store.append(unkeyed("t", 1, "nobody moves")).await.unwrap();
    assert_eq!(of("bob").await, ["u", "t"]);
    store.append(Append { seats: seats(&[(1, "ann")]), ..unkeyed("t", 2, "") }).await.unwrap();
    assert_eq!((of("ann").await, of("bob").await), (vec!["t".to_owned()], vec!["u".to_owned()]));
    store.append(Append { seats: Some(vec![]), ..unkeyed("t", 3, "") }).await.unwrap();
    assert_eq!(of("ann").await, [""; 0]);
    store.close().await;
}

async fn tables_are_counted_by_stage(database: TestDatabase) {
    let store = database.open().await;
    assert_eq!(store.count_tables(None).await, Ok(vec![]));
    for (n, stage) in [Stage::Open, Stage::Over, Stage::Open].into_iter().enumerate() {
        store
            .append(Append {
                metadata: TableMetadata { stage, ..metadata() },
                ..unkeyed(&n.to_string(), 0, "")
            })
            .await
            .unwrap();
    }
    let mut count = store.count_tables(None).await.unwrap();
    count.sort_by_key(|(_, number)| *number);
    assert_eq!(count, [(Stage::Over, 1), (Stage::Open, 2)]);
    let both = Some(vec![(1, person_id("ann")), (2, person_id("ann"))]);
    store.append(Append { seats: both, ..unkeyed("1", 1, "") }).await.unwrap();
    store.append(Append { seats: Some(vec![(0, person_id("ann"))]), ..unkeyed("2", 1, "") }).await.unwrap();
    // The last append sets the stage, and `unkeyed` uses this one.
    let stage = metadata().stage;
    assert_eq!(store.count_tables(Some(&person_id("ann"))).await, Ok(vec![(stage, 2)]));
    assert_eq!(store.count_tables(Some(&person_id("bob"))).await, Ok(vec![]));
    store.close().await;
}

async fn a_removed_table_leaves_nothing(database: TestDatabase) {
    let store = database.open().await;
    let full = Append {
        seats: Some(vec![(0, person_id("ann"))]),
        snapshot: Some(vec![1]),
        ..keyed("t", 0, "k", "first life")
    };
    store.append(full).await.unwrap();
    store.append(unkeyed("u", 0, "stays")).await.unwrap();
    store.remove_table(&table_id("t")).await.unwrap();
    store.remove_table(&table_id("never there")).await.unwrap();
    assert_eq!(store.table(&table_id("t")).await, Ok(None));
    assert_eq!(store.snapshot(&table_id("t")).await, Ok(None));
    assert_eq!(store.tables(&TableFilter::WithPerson(person_id("ann")), 0, 9).await, Ok(vec![]));
    assert_eq!(store.append(unkeyed("t", 1, "too late")).await, behind(0));
    store.append(keyed("t", 0, "k", "second life")).await.unwrap();
    assert_eq!(bodies(&*store, "t").await, ["second life"]);
    assert_eq!(bodies(&*store, "u").await, ["stays"]);
    store.close().await;
}

async fn a_job_is_claimed_once_and_again_after_its_lease_expires(database: TestDatabase) {
    let [one, two] = database.open_two().await;
    for (name, due) in [("late", Some(500)), ("soon", Some(100)), ("never", None), ("next", Some(200))] {
        one.append(Append {
            metadata: TableMetadata { scheduled_at: due, ..metadata() },
            ..unkeyed(name, 0, "")
        })
        .await
        .unwrap();
    }
    assert_eq!(one.claim(99, 1_000, 9).await, Ok(vec![]));
    assert_eq!(one.claim(300, 1_000, 1).await, Ok(vec![table_id("soon")]));
    assert_eq!(two.claim(300, 1_000, 9).await, Ok(vec![table_id("next")]));
    assert_eq!(two.claim(300, 1_000, 9).await, Ok(vec![]));
    assert_eq!(two.table(&table_id("soon")).await.unwrap().unwrap().metadata.leased_until, Some(1_000));
    // The first node has failed: when its leases expire, the second claims all jobs.
    assert_eq!(two.claim(999, 2_000, 9).await, Ok(vec![table_id("late")]));
    assert_eq!(two.claim(1_000, 2_000, 9).await, Ok(vec![table_id("soon"), table_id("next")]));
    // A table whose job is done has none.
    two.append(unkeyed("soon", 1, "done")).await.unwrap();
    assert_eq!(one.claim(5_000, 6_000, 9).await, Ok(vec![table_id("next"), table_id("late")]));
    one.close().await;
    two.close().await;
}

async fn two_nodes_never_claim_the_same_job(database: TestDatabase) {
    let [one, two] = database.open_two().await;
    for n in 0..60 {
        let metadata = TableMetadata { scheduled_at: Some(n), ..metadata() };
        one.append(Append { metadata, ..unkeyed(&format!("t{n}"), 0, "") }).await.unwrap();
    }
    let mut claimed = Vec::new();
    loop {
        let (a, b) = tokio::join!(one.claim(100, 200, 7), two.claim(100, 200, 7));
        let (a, b) = (a.unwrap(), b.unwrap());
        if a.is_empty() && b.is_empty() {
            break;
        }
        claimed.extend(a);
        claimed.extend(b);
    }
    let all = claimed.len();
    claimed.sort();
    claimed.dedup();
    assert_eq!((all, claimed.len()), (60, 60));
    one.close().await;
    two.close().await;
}

async fn the_first_document_of_a_name_wins(database: TestDatabase) {
    let store = database.open().await;
    assert_eq!(store.document("packs", "a").await, Ok(None));
    assert_eq!(store.insert_document("packs", &document("b", "first")).await, Ok(document("b", "first")));
    assert_eq!(store.insert_document("packs", &document("b", "second")).await, Ok(document("b", "first")));
    store.insert_document("packs", &document("a", "")).await.unwrap();
    store.insert_document("days", &document("b", "elsewhere")).await.unwrap();
    store.update_document("packs", "b", "third").await.unwrap();
    assert_eq!(store.document("packs", "b").await, Ok(Some(document("b", "third"))));
    assert_eq!(store.documents("packs").await, Ok(vec![document("a", ""), document("b", "third")]));
    assert_eq!((store.count_documents("packs").await, store.count_documents("none").await), (Ok(2), Ok(0)));
    assert!(matches!(store.update_document("packs", "c", "").await, Err(StoreError::Refused(_))));
    assert!(matches!(
        store.insert_document("packs", &document("c", "a\0b")).await,
        Err(StoreError::Refused(_))
    ));
    let race = (0..8).map(|n| {
        let (store, mine) = (store.clone(), document("race", &n.to_string()));
        tokio::spawn(async move { store.insert_document("packs", &mine).await.unwrap() })
    });
    let mut told = Vec::new();
    for one in race.collect::<Vec<_>>() {
        told.push(one.await.unwrap());
    }
    assert!(told.iter().all(|one| *one == told[0]), "one append wins, and every caller learns which");
    store.close().await;
    let store = database.open().await;
    assert_eq!(store.document("packs", "race").await, Ok(Some(told[0].clone())));
    store.close().await;
}

async fn everything_is_there_after_reopening(database: TestDatabase) {
    let store = database.open().await;
    store.append(Append { snapshot: Some(vec![1]), ..keyed("t", 0, "k", "a") }).await.unwrap();
    store.add_person(&person("ann")).await.unwrap();
    store.close().await;
    for refused in [store.ping().await.err(), store.person(&person_id("ann")).await.err()] {
        assert!(matches!(refused, Some(StoreError::Unavailable(_))), "{refused:?}");
    }
    let refused = store.append(unkeyed("t", 1, "b")).await;
    assert!(matches!(refused, Err(AppendError::Store(StoreError::Unavailable(_)))), "{refused:?}");
    store.close().await;

    let store = database.open().await;
    assert_eq!(bodies(&*store, "t").await, ["a"]);
    assert_eq!(store.append(keyed("t", 1, "k", "b")).await, duplicate(1));
    assert_eq!(store.person(&person_id("ann")).await, Ok(Some(person("ann"))));
    store.close().await;
}

async fn closing_finishes_accepted_appends(database: TestDatabase) {
    let store = database.open().await;
    let tasks: Vec<_> = (0..200)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.append(unkeyed(&format!("t{n}"), 0, "a")).await.is_ok() })
        })
        .collect();
    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    store.close().await;
    let mut accepted = 0;
    for task in tasks {
        accepted += u64::from(task.await.unwrap());
    }
    let store = database.open().await;
    let there = store.count_tables(None).await.unwrap().first().map_or(0, |(_, number)| *number);
    assert_eq!(there, accepted);
    store.close().await;
}

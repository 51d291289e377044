//! Dump of one store and restore into another.

use crate::fixtures::{bodies, document, duplicate, keyed, person, person_id, table_id, unkeyed};
use crate::{Test, tests};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::testing::{Engine, TestDatabase};
use store::{Append, Person, Store, StoreError, TableFilter};

pub(crate) const TESTS: &[(&str, Test)] = tests![dumps::{
    a_dump_restores_on_either_engine,
    a_dump_is_consistent_while_others_write,
    a_dump_is_restored_only_into_an_empty_store,
    an_invalid_dump_changes_nothing_and_the_error_names_the_line,
}];

async fn dump(store: &dyn Store) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = |line: &str| {
        lines.push(line.to_owned());
        Ok(())
    };
    store.dump(&mut line).await.expect("the dump succeeds");
    lines
}

async fn restore(store: &dyn Store, lines: &[String]) -> Result<(), StoreError> {
    store.restore(&mut lines.iter().cloned().map(Ok)).await
}

/// Writes at least one row into every database table.
async fn populate(store: &dyn Store) {
    let ann = Person { login: Some("ann".into()), password: Some("p".into()), ..person("ann") };
    store.add_person(&ann).await.unwrap();
    store.add_person(&person("bob")).await.unwrap();
    store.set_recovery(&ann.id, Some(([7; 32], 1000))).await.unwrap();
    store.block(&ann.id, &person_id("bob"), 4).await.unwrap();
    store.open_session(&[8; 32], &ann.id, 3).await.unwrap();
    store.add_report(1, None, "first").await.unwrap();
    store.add_report(1, Some(&ann.id), "second \"quoted\" ü\n").await.unwrap();
    store.insert_document("shelf", &document("one", "with a \"quoted\" ü\n")).await.unwrap();
    store.insert_document("shelf", &document("two", "")).await.unwrap();
    let seats = Some(vec![(0, person_id("ann")), (1, person_id("bob"))]);
    store
        .append(Append { seats, snapshot: Some(vec![0, 1, 254, 255]), ..keyed("t", 0, "k", "a") })
        .await
        .unwrap();
    for after in 1..1_500 {
        let entries = vec![(None, format!("{after}")); 500];
        store.append(Append { entries, ..unkeyed("t", (after - 1) * 500 + 1, "") }).await.unwrap();
        if after == 4 {
            break;
        }
    }
    store.append(unkeyed("u", 0, "b")).await.unwrap();
}

async fn a_dump_restores_on_either_engine(database: TestDatabase) {
    let store = database.open().await;
    populate(&*store).await;
    let lines = dump(&*store).await;
    store.close().await;
    // Via this engine, then SQLite, then this engine again.
    let mut databases = vec![database.another(), TestDatabase::new(Engine::Sqlite)];
    databases.push(database.another());
    let mut from = lines.clone();
    for database in databases {
        let store = database.open().await;
        restore(&*store, &from).await.unwrap();
        from = dump(&*store).await;
        assert!(from == lines, "the dump of the restored store differs");
        assert_eq!(store.append(keyed("t", 2_001, "k", "again")).await, duplicate(1));
        assert_eq!(store.snapshot(&table_id("t")).await.unwrap().unwrap().state, [0, 1, 254, 255]);
        assert_eq!(store.session(&[8; 32], 4, 0).await, Ok(Some(person_id("ann"))));
        assert_eq!(store.person_by_recovery(&[7; 32], 0).await.unwrap().unwrap().id, person_id("ann"));
        assert_eq!(store.tables(&TableFilter::WithPerson(person_id("bob")), 0, 9).await.unwrap().len(), 1);
        assert_eq!(store.add_report(1, None, "third").await, Ok(3));
        store.close().await;
    }
}

async fn a_dump_is_consistent_while_others_write(database: TestDatabase) {
    let store = database.open().await;
    for n in 0..20 {
        store.append(unkeyed(&format!("t{n}"), 0, "begin")).await.unwrap();
    }
    let over = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = (0..20)
        .map(|n| {
            let (store, over) = (store.clone(), over.clone());
            tokio::spawn(async move {
                let mut after = 1;
                while !over.load(Ordering::Relaxed) {
                    store.append(unkeyed(&format!("t{n}"), after, "on")).await.unwrap();
                    after += 1;
                }
                after
            })
        })
        .collect();
    let mut dumps = Vec::new();
    for _ in 0..5 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        dumps.push(dump(&*store).await);
    }
    over.store(true, Ordering::Relaxed);
    let mut written = 0;
    for player in players {
        written += player.await.unwrap();
    }
    assert!(written > 40, "nobody played");
    for lines in dumps {
        // A row that does not match its log would be refused.
        let database = database.another();
        let copy = database.open().await;
        restore(&*copy, &lines).await.unwrap();
        assert_eq!(dump(&*copy).await, lines);
        copy.close().await;
    }
    store.close().await;
}

async fn a_dump_is_restored_only_into_an_empty_store(database: TestDatabase) {
    let store = database.open().await;
    store.append(unkeyed("t", 0, "a")).await.unwrap();
    let lines = dump(&*store).await;
    let refused = restore(&*store, &lines).await;
    assert!(matches!(&refused, Err(StoreError::Refused(why)) if why.contains("empty")), "{refused:?}");
    assert_eq!(bodies(&*store, "t").await, ["a"]);
    store.append(unkeyed("t", 1, "b")).await.unwrap();
    store.close().await;
}

async fn an_invalid_dump_changes_nothing_and_the_error_names_the_line(database: TestDatabase) {
    let store = database.open().await;
    populate(&*store).await;
    let good = dump(&*store).await;
    store.close().await;
    let database = database.another();
    let store = database.open().await;
    let with = |line: usize, text: &str| {
        let mut lines = good.clone();
        lines[line - 1] = text.to_owned();
        lines
    };
    let without = |line: usize| {
        let mut lines = good.clone();
        lines.remove(line - 1);
        lines
    };
    let last = good.len();
    let entry = r#"{"entry":{"table":"t","number":0,"at":1,"key":null,"body":""}}"#;
    for (lines, words) in [
        (with(5, "{"), "line 5"),
        (with(1_500, r#"{"rat":{}}"#), "line 1500"),
        (with(6, entry), "line 6"),
        (with(1, r#"{"miasma":{"format":99}}"#), "99"),
        (with(1, entry), "line 1"),
        (with(7, &good[6].replacen("\"body\":\"", "\"body\":\"x", 1)), "checksum"),
        (with(last, &format!("{{\"end\":{}}}", last - 2)), "no checksum"),
        (without(last), "breaks off"),
        (without(9), &*format!("line {}", last - 1)),
        (with(9, &good[9].clone()), "checksum"),
        (vec![], "breaks off"),
        (good.iter().cloned().chain([entry.to_owned()]).collect(), &*format!("line {}", last + 1)),
    ] {
        let refused = restore(&*store, &lines).await;
        assert!(
            matches!(&refused, Err(StoreError::Refused(why)) if why.contains(words)),
            "{words}: {refused:?}"
        );
        assert_eq!(dump(&*store).await.len(), 2, "an invalid dump left something behind");
    }
    let mut broken = good.iter().cloned().map(Ok).take(7).chain([Err(std::io::Error::other("torn"))]);
    let refused = store.restore(&mut broken).await;
    assert!(
        matches!(&refused, Err(StoreError::Refused(why)) if why.contains("line 8") && why.contains("torn"))
    );
    restore(&*store, &good).await.unwrap();
    assert_eq!(dump(&*store).await, good);
    // An earlier build wrote no checksum.
    let mut earlier = good.clone();
    earlier[0] = r#"{"miasma":{"format":1}}"#.to_owned();
    earlier[last - 1] = format!("{{\"end\":{}}}", last - 2);
    let again = database.another();
    let copy = again.open().await;
    restore(&*copy, &earlier).await.unwrap();
    assert_eq!(dump(&*copy).await, good);
    copy.close().await;
    let mut full = |_: &str| Err(std::io::Error::other("no space"));
    assert!(matches!(store.dump(&mut full).await, Err(StoreError::Refused(why)) if why.contains("no space")));
    store.close().await;
}

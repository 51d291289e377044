//! People, sessions, blocks, reports, and what is deleted.

use crate::fixtures::{bodies, metadata, person, person_id, table_id, unkeyed};
use crate::{Test, tests};
use store::testing::TestDatabase;
use store::{Append, Person, PruneBefore, Pruned, Stage, StoreError, TableFilter, TableMetadata};

pub(crate) const TESTS: &[(&str, Test)] = tests![people::{
    people_are_found_by_id_login_and_recovery,
    a_login_is_unique,
    a_removed_person_leaves_only_the_id,
    a_session_ends_when_it_expires_or_is_closed,
    a_recovery_link_works_once,
    people_are_listed_and_blocked,
    logs_know_whom_they_name_and_can_be_redacted,
    old_rows_are_pruned,
    reports_are_numbered,
}];

async fn people_are_found_by_id_login_and_recovery(database: TestDatabase) {
    let store = database.open().await;
    let ann = person("ann");
    assert_eq!(store.person(&ann.id).await, Ok(None));
    store.add_person(&ann).await.unwrap();
    assert!(matches!(store.add_person(&ann).await, Err(StoreError::Refused(_))));
    assert_eq!(store.person(&ann.id).await, Ok(Some(ann.clone())));
    store.set_recovery(&ann.id, Some(([1; 32], 10))).await.unwrap();
    store.set_recovery(&ann.id, Some(([2; 32], 10))).await.unwrap();
    assert_eq!(store.person_by_recovery(&[1; 32], 9).await, Ok(None));
    assert_eq!(store.person_by_recovery(&[2; 32], 9).await, Ok(Some(ann.clone())));
    assert_eq!(store.person_by_recovery(&[2; 32], 10).await, Ok(None), "it has expired");
    let ann =
        Person { login: Some("Ann".into()), password: Some("$argon2id$".into()), name: "A".into(), ..ann };
    assert_eq!(store.update_person(&ann).await, Ok(true));
    assert_eq!(store.person_by_login("Ann").await, Ok(Some(ann.clone())));
    assert_eq!(store.person_by_login("ann").await, Ok(None));
    assert_eq!(store.person_by_recovery(&[2; 32], 9).await, Ok(Some(ann)));
    let zero = Person { name: "\0".into(), ..person("zero") };
    assert!(matches!(store.add_person(&zero).await, Err(StoreError::Refused(_))));
    assert!(matches!(store.update_person(&person("nobody")).await, Err(StoreError::Refused(_))));
    assert!(matches!(store.set_recovery(&person_id("nobody"), None).await, Err(StoreError::Refused(_))));
    store.close().await;
}

async fn a_login_is_unique(database: TestDatabase) {
    let [one, two] = database.open_two().await;
    for name in ["ann", "bob"] {
        one.add_person(&person(name)).await.unwrap();
    }
    let with = |name: &str| Person { login: Some("x".into()), name: "new".into(), ..person(name) };
    let (ann, bob) = (with("ann"), with("bob"));
    let (a, b) = tokio::join!(one.update_person(&ann), two.update_person(&bob));
    let (a, b) = (a.unwrap(), b.unwrap());
    assert!(a != b, "one of them has it");
    let loser = if a { "bob" } else { "ann" };
    assert_eq!(
        one.person(&person_id(loser)).await,
        Ok(Some(person(loser))),
        "nothing of the loser's has changed"
    );
    let third = Person { login: Some("x".into()), ..person("eve") };
    assert!(matches!(one.add_person(&third).await, Err(StoreError::Refused(_))));
    assert_eq!(one.person(&person_id("eve")).await, Ok(None));
    one.close().await;
    two.close().await;
}

async fn a_removed_person_leaves_only_the_id(database: TestDatabase) {
    let store = database.open().await;
    let ann = Person { login: Some("ann".into()), password: Some("p".into()), ..person("ann") };
    store.add_person(&ann).await.unwrap();
    store.add_person(&person("bob")).await.unwrap();
    store.set_recovery(&ann.id, Some(([1; 32], 10))).await.unwrap();
    store.open_session(&[2; 32], &ann.id, 10).await.unwrap();
    store.open_session(&[3; 32], &person_id("bob"), 10).await.unwrap();
    let seats = Some(vec![(0, person_id("ann")), (1, person_id("bob"))]);
    store.append(Append { seats, ..unkeyed("t", 0, "") }).await.unwrap();
    store.remove_person(&ann.id).await.unwrap();
    let left = Person { name: String::new(), login: None, password: None, ..ann.clone() };
    assert_eq!(store.person(&ann.id).await, Ok(Some(left)));
    assert_eq!(store.person_by_login("ann").await, Ok(None));
    assert_eq!(store.person_by_recovery(&[1; 32], 0).await, Ok(None));
    assert_eq!(store.session(&[2; 32], 11, 0).await, Ok(None));
    assert_eq!(store.session(&[3; 32], 11, 0).await, Ok(Some(person_id("bob"))));
    assert_eq!(store.tables(&TableFilter::WithPerson(ann.id), 0, 9).await, Ok(vec![]));
    assert_eq!(store.tables(&TableFilter::WithPerson(person_id("bob")), 0, 9).await.unwrap().len(), 1);
    store.close().await;
}

async fn a_session_ends_when_it_expires_or_is_closed(database: TestDatabase) {
    const DAY: i64 = 86_400_000;
    let store = database.open().await;
    store.add_person(&person("ann")).await.unwrap();
    let ann = person_id("ann");
    for secret in 1..=4 {
        store.open_session(&[secret; 32], &ann, 0).await.unwrap();
    }
    assert!(matches!(store.open_session(&[1; 32], &ann, 0).await, Err(StoreError::Refused(_))));
    assert!(matches!(
        store.open_session(&[9; 32], &person_id("nobody"), 0).await,
        Err(StoreError::Refused(_))
    ));
    assert_eq!(store.session(&[8; 32], 1, -1).await, Ok(None));
    // The first session was used on day 20, so it outlives the second.
    assert_eq!(store.session(&[1; 32], 20 * DAY, -10 * DAY).await, Ok(Some(ann.clone())));
    assert_eq!(store.session(&[1; 32], 40 * DAY, 10 * DAY).await, Ok(Some(ann.clone())));
    assert_eq!(store.session(&[2; 32], 40 * DAY, 10 * DAY).await, Ok(None));
    store.close_session(&[3; 32]).await.unwrap();
    assert_eq!(store.session(&[3; 32], 1, -1).await, Ok(None));
    assert_eq!(store.session(&[4; 32], 1, -1).await, Ok(Some(ann.clone())));
    store.close_sessions(&ann).await.unwrap();
    assert_eq!(store.session(&[4; 32], 1, -1).await, Ok(None));
    assert_eq!(store.session(&[1; 32], 40 * DAY, 10 * DAY).await, Ok(None));
    store.close().await;
}

async fn a_recovery_link_works_once(database: TestDatabase) {
    let [one, two] = database.open_two().await;
    let ann = person("ann");
    one.add_person(&ann).await.unwrap();
    one.set_recovery(&ann.id, Some(([1; 32], 10))).await.unwrap();
    assert_eq!(one.use_recovery(&[1; 32], 10).await, Ok(None), "it has expired");
    let (a, b) = tokio::join!(one.use_recovery(&[1; 32], 9), two.use_recovery(&[1; 32], 9));
    let mut found = [a.unwrap(), b.unwrap()];
    found.sort_by_key(Option::is_none);
    assert_eq!(found, [Some(ann.clone()), None]);
    one.set_recovery(&ann.id, Some(([2; 32], 10))).await.unwrap();
    one.set_recovery(&ann.id, None).await.unwrap();
    assert_eq!(one.use_recovery(&[2; 32], 9).await, Ok(None));
    one.close().await;
    two.close().await;
}

async fn people_are_listed_and_blocked(database: TestDatabase) {
    let store = database.open().await;
    let ann = Person { skeleton: Some("ann".into()), login: Some("ann".into()), ..person("ann") };
    let old = Person { login: Some("old_100%".into()), created: 1, ..person("old") };
    let bob = Person { created: 9, banned: Some(3), ..person("bob") };
    for person in [&ann, &old, &bob] {
        store.add_person(person).await.unwrap();
    }
    assert_eq!(store.accounts_like("ann").await, Ok(vec![ann.clone()]));
    assert_eq!(store.accounts_without_skeleton(9).await, Ok(vec![old.clone()]));
    assert_eq!(store.people("", 0, 9).await, Ok(vec![bob.clone(), ann.clone(), old.clone()]));
    assert_eq!(store.people("", 1, 1).await, Ok(vec![ann.clone()]));
    assert_eq!(store.people("Bo", 0, 9).await, Ok(vec![bob.clone()]));
    assert_eq!(store.people("_100%", 0, 9).await, Ok(vec![old.clone()]));
    assert_eq!(store.people("1_0", 0, 9).await, Ok(vec![]), "a wildcard means itself");
    store.block(&ann.id, &bob.id, 1).await.unwrap();
    store.block(&ann.id, &bob.id, 2).await.unwrap();
    store.block(&ann.id, &old.id, 3).await.unwrap();
    assert_eq!(store.blocked_by(&ann.id).await, Ok(vec![old.clone(), bob.clone()]));
    assert_eq!(store.blockers_of(&bob.id).await, Ok(vec![ann.id.clone()]));
    store.unblock(&ann.id, &old.id).await.unwrap();
    store.remove_person(&bob.id).await.unwrap();
    assert_eq!(store.blocked_by(&ann.id).await, Ok(vec![]));
    assert_eq!(store.people("bo", 0, 9).await, Ok(vec![]), "a deleted person is not listed");
    store.close().await;
}

async fn logs_know_whom_they_name_and_can_be_redacted(database: TestDatabase) {
    let store = database.open().await;
    let naming = |people: &[&str]| people.iter().map(|id| person_id(id)).collect::<Vec<_>>();
    store.append(Append { naming: naming(&["ann", "bob"]), ..unkeyed("t", 0, "a") }).await.unwrap();
    store.append(Append { naming: naming(&["ann"]), ..unkeyed("t", 1, "b") }).await.unwrap();
    store.append(Append { naming: naming(&["ann"]), ..unkeyed("u", 0, "c") }).await.unwrap();
    let tables = async |id: &str| {
        let rows = store.tables(&TableFilter::Naming(person_id(id)), 0, 9).await.unwrap();
        rows.into_iter().map(|row| row.table.0).collect::<Vec<_>>()
    };
    assert_eq!((tables("ann").await.len(), tables("bob").await), (2, vec!["t".to_owned()]));
    store.redact(&table_id("t"), &[(2, "B".to_owned()), (7, "nothing".to_owned())]).await.unwrap();
    assert_eq!(bodies(&*store, "t").await, ["a", "B"]);
    store.append(unkeyed("t", 2, "d")).await.unwrap();
    store.remove_table(&table_id("t")).await.unwrap();
    assert_eq!((tables("ann").await, tables("bob").await), (vec!["u".to_owned()], vec![]));
    store.close().await;
}

async fn old_rows_are_pruned(database: TestDatabase) {
    let store = database.open().await;
    let account = Person { login: Some("account".into()), ..person("account") };
    store.add_person(&account).await.unwrap();
    for id in ["gone", "seated", "linked", "back"] {
        store.add_person(&person(id)).await.unwrap();
    }
    store.set_recovery(&person_id("linked"), Some(([1; 32], 2000))).await.unwrap();
    for (secret, id, used) in [(1, "gone", 50), (2, "seated", 50), (3, "back", 900), (4, "account", 90)] {
        store.open_session(&[secret; 32], &person_id(id), used).await.unwrap();
    }
    let seats = Some(vec![(1, person_id("seated"))]);
    let metadata = TableMetadata { stage: Stage::Over, ..metadata() };
    let over = Append { seats, metadata, snapshot: Some(vec![1]), at: 10, ..unkeyed("t", 0, "a") };
    store.append(over).await.unwrap();
    store.append(Append { snapshot: Some(vec![2]), at: 10, ..unkeyed("u", 0, "a") }).await.unwrap();
    store.add_report(10, None, "old").await.unwrap();
    store.add_report(600, None, "new").await.unwrap();
    let before = PruneBefore { sessions: 60, guests: 500, reports: 500, snapshots: 500, now: 1000 };
    let pruned = store.prune(&before).await.unwrap();
    assert_eq!(pruned, Pruned { sessions: 2, guests: 1, reports: 1, snapshots: 1 });
    assert_eq!(store.person(&person_id("gone")).await, Ok(None));
    for id in ["account", "seated", "linked", "back"] {
        assert!(store.person(&person_id(id)).await.unwrap().is_some(), "{id}");
    }
    assert_eq!(store.snapshot(&table_id("t")).await, Ok(None));
    assert!(store.snapshot(&table_id("u")).await.unwrap().is_some(), "its game runs");
    assert_eq!(store.prune(&before).await, Ok(Pruned::default()));
    let stale = TableFilter::Stale(Stage::Over, 11);
    assert_eq!(store.tables(&stale, 0, 9).await.unwrap().len(), 1);
    assert_eq!(store.tables(&TableFilter::Stale(Stage::Over, 10), 0, 9).await, Ok(vec![]));
    store.close().await;
}

async fn reports_are_numbered(database: TestDatabase) {
    let store = database.open().await;
    let first = store.add_report(1, None, "it hangs").await.unwrap();
    let second = store.add_report(2, Some(&person_id("ann")), "it sings").await.unwrap();
    assert!(second > first);
    let found = store.report(second).await.unwrap().unwrap();
    assert_eq!((found.body.as_str(), found.state.as_str(), found.at), ("it sings", "new", 2));
    assert_eq!(store.report(second + 1).await, Ok(None));
    assert_eq!(store.report(u64::MAX).await, Ok(None));
    store.close().await;
}

//! A store that fails now and then: no half of anything is left behind.

use crate::client::{begin, key};
use crate::cluster::Cluster;
use crate::{Test, tests};
use async_trait::async_trait;
use serde_json::json;
use server::Config;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use store::{
    Append, AppendError, Document, Entry, Millis, Notification, Person, PersonId, PruneBefore, Pruned,
    Report, SecretHash, Snapshot, Stage, Store, StoreError, StoreSize, StoreStats, TableFilter, TableId,
    TableRow,
};

pub(crate) const TESTS: &[(&str, Test)] = tests![flaky::{
    a_move_that_cannot_be_saved_has_no_effect,
    a_saved_move_counts_even_if_the_store_reported_an_error,
    readyz_fails_while_the_database_fails_or_hangs,
    reading_the_log_does_not_keep_a_table_from_its_moves,
}];

const WELL: u8 = 0;
const FAILS: u8 = 1;
const SAVES_AND_FAILS: u8 = 2;
const HANGS: u8 = 3;
const READS_NO_LOG: u8 = 4;
const WAS_ASKED_FOR_A_LOG: u8 = 5;

/// A store whose appends fail while the switch is on.
struct Flaky {
    inner: Arc<dyn Store>,
    mood: Arc<AtomicU8>,
}

#[async_trait]
impl Store for Flaky {
    fn is_shared(&self) -> bool {
        self.inner.is_shared()
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        let failed = || Err(AppendError::Store(StoreError::Unavailable("a test".to_owned())));
        match self.mood.load(Ordering::SeqCst) {
            FAILS => failed(),
            SAVES_AND_FAILS => self.inner.append(append).await.and_then(|()| failed()),
            _ => self.inner.append(append).await,
        }
    }

    async fn entries(&self, table: &TableId, after: u64, most: u32) -> Result<Vec<Entry>, StoreError> {
        while [READS_NO_LOG, WAS_ASKED_FOR_A_LOG].contains(&self.mood.load(Ordering::SeqCst)) {
            let (from, to) = (READS_NO_LOG, WAS_ASKED_FOR_A_LOG);
            let _ = self.mood.compare_exchange(from, to, Ordering::SeqCst, Ordering::SeqCst);
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        self.inner.entries(table, after, most).await
    }

    async fn entry_with_key(&self, table: &TableId, key: &str) -> Result<Option<u64>, StoreError> {
        self.inner.entry_with_key(table, key).await
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.inner.table(table).await
    }

    async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>, StoreError> {
        self.inner.snapshot(table).await
    }

    async fn tables(&self, which: &TableFilter, skip: u32, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.inner.tables(which, skip, most).await
    }

    async fn count_tables(&self, of: Option<&PersonId>) -> Result<Vec<(Stage, u64)>, StoreError> {
        self.inner.count_tables(of).await
    }

    async fn claim(&self, now: Millis, lease: Millis, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.inner.claim(now, lease, most).await
    }

    async fn remove_table(&self, table: &TableId) -> Result<(), StoreError> {
        self.inner.remove_table(table).await
    }

    fn notifications(&self) -> tokio::sync::broadcast::Receiver<Notification> {
        self.inner.notifications()
    }

    async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        self.inner.add_person(person).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        self.inner.person(id).await
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError> {
        self.inner.person_by_login(login).await
    }

    async fn person_by_recovery(
        &self,
        secret: &SecretHash,
        now: Millis,
    ) -> Result<Option<Person>, StoreError> {
        self.inner.person_by_recovery(secret, now).await
    }

    async fn use_recovery(&self, secret: &SecretHash, now: Millis) -> Result<Option<Person>, StoreError> {
        self.inner.use_recovery(secret, now).await
    }

    async fn accounts_like(&self, skeleton: &str) -> Result<Vec<Person>, StoreError> {
        self.inner.accounts_like(skeleton).await
    }

    async fn accounts_without_skeleton(&self, most: u32) -> Result<Vec<Person>, StoreError> {
        self.inner.accounts_without_skeleton(most).await
    }

    async fn people(&self, with: &str, skip: u32, most: u32) -> Result<Vec<Person>, StoreError> {
        self.inner.people(with, skip, most).await
    }

    async fn block(&self, person: &PersonId, blocked: &PersonId, at: Millis) -> Result<(), StoreError> {
        self.inner.block(person, blocked, at).await
    }

    async fn unblock(&self, person: &PersonId, blocked: &PersonId) -> Result<(), StoreError> {
        self.inner.unblock(person, blocked).await
    }

    async fn blocked_by(&self, person: &PersonId) -> Result<Vec<Person>, StoreError> {
        self.inner.blocked_by(person).await
    }

    async fn blockers_of(&self, person: &PersonId) -> Result<Vec<PersonId>, StoreError> {
        self.inner.blockers_of(person).await
    }

    async fn redact(&self, table: &TableId, bodies: &[(u64, String)]) -> Result<(), StoreError> {
        self.inner.redact(table, bodies).await
    }

    async fn count_reports(&self, person: Option<&PersonId>, since: Millis) -> Result<u64, StoreError> {
        self.inner.count_reports(person, since).await
    }

    async fn set_report_state(&self, number: u64, state: &str) -> Result<bool, StoreError> {
        self.inner.set_report_state(number, state).await
    }

    async fn remove_document(&self, collection: &str, name: &str) -> Result<bool, StoreError> {
        self.inner.remove_document(collection, name).await
    }

    async fn prune(&self, before: &PruneBefore) -> Result<Pruned, StoreError> {
        self.inner.prune(before).await
    }

    async fn update_person(&self, person: &Person) -> Result<bool, StoreError> {
        self.inner.update_person(person).await
    }

    async fn set_recovery(
        &self,
        id: &PersonId,
        link: Option<(SecretHash, Millis)>,
    ) -> Result<(), StoreError> {
        self.inner.set_recovery(id, link).await
    }

    async fn remove_person(&self, id: &PersonId) -> Result<(), StoreError> {
        self.inner.remove_person(id).await
    }

    async fn open_session(
        &self,
        secret: &SecretHash,
        person: &PersonId,
        now: Millis,
    ) -> Result<(), StoreError> {
        self.inner.open_session(secret, person, now).await
    }

    async fn session(
        &self,
        secret: &SecretHash,
        now: Millis,
        since: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        self.inner.session(secret, now, since).await
    }

    async fn close_session(&self, secret: &SecretHash) -> Result<(), StoreError> {
        self.inner.close_session(secret).await
    }

    async fn close_sessions(&self, person: &PersonId) -> Result<(), StoreError> {
        self.inner.close_sessions(person).await
    }

    async fn add_report(&self, at: Millis, person: Option<&PersonId>, body: &str) -> Result<u64, StoreError> {
        self.inner.add_report(at, person, body).await
    }

    async fn report(&self, number: u64) -> Result<Option<Report>, StoreError> {
        self.inner.report(number).await
    }

    async fn reports(&self, state: Option<&str>, skip: u32, most: u32) -> Result<Vec<Report>, StoreError> {
        self.inner.reports(state, skip, most).await
    }

    async fn insert_document(&self, collection: &str, document: &Document) -> Result<Document, StoreError> {
        self.inner.insert_document(collection, document).await
    }

    async fn update_document(&self, collection: &str, name: &str, body: &str) -> Result<(), StoreError> {
        self.inner.update_document(collection, name, body).await
    }

    async fn document(&self, collection: &str, name: &str) -> Result<Option<Document>, StoreError> {
        self.inner.document(collection, name).await
    }

    async fn documents(&self, collection: &str) -> Result<Vec<Document>, StoreError> {
        self.inner.documents(collection).await
    }

    async fn collections_with(&self, name: &str) -> Result<Vec<String>, StoreError> {
        self.inner.collections_with(name).await
    }

    async fn count_documents(&self, collection: &str) -> Result<u64, StoreError> {
        self.inner.count_documents(collection).await
    }

    async fn dump(
        &self,
        line: &mut (dyn for<'l> FnMut(&'l str) -> std::io::Result<()> + Send),
    ) -> Result<(), StoreError> {
        self.inner.dump(line).await
    }

    async fn restore(
        &self,
        lines: &mut (dyn Iterator<Item = std::io::Result<String>> + Send),
    ) -> Result<(), StoreError> {
        self.inner.restore(lines).await
    }

    fn time(&self) -> Option<Millis> {
        self.inner.time()
    }

    async fn announce(&self, message: &str) -> Result<(), StoreError> {
        self.inner.announce(message).await
    }

    fn stats(&self) -> StoreStats {
        self.inner.stats()
    }

    async fn size(&self) -> Result<StoreSize, StoreError> {
        match self.mood.load(Ordering::SeqCst) {
            HANGS => std::future::pending().await,
            _ => self.inner.size().await,
        }
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        self.inner.check().await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        match self.mood.load(Ordering::SeqCst) {
            HANGS => std::future::pending().await,
            FAILS => Err(StoreError::Unavailable("a test".to_owned())),
            _ => self.inner.ping().await,
        }
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}

async fn serve(cluster: &Cluster) -> (crate::cluster::Node, Arc<AtomicU8>) {
    let mood = Arc::new(AtomicU8::new(WELL));
    let store = Flaky { inner: cluster.store().await, mood: Arc::clone(&mood) };
    let node = cluster.serve_over(Arc::new(store), Config { unlimited: true, ..Config::default() }).await;
    (node, mood)
}

async fn a_move_that_cannot_be_saved_has_no_effect(cluster: Cluster) {
    let (node, mood) = serve(&cluster).await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let mut players = [people[0].player(&table, 1).await, people[1].player(&table, 2).await];
    for _ in 0..10 {
        let number = players[0].number().max(players[1].number());
        for player in &mut players {
            player.until(|player| player.number() >= number).await;
        }
        let place = usize::from(players[0].question.is_null());
        let before = [people[0].sight(&table).await, people[1].sight(&table).await];
        let command = players[place].some_choice();
        let same = key();
        mood.store(FAILS, Ordering::SeqCst);
        let answer = players[place].order(&same, command.clone()).await;
        assert_eq!(answer["refusal"]["code"], "unavailable", "{answer}");
        assert_eq!([people[0].sight(&table).await, people[1].sight(&table).await], before);
        mood.store(WELL, Ordering::SeqCst);
        // The same again is done now, with the same draws as if nothing had been.
        let answer = players[place].order(&same, command).await;
        assert_eq!((&answer["answer"], &answer["number"]), (&json!("accepted"), &json!(number + 1)));
    }
    for player in &players {
        player.received_all_from(1);
    }
    node.stop().await;
}

async fn a_saved_move_counts_even_if_the_store_reported_an_error(cluster: Cluster) {
    let (node, mood) = serve(&cluster).await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let mut players = [people[0].player(&table, 1).await, people[1].player(&table, 2).await];
    for _ in 0..10 {
        let number = players[0].number().max(players[1].number());
        for player in &mut players {
            player.until(|player| player.number() >= number).await;
        }
        let place = usize::from(players[0].question.is_null());
        let command = players[place].some_choice();
        mood.store(SAVES_AND_FAILS, Ordering::SeqCst);
        let answer = players[place].order(&key(), command).await;
        mood.store(WELL, Ordering::SeqCst);
        assert_eq!((&answer["answer"], &answer["number"]), (&json!("known"), &json!(number + 1)));
        let last = people[0].scene(&table).await["number"].as_u64().expect("a number");
        for player in &mut players {
            player.until(|player| player.number() >= last).await;
        }
    }
    for player in &players {
        player.received_all_from(1);
    }
    node.stop().await;
}

async fn readyz_fails_while_the_database_fails_or_hangs(cluster: Cluster) {
    let (node, mood) = serve(&cluster).await;
    let monitor = crate::client::Person::stranger(&node.host);
    for (state, status, says, up) in [
        (WELL, 200, "ready\n", "miasma_database_up 1"),
        (FAILS, 503, "the database can't be written\n", "miasma_database_up 0"),
        (HANGS, 503, "the database does not answer\n", "miasma_database_up 0"),
        (WELL, 200, "ready\n", "miasma_database_up 1"),
    ] {
        mood.store(state, Ordering::SeqCst);
        let ready = monitor.get("/readyz").await;
        assert_eq!((ready.status, ready.body.as_str()), (status, says));
        assert_eq!(monitor.get("/healthz").await.status, 200);
        let metrics = monitor.get("/metrics").await.body;
        assert!(metrics.lines().any(|line| line == up), "{metrics}");
    }
    let metrics = monitor.get("/metrics").await.body;
    let readyz =
        "miasma_http_request_duration_seconds_count{method=\"GET\",route=\"/readyz\",status=\"503\"} 2";
    assert!(metrics.contains(readyz), "{metrics}");
    node.stop().await;
}

async fn reading_the_log_does_not_keep_a_table_from_its_moves(cluster: Cluster) {
    let mood = Arc::new(AtomicU8::new(WELL));
    let store = Flaky { inner: cluster.store().await, mood: Arc::clone(&mood) };
    let node = cluster.serve_over(Arc::new(store), Config { unlimited: true, ..Config::default() }).await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let scene = people[0].scene(&table).await;
    let asked = scene["waiting"][0].as_u64().expect("somebody is asked");
    let owner = &people[asked as usize - 1];
    let question = owner.scene(&table).await["question"].clone();
    // Somebody reads the log, over a socket and over HTTP, and it takes long.
    mood.store(READS_NO_LOG, Ordering::SeqCst);
    let reader = node.guest("Cleo").await;
    let mut socket = reader.socket().await;
    socket.send(json!({ "type": "watch", "id": 7, "table": table, "since": 0 }).to_string()).await;
    let path = format!("/api/tables/{table}");
    let slow = tokio::spawn(async move { reader.get(&path).await });
    while mood.load(Ordering::SeqCst) != WAS_ASKED_FOR_A_LOG {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let choice = &question["options"][0];
    let number = owner
        .does(&table, json!({ "do": "choose", "seat": asked, "after": scene["moved"], "choice": choice }))
        .await;
    mood.store(WELL, Ordering::SeqCst);
    // Those who read it are not sent less for that.
    let mut watched = socket.receive().await.expect("an answer");
    while watched["type"] != "scene" {
        watched = socket.receive().await.expect("an answer");
    }
    assert!(watched["scene"]["number"].as_u64() >= Some(number), "{watched}");
    assert_eq!(
        watched["scene"]["log"].as_array().and_then(|log| log.last()).map(|line| &line["number"]),
        Some(&watched["scene"]["number"])
    );
    slow.await.expect("it ends").good();
    node.stop().await;
}

//! The pack store: uploaded data packs, checked, saved and loaded on every node that plays with them.

use crate::limits::PACK_NAME_CHARACTERS;
use crate::log_entry::LogEntry;
use crate::refusal::{OrUnavailable as _, with_text};
use crate::services::Services;
use crate::titles::{self, TitleFunctions};
use game::Faults;
use protocol::{Fault, Millis, NewPack, PackMade, Refusal};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Document, Person, Store, StoreError};

/// The collection of the store that holds packs, by hash.
const COLLECTION: &str = "packs";

/// The collection that remembers that the packs of earlier builds are listed.
const LISTS_MADE: &str = "pack lists";

/// The collection with the list of a person's packs.
fn list_of(person: &str) -> String {
    format!("packs of {person}")
}

/// The packs of one server.
pub(crate) struct PackStore {
    services: Arc<Services>,
}

/// An uploaded pack in the store.
#[derive(Serialize, Deserialize)]
struct StoredPack {
    game: String,
    name: String,
    /// Who uploaded it.
    person: String,
    files: BTreeMap<String, String>,
}

impl PackStore {
    pub(crate) fn new(services: Arc<Services>) -> Self {
        Self { services }
    }

    /// The hash of the components a game is played with by default.
    pub(crate) fn default_hash(&self, title: &TitleFunctions) -> String {
        let builtin = || (title.load_pack)(&[]).expect("the built-in components are sound");
        self.services.config.packs.get(title.name).cloned().unwrap_or_else(builtin)
    }

    /// Checks a pack and saves it. If the same files were uploaded before, returns that pack with its name.
    pub(crate) async fn upload(&self, who: &Person, upload: NewPack) -> Result<PackMade, Refusal> {
        let accepting = || titles::TITLES.iter().filter(|title| title.accepts_uploads);
        let title = accepting().find(|title| title.name == upload.game).ok_or_else(|| {
            let games: Vec<&str> = accepting().map(|title| title.name).collect();
            Refusal::new("no_packs", format!("data packs can be uploaded for {} only", games.join(" and ")))
        })?;
        let name = upload.name.trim().to_owned();
        if !(1..=PACK_NAME_CHARACTERS).contains(&name.chars().count()) || name.chars().any(char::is_control) {
            let message = format!("a pack has a name of 1 to {PACK_NAME_CHARACTERS} characters");
            return Err(Refusal::new("name", message));
        }
        let store = &self.services.store;
        let most = self.services.config.limits.uploaded_packs;
        if store.count_documents(COLLECTION).await.or_unavailable()? >= most {
            let message = format!("this server keeps {most} packs");
            return Err(with_text("too_many_packs", "pack-too-many", &message));
        }
        let (loaded, files) = load(title, upload.files).await?;
        let hash = loaded.map_err(|faults| faulty(&faults))?;
        let pack = StoredPack { game: upload.game, name, person: who.id.0.clone(), files };
        let body = serde_json::to_string(&pack).expect("a pack can be serialized");
        let document = Document { name: hash.clone(), at: self.services.now(), body };
        let stored = store.insert_document(COLLECTION, &document).await.or_unavailable()?;
        let stored = parse(&stored).or_unavailable()?;
        let made = PackMade { hash, name: stored.name, game: stored.game };
        self.list_for(&who.id.0, document.at, &made).await.or_unavailable()?;
        Ok(made)
    }

    /// The packs a person has uploaded, the latest first.
    pub(crate) async fn of_person(&self, who: &Person) -> Result<Vec<PackMade>, Refusal> {
        self.list_earlier_packs().await.or_unavailable()?;
        let mut documents = self.services.store.documents(&list_of(&who.id.0)).await.or_unavailable()?;
        documents.sort_by_key(|document| std::cmp::Reverse(document.at));
        let made = documents.iter().map(|document| {
            serde_json::from_str(&document.body)
                .map_err(|error| StoreError::Corrupt(format!("the pack {}: {error}", document.name)))
        });
        made.collect::<Result<_, _>>().or_unavailable()
    }

    /// Adds a pack to the list of a person. The lists are apart from the packs, which are large.
    async fn list_for(&self, person: &str, at: Millis, made: &PackMade) -> Result<(), StoreError> {
        let body = serde_json::to_string(made).expect("a pack can be serialized");
        let document = Document { name: made.hash.clone(), at, body };
        self.services.store.insert_document(&list_of(person), &document).await.map(drop)
    }

    /// Lists the packs that were uploaded to earlier builds, which had no lists. It happens once.
    async fn list_earlier_packs(&self) -> Result<(), StoreError> {
        let (store, name) = (&self.services.store, "done");
        if store.document(LISTS_MADE, name).await?.is_some() {
            return Ok(());
        }
        for document in store.documents(COLLECTION).await? {
            let pack = parse(&document)?;
            let made = PackMade { hash: document.name, name: pack.name, game: pack.game };
            self.list_for(&pack.person, document.at, &made).await?;
        }
        let done = Document { name: name.to_owned(), at: self.services.now(), body: String::new() };
        store.insert_document(LISTS_MADE, &done).await.map(drop)
    }

    /// Loads the components of this hash, unless they are loaded.
    pub(crate) async fn ensure_loaded(&self, game: &str, hash: &str) -> Result<(), StoreError> {
        ensure_loaded(&*self.services.store, game, hash).await
    }

    /// The game and name of an uploaded pack.
    pub(crate) async fn uploaded(&self, hash: &str) -> Result<Option<(String, String)>, StoreError> {
        let document = self.services.store.document(COLLECTION, hash).await?;
        document.map(|document| parse(&document).map(|pack| (pack.game, pack.name))).transpose()
    }
}

/// Loads the components a table is played with: they may have been uploaded at another node, or before a restart.
pub(crate) async fn ensure_loaded_for(store: &dyn Store, log: &[store::Entry]) -> Result<(), StoreError> {
    match log.first().map(|entry| LogEntry::parse(&entry.body)) {
        Some(Ok(LogEntry::Created(config))) => ensure_loaded(store, &config.game, &config.pack).await,
        // Folding the log reports an unreadable entry.
        _ => Ok(()),
    }
}

/// An unknown hash is no error here: checking a set-up reports it.
async fn ensure_loaded(store: &dyn Store, game: &str, hash: &str) -> Result<(), StoreError> {
    let Some(title) = titles::named(game).filter(|title| title.accepts_uploads && !(title.has_pack)(hash))
    else {
        return Ok(());
    };
    let Some(document) = store.document(COLLECTION, hash).await? else { return Ok(()) };
    match load(title, parse(&document)?.files).await {
        Ok((Ok(_), _)) => Ok(()),
        Ok((Err(faults), _)) => Err(StoreError::Corrupt(format!("the pack {hash} is unsound: {faults}"))),
        Err(refusal) => Err(StoreError::Corrupt(format!("the pack {hash}: {}", refusal.message))),
    }
}

/// Loads components on a blocking thread, so that a pack that makes the loader panic harms nobody. Returns the files as well.
async fn load(
    title: &'static TitleFunctions,
    files: BTreeMap<String, String>,
) -> Result<(Result<String, Faults>, BTreeMap<String, String>), Refusal> {
    let loading = tokio::task::spawn_blocking(move || {
        let listed: Vec<(String, String)> =
            files.iter().map(|(name, text)| (name.clone(), text.clone())).collect();
        ((title.load_pack)(&listed), files)
    });
    loading.await.map_err(|_| Refusal::new("pack", "this pack can't be read: its numbers are out of bounds"))
}

fn parse(document: &Document) -> Result<StoredPack, StoreError> {
    serde_json::from_str(&document.body)
        .map_err(|error| StoreError::Corrupt(format!("the pack {}: {error}", document.name)))
}

fn faulty(faults: &Faults) -> Refusal {
    let faults: Vec<Fault> = faults
        .0
        .iter()
        .map(|fault| Fault { place: fault.place.clone(), message: fault.message.clone() })
        .collect();
    let message = format!("the pack has {} faults and was not saved", faults.len());
    Refusal { faults, ..with_text("pack", "pack-unsound", &message) }
}

//! The pack store: uploaded data packs, checked, saved and loaded on every node that plays with them; and the components of all
//! tables, so that later builds can load them whatever is built in there.

use crate::log_entry::LogEntry;
use crate::refusal::{OrUnavailable as _, with_text};
use crate::services::Services;
use crate::titles::{self, TitleFunctions};
use game::{Edition, Faults};
use protocol::limits::PACK_NAME_CHARACTERS;
use protocol::{Fault, Millis, NewPack, Refusal, UploadedPack};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Document, Person, Store, StoreError};

/// The collection of the store that holds uploaded packs, by hash.
const UPLOADS: &str = "packs";

/// The collection of the store that holds the components of tables, built-in ones too, by hash.
const COMPONENTS: &str = "components";

/// The collection that remembers that the packs of earlier builds are listed.
const LISTS_MADE: &str = "pack lists";

/// How the names of the collections with the lists of people's packs begin.
const LIST_OF: &str = "packs of ";

/// The collection with the list of a person's packs.
fn list_of(person: &str) -> String {
    format!("{LIST_OF}{person}")
}

/// The packs of one server.
pub(crate) struct PackStore {
    services: Arc<Services>,
    /// The hashes of components that are known to be in the store.
    stored: Mutex<BTreeSet<String>>,
}

/// An uploaded pack in the store.
#[derive(Serialize, Deserialize)]
struct StoredPack {
    game: String,
    name: String,
    /// Who uploaded it.
    person: String,
    /// The files that were uploaded.
    files: BTreeMap<String, String>,
    /// The edition whose built-in files take the place of the others.
    #[serde(default = "first_edition")]
    edition: u16,
}

/// The components of a table in the store.
#[derive(Serialize, Deserialize)]
struct StoredComponents {
    game: String,
    /// All files that the components had when they were stored.
    files: BTreeMap<String, String>,
    /// The newest edition then. Its built-in files take the place of those that were added since.
    edition: u16,
}

/// The edition of packs that were stored without one: there was only one then.
fn first_edition() -> u16 {
    1
}

impl PackStore {
    pub(crate) fn new(services: Arc<Services>) -> Self {
        Self { services, stored: Mutex::default() }
    }

    /// The hash of the components a game is played with by default.
    pub(crate) fn default_hash(&self, title: &TitleFunctions) -> String {
        let builtin = || (title.load_pack)(&[]).expect("the built-in components are sound");
        self.services.config.packs.get(title.name).cloned().unwrap_or_else(builtin)
    }

    /// Checks a pack and saves it. If the same files were uploaded before, returns that pack with its name.
    pub(crate) async fn upload(&self, who: &Person, upload: NewPack) -> Result<UploadedPack, Refusal> {
        let title = titles::named(&upload.game).ok_or_else(|| {
            Refusal::new("no_such_game", format!("there is no game \"{}\" here", upload.game))
        })?;
        let name = upload.name.trim().to_owned();
        if !(1..=PACK_NAME_CHARACTERS).contains(&name.chars().count()) || name.chars().any(char::is_control) {
            let message = format!("a pack has a name of 1 to {PACK_NAME_CHARACTERS} characters");
            return Err(Refusal::new("name", message));
        }
        let store = &self.services.store;
        let most = self.services.config.limits.uploaded_packs;
        if store.count_documents(UPLOADS).await.or_unavailable()? >= most {
            let message = format!("this server keeps {most} packs");
            return Err(with_text("too_many_packs", "pack-too-many", &message));
        }
        let most = self.services.config.limits.packs_per_person;
        if store.count_documents(&list_of(&who.id.0)).await.or_unavailable()? >= most {
            let message = format!("you have uploaded {most} packs: delete one first");
            return Err(with_text("too_many_packs", "pack-too-many-yours", &message));
        }
        let (loaded, files) = self.load(who, title, upload.files).await?;
        let hash = loaded.map_err(|faults| faulty(&faults))?;
        let edition = title.edition.0;
        let pack = StoredPack { game: upload.game, name, person: who.id.0.clone(), files, edition };
        let body = serde_json::to_string(&pack).expect("a pack can be serialized");
        let document = Document { name: hash.clone(), at: self.services.now(), body };
        let stored = store.insert_document(UPLOADS, &document).await.or_unavailable()?;
        let stored: StoredPack = parse(&stored).or_unavailable()?;
        let made = UploadedPack { hash, name: stored.name, game: stored.game };
        self.list_for(&who.id.0, document.at, &made).await.or_unavailable()?;
        // The last other person who had it listed may just have deleted it.
        store.insert_document(UPLOADS, &document).await.or_unavailable()?;
        Ok(made)
    }

    /// Loads components on a worker thread, so that neither a large pack nor one that makes the loader panic harms anybody. Returns the
    /// files as well.
    async fn load(
        &self,
        who: &Person,
        title: &'static TitleFunctions,
        files: BTreeMap<String, String>,
    ) -> Result<(Result<String, Faults>, BTreeMap<String, String>), Refusal> {
        let loading = move |_| {
            let listed: Vec<(String, String)> =
                files.iter().map(|(name, text)| (name.clone(), text.clone())).collect();
            ((title.load_pack)(&listed), files)
        };
        let loaded = self.services.log_readers.run(self.services.client(&who.id), loading).await;
        loaded.ok_or_else(|| Refusal::new("pack", "this pack can't be read: its numbers are out of bounds"))
    }

    /// The packs a person has uploaded, the latest first.
    pub(crate) async fn of_person(&self, who: &Person) -> Result<Vec<UploadedPack>, Refusal> {
        self.list_earlier_packs().await.or_unavailable()?;
        let mut documents = self.services.store.documents(&list_of(&who.id.0)).await.or_unavailable()?;
        documents.sort_by_key(|document| std::cmp::Reverse(document.at));
        documents.iter().map(parse).collect::<Result<_, _>>().or_unavailable()
    }

    /// All uploaded packs, the latest first.
    pub(crate) async fn all(&self) -> Result<Vec<UploadedPack>, Refusal> {
        let mut documents = self.services.store.documents(UPLOADS).await.or_unavailable()?;
        documents.sort_by_key(|document| std::cmp::Reverse(document.at));
        let made = |document: &Document| {
            let pack: StoredPack = parse(document)?;
            Ok(UploadedPack { hash: document.name.clone(), name: pack.name, game: pack.game })
        };
        documents.iter().map(made).collect::<Result<_, StoreError>>().or_unavailable()
    }

    /// Deletes a pack from a person's list. The pack itself goes with the last list that has it: several people may have uploaded the
    /// same files. Tables that use it go on, since their components are stored.
    pub(crate) async fn delete_for(&self, hash: &str, who: &Person) -> Result<(), Refusal> {
        let store = &self.services.store;
        self.list_earlier_packs().await.or_unavailable()?;
        if !store.remove_document(&list_of(&who.id.0), hash).await.or_unavailable()? {
            return Err(Refusal::new("no_pack", "there is no such pack"));
        }
        if self.lists_with(hash).await.or_unavailable()?.is_empty() {
            store.remove_document(UPLOADS, hash).await.or_unavailable()?;
        }
        Ok(())
    }

    /// Deletes a pack for everybody. Tables that use it go on.
    pub(crate) async fn delete(&self, hash: &str) -> Result<(), Refusal> {
        let store = &self.services.store;
        if !store.remove_document(UPLOADS, hash).await.or_unavailable()? {
            return Err(Refusal::new("no_pack", "there is no such pack"));
        }
        for list in self.lists_with(hash).await.or_unavailable()? {
            store.remove_document(&list, hash).await.or_unavailable()?;
        }
        Ok(())
    }

    /// The lists of people that have a pack.
    async fn lists_with(&self, hash: &str) -> Result<Vec<String>, StoreError> {
        let mut collections = self.services.store.collections_with(hash).await?;
        collections.retain(|collection| collection.starts_with(LIST_OF));
        Ok(collections)
    }

    /// Adds a pack to the list of a person. The lists are apart from the packs, which are large.
    async fn list_for(&self, person: &str, at: Millis, made: &UploadedPack) -> Result<(), StoreError> {
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
        for document in store.documents(UPLOADS).await? {
            let pack: StoredPack = parse(&document)?;
            let made = UploadedPack { hash: document.name, name: pack.name, game: pack.game };
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
        let document = self.services.store.document(UPLOADS, hash).await?;
        document.map(|document| parse(&document).map(|pack: StoredPack| (pack.game, pack.name))).transpose()
    }

    /// Stores the components that a table is played with, unless they are stored.
    pub(crate) async fn store_components(&self, game: &str, hash: &str) -> Result<(), StoreError> {
        if self.stored().contains(hash) {
            return Ok(());
        }
        let Some(title) = titles::named(game) else { return Ok(()) };
        let Some(files) = (title.pack_files)(hash) else { return Ok(()) };
        let files = files.into_iter().map(|(name, text)| (name.to_owned(), text)).collect();
        let components = StoredComponents { game: game.to_owned(), files, edition: title.edition.0 };
        let body = serde_json::to_string(&components).expect("components can be serialized");
        let document = Document { name: hash.to_owned(), at: self.services.now(), body };
        self.services.store.insert_document(COMPONENTS, &document).await?;
        self.stored().insert(hash.to_owned());
        Ok(())
    }

    fn stored(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.stored.lock().unwrap_or_else(PoisonError::into_inner)
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
    let Some(title) = titles::named(game).filter(|title| !(title.has_pack)(hash)) else {
        return Ok(());
    };
    let (files, edition) = match store.document(COMPONENTS, hash).await? {
        Some(document) => {
            let components: StoredComponents = parse(&document)?;
            (components.files, components.edition)
        }
        None => {
            let Some(document) = store.document(UPLOADS, hash).await? else { return Ok(()) };
            let pack: StoredPack = parse(&document)?;
            (pack.files, pack.edition)
        }
    };
    let name = hash.to_owned();
    let restoring = tokio::task::spawn_blocking(move || {
        let files: Vec<(String, String)> = files.into_iter().collect();
        (title.restore_pack)(&name, Edition(edition), &files)
    });
    match restoring.await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(faults)) => Err(StoreError::Corrupt(format!("the pack {hash} is unsound: {faults}"))),
        Err(_) => Err(StoreError::Corrupt(format!("the pack {hash} can't be read"))),
    }
}

fn parse<T: DeserializeOwned>(document: &Document) -> Result<T, StoreError> {
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

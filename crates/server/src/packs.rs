//! Data packs that people bring along: checked, kept in the store, and loaded on every node that plays with them.

use crate::deed::Deed;
use crate::table::unavailable;
use crate::tables::Shared;
use crate::titles::{self, Title};
use game::Faults;
use protocol::{Fault, NewPack, PackMade, Phrase, Refusal};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{Document, Person, Store, StoreError};

/// Where packs lie in the store, by their hash.
const SHELF: &str = "packs";

/// So many are kept. A pack that was loaded stays in memory for as long as the server runs, at most a few hundred kilobytes of it:
/// with this many the memory of all is bounded.
const MOST: u64 = 100;

/// The longest name of a pack.
const NAME: usize = 40;

/// A pack as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    game: String,
    name: String,
    /// Who brought it.
    person: String,
    files: BTreeMap<String, String>,
}

impl Shared {
    /// Checks a pack and keeps it. The same files once more are the pack that is there already, with its name.
    pub(crate) async fn add_pack(&self, who: &Person, wish: NewPack) -> Result<PackMade, Refusal> {
        let title = titles::named(&wish.game).filter(|title| title.accepts_uploads);
        let title =
            title.ok_or_else(|| Refusal::new("no_packs", "data packs can be brought along for pest only"))?;
        let name = wish.name.trim().to_owned();
        if !(1..=NAME).contains(&name.chars().count()) || name.chars().any(char::is_control) {
            return Err(Refusal::new("name", format!("a pack has a name of 1 to {NAME} characters")));
        }
        let kept = self.store.count_documents(SHELF).await.map_err(|error| unavailable(&error))?;
        if kept >= MOST {
            return Err(because(
                "too_many_packs",
                "pack-too-many",
                &format!("this server keeps {MOST} packs"),
            ));
        }
        let files = wish.files;
        let (loaded, files) = load(title, files).await?;
        let hash = loaded.map_err(|faults| unsound(&faults))?;
        let kept = Kept { game: wish.game, name, person: who.id.0.clone(), files };
        let body = serde_json::to_string(&kept).expect("a pack can be written");
        let note = Document { name: hash.clone(), at: self.clock.now(), body };
        let there = self.store.insert_document(SHELF, &note).await.map_err(|error| unavailable(&error))?;
        let there = read(&there).map_err(|error| unavailable(&error))?;
        Ok(PackMade { hash, name: there.name, game: there.game })
    }

    /// Sees to it that components are loaded.
    pub(crate) async fn have_pack(&self, game: &str, hash: &str) -> Result<(), StoreError> {
        have(&*self.store, game, hash).await
    }

    /// What a pack that somebody brought along is called, and of which game it is.
    pub(crate) async fn pack_name(&self, hash: &str) -> Result<Option<(String, String)>, StoreError> {
        let note = self.store.document(SHELF, hash).await?;
        note.map(|note| read(&note).map(|kept| (kept.game, kept.name))).transpose()
    }
}

/// Sees to it that components are loaded, wherever they were brought to. Who knows no such pack finds out by playing with it.
async fn have(store: &dyn Store, game: &str, hash: &str) -> Result<(), StoreError> {
    let Some(title) = titles::named(game).filter(|title| title.accepts_uploads && !(title.has_pack)(hash))
    else {
        return Ok(());
    };
    let Some(note) = store.document(SHELF, hash).await? else { return Ok(()) };
    match load(title, read(&note)?.files).await {
        Ok((Ok(_), _)) => Ok(()),
        Ok((Err(faults), _)) => Err(StoreError::Corrupt(format!("the pack {hash} is unsound: {faults}"))),
        Err(refusal) => Err(StoreError::Corrupt(format!("the pack {hash}: {}", refusal.message))),
    }
}

/// Sees to it that what a table is played with is loaded: it may have been brought along at another node, or before a restart.
pub(crate) async fn have_for(store: &dyn Store, log: &[store::Entry]) -> Result<(), StoreError> {
    match log.first().map(|entry| serde_json::from_str(&entry.body)) {
        Some(Ok(Deed::Made(made))) => have(store, &made.game, &made.pack).await,
        // What can't be read is told by whoever plays the log.
        _ => Ok(()),
    }
}

/// Loads components beside whatever else the thread has to do; a pack the loader stumbles over harms nobody.
async fn load(
    title: &'static Title,
    files: BTreeMap<String, String>,
) -> Result<(Result<String, Faults>, BTreeMap<String, String>), Refusal> {
    let loading = tokio::task::spawn_blocking(move || {
        let listed: Vec<(String, String)> =
            files.iter().map(|(name, text)| (name.clone(), text.clone())).collect();
        ((title.load_pack)(&listed), files)
    });
    loading
        .await
        .map_err(|_| Refusal::new("pack", "this pack can't be read: its numbers are out of all bounds"))
}

fn read(note: &Document) -> Result<Kept, StoreError> {
    serde_json::from_str(&note.body)
        .map_err(|error| StoreError::Corrupt(format!("the pack {}: {error}", note.name)))
}

fn unsound(faults: &Faults) -> Refusal {
    let faults: Vec<Fault> = faults
        .0
        .iter()
        .map(|fault| Fault { place: fault.place.clone(), message: fault.message.clone() })
        .collect();
    let message = format!("the pack has {} faults, and nothing of it was kept", faults.len());
    Refusal { faults, ..because("pack", "pack-unsound", &message) }
}

/// A refusal with a sentence of the texts.
pub(crate) fn because(code: &str, key: &'static str, message: &str) -> Refusal {
    let phrase = Phrase::from(game::Phrase::new(key, ""));
    Refusal { because: Some(Box::new(phrase)), ..Refusal::new(code, message) }
}

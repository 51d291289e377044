//! Who somebody is: guests first, an account when wanted.
//!
//! A person is known by the secret in their cookie, of which only the hash is stored; so is that of the recovery link.

use crate::secret;
use crate::table::unavailable;
use crate::tables::Shared;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use protocol::{Account, Millis, Refusal};
use std::sync::Arc;
use store::{Person, PersonId};
use tokio::sync::Semaphore;

/// A session that was not used for so long is over.
const SESSION: Millis = 400 * 24 * 3600 * 1000;

/// Hashing a password takes much memory on purpose: so many at once.
static HASHING: Semaphore = Semaphore::const_new(2);

impl Shared {
    /// Whose secret this is.
    pub(crate) async fn whose(&self, secret: &str) -> Result<Option<Arc<Person>>, Refusal> {
        let hash = secret::hash(secret);
        let at = self.clock.now();
        let found = self.store.session(&hash, at, at - SESSION).await.map_err(|error| unavailable(&error))?;
        let Some(id) = found else { return Ok(None) };
        let person = self.store.person(&id).await.map_err(|error| unavailable(&error))?;
        Ok(person.map(Arc::new))
    }

    /// Makes a guest, and the secret by which they are known.
    pub(crate) async fn guest(&self, name: &str) -> Result<(Arc<Person>, String), Refusal> {
        let name = checked_name(name)?;
        let person =
            Person { id: secret::person_id(), name, created: self.clock.now(), login: None, password: None };
        self.store.add_person(&person).await.map_err(|error| unavailable(&error))?;
        let secret = self.session(&person.id).await?;
        Ok((Arc::new(person), secret))
    }

    /// Opens a session and returns its secret.
    pub(crate) async fn session(&self, id: &PersonId) -> Result<String, Refusal> {
        let secret = secret::secret();
        let opened = self.store.open_session(&secret::hash(&secret), id, self.clock.now()).await;
        opened.map_err(|error| unavailable(&error))?;
        Ok(secret)
    }

    /// Calls somebody by another name from now on.
    pub(crate) async fn rename(&self, person: &Person, name: &str) -> Result<Arc<Person>, Refusal> {
        let person = Person { name: checked_name(name)?, ..person.clone() };
        self.store.update_person(&person).await.map_err(|error| unavailable(&error))?;
        Ok(Arc::new(person))
    }

    /// Gives somebody an account, or changes its name and password.
    pub(crate) async fn account(&self, person: &Person, account: Account) -> Result<Arc<Person>, Refusal> {
        let login = checked_login(&account.login)?;
        if !(8..=128).contains(&account.password.chars().count()) {
            return Err(Refusal::new("password", "choose a password of 8 to 128 characters"));
        }
        if let Some(hash) = &person.password {
            let old = account.old_password.unwrap_or_default();
            if !verify(hash.clone(), old).await {
                return Err(Refusal::new("wrong_password", "the password so far is not right"));
            }
        }
        let password = Some(hash(account.password).await?);
        let person = Person { login: Some(login), password, ..person.clone() };
        match self.store.update_person(&person).await.map_err(|error| unavailable(&error))? {
            true => Ok(Arc::new(person)),
            false => Err(Refusal::new("login_taken", "that name is taken; choose another")),
        }
    }

    /// The person who signs in so.
    pub(crate) async fn sign_in(&self, login: &str, password: String) -> Result<Arc<Person>, Refusal> {
        let wrong = || Refusal::new("wrong_password", "there is no such account, or the password is another");
        let Ok(login) = checked_login(login) else { return Err(wrong()) };
        let found = self.store.person_by_login(&login).await.map_err(|error| unavailable(&error))?;
        // Somebody unknown takes as long as a wrong password.
        let stored =
            found.as_ref().and_then(|person| person.password.clone()).unwrap_or_else(|| NOBODY.to_owned());
        match (verify(stored, password).await, found) {
            (true, Some(person)) => Ok(Arc::new(person)),
            _ => {
                tracing::info!("somebody could not sign in");
                Err(wrong())
            }
        }
    }

    /// A new recovery link's secret; the one before it no longer works.
    pub(crate) async fn recovery(&self, person: &Person) -> Result<String, Refusal> {
        let secret = secret::secret();
        let set = self.store.set_recovery(&person.id, &secret::hash(&secret)).await;
        set.map_err(|error| unavailable(&error))?;
        Ok(secret)
    }

    /// The person with this recovery link.
    pub(crate) async fn recover(&self, secret: &str) -> Result<Arc<Person>, Refusal> {
        let found = self.store.person_by_recovery(&secret::hash(secret)).await;
        let found = found.map_err(|error| unavailable(&error))?;
        found
            .map(Arc::new)
            .ok_or_else(|| Refusal::new("no_recovery", "this recovery link does not work any more"))
    }
}

/// A hash no password has.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

async fn hash(password: String) -> Result<String, Refusal> {
    let failed = || Refusal::new("unavailable", "the password can't be kept now; try again");
    let _permit = HASHING.acquire().await.map_err(|_| failed())?;
    let hashing = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    tokio::task::spawn_blocking(hashing).await.ok().and_then(Result::ok).ok_or_else(failed)
}

async fn verify(hash: String, password: String) -> bool {
    let Ok(_permit) = HASHING.acquire().await else { return false };
    let verifying = move || {
        let Ok(hash) = PasswordHash::new(&hash) else { return false };
        Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
    };
    tokio::task::spawn_blocking(verifying).await.unwrap_or(false)
}

/// What is wrong with a name, if anything.
pub(crate) fn check_name(name: &str) -> Result<(), String> {
    let length = name.trim().chars().count();
    // Marks that turn the direction of writing would let one look like another.
    let turns = |sign: char| matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if !(1..=24).contains(&length) || name.chars().any(|sign| sign.is_control() || turns(sign)) {
        return Err("a name has 1 to 24 characters, without line breaks and other controls".to_owned());
    }
    Ok(())
}

fn checked_name(name: &str) -> Result<String, Refusal> {
    check_name(name).map_err(|why| Refusal::new("name", why))?;
    Ok(name.trim().to_owned())
}

fn checked_login(login: &str) -> Result<String, Refusal> {
    let sound = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    if (3..=24).contains(&login.len()) && login.chars().all(sound) {
        return Ok(login.to_ascii_lowercase());
    }
    Err(Refusal::new("login", "an account's name has 3 to 24 letters, digits, - or _"))
}

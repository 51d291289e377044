//! People: guests first, with an account if they want one.
//!
//! A person is identified by the secret in their session cookie or recovery link. Only hashes of secrets are stored.

use crate::config::Registration;
use crate::failure_limiter::FailureLimiter;
use crate::names;
use crate::refusal::{OrUnavailable as _, with_text};
use crate::secret;
use crate::services::Services;
use crate::workers::JobOwner;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use protocol::limits::{LOGIN_CHARACTERS, PASSWORD_CHARACTERS};
use protocol::{Account, Millis, Refusal};
use std::net::IpAddr;
use std::sync::Arc;
use store::{Person, PersonId, SecretHash, StoreError};
use tokio::sync::broadcast;

/// Sign-outs a slow subscriber may miss before its heartbeat has to notice them.
const SIGN_OUT_BACKLOG: usize = 64;

/// Accounts per query that get their skeletons.
const SKELETONS_AT_ONCE: u32 = 200;

/// The people of one server.
pub(crate) struct Accounts {
    services: Arc<Services>,
    sign_outs: broadcast::Sender<SignedOut>,
    /// Wrong passwords, by login.
    wrong_passwords: FailureLimiter<String>,
    /// Taken logins, by address: without a limit, anybody could find out which logins exist.
    taken_logins: FailureLimiter<IpAddr>,
}

/// The open sockets whose session is no longer valid.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum SignedOut {
    /// All sockets of a person.
    Person(PersonId),
    /// The sockets that were opened with this session.
    Session(SecretHash),
}

/// A try of the host's secret, which counts as a wrong one unless it was right.
pub(crate) struct Guess<'a> {
    accounts: &'a Accounts,
    key: String,
}

impl Guess<'_> {
    pub(crate) fn was_right(self) {
        self.accounts.wrong_passwords.give_back(&self.key);
    }
}

impl Accounts {
    pub(crate) fn new(services: Arc<Services>) -> Arc<Self> {
        let limits = &services.config.limits;
        let wrong_passwords = FailureLimiter::new(limits.wrong_passwords);
        let taken_logins = FailureLimiter::new(limits.taken_logins);
        let sign_outs = broadcast::Sender::new(SIGN_OUT_BACKLOG);
        Arc::new(Self { services, sign_outs, wrong_passwords, taken_logins })
    }

    /// The person with this session secret.
    pub(crate) async fn by_session(&self, secret: &str) -> Result<Option<Arc<Person>>, Refusal> {
        let (store, now) = (&self.services.store, self.services.now());
        let age = self.services.config.retention.sessions.as_millis() as Millis;
        let found = store.session(&secret::hash(secret), now, now - age).await.or_unavailable()?;
        let Some(id) = found else { return Ok(None) };
        Ok(store.person(&id).await.or_unavailable()?.map(Arc::new))
    }

    /// Creates a guest and returns them with their session secret. Refused unless the server's registration allows it.
    pub(crate) async fn create_guest(
        &self,
        name: &str,
        invitation: Option<&str>,
    ) -> Result<(Arc<Person>, String), Refusal> {
        self.check_registration(invitation)?;
        let id = secret::person_id();
        let name = self.free_name(&id, name).await?;
        let created = self.services.now();
        let person = Person { id, name, created, login: None, password: None, skeleton: None, banned: None };
        self.services.store.add_person(&person).await.or_unavailable()?;
        let secret = self.open_session(&person.id).await?;
        Ok((Arc::new(person), secret))
    }

    fn check_registration(&self, invitation: Option<&str>) -> Result<(), Refusal> {
        match &self.services.config.registration {
            Registration::Open => Ok(()),
            // Hashes are compared, so that the time the comparison takes reveals nothing about the code.
            Registration::Invitation(code) => match invitation {
                Some(given) if secret::hash(given) == secret::hash(code) => Ok(()),
                Some(_) => Err(Refusal::new(
                    "invitation",
                    "this invitation is no longer valid: ask the host for a new link",
                )),
                None => Err(Refusal::new(
                    "invitation",
                    "new people need an invitation here: ask the host, or sign in if you have an account",
                )),
            },
            Registration::Closed => Err(Refusal::new(
                "registration_closed",
                "nobody new can join this server: sign in if you have an account",
            )),
        }
    }

    /// Checks a name, which must not look like that of another person's account.
    async fn free_name(&self, id: &PersonId, name: &str) -> Result<String, Refusal> {
        let name = checked_name(name)?;
        let alike = self.services.store.accounts_like(&names::skeleton(&name)).await.or_unavailable()?;
        if alike.iter().all(|other| other.id == *id) {
            return Ok(name);
        }
        let message = "somebody with an account has this name, or one that looks like it; choose another";
        Err(with_text("name_taken", "name-taken", message))
    }

    /// Gives the accounts of earlier builds their skeletons.
    pub(crate) async fn add_skeletons(&self) -> Result<(), StoreError> {
        let store = &self.services.store;
        loop {
            let accounts = store.accounts_without_skeleton(SKELETONS_AT_ONCE).await?;
            if accounts.is_empty() {
                return Ok(());
            }
            for account in accounts {
                let skeleton = Some(names::skeleton(&account.name));
                store.update_person(&Person { skeleton, ..account }).await?;
            }
        }
    }

    /// Opens a session and returns its secret.
    pub(crate) async fn open_session(&self, id: &PersonId) -> Result<String, Refusal> {
        let secret = secret::session();
        let now = self.services.now();
        self.services.store.open_session(&secret::hash(&secret), id, now).await.or_unavailable()?;
        Ok(secret)
    }

    /// Changes a person's name.
    pub(crate) async fn rename(&self, person: &Person, name: &str) -> Result<Arc<Person>, Refusal> {
        let name = self.free_name(&person.id, name).await?;
        let skeleton = person.login.as_ref().map(|_| names::skeleton(&name));
        let person = Person { name, skeleton, ..person.clone() };
        self.services.store.update_person(&person).await.or_unavailable()?;
        Ok(Arc::new(person))
    }

    /// Gives a person an account, or changes its login and password. Recovery links made before stop working.
    pub(crate) async fn set_account(
        &self,
        person: &Person,
        account: Account,
        address: IpAddr,
    ) -> Result<Arc<Person>, Refusal> {
        let login = checked_login(&account.login)?;
        let client = JobOwner { address: Some(address), person: person.id.clone() };
        if !PASSWORD_CHARACTERS.contains(&account.password.chars().count()) {
            let (least, most) = (PASSWORD_CHARACTERS.start(), PASSWORD_CHARACTERS.end());
            let message = format!("choose a password of {least} to {most} characters");
            return Err(Refusal::new("password", message));
        }
        if let Some(hash) = &person.password {
            let old = account.old_password.unwrap_or_default();
            let known = person.login.clone().unwrap_or_default();
            if !self.verify(known, hash.clone(), old, client.clone()).await? {
                return Err(Refusal::new("wrong_password", "the old password is wrong"));
            }
        } else {
            self.free_name(&person.id, &person.name).await?;
        }
        self.taken_logins.begin(&address, self.services.now()).map_err(|wait| {
            wait.refusal("too_fast", "you have tried many taken names; wait a few minutes")
        })?;
        let password = Some(self.hash(account.password, client).await?);
        let skeleton = Some(names::skeleton(&person.name));
        let person = Person { login: Some(login), password, skeleton, ..person.clone() };
        if !self.services.store.update_person(&person).await.or_unavailable()? {
            return Err(Refusal::new("login_taken", "that name is taken; choose another"));
        }
        self.taken_logins.give_back(&address);
        self.services.store.set_recovery(&person.id, None).await.or_unavailable()?;
        Ok(Arc::new(person))
    }

    /// The person with this login and password, tried from an address.
    pub(crate) async fn by_password(
        &self,
        login: &str,
        password: String,
        address: IpAddr,
    ) -> Result<Arc<Person>, Refusal> {
        let wrong = || Refusal::new("wrong_password", "wrong name or password");
        let Ok(login) = checked_login(login) else { return Err(wrong()) };
        let found = self.services.store.person_by_login(&login).await.or_unavailable()?;
        // An unknown login takes as long as a wrong password, so that the time does not reveal which logins exist.
        let stored = found
            .as_ref()
            .and_then(|person| person.password.clone())
            .unwrap_or_else(|| NO_PASSWORD.to_owned());
        let client = JobOwner { address: Some(address), person: PersonId(String::new()) };
        match (self.verify(login, stored, password, client).await?, found) {
            (true, Some(person)) => not_banned(person),
            _ => Err(wrong()),
        }
    }

    /// Creates a recovery secret, which replaces the one before. Also returns the time until which it works.
    pub(crate) async fn create_recovery(&self, person: &Person) -> Result<(String, Millis), Refusal> {
        let secret = secret::secret();
        let valid = self.services.config.retention.recovery_links.as_millis() as Millis;
        let until = self.services.now() + valid;
        let link = Some((secret::hash(&secret), until));
        self.services.store.set_recovery(&person.id, link).await.or_unavailable()?;
        Ok((secret, until))
    }

    /// The person with this recovery secret, which stays valid.
    pub(crate) async fn by_recovery(&self, secret: &str) -> Result<Arc<Person>, Refusal> {
        let (hash, now) = (secret::hash(secret), self.services.now());
        let found = self.services.store.person_by_recovery(&hash, now).await.or_unavailable()?;
        not_banned(found.ok_or_else(no_recovery)?)
    }

    /// The person with this recovery secret, which is used up.
    pub(crate) async fn use_recovery(&self, secret: &str) -> Result<Arc<Person>, Refusal> {
        let (hash, now) = (secret::hash(secret), self.services.now());
        let found = self.services.store.use_recovery(&hash, now).await.or_unavailable()?;
        not_banned(found.ok_or_else(no_recovery)?)
    }

    /// Makes the recovery link of a person useless.
    pub(crate) async fn revoke_recovery(&self, person: &Person) -> Result<(), Refusal> {
        self.services.store.set_recovery(&person.id, None).await.or_unavailable()
    }

    /// Bans a person, and closes all their sessions.
    pub(crate) async fn ban(&self, person: &Person) -> Result<(), Refusal> {
        let banned = Person { banned: Some(self.services.now()), ..person.clone() };
        self.services.store.update_person(&banned).await.or_unavailable()?;
        self.revoke_recovery(person).await?;
        self.sign_out_everywhere(person).await
    }

    /// Lifts a ban.
    pub(crate) async fn unban(&self, person: &Person) -> Result<(), Refusal> {
        let person = Person { banned: None, ..person.clone() };
        self.services.store.update_person(&person).await.or_unavailable().map(drop)
    }

    /// Gives an account a new password, which is returned, and closes all its sessions.
    pub(crate) async fn reset_password(&self, person: &Person) -> Result<String, Refusal> {
        if person.login.is_none() {
            return Err(Refusal::new("guest", "a guest has no password"));
        }
        let password = secret::password();
        let hash = Some(self.hash(password.clone(), self.services.client(&person.id)).await?);
        let person = Person { password: hash, ..person.clone() };
        self.services.store.update_person(&person).await.or_unavailable()?;
        self.revoke_recovery(&person).await?;
        self.sign_out_everywhere(&person).await?;
        Ok(password)
    }

    /// Counts a try of the host's secret from an address. Refused after too many wrong ones.
    pub(crate) fn begin_guess(&self, address: IpAddr) -> Result<Guess<'_>, Refusal> {
        // No login looks like this.
        let key = format!("host {address}");
        self.wrong_passwords.begin(&key, self.services.now()).map_err(|wait| {
            wait.refusal("too_fast", "too many wrong secrets from your address; wait a few minutes")
        })?;
        Ok(Guess { accounts: self, key })
    }

    /// Closes one session.
    pub(crate) async fn sign_out(&self, secret: &str) -> Result<(), Refusal> {
        let hash = secret::hash(secret);
        self.services.store.close_session(&hash).await.or_unavailable()?;
        let _ = self.sign_outs.send(SignedOut::Session(hash));
        Ok(())
    }

    /// Closes all sessions of a person.
    pub(crate) async fn sign_out_everywhere(&self, person: &Person) -> Result<(), Refusal> {
        self.services.store.close_sessions(&person.id).await.or_unavailable()?;
        let _ = self.sign_outs.send(SignedOut::Person(person.id.clone()));
        Ok(())
    }

    /// Deletes a person with their account, sessions and recovery secret.
    pub(crate) async fn delete(&self, person: &Person) -> Result<(), Refusal> {
        self.services.store.remove_person(&person.id).await.or_unavailable()?;
        let _ = self.sign_outs.send(SignedOut::Person(person.id.clone()));
        Ok(())
    }

    /// The sign-outs on this node from now on.
    pub(crate) fn sign_outs(&self) -> broadcast::Receiver<SignedOut> {
        self.sign_outs.subscribe()
    }

    async fn hash(&self, password: String, client: JobOwner) -> Result<String, Refusal> {
        let hashing =
            move |_| Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
        let hashed = self.services.password_hashers.run(client, hashing).await.and_then(Result::ok);
        hashed.ok_or_else(|| Refusal::new("unavailable", "the password can't be saved now; try again"))
    }

    /// Whether a password is right. Refused after too many wrong ones for this login, from any address.
    async fn verify(
        &self,
        login: String,
        hash: String,
        password: String,
        client: JobOwner,
    ) -> Result<bool, Refusal> {
        self.wrong_passwords.begin(&login, self.services.now()).map_err(|wait| {
            wait.refusal("too_fast", "too many wrong passwords for this account; wait a few minutes")
        })?;
        let verifying = move |_| {
            let Ok(hash) = PasswordHash::new(&hash) else { return false };
            Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
        };
        let is_right = self.services.password_hashers.run(client, verifying).await == Some(true);
        if is_right {
            self.wrong_passwords.give_back(&login);
        }
        Ok(is_right)
    }
}

fn no_recovery() -> Refusal {
    let message = "this recovery link does not work any more: it works once, and for a limited time";
    with_text("no_recovery", "recover-used", message)
}

fn not_banned(person: Person) -> Result<Arc<Person>, Refusal> {
    match person.banned {
        None => Ok(Arc::new(person)),
        Some(_) => Err(with_text("banned", "banned", "the host of this server has banned this account")),
    }
}

/// A hash that no password has.
const NO_PASSWORD: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

fn checked_name(name: &str) -> Result<String, Refusal> {
    names::checked(name).map_err(|why| Refusal::new("name", why))
}

fn checked_login(login: &str) -> Result<String, Refusal> {
    let is_allowed = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    if LOGIN_CHARACTERS.contains(&login.len()) && login.chars().all(is_allowed) {
        return Ok(login.to_ascii_lowercase());
    }
    let (least, most) = (LOGIN_CHARACTERS.start(), LOGIN_CHARACTERS.end());
    Err(Refusal::new("login", format!("an account's name has {least} to {most} letters, digits, - or _")))
}

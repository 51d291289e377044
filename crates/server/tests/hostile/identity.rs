//! Identities: recovery links, sessions, passwords and accounts.

use crate::client::{Person, begin, request};
use crate::cluster::Cluster;
use crate::{Test, tests};
use serde_json::{Value, json};
use server::Config;
use sha2::Digest as _;
use std::time::Duration;

pub(crate) const TESTS: &[(&str, Test)] = tests![identity::{
    opening_a_recovery_link_moves_no_seat,
    a_guest_is_merged_only_by_the_guest_with_the_password_of_the_account,
    a_recovery_link_works_once_and_for_a_limited_time,
    a_new_password_makes_recovery_links_useless,
    creating_an_account_renews_the_session,
    passwords_of_an_account_are_not_guessed_from_many_addresses,
    logins_are_not_found_out_by_trying_to_take_them,
    a_wrong_login_and_a_wrong_password_are_refused_alike,
    guesses_from_one_ipv6_network_count_together,
    with_https_a_planted_cookie_is_no_session,
    a_session_of_an_earlier_build_moves_to_the_safer_cookie,
}];

const PASSWORD: &str = "a long password";
const DAY: Duration = Duration::from_secs(24 * 3600);

fn account(login: &str, password: &str) -> Value {
    json!({ "login": login, "password": password })
}

async fn opening_a_recovery_link_moves_no_seat(cluster: Cluster) {
    let node = cluster.serve().await;
    let (mallory, mut anna, ben) =
        (node.guest("Mallory").await, node.guest("Anna").await, node.guest("Ben").await);
    let table = begin(&[anna.clone(), ben.clone()], json!({ "game": "rattus" })).await;
    let link = mallory.post("/api/me/recovery", json!({})).await.good();
    let secret = json!({ "secret": link["secret"] });
    // The client asks whose link it is before anything happens.
    let owner = anna.post("/api/recover/look", secret.clone()).await.good();
    assert_eq!(owner, json!({ "name": "Mallory", "login": null }));
    assert_eq!(anna.get("/api/me").await.good()["name"], "Anna");
    let before = anna.clone();
    anna.sign("/api/recover", secret).await.good();
    assert_eq!(anna.get("/api/me").await.good()["name"], "Mallory");
    for thief in [&mallory, &anna] {
        assert_eq!(thief.scene(&table).await["eye"], "watcher");
        assert_eq!(thief.get("/api/tables?which=mine").await.good(), json!([]));
    }
    assert_eq!(before.scene(&table).await["eye"], "seat 1", "the seat stays where it was");
    // The same holds for signing in.
    let mut mallory = mallory;
    mallory.sign("/api/me/account", account("mallory", PASSWORD)).await.good();
    let mut again = before.clone();
    again.sign("/api/sign-in", account("mallory", PASSWORD)).await.good();
    assert_eq!(mallory.scene(&table).await["eye"], "watcher");
    assert_eq!(before.scene(&table).await["eye"], "seat 1");
    node.stop().await;
}

async fn a_guest_is_merged_only_by_the_guest_with_the_password_of_the_account(cluster: Cluster) {
    let node = cluster.serve().await;
    let (mut anna, ben) = (node.guest("Anna").await, node.guest("Ben").await);
    let mut guest = node.guest("Phone").await;
    let table = begin(&[guest.clone(), ben], json!({ "game": "rattus" })).await;
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    let stranger = Person::stranger(&node.host);
    stranger.post("/api/me/merge", account("anna", PASSWORD)).await.is_refused(401, "nobody");
    guest.post("/api/me/merge", account("anna", "wrong password")).await.is_refused(401, "wrong_password");
    // Who has an account gives nothing away.
    let mut other = node.guest("Other").await;
    other.sign("/api/me/account", account("other", PASSWORD)).await.good();
    other.post("/api/me/merge", account("anna", PASSWORD)).await.is_refused(409, "not_guest");
    assert_eq!(anna.scene(&table).await["eye"], "watcher");
    let before = guest.clone();
    guest.sign("/api/me/merge", account("anna", PASSWORD)).await.good();
    for device in [&anna, &guest] {
        assert_eq!(device.scene(&table).await["eye"], "seat 1");
    }
    assert!(before.get("/api/me").await.good().is_null(), "the guest is gone");
    node.stop().await;
}

async fn a_recovery_link_works_once_and_for_a_limited_time(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let make = async || anna.post("/api/me/recovery", json!({})).await.good();
    let first = make().await;
    let secret = |link: &Value| json!({ "secret": link["secret"] });
    let mut phone = Person::stranger(&node.host);
    phone.sign("/api/recover", secret(&first)).await.good();
    for path in ["/api/recover", "/api/recover/look"] {
        Person::stranger(&node.host).post(path, secret(&first)).await.is_refused(401, "no_recovery");
    }
    // Two browsers at once: one of them is recovered.
    let second = make().await;
    let strangers = [Person::stranger(&node.host), Person::stranger(&node.host)];
    let both = strangers.iter().map(|stranger| stranger.post("/api/recover", secret(&second)));
    let mut statuses: Vec<u16> =
        futures_util::future::join_all(both).await.iter().map(|answer| answer.status).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 401]);
    let third = make().await;
    cluster.clock.set_forward(29 * DAY);
    phone.post("/api/recover/look", secret(&third)).await.good();
    cluster.clock.set_forward(31 * DAY);
    phone.post("/api/recover", secret(&third)).await.is_refused(401, "no_recovery");
    node.stop().await;
}

async fn a_new_password_makes_recovery_links_useless(cluster: Cluster) {
    let node = cluster.serve().await;
    let mut anna = node.guest("Anna").await;
    let link = async |anna: &Person| json!({ "secret": anna.post("/api/me/recovery", json!({})).await.good()["secret"] });
    let stranger = Person::stranger(&node.host);
    let of_guest = link(&anna).await;
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    stranger.post("/api/recover", of_guest).await.is_refused(401, "no_recovery");
    let of_account = link(&anna).await;
    let change = json!({ "login": "anna", "password": "another good one", "old_password": PASSWORD });
    anna.sign("/api/me/account", change).await.good();
    stranger.post("/api/recover", of_account).await.is_refused(401, "no_recovery");
    node.stop().await;
}

async fn creating_an_account_renews_the_session(cluster: Cluster) {
    let node = cluster.serve().await;
    let mut anna = node.guest("Anna").await;
    // Somebody who knew the secret of the guest.
    let thief = anna.clone();
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    assert_ne!(anna.cookie, thief.cookie);
    assert_eq!(anna.get("/api/me").await.good()["login"], "anna");
    assert!(thief.get("/api/me").await.good().is_null());
    node.stop().await;
}

async fn passwords_of_an_account_are_not_guessed_from_many_addresses(mut cluster: Cluster) {
    cluster.stop_clock();
    let proxies = vec!["127.0.0.1".parse().expect("an address")];
    let node = cluster.serve_with(Config { proxies, unlimited: true, ..Config::default() }).await;
    let mut anna = node.guest("Anna").await;
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    let guess = async |address: u8, login: &str, password: &str| {
        let forwarded = format!("X-Forwarded-For: 203.0.113.{address}");
        let body = account(login, password).to_string();
        request(&node.host, "POST", "/api/sign-in", &[&forwarded], &body).await
    };
    let guesses =
        futures_util::future::join_all((0..15).map(|address| guess(address, "anna", "wrong password")));
    let mut statuses: Vec<u16> = guesses.await.iter().map(|answer| answer.status).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [[401; 10].as_slice(), &[429; 5]].concat());
    // Not even the right one is tried now, and not by those who have a session either.
    let refused = guess(99, "anna", PASSWORD).await;
    refused.is_refused(429, "too_fast");
    assert_eq!(refused.json()["retry_after"], 60);
    let change = json!({ "login": "anna", "password": "another good one", "old_password": PASSWORD });
    anna.post("/api/me/account", change).await.is_refused(429, "too_fast");
    assert_eq!(anna.get("/api/me").await.good()["login"], "anna", "a session goes on");
    // A login that does not exist behaves the same.
    for _ in 0..10 {
        guess(1, "nobody", PASSWORD).await.is_refused(401, "wrong_password");
    }
    guess(1, "nobody", PASSWORD).await.is_refused(429, "too_fast");
    cluster.clock.set_forward(Duration::from_secs(120));
    assert_eq!(guess(2, "anna", PASSWORD).await.status, 200);
    node.stop().await;
}

async fn logins_are_not_found_out_by_trying_to_take_them(mut cluster: Cluster) {
    cluster.stop_clock();
    let node = cluster.serve().await;
    let mut anna = node.guest("Anna").await;
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    let mallory = node.guest("Mallory").await;
    for _ in 0..10 {
        mallory.post("/api/me/account", account("anna", PASSWORD)).await.is_refused(409, "login_taken");
    }
    for login in ["anna", "unheard-of"] {
        mallory.post("/api/me/account", account(login, PASSWORD)).await.is_refused(429, "too_fast");
    }
    node.stop().await;
}

async fn a_wrong_login_and_a_wrong_password_are_refused_alike(cluster: Cluster) {
    let node = cluster.serve().await;
    let mut anna = node.guest("Anna").await;
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    let mut refusals = std::collections::BTreeSet::new();
    for (login, password) in
        [("anna", "wrong password"), ("unheard-of", PASSWORD), ("no login!", PASSWORD), ("Anna", "")]
    {
        for path in ["/api/sign-in", "/api/me/merge"] {
            let guest = node.guest("Mallory").await;
            let answer = guest.post(path, account(login, password)).await;
            answer.is_refused(401, "wrong_password");
            refusals.insert(answer.body);
        }
    }
    assert_eq!(refusals.len(), 1, "{refusals:?}");
    // Nor does a recovery link that never was differ from one that was used.
    let link = anna.post("/api/me/recovery", json!({})).await.good();
    let used = json!({ "secret": link["secret"] });
    Person::stranger(&node.host).post("/api/recover", used.clone()).await.good();
    let invented = json!({ "secret": "0123456789abcdef0123456789abcdef" });
    let look =
        async |secret: Value| Person::stranger(&node.host).post("/api/recover/look", secret).await.body;
    assert_eq!(look(used).await, look(invented).await);
    node.stop().await;
}

async fn guesses_from_one_ipv6_network_count_together(mut cluster: Cluster) {
    cluster.stop_clock();
    let proxies = vec!["127.0.0.1".parse().expect("an address")];
    let admin_secret = Some("the secret of the host".to_owned());
    let node =
        cluster.serve_with(Config { proxies, admin_secret, unlimited: true, ..Config::default() }).await;
    let mut anna = node.guest("Anna").await;
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    let mallory = node.guest("Mallory").await;
    let cookie = format!("Cookie: {}", mallory.cookie.expect("a session"));
    for number in 0..12 {
        let from = format!("X-Forwarded-For: 2001:db8:0:1:{number}::1");
        let secret = format!("Authorization: Bearer secret-{number}");
        let guess = request(&node.host, "GET", "/api/admin/people", &[&from, &secret], "").await;
        let body = account("anna", PASSWORD).to_string();
        let taken = request(&node.host, "POST", "/api/me/account", &[&from, &cookie], &body).await;
        match number < 10 {
            true => {
                guess.is_refused(403, "not_host");
                taken.is_refused(409, "login_taken");
            }
            false => {
                guess.is_refused(429, "too_fast");
                taken.is_refused(429, "too_fast");
            }
        }
    }
    node.stop().await;
}

fn https(base: &str) -> Config {
    let url = format!("https://example.org{base}").parse().expect("a public URL");
    Config { public_url: Some(url), unlimited: true, ..Config::default() }
}

async fn with_https_a_planted_cookie_is_no_session(cluster: Cluster) {
    for (base, name) in [("", "__Host-miasma"), ("/miasma", "__Secure-miasma")] {
        let node = cluster.serve_with(https(base)).await;
        let mut mallory = Person::stranger(&node.host);
        let answer = mallory.sign("/api/me", json!({ "name": "Mallory" })).await;
        answer.good();
        let set = answer.head.lines().find(|line| line.contains(name)).expect("a cookie").to_owned();
        assert!(set.contains("Secure") && set.contains("HttpOnly") && !set.contains("Domain"), "{set}");
        assert!(set.contains(&format!("Path={base}/;")), "{set}");
        let cookie = mallory.cookie.clone().expect("a cookie");
        let (_, secret) = cookie.split_once('=').expect("name and value");
        assert_eq!(mallory.get("/api/me").await.good()["name"], "Mallory");
        // Another server of the domain can plant only a cookie without the prefix.
        let planted = Person { cookie: Some(format!("miasma={secret}")), ..mallory.clone() };
        assert!(planted.get("/api/me").await.good().is_null());
        node.stop().await;
    }
}

async fn a_session_of_an_earlier_build_moves_to_the_safer_cookie(cluster: Cluster) {
    let node = cluster.serve_with(https("")).await;
    let anna = node.guest("Anna").await;
    let id = node.store.people("Anna", 0, 1).await.expect("the store answers")[0].id.clone();
    let secret = "a".repeat(32);
    let hash = sha2::Sha256::digest(secret.as_bytes()).into();
    // Far in the future, so that it has not expired.
    node.store.open_session(&hash, &id, 9_000_000_000_000).await.expect("it opens");
    let earlier = Person { cookie: Some(format!("miasma={secret}")), ..anna };
    let answer = earlier.get("/api/me").await;
    assert_eq!(answer.good()["name"], "Anna");
    assert!(answer.head.contains("__Host-miasma=") && answer.head.contains("miasma=;"), "{}", answer.head);
    node.stop().await;
}

//! What a host can configure: who may join, the path of the public URL, limits.

use crate::client::{Person, key, request};
use crate::cluster::Cluster;
use crate::{Test, tests};
use serde_json::json;
use server::{Config, Limits, Quota, Registration};
use std::time::Duration;

pub(crate) const TESTS: &[(&str, Test)] = tests![config::{
    a_closed_server_knows_its_people_and_nobody_new,
    an_invited_person_joins_and_others_do_not,
    below_a_path_everything_works_whether_or_not_the_proxy_removes_it,
    a_configured_limit_replaces_the_default,
}];

const PASSWORD: &str = "a long password";

async fn a_closed_server_knows_its_people_and_nobody_new(cluster: Cluster) {
    let node = cluster.serve().await;
    let mut anna = node.guest("Anna").await;
    anna.sign("/api/me/account", json!({ "login": "anna", "password": PASSWORD })).await.good();
    let link = anna.post("/api/me/recovery", json!({})).await.good()["secret"].clone();
    node.stop().await;

    let config = Config { registration: Registration::Closed, unlimited: true, ..Config::default() };
    let node = cluster.serve_with(config).await;
    let stranger = Person::stranger(&node.host);
    stranger.post("/api/me", json!({ "name": "Ben" })).await.is_refused(403, "registration_closed");
    let mut phone = Person::stranger(&node.host);
    phone.sign("/api/sign-in", json!({ "login": "anna", "password": PASSWORD })).await.good();
    phone.post("/api/me", json!({ "name": "Änna" })).await.good();
    phone.table(json!({ "game": "rattus" })).await;
    let mut tablet = Person::stranger(&node.host);
    tablet.sign("/api/recover", json!({ "secret": link })).await.good();
    assert_eq!(tablet.get("/api/me").await.good()["name"], "Änna");
    node.stop().await;
}

async fn an_invited_person_joins_and_others_do_not(cluster: Cluster) {
    let registration = Registration::Invitation("tuesday club".to_owned());
    let node = cluster.serve_with(Config { registration, unlimited: true, ..Config::default() }).await;
    let mut anna = Person::stranger(&node.host);
    anna.post("/api/me", json!({ "name": "Anna" })).await.is_refused(403, "invitation");
    let wrong = json!({ "name": "Anna", "invitation": "monday club" });
    anna.post("/api/me", wrong).await.is_refused(403, "invitation");
    anna.sign("/api/me", json!({ "name": "Anna", "invitation": "tuesday club" })).await.good();
    // Somebody who is known needs no invitation to change their name.
    anna.post("/api/me", json!({ "name": "Änna" })).await.good();
    node.stop().await;
}

async fn below_a_path_everything_works_whether_or_not_the_proxy_removes_it(cluster: Cluster) {
    let url = "https://example.org/miasma/".parse().expect("a public URL");
    let node =
        cluster.serve_with(Config { public_url: Some(url), unlimited: true, ..Config::default() }).await;
    let origin = "Origin: https://example.org";
    for base in ["/miasma", ""] {
        let path = |path: &str| format!("{base}{path}");
        let me = json!({ "name": "Anna" }).to_string();
        let made = request(&node.host, "POST", &path("/api/me"), &[origin], &me).await;
        assert_eq!(made.status, 200, "{}", made.body);
        let head = made.head.to_lowercase();
        assert!(head.contains("path=/miasma/;") && head.contains("; secure"), "{head}");
        let anna = Person { host: node.host.clone(), cookie: made.cookie() };
        let table = anna.post(&path("/api/tables"), json!({ "game": "rattus" })).await.good();
        let table = table["id"].as_str().expect("an id").to_owned();
        let order = json!({ "key": key(), "command": { "do": "sit", "seat": 1 } });
        let reply = anna.post(&path(&format!("/api/tables/{table}")), order).await.good();
        assert_eq!(reply["answer"], "accepted", "{reply}");
        let mut socket = anna.at(&format!("{}{base}", node.host)).socket().await;
        assert_eq!(socket.ask(json!({ "type": "watch", "table": table })).await["type"], "scene");

        let page = anna.get(&path("/")).await;
        assert!(page.body.contains("<html data-base=\"/miasma\" "), "{}", page.body);
        assert!(!page.body.contains("=\"/assets") && !page.body.contains("=\"/icon"), "{}", page.body);
        let page = anna.get(&path(&format!("/t/{table}"))).await;
        assert!(page.body.contains("data-game=\"rattus\" data-base=\"/miasma\" "), "{}", page.body);
        assert_eq!(anna.get(&path("/healthz")).await.body, "ok\n");
    }
    let other = request(&node.host, "POST", "/miasma/api/me", &["Origin: https://evil.example"], "{}").await;
    other.is_refused(403, "origin");
    node.stop().await;
}

async fn a_configured_limit_replaces_the_default(cluster: Cluster) {
    let burst = std::num::NonZeroU32::new(2).expect("more than none");
    let new_tables = Quota { burst, refill: Duration::from_secs(3600) };
    let limits = Limits { new_tables, request_body_bytes: 2000, ..Limits::default() };
    let node = cluster.serve_with(Config { limits, ..Config::default() }).await;
    let anna = node.guest("Anna").await;
    for _ in 0..2 {
        anna.table(json!({ "game": "rattus" })).await;
    }
    anna.post("/api/tables", json!({ "game": "rattus" })).await.is_refused(429, "too_many_tables");
    let long = json!({ "name": "x".repeat(2000) });
    anna.post("/api/me", long).await.is_refused(413, "too_large");
    node.stop().await;
}

//! Rate limits: who shares one, and what it allows.

use crate::client::{Person, request};
use crate::cluster::Cluster;
use crate::{Test, tests};
use futures_util::future::join_all;
use serde_json::json;
use server::{Config, Limits, Quota};
use std::num::NonZeroU32;
use std::time::Duration;

pub(crate) const TESTS: &[(&str, Test)] = tests![limits::{
    two_hundred_people_behind_one_address_can_join_at_once,
    addresses_of_one_ipv6_network_share_a_limit_and_inventing_addresses_does_not_help,
}];

async fn two_hundred_people_behind_one_address_can_join_at_once(cluster: Cluster) {
    // The defaults, not the unlimited server of other tests.
    let node = cluster.serve_with(Config::default()).await;
    let host = node.guest("Host").await;
    let table = host.table(json!({ "game": "rattus", "public": true })).await;
    for batch in 0..10 {
        join_all((0..20).map(|number| {
            let (host, table) = (node.host.clone(), table.clone());
            async move {
                // What the client asks for before a table is on the screen.
                let person = Person::guest(&host, &format!("Pupil {batch} {number}")).await;
                for path in ["/api/me", "/api/games", "/api/tables", "/api/tables?which=mine", "/api/today"] {
                    person.get(path).await.good();
                }
                let mut socket = person.socket().await;
                let scene = socket.ask(json!({ "type": "watch", "table": table, "since": 0 })).await;
                assert_eq!(scene["type"], "scene", "{scene}");
                socket
            }
        }))
        .await;
    }
    node.stop().await;
}

async fn addresses_of_one_ipv6_network_share_a_limit_and_inventing_addresses_does_not_help(cluster: Cluster) {
    let requests = Quota { burst: NonZeroU32::new(3).expect("three"), refill: Duration::from_secs(1000) };
    let limits = Limits { requests, ..Limits::default() };
    let proxies = vec!["127.0.0.1".parse().expect("an address")];
    let node = cluster.serve_with(Config { limits, proxies, ..Config::default() }).await;
    for number in 0..5 {
        let invented = format!("X-Forwarded-For: 198.51.100.{number}");
        let real = format!("X-Forwarded-For: 2001:db8:0:1::{number}");
        // Two lines: what the client invents, and what the proxy adds.
        let answer = request(&node.host, "GET", "/api/games", &[&invented, &real], "").await;
        if number < 3 {
            assert_eq!(answer.status, 200);
        } else {
            answer.is_refused(429, "too_fast");
            let seconds = answer.head.lines().find_map(|line| line.strip_prefix("retry-after: "));
            assert!(seconds.and_then(|text| text.parse().ok()).is_some_and(|seconds: u32| seconds > 500));
            assert!(answer.json()["retry_after"].as_u64().is_some_and(|seconds| seconds > 500));
        }
    }
    // What monitoring asks for costs a query of the database.
    for path in ["/metrics", "/readyz"] {
        let real = "X-Forwarded-For: 2001:db8:0:1::9";
        request(&node.host, "GET", path, &[real], "").await.is_refused(429, "too_fast");
    }
    let other = request(&node.host, "GET", "/api/games", &["X-Forwarded-For: 2001:db8:0:2::1"], "").await;
    assert_eq!(other.status, 200);
    node.stop().await;
}

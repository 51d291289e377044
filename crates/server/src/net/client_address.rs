//! The address of a client, also behind proxies, and how limits group addresses.

use super::trusted_proxies::TrustedProxies;
use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The address of the client that a peer speaks for.
///
/// A trusted proxy appends the address it was contacted from to `X-Forwarded-For`, so the list is read from its end, and trusted
/// proxies are skipped. Everything before the first address that is not trusted could be invented by the client. Several header
/// lines are one list.
pub(crate) fn client_address(peer: IpAddr, headers: &HeaderMap, proxies: &TrustedProxies) -> IpAddr {
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let list: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let mut address = peer;
    for entry in list.iter().rev().filter(|entry| !entry.is_empty()) {
        if !proxies.contains(address) {
            break;
        }
        let Some(before) = parse(entry) else { break };
        address = before;
    }
    address
}

/// An address with or without a port: some proxies write one.
fn parse(entry: &str) -> Option<IpAddr> {
    let bare = entry.strip_prefix('[').and_then(|entry| entry.strip_suffix(']')).unwrap_or(entry);
    let with_port = || entry.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port).map(|address: IpAddr| address.to_canonical())
}

/// The addresses that limits count as one client: an IPv4 address, or an IPv6 network of 64 bits, all of which one connection
/// usually has.
pub(crate) fn limited_as(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    fn behind(peer: &str, lines: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().expect("plain text"));
        }
        let proxies = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().expect("an address"));
        let proxies = TrustedProxies::new(&Config { proxies: proxies.into(), ..Config::default() });
        client_address(peer.parse().expect("an address"), &headers, &proxies).to_string()
    }

    #[test]
    fn forwarded_addresses_are_read_from_the_trusted_end() {
        assert_eq!(behind("192.0.2.1", &["203.0.113.9"]), "203.0.113.9");
        assert_eq!(behind("192.0.2.1", &["10.0.0.1, 203.0.113.9"]), "203.0.113.9", "the rest is invented");
        assert_eq!(behind("192.0.2.1", &["10.0.0.1", "203.0.113.9"]), "203.0.113.9", "in two lines");
        assert_eq!(behind("192.0.2.1", &["203.0.113.9, 192.0.2.2"]), "203.0.113.9", "over two proxies");
        assert_eq!(behind("192.0.2.1", &["203.0.113.9", "192.0.2.2"]), "203.0.113.9");
        assert_eq!(behind("192.0.2.1", &["203.0.113.9, nonsense"]), "192.0.2.1");
        assert_eq!(behind("192.0.2.1", &["[2001:db8::1]:443"]), "2001:db8::1");
        assert_eq!(behind("192.0.2.1", &[]), "192.0.2.1");
        assert_eq!(behind("198.51.100.7", &["203.0.113.9"]), "198.51.100.7", "no proxy");
    }

    #[test]
    fn an_ipv6_network_counts_as_one_client() {
        let grouped = |address: &str| limited_as(address.parse().expect("an address")).to_string();
        assert_eq!(grouped("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(grouped("2001:db8:1:2::"), grouped("2001:db8:1:2:ffff::1"));
        assert_ne!(grouped("2001:db8:1:2::"), grouped("2001:db8:1:3::"));
        assert_eq!(grouped("::ffff:192.0.2.1"), "192.0.2.1");
        assert_eq!(grouped("192.0.2.1"), "192.0.2.1");
    }
}

//! Reverse proxies whose `X-Forwarded-For` header is believed.

use crate::config::Config;
use std::net::IpAddr;

/// The peers that are proxies and so send the requests of many clients.
pub(crate) struct TrustedProxies {
    addresses: Vec<IpAddr>,
    loopback: bool,
}

impl TrustedProxies {
    /// Trusts the configured addresses; with a public URL also every proxy on this machine.
    pub(crate) fn new(config: &Config) -> Self {
        Self { addresses: config.proxies.clone(), loopback: config.public_url.is_some() }
    }

    /// Whether a peer is a trusted proxy.
    pub(crate) fn contains(&self, peer: IpAddr) -> bool {
        (self.loopback && peer.is_loopback()) || self.addresses.contains(&peer)
    }
}

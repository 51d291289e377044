//! The addresses of this machine in local networks, for `serve --lan`.

use if_addrs::{IfAddr, Interface};
use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// How the names of interfaces begin that lead to containers, virtual machines and private networks, not to phones.
const VIRTUAL: [&str; 9] = ["docker", "veth", "br-", "virbr", "podman", "cni", "tun", "tap", "wg"];

/// The addresses of this machine, the likeliest for phones first.
pub fn addresses() -> Vec<Ipv4Addr> {
    let named = |interface: &Interface| match &interface.addr {
        IfAddr::V4(address) if interface.is_oper_up() => Some((interface.name.clone(), address.ip)),
        _ => None,
    };
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    order(routed_address(), interfaces.iter().filter_map(named))
}

/// The address that packets to the internet would have. There is none without a default route. Sends nothing.
fn routed_address() -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(ip) if !ip.is_unspecified() && !ip.is_loopback() => Some(ip),
        _ => None,
    }
}

/// The routed address, and those of the interfaces that may reach phones.
fn order(routed: Option<Ipv4Addr>, interfaces: impl Iterator<Item = (String, Ipv4Addr)>) -> Vec<Ipv4Addr> {
    let mut addresses = Vec::from_iter(routed);
    for (name, ip) in interfaces {
        let is_virtual = VIRTUAL.iter().any(|start| name.starts_with(start));
        if !is_virtual && !ip.is_loopback() && !ip.is_link_local() && !addresses.contains(&ip) {
            addresses.push(ip);
        }
    }
    addresses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_default_route_the_interfaces_give_the_address() {
        let interfaces = [
            ("lo", [127, 0, 0, 1]),
            ("docker0", [172, 17, 0, 1]),
            ("wlan0", [192, 168, 1, 20]),
            ("eth0", [169, 254, 3, 4]),
            ("eth1", [10, 0, 0, 5]),
        ];
        let interfaces = || interfaces.iter().map(|(name, ip)| ((*name).to_owned(), Ipv4Addr::from(*ip)));
        let (wlan, eth) = (Ipv4Addr::new(192, 168, 1, 20), Ipv4Addr::new(10, 0, 0, 5));
        assert_eq!(order(None, interfaces()), [wlan, eth]);
        assert_eq!(order(Some(eth), interfaces()), [eth, wlan]);
        assert_eq!(order(None, interfaces().take(2)), Vec::<Ipv4Addr>::new());
    }
}

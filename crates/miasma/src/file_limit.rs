//! The limit of open files. Every connection is one, and the usual soft limit of 1,024 is too low for a server.

/// Raises the soft limit of open files to the hard limit, and returns the new limit if it is known.
#[cfg(unix)]
pub fn raise() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    }
}

/// There is no such limit here.
#[cfg(not(unix))]
pub fn raise() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    #[cfg(unix)]
    #[test]
    fn the_soft_limit_is_raised_to_the_hard_one() {
        let raised = super::raise();
        let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
        assert_eq!((limit.current, raised), (limit.maximum, limit.maximum));
    }
}

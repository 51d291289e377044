//! How precisely the use of sessions is recorded.

use crate::model::{DAY, Millis};

/// Whether a session's last use is old enough to be recorded again: after a day, or after a quarter of its lifetime
/// if that is shorter. This saves a write for nearly every request.
pub(crate) fn is_stale(used: Millis, now: Millis, since: Millis) -> bool {
    now.saturating_sub(used) >= DAY.min(now.saturating_sub(since) / 4)
}

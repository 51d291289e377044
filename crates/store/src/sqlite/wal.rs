//! Finds damage in SQLite's write-ahead log. SQLite itself silently ignores everything after the first invalid frame, as it has to
//! after a crash; acknowledged moves behind a damaged frame would be gone without a word.
//!
//! The format (<https://sqlite.org/fileformat2.html#walformat>): a header, then frames of a frame header and a page. A checksum
//! covers all frames up to its own, so each frame can be verified with the stored checksum of the one before it, even if that one
//! is damaged. Frames with other salts than the header belong to transactions that are in the database file already.

/// Bytes of the header.
const HEADER: usize = 32;

/// Bytes of a frame's header.
const FRAME_HEADER: usize = 24;

/// A place where the log is damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Damage {
    /// The offset of the first damaged frame in the file.
    pub(crate) offset: usize,
    /// The number of complete transactions after it that SQLite would ignore.
    pub(crate) lost: usize,
}

/// The damage of a log, if there is any.
///
/// A crash may leave one transaction half written, in any order, because the disk had not confirmed it yet. Therefore one complete
/// transaction after an invalid frame proves nothing; a second one was begun only after the disk had confirmed the first.
pub(crate) fn find_damage(log: &[u8]) -> Option<Damage> {
    let log = Log::new(log)?;
    let offset = log.first_invalid()?;
    let lost =
        log.frames().filter(|frame| frame.offset > offset && log.is_live(frame) && frame.commits()).count();
    (lost >= 2).then_some(Damage { offset, lost })
}

/// The log without its damaged frames and with new checksums, so that SQLite reads all others.
pub(crate) fn repaired(bytes: &[u8]) -> Vec<u8> {
    let Some(log) = Log::new(bytes) else { return bytes.to_vec() };
    let mut repaired = bytes[..HEADER].to_vec();
    let mut sum = log.sum(&bytes[..24], (0, 0));
    write_sum(&mut repaired[24..32], sum);
    for frame in log.frames().filter(|frame| log.is_live(frame)) {
        let begin = repaired.len();
        repaired.extend_from_slice(frame.bytes);
        sum = log.sum(frame.page(), log.sum(&frame.bytes[..8], sum));
        write_sum(&mut repaired[begin + 16..begin + 24], sum);
    }
    repaired
}

type Sum = (u32, u32);

struct Log<'a> {
    bytes: &'a [u8],
    page_size: usize,
    big_endian: bool,
}

struct Frame<'a> {
    offset: usize,
    bytes: &'a [u8],
    /// The checksum stored before this frame.
    before: Sum,
}

impl<'a> Log<'a> {
    /// `None` if there is no log: it is empty, or its header names no page size.
    fn new(bytes: &'a [u8]) -> Option<Self> {
        let magic = word(bytes.get(..HEADER)?, 0);
        let page_size = word(bytes, 8) as usize;
        let is_size = page_size.is_power_of_two() && (512..=65536).contains(&page_size);
        (magic & !1 == 0x377f_0682 && is_size).then_some(Self {
            bytes,
            page_size,
            big_endian: magic & 1 == 1,
        })
    }

    fn frames(&self) -> impl Iterator<Item = Frame<'a>> {
        let (bytes, length) = (self.bytes, FRAME_HEADER + self.page_size);
        (HEADER..).step_by(length).map_while(move |offset| {
            let frame = bytes.get(offset..offset + length)?;
            let before = if offset == HEADER { 24 } else { offset - length + 16 };
            Some(Frame { offset, bytes: frame, before: stored_sum(&bytes[before..]) })
        })
    }

    /// The offset of the first frame that SQLite would not accept, if there is one.
    fn first_invalid(&self) -> Option<usize> {
        if self.sum(&self.bytes[..24], (0, 0)) != stored_sum(&self.bytes[24..]) {
            return Some(0);
        }
        self.frames().find(|frame| !self.is_live(frame)).map(|frame| frame.offset)
    }

    /// Whether a frame belongs to this log and is undamaged.
    fn is_live(&self, frame: &Frame<'_>) -> bool {
        let is_salted = frame.bytes[8..16] == self.bytes[16..24];
        is_salted
            && self.sum(frame.page(), self.sum(&frame.bytes[..8], frame.before))
                == stored_sum(&frame.bytes[16..])
    }

    /// Continues a checksum over some bytes.
    fn sum(&self, bytes: &[u8], (mut one, mut two): Sum) -> Sum {
        for pair in bytes.chunks_exact(8) {
            let [first, second] = [0, 4].map(|at| {
                let word = [pair[at], pair[at + 1], pair[at + 2], pair[at + 3]];
                if self.big_endian { u32::from_be_bytes(word) } else { u32::from_le_bytes(word) }
            });
            one = one.wrapping_add(first).wrapping_add(two);
            two = two.wrapping_add(second).wrapping_add(one);
        }
        (one, two)
    }
}

impl<'a> Frame<'a> {
    fn page(&self) -> &'a [u8] {
        &self.bytes[FRAME_HEADER..]
    }

    /// Whether it is the last frame of a transaction.
    fn commits(&self) -> bool {
        word(self.bytes, 4) != 0
    }
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

fn stored_sum(bytes: &[u8]) -> Sum {
    (word(bytes, 0), word(bytes, 4))
}

fn write_sum(bytes: &mut [u8], (one, two): Sum) {
    bytes[..4].copy_from_slice(&one.to_be_bytes());
    bytes[4..8].copy_from_slice(&two.to_be_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A log of this many transactions, one frame each.
    fn log(transactions: u32) -> Vec<u8> {
        let mut bytes = Vec::new();
        for word in [0x377f_0682, 3_007_000, 512, 0, 77, 88, 0, 0u32] {
            bytes.extend_from_slice(&word.to_be_bytes());
        }
        for number in 1..=transactions {
            for word in [number, 9, 77, 88, 0, 0u32] {
                bytes.extend_from_slice(&word.to_be_bytes());
            }
            bytes.extend((0..512).map(|at| (at as u32 * number) as u8));
        }
        // A frame without a valid checksum is not live, so the checksums are set one by one.
        let mut sum = Log::new(&bytes).expect("a log").sum(&bytes[..24], (0, 0));
        write_sum(&mut bytes[24..32], sum);
        for number in 0..transactions as usize {
            let at = HEADER + number * (FRAME_HEADER + 512);
            let view = Log::new(&bytes).expect("a log");
            sum = view
                .sum(&bytes[at + FRAME_HEADER..at + FRAME_HEADER + 512], view.sum(&bytes[at..at + 8], sum));
            write_sum(&mut bytes[at + 16..at + 24], sum);
        }
        bytes
    }

    const FRAME: usize = FRAME_HEADER + 512;

    #[test]
    fn a_sound_log_has_no_damage() {
        assert_eq!(find_damage(&[]), None);
        assert_eq!(find_damage(&log(0)), None);
        assert_eq!(find_damage(&log(5)), None);
        assert_eq!(repaired(&log(5)), log(5));
    }

    #[test]
    fn a_crash_in_the_last_transaction_is_no_damage() {
        let whole = log(5);
        for length in [HEADER + 4 * FRAME, HEADER + 4 * FRAME + 100, whole.len() - 1] {
            assert_eq!(find_damage(&whole[..length]), None);
        }
        let mut torn = whole.clone();
        torn[HEADER + 4 * FRAME + 40] ^= 1;
        assert_eq!(find_damage(&torn), None);
    }

    #[test]
    fn frames_of_an_earlier_log_are_no_damage() {
        let mut bytes = log(2);
        let mut old = log(6)[HEADER + 2 * FRAME..].to_vec();
        for frame in old.chunks_mut(FRAME) {
            frame[8] ^= 1;
        }
        bytes.extend(old);
        assert_eq!(find_damage(&bytes), None);
    }

    #[test]
    fn a_damaged_frame_is_found_wherever_it_is_damaged_and_the_others_can_be_read() {
        for at in [0, 9, 17, FRAME_HEADER, FRAME - 1] {
            let mut bytes = log(9);
            bytes[HEADER + 3 * FRAME + at] ^= 0x40;
            let damage = find_damage(&bytes).unwrap_or_else(|| panic!("byte {at}"));
            assert_eq!(damage.offset, HEADER + 3 * FRAME);
            // A damaged checksum makes the frame after it unreadable as well.
            assert_eq!(damage.lost, if at == 17 { 4 } else { 5 });
            let repaired = repaired(&bytes);
            assert_eq!(repaired.len(), HEADER + if at == 17 { 7 } else { 8 } * FRAME);
            assert_eq!(find_damage(&repaired), None);
            assert_eq!(Log::new(&repaired).expect("a log").first_invalid(), None);
        }
        let mut header = log(9);
        header[13] ^= 1;
        assert_eq!(find_damage(&header).expect("it is damaged").offset, 0);
    }
}

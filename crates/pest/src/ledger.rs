//! The ids of the ledger's rules, by number.

/// The id of rule `number`, such as `PE-27`.
#[must_use]
pub(crate) fn id(number: u16) -> &'static str {
    let length = if number < 100 { 5 } else { 6 };
    std::str::from_utf8(&IDS[usize::from(number)][..length]).expect("letters and digits are text")
}

/// The highest number that a rule can have.
const LAST: usize = 999;

/// The ids as text. A number has at least two digits.
static IDS: [[u8; 6]; LAST + 1] = {
    let mut ids = [*b"PE-   "; LAST + 1];
    let mut number = 0;
    while number <= LAST {
        let (hundreds, tens, ones) = (number / 100, number / 10 % 10, number % 10);
        if hundreds == 0 {
            ids[number][3] = b'0' + tens as u8;
            ids[number][4] = b'0' + ones as u8;
        } else {
            ids[number][3] = b'0' + hundreds as u8;
            ids[number][4] = b'0' + tens as u8;
            ids[number][5] = b'0' + ones as u8;
        }
        number += 1;
    }
    ids
};

#[cfg(test)]
mod tests {
    #[test]
    fn every_number_has_its_own_id() {
        for number in 0..=super::LAST as u16 {
            assert_eq!(super::id(number), format!("PE-{number:02}"));
        }
    }
}

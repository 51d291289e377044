//! What the checks of all files share.

use super::files::NumberList;
use game::data::{Field, File, Id, Notes, Positioned, Row, Within, unique};
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;

/// A file while it is checked, and the notes of what is wrong with it.
///
/// A check of a value that could not be read is left out: its fault was noted when the file was read.
pub(super) struct Check<'c, 't, T> {
    pub(super) file: &'c File<'t, T>,
    pub(super) notes: &'c mut Notes,
}

impl<T> Check<'_, '_, T> {
    pub(super) fn fault(&mut self, at: impl Positioned, message: impl Into<String>) {
        self.notes.add(self.file.spot(at), message);
    }

    /// A fault of a whole list, noted at its last entry.
    pub(super) fn fault_of_list<R>(&mut self, rows: &[Row<R>], message: impl Into<String>) {
        self.notes.add(self.file.end(rows), message);
    }

    /// Notes `message` if the value could be read and `holds` is false for it.
    pub(super) fn must<V>(
        &mut self,
        field: &Field<V>,
        holds: impl FnOnce(&V) -> bool,
        message: impl FnOnce(&V) -> String,
    ) {
        if let Some(value) = field.get().filter(|value| !holds(value)) {
            self.fault(field, message(value));
        }
    }

    /// A value that the rules fix: the file may only repeat it.
    pub(super) fn fixed<V: PartialEq<R> + Debug, R: Debug + ?Sized>(
        &mut self,
        name: &str,
        field: &Field<V>,
        rule: &R,
        id: &str,
    ) {
        self.must(
            field,
            |value| value == rule,
            |value| format!("`{name}` is {value:?}: it must be {rule:?}, {id}"),
        );
    }

    /// A number that the rules fix.
    pub(super) fn fixed_number(&mut self, name: &str, field: &Field<Within<0, 255>>, rule: u8, id: &str) {
        self.must(
            field,
            |value| value.0 == rule,
            |value| format!("`{name}` is {}: it must be {rule}, {id}", value.0),
        );
    }

    /// A track of numbers, none below the one before it; of `length` spaces if that is known.
    pub(super) fn rising(&mut self, name: &str, field: &NumberList, length: Option<usize>) {
        if let Some(length) = length {
            self.must(
                field,
                |numbers| numbers.0.len() == length,
                |numbers| format!("`{name}` has {} spaces: it must have {length}", numbers.0.len()),
            );
        }
        self.must(
            field,
            |numbers| numbers.0.is_sorted(),
            |_| format!("`{name}` goes down: each space must be worth as much as the one before"),
        );
    }

    /// The number of entries of a list.
    pub(super) fn count<R>(&mut self, what: &str, rows: &[Row<R>], allowed: RangeInclusive<usize>) {
        if !allowed.contains(&rows.len()) {
            let (least, most) = (allowed.start(), allowed.end());
            let wanted = if least == most { least.to_string() } else { format!("{least} to {most}") };
            self.fault_of_list(rows, format!("{} {what}: there must be {wanted}", rows.len()));
        }
    }

    /// No two entries have the same id.
    pub(super) fn ids<'f, R: 'f>(&mut self, rows: &'f [Row<R>], id: impl Fn(&'f R) -> &'f Field<Id>) {
        self.unique("id", rows, id);
    }

    /// No two entries have the same value of a field.
    pub(super) fn unique<'f, R: 'f, V: Ord + Display + 'f>(
        &mut self,
        name: &str,
        rows: &'f [Row<R>],
        field: impl Fn(&'f R) -> &'f Field<V>,
    ) {
        unique(self.file, rows, name, field, self.notes);
    }

    /// The entries are numbered 1, 2, 3 and so on.
    pub(super) fn in_order<'f, R: 'f>(
        &mut self,
        name: &str,
        rows: &'f [Row<R>],
        number: impl Fn(&'f R) -> &'f Field<Within<0, 255>>,
    ) {
        for (place, row) in rows.iter().enumerate() {
            let Some(row) = row.get() else { continue };
            self.must(
                number(row),
                |found| usize::from(found.0) == place + 1,
                |found| {
                    format!("`{name}` is {}: it must be {}, as entries stand in order", found.0, place + 1)
                },
            );
        }
    }
}

/// The entries that could be read.
pub(super) fn readable<R>(rows: &[Row<R>]) -> impl Iterator<Item = &R> {
    rows.iter().filter_map(Row::get)
}

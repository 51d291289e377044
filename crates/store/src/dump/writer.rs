//! Writes a dump.

use super::{FORMAT, Header, Line};
use crate::error::StoreError;
use std::io;

/// Writes the header, the lines and the footer.
pub(crate) struct Writer<'a> {
    output: &'a mut (dyn FnMut(&str) -> io::Result<()> + Send),
    lines: u64,
}

impl<'a> Writer<'a> {
    pub(crate) fn new(
        output: &'a mut (dyn FnMut(&str) -> io::Result<()> + Send),
    ) -> Result<Self, StoreError> {
        let mut writer = Self { output, lines: 0 };
        writer.write(&Line::Miasma(Header { format: FORMAT }))?;
        Ok(writer)
    }

    pub(crate) fn line(&mut self, line: &Line) -> Result<(), StoreError> {
        self.lines += 1;
        self.write(line)
    }

    pub(crate) fn finish(mut self) -> Result<(), StoreError> {
        self.write(&Line::End(self.lines))
    }

    fn write(&mut self, line: &Line) -> Result<(), StoreError> {
        let text = serde_json::to_string(line).expect("a line has only text as keys");
        (self.output)(&text).map_err(|error| StoreError::Refused(format!("cannot write the dump: {error}")))
    }
}

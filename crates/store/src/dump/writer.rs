//! Writes a dump.

use super::{Bytes, Checksum, FORMAT, Header, Line};
use crate::error::StoreError;
use sha2::{Digest as _, Sha256};
use std::io;

/// Writes the header, the lines and the footer.
pub(crate) struct DumpWriter<'a> {
    output: &'a mut (dyn FnMut(&str) -> io::Result<()> + Send),
    lines: u64,
    checksum: Sha256,
}

impl<'a> DumpWriter<'a> {
    pub(crate) fn new(
        output: &'a mut (dyn FnMut(&str) -> io::Result<()> + Send),
    ) -> Result<Self, StoreError> {
        let mut writer = Self { output, lines: 0, checksum: Sha256::new() };
        writer.write(&Line::Miasma(Header { format: FORMAT }))?;
        Ok(writer)
    }

    pub(crate) fn line(&mut self, line: &Line) -> Result<(), StoreError> {
        self.lines += 1;
        self.write(line)
    }

    pub(crate) fn finish(mut self) -> Result<(), StoreError> {
        let sha256 = Bytes(self.checksum.clone().finalize().to_vec());
        self.write(&Line::Checksum(Checksum { lines: self.lines, sha256 }))
    }

    fn write(&mut self, line: &Line) -> Result<(), StoreError> {
        let text = serde_json::to_string(line).expect("a line has only text as keys");
        self.checksum.update(&text);
        self.checksum.update("\n");
        (self.output)(&text).map_err(|error| StoreError::Refused(format!("cannot write the backup: {error}")))
    }
}

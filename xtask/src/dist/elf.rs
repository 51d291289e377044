//! Looks into a program file (ELF, 64 bits, little-endian).

/// The type of a section with symbols for debuggers, which a stripped program has not.
const SYMBOL_TABLE: u32 = 2;

/// Whether a program contains a symbol table.
pub(super) fn has_symbols(program: &[u8]) -> Result<bool, String> {
    if !program.starts_with(b"\x7fELF\x02\x01") {
        return Err("the program is not an ELF file for 64 bits".to_owned());
    }
    // The header of the file says where the headers of the sections are, how long each is, and how many there are.
    let start = usize::try_from(number(program, 0x28, 8)?).map_err(|_| TRUNCATED)?;
    let length = usize::try_from(number(program, 0x3a, 2)?).map_err(|_| TRUNCATED)?;
    let count = usize::try_from(number(program, 0x3c, 2)?).map_err(|_| TRUNCATED)?;
    for section in 0..count {
        if number(program, start + section * length + 4, 4)? == u64::from(SYMBOL_TABLE) {
            return Ok(true);
        }
    }
    Ok(false)
}

const TRUNCATED: &str = "the program is incomplete";

/// The number in these bytes.
fn number(program: &[u8], at: usize, bytes: usize) -> Result<u64, String> {
    let digits = at.checked_add(bytes).and_then(|end| program.get(at..end)).ok_or(TRUNCATED)?;
    Ok(digits.iter().rev().fold(0, |number, digit| number << 8 | u64::from(*digit)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn a_stripped_program_has_no_symbols() {
        let path = std::env::current_exe().expect("this test is a program");
        let program = std::fs::read(&path).expect("it can be read");
        assert_eq!(has_symbols(&program), Ok(true));
        let stripped = std::env::temp_dir().join(format!("miasma-stripped-{}", std::process::id()));
        let run = Command::new("strip").arg("-o").arg(&stripped).arg(&path).status();
        assert!(run.expect("strip is part of the linker's package").success());
        assert_eq!(has_symbols(&std::fs::read(&stripped).expect("it was written")), Ok(false));
        let _ = std::fs::remove_file(stripped);
        assert!(has_symbols(&program[..0x30]).is_err());
        assert!(has_symbols(b"#!/bin/sh").is_err());
    }
}

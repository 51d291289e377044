//! Backups: writing, reading back, and what can be saved from a damaged database.

use crate::failure::{Failure, Outcome};
use crate::words::counted;
use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use server::admin;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal as _, Read, Write};
use std::path::{Path, PathBuf};
use store::{Location, StoreError};

/// Where a backup is written to.
pub enum Target {
    /// A new file.
    File(PathBuf),
    /// Standard output.
    Output,
}

impl Target {
    /// The target that the command line names: `-` is standard output.
    pub fn named(name: &Path) -> Result<Self, Failure> {
        if name.as_os_str() == "-" {
            return match io::stdout().is_terminal() {
                true => Err(Failure::new(
                    "a backup is not for the screen: name a file, or send the output to another program or a file",
                )),
                false => Ok(Self::Output),
            };
        }
        match name.exists() {
            true => Err(Failure::new(format!("{} exists: choose another name", name.display()))),
            false => Ok(Self::File(name.to_owned())),
        }
    }
}

/// Writes a consistent copy of all data.
pub async fn backup(place: &Location, target: &Target, out: &mut impl Write) -> Result<Outcome, Failure> {
    let store = store::open_read_only(place).await.map_err(failed)?;
    let mut writer = Writer::open(target)?;
    let dumped = store.dump(&mut |line| writer.line(line)).await;
    store.close().await;
    let lines = writer.lines;
    writer.finish(dumped.map_err(failed))?;
    if let Target::File(file) = target {
        let file = file.display();
        writeln!(
            out,
            "{lines} lines are in {file}. Keep it secret: it contains the seeds of running games."
        )?;
    }
    Ok(Outcome::Success)
}

/// Restores a backup into an empty folder or database.
pub async fn restore(place: &Location, file: &Path, out: &mut impl Write) -> Result<Outcome, Failure> {
    let is_input = file.as_os_str() == "-";
    let name = if is_input { "standard input".to_owned() } else { file.display().to_string() };
    let unreadable = |error| Failure::cannot(format!("read {name}"), error);
    let reader: Box<dyn Read + Send> = match is_input {
        true => Box::new(io::stdin()),
        false => Box::new(File::open(file).map_err(unreadable)?),
    };
    let mut lines = lines(reader).map_err(unreadable)?;
    let restored = store::restore(place, &mut lines).await;
    restored.map_err(|error| Failure::cannot(format!("restore {name}"), error))?;
    writeln!(out, "The backup from {name} is restored.")?;
    Ok(Outcome::Success)
}

/// Looks for damage.
pub async fn check(place: &Location, out: &mut impl Write) -> Result<Outcome, Failure> {
    let (damage, tables) = match store::open_read_only(place).await {
        Ok(store) => admin::check(&*store).await.map_err(failed)?,
        Err(StoreError::Corrupt(why)) => (vec![format!("database: {why}")], 0),
        Err(error) => return Err(failed(error)),
    };
    for line in &damage {
        writeln!(out, "{line}")?;
    }
    if damage.is_empty() {
        writeln!(out, "{} checked, no damage found.", counted(tables as u64, "table"))?;
        return Ok(Outcome::Success);
    }
    writeln!(
        out,
        "{} found. `miasma admin salvage FILE` saves every table that can be read.",
        counted(damage.len() as u64, "fault")
    )?;
    Ok(Outcome::Failed)
}

/// Writes a backup of every table that can be read from a damaged database.
pub async fn salvage(place: &Location, file: &Path, out: &mut impl Write) -> Result<Outcome, Failure> {
    let target = Target::named(file)?;
    let scratch = match &target {
        Target::File(file) => file.with_extension("scratch"),
        Target::Output => std::env::temp_dir().join(format!("miasma-salvage-{}", std::process::id())),
    };
    let unwritable = |error: io::Error| Failure::cannot(format!("write {}", scratch.display()), error);
    private_folder(&scratch).map_err(unwritable)?;
    let mut writer = Writer::open(&target)?;
    let salvaged = store::salvage(place, &scratch, &mut |line| writer.line(line)).await;
    let _ = fs::remove_dir_all(&scratch);
    let mut lost = Vec::new();
    let mut tables = 0;
    writer
        .finish(salvaged.map_err(failed).map(|salvaged| (tables, lost) = (salvaged.tables, salvaged.lost)))?;
    let mut report = |line: String| match target {
        Target::File(_) => writeln!(out, "{line}"),
        // Standard output has the backup.
        Target::Output => writeln!(io::stderr(), "{line}"),
    };
    for line in &lost {
        report(format!("Not saved: {line}"))?;
    }
    report(format!(
        "Saved {}, and all people and packs that can be read. `miasma admin restore` restores the backup into an empty folder.",
        counted(tables, "table")
    ))?;
    Ok(if lost.is_empty() { Outcome::Success } else { Outcome::Failed })
}

/// Writes compressed lines. A file gets its name only when it is complete, so that an incomplete backup does not look like a complete
/// one.
struct Writer {
    encoder: GzEncoder<BufWriter<Box<dyn Write + Send>>>,
    /// The name until the file is complete, and the name after that.
    names: Option<(PathBuf, PathBuf)>,
    lines: u64,
}

impl Writer {
    fn open(target: &Target) -> Result<Self, Failure> {
        let (output, names): (Box<dyn Write + Send>, _) = match target {
            Target::Output => (Box::new(io::stdout()), None),
            Target::File(file) => {
                let part = file.with_extension("part");
                // One that is left from a killed program may be readable by others.
                let _ = fs::remove_file(&part);
                let mut options = OpenOptions::new();
                options.write(true).create_new(true);
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                let opened = options.open(&part).map_err(|error| unwritable(file, error))?;
                store::give_to_owner_of_folder(&part).map_err(|error| unwritable(file, error))?;
                (Box::new(opened), Some((part, file.clone())))
            }
        };
        let encoder = GzEncoder::new(BufWriter::new(output), Compression::default());
        Ok(Self { encoder, names, lines: 0 })
    }

    fn line(&mut self, line: &str) -> io::Result<()> {
        self.lines += 1;
        self.encoder.write_all(line.as_bytes())?;
        self.encoder.write_all(b"\n")
    }

    /// Completes the file if everything was written, or deletes it.
    fn finish(self, written: Result<(), Failure>) -> Result<(), Failure> {
        let Self { encoder, names, .. } = self;
        let flushed = written.and_then(|()| {
            // Also if the reader has closed a pipe: it has an incomplete backup.
            let failed = |error| match &names {
                Some((_, file)) => unwritable(file, error),
                None => Failure::cannot("write the backup to standard output", error),
            };
            encoder.finish().and_then(|mut output| output.flush()).map_err(failed)
        });
        let Some((part, file)) = names else { return flushed };
        let named = flushed.and_then(|()| {
            let synced = File::open(&part).and_then(|part| part.sync_all());
            synced.and_then(|()| fs::rename(&part, &file)).map_err(|error| unwritable(&file, error))
        });
        if named.is_err() {
            let _ = fs::remove_file(&part);
        }
        named
    }
}

/// The lines of a backup, compressed or not.
fn lines(reader: impl Read + Send + 'static) -> io::Result<impl Iterator<Item = io::Result<String>> + Send> {
    let mut reader = BufReader::new(reader);
    let is_compressed = reader.fill_buf()?.starts_with(&[0x1f, 0x8b]);
    let reader: Box<dyn BufRead + Send> = match is_compressed {
        true => Box::new(BufReader::new(MultiGzDecoder::new(reader))),
        false => Box::new(reader),
    };
    Ok(reader.lines())
}

fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

fn unwritable(file: &Path, error: io::Error) -> Failure {
    Failure::cannot(format!("write {}", file.display()), error)
}

fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::new(error.to_string())
}

//! `miasma admin`: administration of a server's data, mostly while it runs.

use crate::backup::{self, Target};
use crate::config::{self, Flag};
use crate::failure::{Failure, Outcome};
use crate::moderate;
use crate::serve;
use crate::words::counted;
use protocol::limits::LIST_PAGE;
use server::admin::{self, Verdict};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use store::{Location, Stage, StoreError, TableFilter, TableId};

/// Administer a server: backups, people, tables, reports, upgrades
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
    /// The configuration file of the server [env: MIASMA_CONFIG]
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Data folder [env: MIASMA_DATA] [default: miasma in the user's data folder]
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<String>,
    /// The PostgreSQL database; with a password only by MIASMA_DATABASE_URL or MIASMA_DATABASE_URL_FILE
    #[arg(long, global = true, value_name = "URL")]
    database_url: Option<String>,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Write a consistent, compressed copy of all data with a checksum, while the server runs
    Backup {
        /// The new file, such as miasma.jsonl.gz; - is standard output
        file: PathBuf,
    },
    /// Restore a backup into an empty folder or database, also of the other kind, and verify its checksum
    Restore {
        /// The backup; - is standard input
        file: PathBuf,
    },
    /// Look for damage in the database and in the log of every table
    Check,
    /// Write a backup of every table that can be read from a damaged database; the server must be stopped
    Salvage {
        /// The new file; - is standard output
        file: PathBuf,
    },
    /// List tables with their people and dates (UTC), most recently changed first, 50 on a page
    Tables {
        /// The page
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        page: u32,
        /// Only tables in this stage
        #[arg(long, value_parser = ["open", "running", "over", "closed"])]
        stage: Option<String>,
    },
    /// Close a table for good
    Close {
        /// The id of the table, as in its link
        table: String,
    },
    /// List the reports of players, newest first, or show one report in full
    Reports {
        /// The number of the report
        number: Option<u64>,
    },
    /// List the running games that this build would play differently; run it before an upgrade
    Retro,
    #[command(flatten)]
    Moderate(moderate::Command),
    /// Write the records of all finished games to a folder
    Export {
        /// The folder
        folder: PathBuf,
    },
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<Outcome, Failure> {
    config::check_url_flag(args.database_url.as_ref())?;
    let flags = [
        Flag::given("data", "--data", args.data.as_ref()),
        Flag::given("database_url", "--database-url", args.database_url.as_ref()),
    ];
    let settings = config::settings(args.config.as_ref(), flags.into_iter().flatten())?;
    let place = config::location(&settings)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::cannot("start", error))?;
    runtime.block_on(async {
        match &args.command {
            Command::Backup { file } => backup::backup(&place, &Target::named(file)?, out).await,
            Command::Restore { file } => backup::restore(&place, file, out).await,
            Command::Check => backup::check(&place, out).await,
            Command::Salvage { file } => backup::salvage(&place, file, out).await,
            Command::Tables { stage, page } => tables(&place, stage.as_deref(), *page, out).await,
            Command::Close { table } => close(&place, TableId(table.clone()), out).await,
            Command::Reports { number } => reports(&place, *number, out).await,
            Command::Retro => retro(&place, out).await,
            Command::Moderate(command) => moderate::run(command, &place, settings.server.clone(), out).await,
            Command::Export { folder } => export(&place, folder, out).await,
        }
    })
}

fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::new(error.to_string())
}

/// Maximum number of reports listed.
const LISTED: u32 = 100;

async fn reports(place: &Location, number: Option<u64>, out: &mut impl Write) -> Result<Outcome, Failure> {
    let store = store::open_read_only(place).await.map_err(failed)?;
    if let Some(number) = number {
        let body = store.report(number).await.map_err(failed)?;
        let body = body.ok_or_else(|| {
            Failure::new(format!("there is no report {number}: omit the number for a list"))
        })?;
        writeln!(out, "{}", body.body)?;
        return Ok(Outcome::Success);
    }
    let reports = store.reports(None, 0, LISTED).await.map_err(failed)?;
    if reports.is_empty() {
        writeln!(out, "Nobody has reported anything.")?;
    }
    for store::Report { number, body, state, .. } in reports {
        // The list shows the text of the person; the rest of a report is the game and the browser.
        let text = serde_json::from_str::<serde_json::Value>(&body).ok();
        let text = text.and_then(|report| report.get("text")?.as_str().map(str::to_owned)).unwrap_or(body);
        let line: String = text.lines().next().unwrap_or_default().chars().take(100).collect();
        writeln!(out, "{number:>6}  {state:<8}  {line}")?;
    }
    Ok(Outcome::Success)
}

async fn tables(
    place: &Location,
    stage: Option<&str>,
    page: u32,
    out: &mut impl Write,
) -> Result<Outcome, Failure> {
    let stage = stage.map(|stage| match stage {
        "open" => Stage::Open,
        "running" => Stage::Running,
        "over" => Stage::Over,
        _ => Stage::Closed,
    });
    let store = store::open_read_only(place).await.map_err(failed)?;
    let first = page.saturating_sub(1).saturating_mul(LIST_PAGE);
    // One more than a page has, to know whether there is another page.
    let rows = store.tables(&TableFilter::All(stage), first, LIST_PAGE + 1).await.map_err(failed)?;
    if rows.is_empty() {
        writeln!(out, "There are no such tables.")?;
    }
    for table in rows.iter().take(LIST_PAGE as usize) {
        let (stage, game) = (format!("{:?}", table.metadata.stage).to_lowercase(), &table.metadata.game);
        let public = if table.metadata.public { "public" } else { "by link" };
        let line = admin::describe(table);
        writeln!(
            out,
            "{}  {stage:<8} {game:<8} {:>6} entries  {public:<7}  {} to {}  {}",
            table.table,
            table.last,
            line.created,
            line.updated,
            line.seats.join(", ")
        )?;
    }
    if rows.len() > LIST_PAGE as usize {
        writeln!(out, "There are more: --page {}", page + 1)?;
    }
    Ok(Outcome::Success)
}

async fn close(place: &Location, table: TableId, out: &mut impl Write) -> Result<Outcome, Failure> {
    match store::open(place).await {
        Ok(store) => {
            let closed = admin::close(&*store, &table).await;
            store.close().await;
            closed.map_err(failed)?;
        }
        // A running server has the file open, so it has to do it.
        Err(StoreError::Refused(why)) => match place {
            Location::Directory(folder) => {
                serve::close_on_running_server(folder, &table).await.map_err(|failure| match failure {
                    Some(refused) => Failure::new(refused),
                    None => Failure::new(why),
                })?;
            }
            Location::Url(_) => return Err(Failure::new(why)),
        },
        Err(error) => return Err(failed(error)),
    }
    writeln!(out, "Table {table} is closed.")?;
    Ok(Outcome::Success)
}

async fn retro(place: &Location, out: &mut impl Write) -> Result<Outcome, Failure> {
    let store = store::open_read_only(place).await.map_err(failed)?;
    let verdicts = admin::retro(&*store).await.map_err(failed)?;
    let mut outcome = Outcome::Success;
    for (table, verdict) in &verdicts {
        let description = match verdict {
            Verdict::Same => "same".to_owned(),
            Verdict::Differs => "differs: it continues from its snapshot".to_owned(),
            Verdict::Refused { why } => format!("refused: {why}"),
        };
        if *verdict != Verdict::Same {
            outcome = Outcome::Failed;
        }
        writeln!(out, "{table}  {description}")?;
    }
    writeln!(out, "{} checked.", counted(verdicts.len() as u64, "running game"))?;
    Ok(outcome)
}

async fn export(place: &Location, folder: &Path, out: &mut impl Write) -> Result<Outcome, Failure> {
    let unwritable = |error: std::io::Error| Failure::cannot(format!("write to {}", folder.display()), error);
    fs::create_dir_all(folder).map_err(unwritable)?;
    let store = store::open_read_only(place).await.map_err(failed)?;
    let (mut written, mut broken) = (0, Vec::new());
    let exported = admin::export(&*store, |table, record| {
        match record {
            Ok(record) => {
                fs::write(folder.join(format!("{table}.record")), record)?;
                written += 1;
            }
            Err(why) => broken.push(format!("{table}: {why}")),
        }
        Ok(())
    });
    exported.await.map_err(failed)?.map_err(unwritable)?;
    writeln!(out, "Wrote {} to {}.", counted(written, "record"), folder.display())?;
    for why in &broken {
        writeln!(out, "Not exported: {why}")?;
    }
    Ok(if broken.is_empty() { Outcome::Success } else { Outcome::Failed })
}

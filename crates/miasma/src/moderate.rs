//! The commands of `miasma admin` that moderate: people, tables, chat, reports and packs.
//!
//! They are requests to the server, so that they also work on tables that are being played. If no server runs on the data, one is
//! started for the command on a port of its own.

use crate::failure::{Failure, Outcome};
use crate::serve;
use serde_json::{Value, json};
use server::{Config, Server};
use std::io::Write;
use std::net::Ipv4Addr;
use store::{Location, StoreError};
use tokio::net::TcpListener;

/// A command that moderates.
#[derive(clap::Subcommand)]
pub enum Command {
    /// List people, newest first, 50 on a page: all, or those whose name or login contains a text
    People {
        /// The text
        #[arg(default_value = "")]
        text: String,
        /// The page
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        page: u32,
    },
    /// Ban a person: ends their sessions and their account can't be used
    Ban {
        /// The id, login or name
        person: String,
    },
    /// Lift a ban
    Unban {
        /// The id, login or name
        person: String,
    },
    /// Change a person's name
    Rename {
        /// The id, login or name
        person: String,
        /// The new name
        name: String,
    },
    /// Give an account a new password and print it
    ResetPassword {
        /// The id or login
        person: String,
    },
    /// Delete a person with their name in all games and their chat messages
    DeletePerson {
        /// The id, login or name
        person: String,
    },
    /// Take a table out of the lobby
    Hide {
        /// The id of the table
        table: String,
    },
    /// Put a table back into the lobby
    Show {
        /// The id of the table
        table: String,
    },
    /// Delete a table with its log
    Delete {
        /// The id of the table
        table: String,
    },
    /// List the chat messages of a table, latest first
    Chat {
        /// The id of the table
        table: String,
    },
    /// Remove a chat message
    RemoveChat {
        /// The id of the table
        table: String,
        /// The number of the message, as `admin chat` shows it
        number: u64,
    },
    /// Set the state of a report
    ReportState {
        /// The number of the report
        number: u64,
        /// The state
        #[arg(value_parser = ["new", "open", "done"])]
        state: String,
    },
    /// List the uploaded data packs
    Packs,
    /// Delete an uploaded data pack; tables that use it go on
    DeletePack {
        /// The hash of the pack
        hash: String,
    },
    /// Delete what is too old by the retention rules; the server does it every hour
    Prune,
}

/// Runs a command.
pub async fn run(
    command: &Command,
    place: &Location,
    config: Config,
    out: &mut impl Write,
) -> Result<Outcome, Failure> {
    let host = Host::connect(place, config).await?;
    let done = host.run(command, out).await;
    host.disconnect().await;
    done.map(|()| Outcome::Success)
}

/// The way to the server.
struct Host {
    address: String,
    secret: String,
    /// The server that was started for this command.
    server: Option<Server>,
}

impl Host {
    async fn connect(place: &Location, config: Config) -> Result<Self, Failure> {
        match store::open(place).await {
            Ok(store) => {
                let failed = |error| Failure::cannot("start", error);
                let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.map_err(failed)?;
                let secret = serve::secret();
                let config = Config { admin_secret: Some(secret.clone()), unlimited: true, ..config };
                let server = Server::start(listener, store, config).map_err(failed)?;
                Ok(Self { address: server.address().to_string(), secret, server: Some(server) })
            }
            // A running server has the file open.
            Err(StoreError::Refused(why)) => match place {
                Location::Directory(folder) => {
                    let (address, secret) = serve::running_server(folder).ok_or_else(|| Failure::new(why))?;
                    Ok(Self { address, secret, server: None })
                }
                Location::Url(_) => Err(Failure::new(why)),
            },
            Err(error) => Err(Failure::new(error.to_string())),
        }
    }

    async fn disconnect(self) {
        if let Some(server) = self.server {
            server.stop().await;
        }
    }

    async fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, Failure> {
        let bearer = format!("Bearer {}", self.secret);
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let response =
            http_client::send(&self.address, method, path, &[("authorization", &bearer)], &body).await;
        let response = response.map_err(|error| Failure::cannot("reach the server", error))?;
        let answer: Value = serde_json::from_str(&response.body).unwrap_or_default();
        if response.status == 200 {
            return Ok(answer);
        }
        Err(Failure::new(answer["message"].as_str().unwrap_or("the server refused").to_owned()))
    }

    async fn run(&self, command: &Command, out: &mut impl Write) -> Result<(), Failure> {
        match command {
            Command::People { text, page } => self.people(text, *page, out).await?,
            Command::Ban { person } => {
                let name = self.person(person, json!({ "do": "ban" })).await?.0;
                writeln!(out, "{name} is banned.")?;
            }
            Command::Unban { person } => {
                let name = self.person(person, json!({ "do": "unban" })).await?.0;
                writeln!(out, "{name} is no longer banned.")?;
            }
            Command::Rename { person, name } => {
                let old = self.person(person, json!({ "do": "rename", "name": name })).await?.0;
                writeln!(out, "{old} is called {name} now.")?;
            }
            Command::ResetPassword { person } => {
                let (name, answer) = self.person(person, json!({ "do": "reset_password" })).await?;
                writeln!(
                    out,
                    "The new password of {name}: {}",
                    answer["password"].as_str().unwrap_or_default()
                )?;
            }
            Command::DeletePerson { person } => {
                let name = self.person(person, json!({ "do": "delete" })).await?.0;
                writeln!(out, "{name} is deleted.")?;
            }
            Command::Hide { table } => self.table(table, "hide", "hidden", out).await?,
            Command::Show { table } => self.table(table, "show", "in the lobby", out).await?,
            Command::Delete { table } => self.table(table, "delete", "deleted", out).await?,
            Command::Chat { table } => {
                let messages =
                    self.ask("GET", &format!("/api/admin/tables/{table}/chat"), &Value::Null).await?;
                for message in messages.as_array().into_iter().flatten() {
                    let (name, text) = (message["name"].as_str(), message["text"].as_str());
                    let text = text.filter(|text| !text.is_empty()).unwrap_or("(removed)");
                    writeln!(out, "{:>6}  {}: {text}", message["number"], name.unwrap_or_default())?;
                }
            }
            Command::RemoveChat { table, number } => {
                self.ask("DELETE", &format!("/api/admin/tables/{table}/chat/{number}"), &Value::Null).await?;
                writeln!(out, "Message {number} is removed.")?;
            }
            Command::ReportState { number, state } => {
                self.ask("POST", &format!("/api/admin/reports/{number}"), &json!({ "state": state })).await?;
                writeln!(out, "Report {number} is {state}.")?;
            }
            Command::Packs => {
                let packs = self.ask("GET", "/api/admin/packs", &Value::Null).await?;
                for pack in packs.as_array().into_iter().flatten() {
                    let text = |name: &str| pack[name].as_str().unwrap_or_default();
                    writeln!(out, "{}  {:<8} {}", text("hash"), text("game"), text("name"))?;
                }
            }
            Command::DeletePack { hash } => {
                self.ask("DELETE", &format!("/api/admin/packs/{hash}"), &Value::Null).await?;
                writeln!(out, "The pack is deleted.")?;
            }
            Command::Prune => {
                let pruned = self.ask("POST", "/api/admin/prune", &Value::Null).await?;
                let number = |name: &str| pruned[name].as_u64().unwrap_or(0);
                writeln!(
                    out,
                    "Deleted: {} sessions, {} guests, {} tables, {} reports, {} snapshots. Closed: {} games.",
                    number("sessions"),
                    number("guests"),
                    number("tables"),
                    number("reports"),
                    number("snapshots"),
                    number("games")
                )?;
            }
        }
        Ok(())
    }

    async fn people(&self, text: &str, page: u32, out: &mut impl Write) -> Result<(), Failure> {
        let people = self.list_people(text, page.saturating_sub(1).saturating_mul(50)).await?;
        if people.is_empty() {
            writeln!(out, "There are no such people.")?;
        }
        for person in people {
            let text = |name: &str| person[name].as_str().unwrap_or_default();
            let banned = if person["banned"].is_null() { "" } else { "banned" };
            let login = person["login"].as_str().unwrap_or("(guest)");
            writeln!(out, "{}  {login:<24}  {banned:<6}  {}", text("id"), text("name"))?;
        }
        Ok(())
    }

    async fn list_people(&self, text: &str, skip: u32) -> Result<Vec<Value>, Failure> {
        let encoded: String = text.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let path = format!("/api/admin/people?containing={encoded}&skip={skip}");
        Ok(self.ask("GET", &path, &Value::Null).await?.as_array().cloned().unwrap_or_default())
    }

    /// Does something to the person with this id, login or name. Returns their name and the answer.
    async fn person(&self, wanted: &str, action: Value) -> Result<(String, Value), Failure> {
        let people = self.list_people(wanted, 0).await?;
        let found = |field: &str| {
            let same = |person: &&Value| person[field].as_str() == Some(wanted);
            people.iter().filter(same).collect::<Vec<_>>()
        };
        let found = [found("id"), found("login"), found("name")].into_iter().find(|found| !found.is_empty());
        match found.as_deref() {
            Some([person]) => {
                let text = |name: &str| person[name].as_str().unwrap_or_default().to_owned();
                let answer = self.ask("POST", &format!("/api/admin/people/{}", text("id")), &action).await?;
                Ok((text("name"), answer))
            }
            Some(several) => Err(Failure::new(format!(
                "{} people are called {wanted}: name one by the id that `miasma admin people` shows",
                several.len()
            ))),
            None => Err(Failure::new(format!(
                "there is nobody like {wanted}: `miasma admin people` lists people"
            ))),
        }
    }

    async fn table(
        &self,
        table: &str,
        action: &str,
        done: &str,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        self.ask("POST", &format!("/api/admin/tables/{table}"), &json!({ "do": action })).await?;
        writeln!(out, "Table {table} is {done}.")?;
        Ok(())
    }
}

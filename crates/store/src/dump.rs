//! The lines of a dump. The format is the same for both engines: a header, one JSON object per row, and a footer with their number
//! and their checksum, so that a truncated or damaged file is not taken for a complete one.

mod reader;
mod writer;

pub(crate) use reader::{Chunk, read};
pub(crate) use writer::DumpWriter;

use crate::model::TableRow;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The version of the format that is written.
const FORMAT: u32 = 2;

/// The earlier version, which is read as well. It has no checksum.
const FORMAT_WITHOUT_CHECKSUM: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Line {
    /// The first line.
    Miasma(Header),
    Table(Table),
    Entry(Entry),
    Seat(Seat),
    #[serde(rename = "kept")]
    Snapshot(Snapshot),
    Person(Person),
    Session(Session),
    Report(Report),
    #[serde(rename = "note")]
    Document(Document),
    Block(Block),
    /// The last line.
    Checksum(Checksum),
    /// The last line of the earlier format: the number of lines between the header and it.
    End(u64),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    format: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Checksum {
    /// The number of lines between the header and this one.
    lines: u64,
    /// The SHA-256 of all lines before this one, each with its line feed.
    sha256: Bytes,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) last: i64,
    pub(crate) created: i64,
    pub(crate) updated: i64,
    pub(crate) stage: String,
    pub(crate) game: String,
    pub(crate) public: bool,
    #[serde(rename = "due")]
    pub(crate) scheduled_at: Option<i64>,
    #[serde(rename = "lease")]
    pub(crate) leased_until: Option<i64>,
    pub(crate) summary: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    pub(crate) table: String,
    pub(crate) number: i64,
    pub(crate) at: i64,
    pub(crate) key: Option<String>,
    pub(crate) body: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seat {
    pub(crate) table: String,
    pub(crate) seat: i64,
    pub(crate) person: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Snapshot {
    pub(crate) table: String,
    pub(crate) number: i64,
    pub(crate) state: Bytes,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) created: i64,
    pub(crate) login: Option<String>,
    pub(crate) password: Option<String>,
    pub(crate) recovery: Option<Bytes>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) recovery_until: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) skeleton: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) banned: Option<i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Session {
    pub(crate) secret: Bytes,
    pub(crate) person: String,
    pub(crate) opened: i64,
    pub(crate) used: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Report {
    pub(crate) number: i64,
    pub(crate) at: i64,
    pub(crate) person: Option<String>,
    #[serde(default = "new_report")]
    pub(crate) state: String,
    pub(crate) body: String,
}

/// The state of reports in dumps of earlier builds.
fn new_report() -> String {
    "new".to_owned()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Block {
    pub(crate) person: String,
    pub(crate) blocked: String,
    pub(crate) at: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Document {
    #[serde(rename = "shelf")]
    pub(crate) collection: String,
    pub(crate) name: String,
    pub(crate) at: i64,
    pub(crate) body: String,
}

/// Bytes, written as hexadecimal digits.
pub(crate) struct Bytes(pub(crate) Vec<u8>);

impl From<TableRow> for Table {
    fn from(row: TableRow) -> Self {
        let metadata = row.metadata;
        Self {
            id: row.table.0,
            last: i64::try_from(row.last).expect("it was read from a column of that type"),
            created: row.created,
            updated: row.updated,
            stage: metadata.stage.name().to_owned(),
            game: metadata.game,
            public: metadata.public,
            scheduled_at: metadata.scheduled_at,
            leased_until: metadata.leased_until,
            summary: metadata.summary,
        }
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = String::deserialize(deserializer)?;
        let bytes = hex::decode(digits);
        bytes.map(Self).map_err(|_| serde::de::Error::custom("expected pairs of hexadecimal digits"))
    }
}

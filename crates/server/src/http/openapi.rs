//! The description of the interface.

use super::{packs, people, tables, today};
use std::sync::OnceLock;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Miasma",
        description = "Tables of Rattus and Pest. The socket at /api/socket takes and sends the messages \
        FromClient and ToClient; docs/bot-api.md shows how to play."
    ),
    paths(
        people::me,
        people::call_me,
        people::forget_me,
        people::recovery,
        people::account,
        people::recover,
        people::sign_in,
        people::sign_out,
        people::sign_out_everywhere,
        tables::games,
        tables::topics,
        tables::list,
        tables::make,
        tables::scene,
        tables::command,
        tables::why,
        tables::hint,
        tables::odds,
        packs::study,
        packs::add,
        packs::print,
        today::today,
        today::play,
        tables::record,
        tables::replay,
        tables::report,
        tables::proof,
        tables::chances,
        tables::fork,
        tables::close,
    ),
    components(schemas(protocol::FromClient, protocol::ToClient))
)]
struct Interface;

/// As JSON.
pub(super) fn text() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| Interface::openapi().to_json().expect("the interface can be written"))
}

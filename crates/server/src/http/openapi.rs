//! The OpenAPI description of the HTTP interface.

use super::extract::PLAIN_COOKIE;
use super::{accounts, blocks, daily, games, host, packs, position, reports, review, tables};
use serde_json::{Value, json};
use std::sync::OnceLock;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Miasma",
        description = "Tables of board games; GET /api/games lists the games. The socket at /api/socket takes and sends the messages \
        FromClient and ToClient; docs/bot-api.md shows how to play."
    ),
    paths(
        accounts::me,
        accounts::set_name,
        accounts::delete_person,
        accounts::recovery,
        accounts::account,
        accounts::look_recovery,
        accounts::recover,
        accounts::merge,
        accounts::sign_in,
        accounts::sign_out,
        accounts::sign_out_everywhere,
        games::games,
        games::topics,
        tables::list,
        tables::make,
        tables::scene,
        tables::command,
        position::why,
        position::hint,
        position::query,
        packs::add,
        packs::mine,
        packs::print,
        daily::today,
        daily::play,
        review::record,
        review::replay,
        reports::report,
        review::proof,
        review::chances,
        tables::fork,
        tables::log,
        tables::delete,
        blocks::list,
        blocks::unblock,
        blocks::block,
        packs::delete,
        host::people,
        host::person,
        host::tables,
        host::table,
        host::chat,
        host::remove_message,
        host::reports,
        host::set_report_state,
        host::packs,
        host::delete_pack,
        host::prune,
        host::close,
    ),
    components(schemas(protocol::FromClient, protocol::ToClient))
)]
struct Interface;

/// The description as JSON.
pub(super) fn text() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| {
        let mut interface =
            serde_json::to_value(Interface::openapi()).expect("the description can be serialized");
        describe_middleware(&mut interface);
        interface.to_string()
    })
}

/// Adds what holds for every request: authentication by secret, and the refusals of the rate limit and the origin check.
fn describe_middleware(interface: &mut Value) {
    interface["components"]["securitySchemes"] = json!({
        "cookie": { "type": "apiKey", "in": "cookie", "name": PLAIN_COOKIE, "description": "Set by POST /api/me. With https it is called __Host-miasma, or __Secure-miasma below a path." },
        "bearer": { "type": "http", "scheme": "bearer", "description": "The same secret, for programs." },
    });
    // Many endpoints need no session.
    interface["security"] = json!([{ "cookie": [] }, { "bearer": [] }, {}]);
    let refusal = |why: &str| {
        let schema = json!({ "$ref": "#/components/schemas/Refusal" });
        json!({ "description": why, "content": { "application/json": { "schema": schema } } })
    };
    let paths = interface["paths"].as_object_mut().into_iter().flat_map(serde_json::Map::values_mut);
    for (method, operation) in paths.filter_map(Value::as_object_mut).flatten() {
        let Some(responses) = operation.get_mut("responses").and_then(Value::as_object_mut) else { continue };
        responses.entry("429").or_insert_with(|| refusal("Too fast: wait a moment."));
        if method != "get" {
            responses
                .entry("403")
                .or_insert_with(|| refusal("From a page of another address, or not yours."));
        }
    }
}

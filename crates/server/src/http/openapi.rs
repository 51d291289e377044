//! The description of the interface.

use super::guard::COOKIE;
use super::{packs, people, tables, today};
use serde_json::{Value, json};
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
    TEXT.get_or_init(|| {
        let mut interface = serde_json::to_value(Interface::openapi()).expect("the interface can be written");
        tell_of_the_guard(&mut interface);
        interface.to_string()
    })
}

/// Adds what the guard does with every request: it knows people by their secret, and refuses who comes from a foreign page or
/// too fast.
fn tell_of_the_guard(interface: &mut Value) {
    interface["components"]["securitySchemes"] = json!({
        "cookie": { "type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Set by POST /api/me." },
        "bearer": { "type": "http", "scheme": "bearer", "description": "The same secret, for programs." },
    });
    // Much can be looked at by anybody.
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

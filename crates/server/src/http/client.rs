//! The files of the browser client.

use super::App;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use store::TableId;

/// A file of the client. Every other address gets its page, which knows what the address means.
pub(super) async fn client(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let base = app.services.config.public_url.as_ref().map_or("", |url| url.base());
    if let Some(table) = path.strip_prefix("t/").and_then(|rest| rest.split('/').next())
        && let Ok(Some(listed)) = app.services.store.table(&TableId(table.to_owned())).await
    {
        return page(base, Some(&listed.metadata.game));
    }
    let file = match web::file(path) {
        Some(file) => file,
        // An old page that asks for a missing asset must not get the new page as if it were a script.
        None if path.starts_with("assets/") => {
            return (StatusCode::NOT_FOUND, "there is nothing at this address\n").into_response();
        }
        None => web::index(),
    };
    if file == web::index() && !base.is_empty() {
        return page(base, None);
    }
    let request_header = |name: header::HeaderName| {
        headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    };
    let caching = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let common =
        [(header::ETAG, file.etag), (header::CACHE_CONTROL, caching), (header::VARY, "accept-encoding")];
    if request_header(header::IF_NONE_MATCH).split(',').any(|known| known.trim() == file.etag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let accepts = |coding: &str| {
        request_header(header::ACCEPT_ENCODING)
            .split(',')
            .any(|one| one.split(';').next().is_some_and(|name| name.trim() == coding))
    };
    let mime = [(header::CONTENT_TYPE, file.mime)];
    match (file.br, file.gz) {
        (Some(body), _) if accepts("br") => {
            (common, mime, [(header::CONTENT_ENCODING, "br")], body).into_response()
        }
        (_, Some(body)) if accepts("gzip") => {
            (common, mime, [(header::CONTENT_ENCODING, "gzip")], body).into_response()
        }
        _ => (common, mime, file.body).into_response(),
    }
}

/// The page with what depends on the request. The page of a table names its game, so that the browser fetches the board's script
/// at once instead of after the table. Below a path, the addresses of the page begin with it.
fn page(base: &str, game: Option<&str>) -> Response {
    let mut attributes = String::new();
    if let Some(game) = game {
        attributes.push_str(&format!("data-game=\"{game}\" "));
    }
    let mut page = String::from_utf8_lossy(web::index().body).into_owned();
    if !base.is_empty() {
        attributes.push_str(&format!("data-base=\"{base}\" "));
        page = page.replace("=\"/", &format!("=\"{base}/"));
    }
    let page = page.replacen("<html ", &format!("<html {attributes}"), 1);
    ([(header::CACHE_CONTROL, "no-cache"), (header::CONTENT_TYPE, web::index().mime)], page).into_response()
}

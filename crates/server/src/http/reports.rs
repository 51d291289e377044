//! Reports of players.

use super::App;
use super::extract::{Body, ClientAddress, MaybePerson};
use super::response::{ErrorResponse, JsonResult, ok};
use crate::limits::{ANONYMOUS_REPORT_BYTES, REPORTS_PER_DAY};
use crate::net::client_address::limited_as;
use crate::refusal::OrUnavailable as _;
use axum::extract::State;
use protocol::limits::REPORT_CHARACTERS;
use protocol::{Refusal, Report, Reported};
use store::{DAY, TableId};

/// Seconds after which it is worth trying again when there were many reports.
const REPORTS_AGAIN: u32 = 3600;

/// Report a fault or a person. Returns the number under which the report is stored.
#[utoipa::path(post, path = "/api/reports", tag = "reports", request_body = Report,
    responses((status = 200, body = Reported), (status = 413, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn report(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    ClientAddress(address): ClientAddress,
    Body(report): Body<Report>,
) -> JsonResult<Reported> {
    if report.text.chars().count() > REPORT_CHARACTERS {
        return Err(too_large(format!("a report has at most {REPORT_CHARACTERS} characters")));
    }
    // A person is reported by their number at the table, and stored by their id: names can change, and be shared.
    let about = match (&report.table, report.who) {
        (Some(table), Some(number)) => {
            let table = TableId(table.clone());
            let found = app.tables.inspect(&table, move |room| room.person_numbered(number)).await?;
            let (person, _) =
                found.ok_or_else(|| Refusal::new("nobody_here", "nobody here has that number"))?;
            Some(person.0)
        }
        _ => None,
    };
    let mut body = serde_json::to_value(&report).expect("a report can be serialized");
    if let Some(about) = about {
        body["about"] = about.into();
    }
    let body = body.to_string();
    if who.is_none() && body.len() > ANONYMOUS_REPORT_BYTES {
        return Err(too_large("without a name a report has at most 16 KiB: take a name first".to_owned()));
    }
    let (store, now) = (&app.services.store, app.services.now());
    let person = who.as_ref().map(|who| &who.id);
    if store.count_reports(person, now - DAY).await.or_unavailable()? >= REPORTS_PER_DAY {
        let message = "there were many reports today; send this one tomorrow";
        let retry_after = Some(REPORTS_AGAIN);
        return Err(Refusal { retry_after, ..Refusal::new("too_fast", message) }.into());
    }
    // Names cost nothing, so the number of reports of one person says little.
    app.begin_upload(limited_as(address))?;
    let number = store.add_report(now, person, &body).await.or_unavailable()?;
    ok(Reported { number })
}

fn too_large(message: String) -> ErrorResponse {
    Refusal::new("too_large", message).into()
}

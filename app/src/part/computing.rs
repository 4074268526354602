//! The place of results that are being computed, and the notice above older results while newer ones are computed.

use http::{HeaderValue, StatusCode, header};
use leptos::prelude::*;
use leptos_axum::ResponseOptions;
use report::{Computing, ReportKind};
use shared::{Locale, Time};

use super::place::here_address;
use super::progress::Progress;
use super::raw_text::Title;
use super::time::When;

/// Seconds after which the page asks again.
const AGAIN: u8 = 2;

/// What is being computed and how far it is. The browser asks again after a while, with and without scripts, until the page
/// has become the results.
pub(super) fn computing(all: &[Computing], say: Locale) -> impl IntoView + use<> {
    if let Some(response) = use_context::<ResponseOptions>() {
        response.set_status(StatusCode::ACCEPTED);
        response.insert_header(header::RETRY_AFTER, HeaderValue::from(u16::from(AGAIN)));
        response.insert_header(header::REFRESH, HeaderValue::from(u16::from(AGAIN)));
    }
    view! {
        <Title text=say.computing_title() />
        <section class="computing" id="computing" data-computing>
            <h1>{say.computing_title()}</h1>
            <p>{say.computing_lead()}</p>
            {bars(all, say)}
        </section>
    }
}

/// What is being computed and how far it is, in the place of a part of a page.
pub fn bars(all: &[Computing], say: Locale) -> impl IntoView + use<> {
    let bars = all.iter().map(|one| bar(*one, say)).collect_view();
    view! {
        <div class="card stack" role="status" aria-label=say.computing_now()>
            {bars}
        </div>
    }
}

fn bar(one: Computing, say: Locale) -> impl IntoView {
    let (done, of) = (i64::try_from(one.done).unwrap_or(i64::MAX), i64::try_from(one.of).unwrap_or(i64::MAX));
    if of == 0 {
        return view! { <p>{name(one.kind, say)} ": " <span class="muted">{say.computing_starting()}</span></p> }
            .into_any();
    }
    view! { <Progress label=name(one.kind, say) done=done of=of /> }.into_any()
}

/// When the results below were computed, and that newer ones are on their way.
pub(super) fn as_of(at: Time, say: Locale) -> impl IntoView {
    view! {
        <div class="notice plain" id="as-of">
            <p>{say.computing_computed_at()} " " <When at=at /></p>
            <p>{say.computing_newer()} " " <a href=here_address()>{say.computing_show_latest()}</a></p>
        </div>
    }
}

fn name(kind: ReportKind, say: Locale) -> &'static str {
    match kind {
        ReportKind::Agreement | ReportKind::AgreementDetail => say.nav_annotators(),
        ReportKind::Evaluation => say.nav_human_evaluation(),
        ReportKind::Metrics => say.computing_automatic(),
        ReportKind::MetricCorrelation | ReportKind::MetricPoints => say.nav_metrics(),
        ReportKind::Systems => say.nav_systems(),
        ReportKind::Rewrites => say.nav_rewrites(),
        ReportKind::Tables => say.nav_tables(),
        ReportKind::Statement => say.nav_statement(),
        ReportKind::Differences => say.nav_adjudication(),
        ReportKind::Times => say.payments_median_time(),
        ReportKind::Volumes => say.export_lines(),
        ReportKind::Quality | ReportKind::QualityOfWorker => say.quality_title(),
    }
}

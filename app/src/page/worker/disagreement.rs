//! Workers whose declared country and connection disagree: the evidence, and the decision.

use engine::access::OWN_WORK;
use engine::crowd::location::Disagreement;
use leptos::prelude::*;
use shared::{Country, Gate, Locale, StudyId};

use super::detail::verdict_form;
use crate::part::{Section, When};

/// The queue; `None` if no worker is waiting.
pub(super) fn disagreements(study: StudyId, waiting: Vec<Disagreement>) -> Option<impl IntoView> {
    (!waiting.is_empty()).then(|| {
        let cards = waiting.into_iter().map(|each| card(study, each)).collect_view();
        view! {
            <Section
                title="Location: waiting for a decision"
                lead="What these workers say about their country and what their connection shows do not agree."
            >
                {cards}
            </Section>
        }
    })
}

fn card(study: StudyId, waiting: Disagreement) -> impl IntoView {
    let name =
        |country: Option<Country>| country.map_or_else(|| "unknown".to_owned(), |country| Locale::En.country(&country));
    let signals = waiting.signals;
    view! {
        <section class="card stack">
            <h3>{waiting.pseudonym} " · " {waiting.language.name()}</h3>
            <p class="muted small">"Waiting since " <When at=waiting.since />". " {waiting.rule}</p>
            <dl class="facts">
                <dt>"Says"</dt>
                <dd>{name(signals.declared)}</dd>
                <dt>"Proxy header"</dt>
                <dd>{name(signals.proxy)}</dd>
                <dt>"Country of the address"</dt>
                <dd>{name(signals.address)}</dd>
            </dl>
            {if waiting.own {
                view! { <p class="muted">{OWN_WORK}</p> }.into_any()
            } else {
                verdict_form(study, waiting.worker, Gate::Location, None).into_any()
            }}
        </section>
    }
}

//! Workers whose declared country and connection disagree: the evidence, and the decision.

use engine::crowd::location::Disagreement;
use leptos::prelude::*;
use shared::{Country, Gate, Locale, StudyId};

use super::detail::verdict_form;
use crate::part::{Section, When};

/// The queue; `None` if no worker is waiting.
pub(super) fn disagreements(study: StudyId, waiting: Vec<Disagreement>, say: Locale) -> Option<impl IntoView> {
    (!waiting.is_empty()).then(|| {
        let cards = waiting.into_iter().map(|each| card(study, each, say)).collect_view();
        view! {
            <Section title=say.workers_disagreements() lead=say.workers_disagreements_lead()>
                {cards}
            </Section>
        }
    })
}

fn card(study: StudyId, waiting: Disagreement, say: Locale) -> impl IntoView {
    let name = |country: Option<Country>| {
        country.map_or_else(|| say.workers_unknown_country().to_owned(), |country| say.country(&country))
    };
    let signals = waiting.signals;
    view! {
        <section class="card stack">
            <h3>{waiting.pseudonym} " · " {waiting.language.name()}</h3>
            <p class="muted small">{say.workers_waiting_since()} " " <When at=waiting.since /></p>
            <p class="muted small">{waiting.rule.in_locale(say)}</p>
            <dl class="facts">
                {waiting
                    .corrected_from
                    .map(|first| {
                        view! {
                            <dt>{say.workers_first_answer()}</dt>
                            <dd>{say.country(&first)}</dd>
                        }
                    })}
                <dt>{say.workers_declared_country()}</dt>
                <dd>{name(signals.declared)}</dd>
                <dt>{say.workers_proxy_country()}</dt>
                <dd>{name(signals.proxy)}</dd>
                <dt>{say.workers_address_country()}</dt>
                <dd>{name(signals.address)}</dd>
            </dl>
            {if waiting.own {
                view! { <p class="muted">{say.own_work()}</p> }.into_any()
            } else {
                verdict_form(study, waiting.worker, Gate::Location, None, say).into_any()
            }}
        </section>
    }
}

//! `/studies/{study}/agreement`: inter-annotator agreement on each question, as a matrix of tasks and languages.

mod detail;
mod matrix;
mod people;
mod table;
mod words;

use leptos::prelude::*;
use shared::{Locale, StudyId};

use crate::call;
use crate::page::Frame;
use crate::page::manage::{left_out_with_setting, versions};
use crate::part::{Download, Empty, Head, Section, load, param, spoken, with_versions};

pub use detail::AgreementDetail;
pub(super) use detail::chart;
pub(super) use matrix::{Detail, matrix, meaning as band_in_words, place, title};
pub(super) use table::{headline, statistics};
pub(super) use words::name as statistic_name;

/// The headline coefficient of every task, question and language.
#[component]
pub fn Agreement() -> impl IntoView {
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="agreement">
            {load(async move {
                let say = spoken();
                let study = study?;
                let report = call::agreement(study).await?;
                let file = |format: &str| with_versions(format!("/api/v1/studies/{study}/agreement?format={format}"));
                let left_out = left_out_with_setting(study, &report.left_out, say).await?;
                let compared = versions::agreement_compared(study, &report.series, say).await?;
                let files = vec![("CSV", file("csv")), ("JSON", file("json")), ("LaTeX", file("latex"))];
                let seed = report.seed;
                let has_tables = !report.tables.is_empty();
                Ok(view! {
                    <Head title=say.agreement_title() lead=say.agreement_lead()>
                        <Download files=files />
                    </Head>
                    {versions::shown_or_compared(&report.series, say)}
                    {compared}
                    {left_out}
                    {(!has_tables).then(|| view! { <Empty text=say.agreement_empty() /> })}
                    {has_tables
                        .then(|| {
                            let all: Vec<_> = report.tables.iter().collect();
                            let matrix = matrix(Detail::Pages(study), &all, say);
                            view! { {matrix} {about(seed, say)} }
                        })}
                })
            })}
        </Frame>
    }
}

/// How everything is computed, in one paragraph.
pub(super) fn method(say: Locale) -> String {
    let sentences = [
        say.agreement_how_pairing(),
        say.agreement_how_scale(),
        say.agreement_how_chance(),
        say.agreement_how_simulated(),
        say.agreement_how_tied_ranks(),
        say.agreement_how_spread(),
        say.agreement_how_intervals(),
        say.agreement_how_short(),
        say.agreement_how_two(),
    ];
    sentences.join(" ")
}

/// How everything is computed, for who asks.
fn about(seed: i64, say: Locale) -> impl IntoView {
    view! {
        <Section title=say.how_computed()>
            <details>
                <summary>{say.method()}</summary>
                <p>{method(say)}</p>
                <p class="muted">{say.agreement_seed(seed.to_string())}</p>
            </details>
            <p>
                <a href="/guide/agreement">{say.agreement_guide()}</a>
            </p>
        </Section>
    }
}

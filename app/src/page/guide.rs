//! `/guide/agreement`: what each statistic of agreement means, and when to report which.

use leptos::prelude::*;
use report::agreement::{Family, STATISTICS, Statistic};

use super::Frame;
use crate::part::{Head, Section, spoken};

/// For readers of the agreement page, and for authors who have to answer a reviewer's question.
#[component]
pub fn AgreementGuide() -> impl IntoView {
    let say = spoken();
    view! {
        <Frame>
            <Head title=say.guide_agreement_title() lead=say.guide_agreement_lead() />
            <div class="stack" lang="en" dir="ltr">
                {document()}
            </div>
        </Frame>
    }
}

/// The guide itself, which is in English.
fn document() -> impl IntoView {
    view! {
        <div class="markdown">
            <p>
                "For a scale judged by crowd workers, report Krippendorff's α at the ordinal level with its interval, together with the percent agreement. "
                "For answers without an order, report Fleiss' κ. Add simulated annotators to compare with papers that report them. "
                "State the number of texts and of annotators, and how full the table is. A single number without an interval says little. "
                "If two coefficients differ a lot, the reason is in the answers: look at how often each point of the scale was used."
            </p>
        </div>
        {Family::ALL.into_iter().map(family).collect_view()}
        <Section title="Comparing two outputs">
            <p>
                "Each text compares two systems of its own, so chance agreement is computed within the text: annotators who cannot tell the two outputs apart choose each of them equally often, and choose a tie as often as the annotators did. "
                "With τ as the share of ties, Fleiss' κ uses τ² + (1 − τ)²/2 as chance agreement: one half without ties, whatever the number of systems. "
                "Cohen's and Conger's κ do the same with each annotator's own share of ties. Gwet's AC1 and Brennan-Prediger count two possible answers, or three with a tie. "
                "Neither the names of the systems nor the sides on which they were shown change a value. "
                "Other programs compute κ from the names of the systems. That value is lower where one system is clearly better, because it treats the shared preference as chance."
            </p>
        </Section>
        <Section title="Intervals">
            <p>
                "An interval shows where the value may lie for other texts (for simulated annotators: for other texts and other annotators). With fewer than 20 texts that two annotators judged, "
                "or with an answer that is given very rarely, intervals contain the true value less often than their level says. The page warns if there are few texts. "
                "The spread over the draws of simulated annotators is not an interval."
            </p>
        </Section>
        <Section title="Careless annotators">
            <p>
                "Careless annotators help to judge whether a value is high. Next to the simulated annotators, the page shows annotators of known quality on the same texts: one who chooses points at random, one who always gives the same point, "
                "and some who follow the others except in one answer out of ten, four or two. A study's value between two of these shows how good its annotators are in comparison."
            </p>
        </Section>
        <Section title="Why a number may be missing">
            <p>
                "A coefficient is undefined if no text was judged by two annotators, if all answers are the same (there is nothing to agree on beyond chance), or if the scale has no numbers. "
                "The page then states the reason; it never shows a zero instead."
            </p>
        </Section>
    }
}

fn family(family: Family) -> impl IntoView {
    let entries = STATISTICS.into_iter().filter(|statistic| statistic.family == family).map(entry).collect_view();
    view! {
        <Section title=family.name() lead=family.reading()>
            <div class="markdown">{entries}</div>
        </Section>
    }
}

fn entry(statistic: &'static Statistic) -> impl IntoView {
    view! {
        <h3 id=statistic.key>{statistic.name}</h3>
        <p>{statistic.when} {statistic.shown_for.is_empty().then_some(" Only the command concord agreement computes it.")}</p>
        <p class="muted small">{statistic.formula}</p>
    }
}

//! `/guide/agreement`: what each statistic of agreement means, and when to report which.

use leptos::prelude::*;
use report::agreement::{Family, STATISTICS, Statistic};

use super::Frame;
use crate::part::{Head, Section};

/// For readers of the agreement page, and for authors who have to answer a reviewer's question.
#[component]
pub fn AgreementGuide() -> impl IntoView {
    view! {
        <Frame>
            <Head title="Statistics of agreement" lead="What each one says, and when to report which." />
            <div class="markdown">
                <p>
                    "For a scale judged by a crowd, report Krippendorff's α at the ordinal level with its interval, beside the percent agreement; "
                    "for answers without an order, Fleiss' κ. Add simulated annotators to compare with papers that print them. "
                    "Give the number of texts and of people, and how full the table is. A single number without an interval says little; "
                    "two coefficients that differ much say something about the answers: look at how often each point was used."
                </p>
            </div>
            {Family::ALL.into_iter().map(family).collect_view()}
            <Section title="Comparing two outputs">
                <p>
                    "Every text offers its own two systems, so agreement by chance is computed within the text: people who cannot tell the two apart pick each as often, and tie as often as people did. "
                    "With τ the share of ties, Fleiss' κ takes τ² + (1 − τ)²/2 as chance: one half without ties, whatever the number of systems. "
                    "Cohen's and Conger's κ do the same with each person's own share of ties, Gwet's AC1 and Brennan-Prediger count two answers, or three with a tie. "
                    "Neither the systems' names nor the sides they were shown on change a value. "
                    "κ of the systems' names, which other programs print, is lower where one system is clearly better: it takes that all prefer it for chance."
                </p>
            </Section>
            <Section title="Intervals">
                <p>
                    "An interval says where the value may lie for other texts (of simulated annotators: other texts and other people). With fewer than 20 texts that two people judged, "
                    "or an answer that is given very rarely, intervals hold the true value less often than they say; the page says so for few texts. "
                    "The spread over draws of simulated annotators is not an interval."
                </p>
            </Section>
            <Section title="Careless annotators">
                <p>
                    "How high is high? Beside the simulated annotators stand people of known quality on the same texts: one who picks any point, one who always gives the same, "
                    "one who follows the others but for one answer in ten, in four, in two. A study's value between two of these reads as \"as good as\"."
                </p>
            </Section>
            <Section title="Why a number may be missing">
                <p>
                    "A coefficient is undefined when nobody judged the same text as somebody else, when all answers are the same (nothing to agree on beyond chance), or when the scale has no numbers. "
                    "The page then says which; it never prints a zero in its place."
                </p>
            </Section>
        </Frame>
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
        <p>{statistic.when} {statistic.shown_for.is_empty().then_some(" By concord agreement only.")}</p>
        <p class="muted small">{statistic.formula}</p>
    }
}

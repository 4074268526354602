//! `/studies/{study}/rewrites`: the human rewrites with their sources, and their post-processing.

mod analysis;
mod list;
mod spelling;

use leptos::prelude::*;
use report::rewrites::Rewrite;
use shared::{Language, OutputId, Problem, RewriteShow, StudyId};

use crate::call;
use crate::page::Frame;
use crate::part::{
    Choice, Download, Empty, Head, LinkButton, Look, Section, Select, SubmitButton, load, news, param, query, spoken,
};

/// The number of rewrites on a page.
const PAGE: usize = 100;

/// The filter value for rewrites with misspelt words, in addition to the values of [`RewriteShow`].
const SPELLING: &str = "spelling";

/// The filter and page in the address.
#[derive(Clone)]
struct Asked {
    language: Option<Language>,
    /// Nothing: those with misspelt words.
    show: Option<RewriteShow>,
    after: Option<OutputId>,
}

/// Human rewrites with their sources and hints about each.
#[component]
pub fn Rewrites() -> impl IntoView {
    let study = param::<StudyId>("study");
    let word = query("show");
    let asked = Asked {
        language: query("language").and_then(|language| language.parse().ok()),
        show: match word.as_deref() {
            Some(SPELLING) => None,
            word => Some(word.and_then(|word| word.parse().ok()).unwrap_or(RewriteShow::Used)),
        },
        after: query("after").and_then(|id| id.parse().ok()),
    };
    view! {
        <Frame study=study.clone().ok() here="rewrites">
            {load(async move {
                let (study, say) = (study?, spoken());
                let content = match asked.show {
                    Some(show) => rewrites(study, &asked, show).await?,
                    None => spelling::view(study, call::misspellings(study, asked.language.clone(), asked.after).await?, &asked),
                };
                let choose = choose(study, &asked, call::text::languages(study).await?);
                let analysed = |format: &str| format!("/api/v1/studies/{study}/rewrites/analysis?format={format}");
                let files = vec![
                    (say.rewrites_file_csv(), format!("/api/v1/studies/{study}/rewrites?format=csv")),
                    (say.rewrites_analysis_csv(), analysed("csv")),
                    (say.rewrites_analysis_json(), analysed("json")),
                    (say.rewrites_analysis_latex(), analysed("latex")),
                ];
                Ok(view! {
                    <Head title=say.rewrites() lead=say.rewrites_lead()>
                        <Download files=files />
                    </Head>
                    {news()}
                    {choose}
                    {content}
                })
            })}
        </Frame>
    }
}

async fn rewrites(study: StudyId, asked: &Asked, show: RewriteShow) -> Result<AnyView, Problem> {
    let page = call::rewrites(study, asked.language.clone(), show, asked.after).await?;
    // The analysis of all rewrites is shown on the first page.
    let analysis = match (asked.after, show) {
        (None, RewriteShow::Used) => Some(call::rewrite_analysis(study).await?),
        _ => None,
    };
    let analysis = analysis.map(|analysis| analysis::view(&analysis, asked.language.as_ref()));
    let more = (page.len() == PAGE).then(|| page.last().map(|rewrite| rewrite.output)).flatten();
    let list = section(study, &page, show);
    Ok(view! {
        {analysis}
        {list}
        {more.map(|id| view! { <LinkButton href=address(study, asked, Some(id)) label=spoken().rewrites_next_page() /> })}
    }
    .into_any())
}

fn section(study: StudyId, page: &[Rewrite], show: RewriteShow) -> AnyView {
    let say = spoken();
    let (title, lead, empty) = match show {
        RewriteShow::Used => (say.rewrites_used(), say.rewrites_used_lead(), say.rewrites_appear_here()),
        RewriteShow::Proposed => (say.rewrites_proposed(), say.rewrites_proposed_lead(), say.rewrites_none_proposed()),
        RewriteShow::Removed => (say.rewrites_removed(), say.rewrites_removed_lead(), say.rewrites_none_removed()),
        RewriteShow::All => (say.rewrites_all(), say.rewrites_all_lead(), say.rewrites_appear_here()),
    };
    if page.is_empty() {
        return view! { <Empty text=empty /> }.into_any();
    }
    let note = (show == RewriteShow::Proposed).then(|| view! { <p class="muted">{say.rewrites_proposed_note()}</p> });
    let content = list::view(study, page, show);
    view! {
        <Section title=title lead=lead>
            {note}
            {content}
        </Section>
    }
    .into_any()
}

/// The address of a page of what is shown.
fn address(study: StudyId, asked: &Asked, after: Option<OutputId>) -> String {
    let show = asked.show.map_or(SPELLING, RewriteShow::as_str);
    let part = |name: &str, value: Option<String>| value.map_or_else(String::new, |value| format!("&{name}={value}"));
    let language = part("language", asked.language.as_ref().map(ToString::to_string));
    format!("/studies/{study}/rewrites?show={show}{language}{}", part("after", after.map(|id| id.to_string())))
}

fn choose(study: StudyId, asked: &Asked, languages: Vec<Language>) -> impl IntoView + use<> {
    let say = spoken();
    let choices = vec![
        Choice::new(RewriteShow::Used.as_str(), say.rewrites_choice_used()),
        Choice::new(RewriteShow::Proposed.as_str(), say.rewrites_proposed()),
        Choice::new(RewriteShow::Removed.as_str(), say.rewrites_removed()),
        Choice::new(SPELLING, say.rewrites_choice_spelling()),
        Choice::new(RewriteShow::All.as_str(), say.rewrites_all()),
    ];
    let chosen = asked.show.map_or(SPELLING, RewriteShow::as_str);
    let language = asked.language.as_ref().map(ToString::to_string).unwrap_or_default();
    let each = languages.iter().map(|language| Choice::new(language.to_string(), language.name()));
    let languages = std::iter::once(Choice::new("", say.rewrites_all_languages())).chain(each).collect();
    view! {
        <form method="get" action=format!("/studies/{study}/rewrites") class="form inline">
            <Select name="show" label=say.rewrites() choices=choices value=chosen />
            <Select name="language" label=say.language_column() choices=languages value=language />
            <SubmitButton label=say.rewrites_show() look=Look::Plain />
        </form>
    }
}

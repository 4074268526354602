//! `/studies/{study}/adjudication`: items on which raters disagree, with their answers side by side, and a decision on
//! each.

mod card;

use engine::crowd::adjudication::{Disputed, Disputes, Filter};
use leptos::prelude::*;
use report::label::in_words;
use shared::{Locale, Settled, StudyId};

use crate::call;
use crate::page::Frame;
use crate::part::{
    Choice, Column, Download, Empty, Field, Head, LinkButton, Look, Progress, Section, Select, SubmitButton, Table,
    load, news, param, query, spoken,
};

/// The items on which raters disagree, with each rater's answer.
#[component]
pub fn Adjudication() -> impl IntoView {
    let study = param::<StudyId>("study");
    let filter = asked();
    view! {
        <Frame study=study.clone().ok() here="adjudication">
            {load(async move {
                let say = spoken();
                let study = study?;
                let page = call::disputes(study, &filter).await?;
                let file = |ending: &str| format!("/api/v1/studies/{study}/exports/adjudications.{ending}");
                let files = vec![("CSV", file("csv")), ("JSON lines", file("jsonl"))];
                let next = page.next.as_ref().map(|next| format!("{}&after={next}", address(study, &filter)));
                let is_narrow = filter.task.is_some() || filter.question.is_some() || filter.language.is_some();
                let tables = (!is_narrow).then(|| tables(study, &page, say));
                let choose = choose(study, &page, &filter, say);
                let progress = (page.n > 0).then(|| {
                    view! {
                        <Progress label=say.adjudication_decided_count() done=count(page.n_decided) of=count(page.n) />
                    }
                });
                let said = said(&page, say);
                let cards = page.items.into_iter().zip(1..).map(|(dispute, place)| card::view(study, place, dispute).into_any());
                let cards = cards.collect_view();
                Ok(view! {
                    <Head title=say.adjudication_title() lead=say.adjudication_lead()>
                        <Download files=files />
                    </Head>
                    {news()}
                    {tables}
                    {choose}
                    <Section title=say.items()>
                        <p>{said}</p>
                        {progress}
                        <div class="stack">{cards}</div>
                        {next.map(|href| view! { <LinkButton href=href label=say.adjudication_next_page() /> })}
                    </Section>
                })
            })}
        </Frame>
    }
}

/// The filter in the address; a value that cannot be read is ignored.
fn asked() -> Filter {
    Filter {
        task: query("task").and_then(|id| id.parse().ok()),
        question: query("question"),
        language: query("language").and_then(|tag| tag.parse().ok()),
        points: query("points").and_then(|points| points.parse().ok()),
        settled: query("settled").and_then(|word| word.parse().ok()),
        after: query("after"),
    }
}

/// The address of the first page of the filtered items.
fn address(study: StudyId, filter: &Filter) -> String {
    let part = |name: &str, value: Option<String>| value.map_or_else(String::new, |value| format!("&{name}={value}"));
    let points = filter.points.unwrap_or(engine::crowd::adjudication::POINTS);
    format!(
        "/studies/{study}/adjudication?points={points}{}{}{}{}",
        part("task", filter.task.map(|task| task.to_string())),
        part("question", filter.question.clone()),
        part("language", filter.language.as_ref().map(ToString::to_string)),
        part("settled", filter.settled.map(|settled| settled.to_string())),
    )
}

fn said(page: &Disputes, say: Locale) -> String {
    match (page.n, page.n_decided) {
        (0, _) => say.adjudication_none().to_owned(),
        (n, decided) if page.items.is_empty() => {
            format!("{} {}", say.adjudication_progress(decided, n), say.adjudication_no_more())
        }
        (n, decided) => say.adjudication_progress(decided, n),
    }
}

fn choose(study: StudyId, page: &Disputes, filter: &Filter, say: Locale) -> impl IntoView + use<> {
    let with_all = |label: &str, mut found: Vec<(String, String)>| {
        found.sort_by(|a, b| a.1.cmp(&b.1));
        found.dedup();
        let found = found.into_iter().map(|(value, label)| Choice::new(value, label));
        std::iter::once(Choice::new("", label)).chain(found).collect::<Vec<_>>()
    };
    let of = |each: fn(&Disputed) -> (String, String)| page.tables.iter().map(each).collect();
    let tasks = with_all(say.adjudication_all_tasks(), of(|table| (table.task.to_string(), table.task_title.clone())));
    let questions =
        with_all(say.adjudication_all_questions(), of(|table| (table.question.clone(), in_words(&table.question))));
    let languages =
        with_all(say.adjudication_all_languages(), of(|table| (table.language.to_string(), table.language.name())));
    let settled = vec![
        Choice::new(Settled::Open.as_str(), say.adjudication_undecided()),
        Choice::new(Settled::Decided.as_str(), say.adjudication_decided()),
        Choice::new(Settled::All.as_str(), say.adjudication_both()),
    ];
    let task = filter.task.map(|task| task.to_string()).unwrap_or_default();
    let language = filter.language.as_ref().map(ToString::to_string).unwrap_or_default();
    let question = filter.question.clone().unwrap_or_default();
    let chosen = filter.settled.unwrap_or(Settled::Open).as_str();
    view! {
        <form method="get" action=format!("/studies/{study}/adjudication") class="form inline">
            <Select name="task" label=say.task() choices=tasks value=task />
            <Select name="question" label=say.question() choices=questions value=question />
            <Select name="language" label=say.language_column() choices=languages value=language />
            <Field
                name="points"
                label=say.adjudication_points()
                kind="number"
                min=1
                max=1000
                value=page.points.to_string()
                required=true
            />
            <Select name="settled" label=say.adjudication_decision() choices=settled value=chosen />
            <SubmitButton label=say.adjudication_show() look=Look::Plain />
        </form>
    }
}

fn tables(study: StudyId, page: &Disputes, say: Locale) -> AnyView {
    if page.tables.is_empty() {
        let text = format!("{} {}", say.adjudication_empty(page.points), say.adjudication_rule_rankings());
        return view! { <Empty text=text /> }.into_any();
    }
    let columns = vec![
        Column::text(say.task()),
        Column::text(say.question()),
        Column::text(say.language_column()),
        Column::number(say.adjudication_decided_count()),
    ];
    let row = |table: &Disputed| {
        let filter = Filter {
            task: Some(table.task),
            question: Some(table.question.clone()),
            language: Some(table.language.clone()),
            points: Some(page.points),
            ..Filter::default()
        };
        view! {
            <tr>
                <th scope="row">
                    <a href=address(study, &filter)>{table.task_title.clone()}</a>
                </th>
                <td>{in_words(&table.question)}</td>
                <td>{table.language.name()}</td>
                <td class="number" data-sort=table.n_decided.to_string()>
                    {say.n_of(table.n_decided, table.n)}
                </td>
            </tr>
        }
    };
    let rows = page.tables.iter().map(row).collect_view();
    let scale = say.adjudication_rule_scale(page.points);
    let rules = [
        scale.as_str(),
        say.adjudication_rule_slider(),
        say.adjudication_rule_other(),
        say.adjudication_rule_rankings(),
    ];
    let lead = rules.join(" ");
    view! {
        <Section title=say.adjudication_disagreements() lead=lead>
            <Table caption=say.adjudication_questions() columns=columns sortable=true>
                {rows}
            </Table>
        </Section>
    }
    .into_any()
}

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

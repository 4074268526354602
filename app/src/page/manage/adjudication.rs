//! `/studies/{study}/adjudication`: items on which raters disagree, with their answers side by side, and a decision on
//! each.

mod card;
mod words;

use engine::crowd::adjudication::{Disputed, Disputes, Filter};
use leptos::prelude::*;
use shared::{Settled, StudyId};

use crate::call::{self, told};
use crate::page::Frame;
use crate::part::{
    Choice, Column, Download, Empty, Field, Head, LinkButton, Look, Notice, Progress, Section, Select, SubmitButton,
    Table, Tone, load, param, query,
};

/// The items on which raters disagree, with each rater's answer.
#[component]
pub fn Adjudication() -> impl IntoView {
    let study = param::<StudyId>("study");
    let filter = asked();
    view! {
        <Frame study=study.clone().ok() here="adjudication">
            {load(async move {
                let study = study?;
                let page = call::disputes(study, &filter).await?;
                let file = |ending: &str| format!("/api/v1/studies/{study}/exports/adjudications.{ending}");
                let files = vec![("CSV", file("csv")), ("JSON lines", file("jsonl"))];
                let news = told().map(|told| view! { <Notice tone=Tone::Good title="Done"><p>{told}</p></Notice> });
                let next = page.next.as_ref().map(|next| format!("{}&after={next}", address(study, &filter)));
                let is_narrow = filter.task.is_some() || filter.question.is_some() || filter.language.is_some();
                let tables = (!is_narrow).then(|| tables(study, &page));
                let choose = choose(study, &page, &filter);
                let progress = (page.n > 0).then(|| view! { <Progress label="Decided" done=count(page.n_decided) of=count(page.n) /> });
                let said = said(&page);
                let cards = page.items.into_iter().zip(1..).map(|(dispute, place)| card::view(study, place, dispute).into_any());
                let cards = cards.collect_view();
                Ok(view! {
                    <Head
                        title="Adjudication"
                        lead="Where people differ, side by side. A decision stands beside their answers and changes none; agreement stays as it is."
                    >
                        <Download files=files />
                    </Head>
                    {news}
                    {tables}
                    {choose}
                    <Section title="Items">
                        <p>{said}</p>
                        {progress}
                        <div class="stack">{cards}</div>
                        {next.map(|href| view! { <LinkButton href=href label="Next page" /> })}
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

fn said(page: &Disputes) -> String {
    match (page.n, page.n_decided) {
        (0, _) => "People do not differ here.".to_owned(),
        (n, decided) if page.items.is_empty() => format!("{decided} of {n} decided. Nothing more to show here."),
        (n, decided) => format!("{decided} of {n} decided."),
    }
}

fn choose(study: StudyId, page: &Disputes, filter: &Filter) -> impl IntoView + use<> {
    let with_all = |label: &str, mut found: Vec<(String, String)>| {
        found.sort_by(|a, b| a.1.cmp(&b.1));
        found.dedup();
        let found = found.into_iter().map(|(value, label)| Choice::new(value, label));
        std::iter::once(Choice::new("", label)).chain(found).collect::<Vec<_>>()
    };
    let of = |each: fn(&Disputed) -> (String, String)| page.tables.iter().map(each).collect();
    let tasks = with_all("all tasks", of(|table| (table.task.to_string(), table.task_title.clone())));
    let questions = with_all("all questions", of(|table| (table.question.clone(), table.question.clone())));
    let languages = with_all("all languages", of(|table| (table.language.to_string(), table.language.name())));
    let settled = vec![
        Choice::new(Settled::Open.as_str(), "not decided"),
        Choice::new(Settled::Decided.as_str(), "decided"),
        Choice::new(Settled::All.as_str(), "all"),
    ];
    let task = filter.task.map(|task| task.to_string()).unwrap_or_default();
    let language = filter.language.as_ref().map(ToString::to_string).unwrap_or_default();
    let question = filter.question.clone().unwrap_or_default();
    let chosen = filter.settled.unwrap_or(Settled::Open).as_str();
    view! {
        <form method="get" action=format!("/studies/{study}/adjudication") class="form inline">
            <Select name="task" label="Task" choices=tasks value=task />
            <Select name="question" label="Question" choices=questions value=question />
            <Select name="language" label="Language" choices=languages value=language />
            <Field name="points" label="Points apart" kind="number" min=1 max=1000 value=page.points.to_string() required=true />
            <Select name="settled" label="Show" choices=settled value=chosen />
            <SubmitButton label="Show" look=Look::Plain />
        </form>
    }
}

fn tables(study: StudyId, page: &Disputes) -> AnyView {
    if page.tables.is_empty() {
        let text = format!(
            "Items appear here once two people judge the same text {} points or more apart on a scale, or without a majority for any other answer. Rankings have no one value and are left out.",
            page.points
        );
        return view! { <Empty text=text /> }.into_any();
    }
    let columns =
        vec![Column::text("Task"), Column::text("Question"), Column::text("Language"), Column::number("Decided")];
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
                <td>{table.question.clone()}</td>
                <td>{table.language.name()}</td>
                <td class="number" data-sort=table.n_decided.to_string()>
                    {format!("{} of {}", table.n_decided, table.n)}
                </td>
            </tr>
        }
    };
    let rows = page.tables.iter().map(row).collect_view();
    let lead = format!(
        "On a scale: {} points or more between the lowest and the highest answer. On a slider, a point is a tenth of its range. Elsewhere: no answer given by more than half. Rankings have no one value and are left out.",
        page.points
    );
    view! {
        <Section title="Where people differ" lead=lead>
            <Table caption="Questions in which people differ" columns=columns sortable=true>
                {rows}
            </Table>
        </Section>
    }
    .into_any()
}

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

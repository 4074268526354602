//! The pages of a study, in the order a study is run.

use leptos::prelude::*;
use shared::{Action, StudyId};

use crate::call::Nav;

/// A page of a study: the end of its address, its name, and the permission required to see it.
type Entry = (&'static str, &'static str, Action);

const GROUPS: [(&str, &[Entry]); 5] = [
    (
        "Study",
        &[
            ("", "Overview", Action::SeeStudy),
            ("settings", "Settings", Action::EditStudy),
            ("members", "Members and links", Action::Invite),
        ],
    ),
    ("Texts", &[("sources", "Sources", Action::SeeTexts), ("outputs", "Outputs", Action::SeeTexts)]),
    (
        "Design",
        &[
            ("tasks", "Tasks", Action::SeeTasks),
            ("batches", "Batches", Action::StopBatches),
            ("gates", "Gates", Action::DesignGates),
        ],
    ),
    (
        "People",
        &[
            ("review", "Review", Action::Review),
            ("workers", "Workers", Action::SeeWorkers),
            ("threads", "Raised", Action::AnswerWorkers),
            ("funnel", "Funnel", Action::SeeProgress),
        ],
    ),
    (
        "Results",
        &[
            ("progress", "Progress", Action::SeeProgress),
            ("pay", "Pay", Action::Pay),
            ("agreement", "Agreement", Action::SeeReports),
            ("adjudication", "Adjudication", Action::Adjudicate),
            ("evaluation", "Evaluation", Action::SeeReports),
            ("systems", "Systems", Action::SeeReports),
            ("metrics", "Metrics against people", Action::SeeReports),
            ("models", "Models", Action::EditStudy),
            ("rewrites", "Rewrites", Action::SeeReports),
            ("tables", "Tables of the papers", Action::SeeReports),
            ("statement", "Data statement", Action::SeeReports),
            ("export", "Export", Action::Export),
            ("jobs", "Jobs", Action::RunJobs),
            ("events", "Events", Action::SeeEvents),
        ],
    ),
];

/// The side navigation of a study; `None` for a person without a role in it.
pub fn rail(nav: &Nav, id: StudyId, here: &str) -> Option<impl IntoView + use<>> {
    let mine = nav.study(id)?;
    let groups = GROUPS.iter().filter_map(|(group, entries)| {
        let links: Vec<_> = entries
            .iter()
            .filter(|(_, _, action)| nav.can(&mine.roles, *action))
            .map(|(end, label, _)| link(id, end, label, *end == here))
            .collect();
        (!links.is_empty()).then(|| {
            view! {
                <div class="rail-group">
                    <p>{*group}</p>
                    <ul>{links}</ul>
                </div>
            }
        })
    });
    let groups = groups.collect_view();
    let title = mine.study.title.clone();
    Some(view! {
        <details class="rail" open data-rail>
            <summary>{title.clone()}</summary>
            <nav aria-label=format!("Pages of {title}")>{groups}</nav>
        </details>
    })
}

fn link(study: StudyId, end: &str, label: &'static str, current: bool) -> impl IntoView + use<> {
    let href = match end {
        "" => format!("/studies/{study}"),
        "review" => format!("/review/{study}"),
        end => format!("/studies/{study}/{end}"),
    };
    view! {
        <li>
            <a href=href aria-current=current.then_some("page")>
                {label}
            </a>
        </li>
    }
}

//! The pages of a study in the order a study is run: twelve entries at most, and the views of an entry as tabs.

use leptos::prelude::*;
use shared::{Action, Locale, StudyId};

use crate::call::Nav;

/// How a name is said in a language.
type Label = fn(Locale) -> &'static str;

/// A view: the end of its address, its name on a tab, and the permission required to see it.
type View = (&'static str, Label, Action);

/// An entry of the navigation: its name, and its views, of which a person sees those that they may open.
struct Entry(Label, &'static [View]);

/// The overview comes first and belongs to no group.
const OVERVIEW: Entry = Entry(
    Locale::nav_overview,
    &[("", Locale::nav_overview, Action::SeeStudy), ("progress", Locale::nav_progress, Action::SeeProgress)],
);

const GROUPS: [(Label, &[Entry]); 4] = [
    (
        Locale::nav_design,
        &[
            Entry(
                Locale::nav_texts,
                &[
                    ("sources", Locale::nav_sources, Action::SeeTexts),
                    ("outputs", Locale::nav_outputs, Action::SeeTexts),
                ],
            ),
            Entry(
                Locale::nav_tasks,
                &[
                    ("tasks", Locale::nav_tasks, Action::SeeTasks),
                    ("batches", Locale::nav_batches, Action::StopBatches),
                    ("pictures", Locale::nav_pictures, Action::SeeTasks),
                ],
            ),
            Entry(
                Locale::nav_settings,
                &[
                    ("settings", Locale::nav_general, Action::EditStudy),
                    ("models", Locale::nav_models, Action::EditStudy),
                    ("jobs", Locale::nav_jobs, Action::RunJobs),
                    ("events", Locale::nav_audit_log, Action::SeeEvents),
                ],
            ),
        ],
    ),
    (
        Locale::nav_recruit,
        &[
            Entry(
                Locale::nav_qualification,
                &[
                    ("gates", Locale::nav_rules, Action::DesignGates),
                    ("review", Locale::nav_review, Action::Review),
                    ("funnel", Locale::nav_funnel, Action::SeeProgress),
                ],
            ),
            Entry(
                Locale::nav_team,
                &[
                    ("members", Locale::nav_team, Action::Invite),
                    ("entrances", Locale::nav_entrances, Action::Invite),
                    ("prolific", Locale::nav_prolific, Action::Pay),
                    ("connect", Locale::nav_connect, Action::Pay),
                ],
            ),
        ],
    ),
    (
        Locale::nav_collect,
        &[
            Entry(
                Locale::nav_workers,
                &[
                    ("workers", Locale::nav_workers, Action::SeeWorkers),
                    ("quality", Locale::quality_title, Action::SeeWorkers),
                    ("threads", Locale::nav_messages, Action::AnswerWorkers),
                ],
            ),
            Entry(
                Locale::nav_payments,
                &[("pay", Locale::nav_payments, Action::Pay), ("pay/bonus", Locale::bonuses_title, Action::Pay)],
            ),
        ],
    ),
    (
        Locale::nav_results,
        &[
            Entry(
                Locale::nav_summary,
                &[
                    ("results", Locale::nav_summary, Action::SeeReports),
                    ("report", Locale::results_report, Action::SeeReports),
                ],
            ),
            Entry(
                Locale::nav_agreement,
                &[
                    ("agreement", Locale::nav_annotators, Action::SeeReports),
                    ("adjudication", Locale::nav_adjudication, Action::Adjudicate),
                ],
            ),
            Entry(
                Locale::nav_evaluation,
                &[
                    ("evaluation", Locale::nav_human_evaluation, Action::SeeReports),
                    ("systems", Locale::nav_systems, Action::SeeReports),
                    ("rewrites", Locale::nav_rewrites, Action::SeeReports),
                    ("metrics", Locale::nav_metrics, Action::SeeReports),
                ],
            ),
            Entry(
                Locale::nav_exports,
                &[
                    ("export", Locale::nav_export, Action::Export),
                    ("tables", Locale::nav_tables, Action::SeeReports),
                    ("statement", Locale::nav_statement, Action::SeeReports),
                ],
            ),
        ],
    ),
];

impl Entry {
    /// The views that may be opened.
    fn open(&self, may: &impl Fn(Action) -> bool) -> Vec<View> {
        self.1.iter().filter(|(_, _, action)| may(*action)).copied().collect()
    }

    /// The name for a person who may open these views: that of the only one, so that it is the title of its page.
    fn label(&self, open: &[View]) -> Label {
        if let [(_, label, _)] = open { *label } else { self.0 }
    }

    fn holds(&self, here: &str) -> bool {
        self.1.iter().any(|(end, _, _)| *end == here)
    }
}

/// The side navigation of a study; `None` for a person without a role in it.
pub fn rail(nav: &Nav, id: StudyId, here: &str, say: Locale) -> Option<impl IntoView + use<>> {
    let mine = nav.study(id)?;
    let may = |action| nav.can(&mine.roles, action);
    let link = |entry: &Entry| {
        let open = entry.open(&may);
        Some(link(id, (open.first()?.0, entry.label(&open)(say)), entry.holds(here)))
    };
    let overview = link(&OVERVIEW);
    let groups = GROUPS.iter().filter_map(|(group, entries)| {
        let links: Vec<_> = entries.iter().filter_map(link).collect();
        (!links.is_empty()).then(|| {
            view! {
                <div class="rail-group">
                    <p>{group(say)}</p>
                    <ul>{links}</ul>
                </div>
            }
        })
    });
    let groups = groups.collect_view();
    let title = mine.study.title.clone();
    let current = entries().find(|entry| entry.holds(here)).map(|entry| entry.label(&entry.open(&may))(say));
    Some(view! {
        <details class="rail" open data-rail>
            <summary>
                <span class="rail-study">{title.clone()}</span>
                {current.map(|label| view! { <span class="rail-here">{label}</span> })}
            </summary>
            <nav aria-label=say.nav_study_pages(title)>
                <ul>{overview}</ul>
                {groups}
            </nav>
        </details>
    })
}

/// The views of the entry to which a page belongs, if there are several.
pub fn tabs(nav: &Nav, id: StudyId, here: &str, say: Locale) -> Option<impl IntoView + use<>> {
    let mine = nav.study(id)?;
    let views = entries().find(|entry| entry.holds(here))?.open(&|action| nav.can(&mine.roles, action));
    let links: Vec<_> = views.iter().map(|(end, label, _)| link(id, (end, label(say)), *end == here)).collect();
    (links.len() > 1).then(|| {
        view! {
            <nav class="views" aria-label=say.nav_tabs()>
                <ul>{links}</ul>
            </nav>
        }
    })
}

fn entries() -> impl Iterator<Item = &'static Entry> {
    std::iter::once(&OVERVIEW).chain(GROUPS.iter().flat_map(|(_, entries)| entries.iter()))
}

fn link(study: StudyId, (end, label): (&str, &'static str), current: bool) -> impl IntoView + use<> {
    view! {
        <li>
            <a href=address(study, end) aria-current=current.then_some("page")>
                {label}
            </a>
        </li>
    }
}

fn address(study: StudyId, end: &str) -> String {
    match end {
        "" => format!("/studies/{study}"),
        "review" => format!("/review/{study}"),
        end => format!("/studies/{study}/{end}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_study_has_twelve_entries_at_most_and_each_page_is_in_one() {
        assert!(entries().count() <= 12);
        let mut ends: Vec<&str> = entries().flat_map(|entry| entry.1.iter().map(|view| view.0)).collect();
        let all = ends.len();
        ends.sort_unstable();
        ends.dedup();
        assert_eq!(ends.len(), all);
    }
}

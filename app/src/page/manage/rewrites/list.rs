//! The table of rewrites with hints about each, the decisions, and the buttons to decide.

use engine::access::OWN_WORK;
use leptos::prelude::*;
use report::rewrites::Rewrite;
use shared::{Approval, RewriteShow, RewriteVerdict, StudyId};

use crate::call::is_refused;
use crate::part::{Column, Field, Form, Hidden, Look, SubmitButton, Table, Tag, Tone};

/// The address to which decisions are sent.
const DECIDE: &str = "/fn/rewrite/decide";

/// The table; under proposals a button that accepts all of them.
pub(super) fn view(study: StudyId, page: &[Rewrite], show: RewriteShow) -> impl IntoView + use<> {
    let columns = vec![
        Column::text("Source"),
        Column::text("Rewrite"),
        Column::text("Hints"),
        Column::actions("Use"),
        Column::text("Language"),
        Column::text("Writer"),
        Column::number("Words changed"),
        Column::number("LeD"),
        Column::text("Work"),
    ];
    let rows = page.iter().map(|rewrite| row(study, rewrite)).collect_view();
    let all =
        (show == RewriteShow::Proposed && page.iter().any(|rewrite| !rewrite.own)).then(|| accept_all(study, page));
    view! {
        <Table caption="Rewrites" columns=columns sortable=true>
            {rows}
        </Table>
        {all}
    }
}

fn row(study: StudyId, rewrite: &Rewrite) -> impl IntoView + use<> {
    let (lang, dir) = (rewrite.language.to_string(), rewrite.language.direction().as_str());
    let hints = &rewrite.hints;
    // A rewrite may change more words than the source has.
    let changed = format!("{} of {}", hints.n_changed.min(hints.n_words), hints.n_words);
    let (work, tone) = match rewrite.approval {
        Some(Approval::Approved) => ("approved", Tone::Good),
        Some(Approval::Rejected) => ("rejected", Tone::Bad),
        Some(Approval::Waiting) => ("waiting", Tone::Warn),
        None => ("imported", Tone::Plain),
    };
    let corrected = rewrite.corrected.clone().map(|text| {
        view! {
            <p class="small">
                <Tag text="corrected" tone=Tone::Good />
                " "
                {text}
            </p>
        }
    });
    let removed = (rewrite.verdict == Some(RewriteVerdict::Removed)).then(|| {
        let text =
            if rewrite.reason.is_empty() { "removed".to_owned() } else { format!("removed: {}", rewrite.reason) };
        view! { <Tag text=text tone=Tone::Bad /> }
    });
    let decide = if rewrite.own {
        view! { <span class="muted small">{OWN_WORK}</span> }.into_any()
    } else {
        decide(study, rewrite)
    };
    view! {
        <tr>
            <th scope="row" lang=lang.clone() dir=dir>
                {rewrite.source.clone()}
            </th>
            <td lang=lang.clone() dir=dir>
                {rewrite.text.clone()}
                {corrected}
            </td>
            <td>
                <span class="tags">
                    {hints.unchanged.then(|| view! { <Tag text="unchanged" tone=Tone::Bad /> })}
                    {hints.normalised_only.then(|| view! { <Tag text="only normalised" tone=Tone::Warn /> })}
                    {removed}
                </span>
            </td>
            <td>{decide}</td>
            <td>{lang}</td>
            <td>{rewrite.author.clone()}</td>
            <td class="number" data-sort=hints.n_changed.to_string()>{changed}</td>
            <td class="number">{format!("{:.2}", hints.led)}</td>
            <td>
                <Tag text=work tone=tone />
            </td>
        </tr>
    }
}

/// One button per decision: a proposed removal can be confirmed or refused, a decision can be undone, and any other
/// rewrite can be removed with a reason.
fn decide(study: StudyId, rewrite: &Rewrite) -> AnyView {
    let (id, verdict) = (rewrite.output.to_string(), rewrite.verdict);
    let can_be_removed = verdict != Some(RewriteVerdict::Removed);
    let needs_reason = can_be_removed && !(rewrite.hints.unchanged || rewrite.hints.normalised_only);
    let keep = match verdict {
        Some(RewriteVerdict::Removed) => Some("Use again"),
        Some(RewriteVerdict::Corrected) => Some("Use as written"),
        _ => rewrite.proposed.then_some("Keep"),
    };
    let (is_open, field) = (is_refused(DECIDE, ("mark", &id)), format!("reason-{id}"));
    let form = view! {
        <Form action=DECIDE mark=("mark", id.clone()) class="inline">
            <Hidden name="study" value=study.to_string() />
            <Hidden name="outputs[]" value=id.clone() />
            {needs_reason.then(|| view! { <Field name="reason" label="Why it is removed" id=field.clone() /> })}
            {can_be_removed.then(|| view! { <SubmitButton label="Remove" look=Look::Bad name="verdict" value="removed" /> })}
            {keep.map(|label| view! { <SubmitButton label=label look=Look::Plain name="verdict" value="kept" /> })}
        </Form>
    };
    if needs_reason {
        view! {
            <details open=is_open>
                <summary>"Change"</summary>
                {form}
            </details>
        }
        .into_any()
    } else {
        form.into_any()
    }
}

fn accept_all(study: StudyId, page: &[Rewrite]) -> impl IntoView + use<> {
    let others: Vec<&Rewrite> = page.iter().filter(|rewrite| !rewrite.own).collect();
    let ids = others
        .iter()
        .map(|rewrite| view! { <Hidden name="outputs[]" value=rewrite.output.to_string() /> })
        .collect_view();
    let label = match page.len() - others.len() {
        0 => format!("Remove all {} shown", others.len()),
        own => format!("Remove the {} shown by other workers, but not your own {own}", others.len()),
    };
    view! {
        <Form action=DECIDE mark=("mark", "shown".to_owned())>
            <Hidden name="study" value=study.to_string() />
            {ids}
            <SubmitButton label=label look=Look::Bad name="verdict" value="removed" />
        </Form>
    }
}

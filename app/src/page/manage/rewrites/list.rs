//! The table of rewrites with hints about each, the decisions, and the buttons to decide.

use engine::texts::rewrites::{NORMALISED, UNCHANGED};
use leptos::prelude::*;
use report::rewrites::Rewrite;
use shared::{Approval, Locale, RewriteShow, RewriteVerdict, StudyId};

use crate::call::is_refused;
use crate::part::{Column, Field, Form, Hidden, Look, SubmitButton, Table, Tag, Tone, spoken};

/// The address to which decisions are sent.
const DECIDE: &str = "/fn/rewrite/decide";

/// The table; under proposals a button that accepts all of them.
pub(super) fn view(study: StudyId, page: &[Rewrite], show: RewriteShow) -> impl IntoView + use<> {
    let say = spoken();
    let columns = vec![
        Column::text(say.source_text()),
        Column::text(say.rewrites_rewrite()),
        Column::text(say.rewrites_hints()),
        Column::actions(say.rewrites_decision()),
        Column::text(say.language_column()),
        Column::text(say.worker()),
        Column::number(say.rewrites_words_changed()),
        Column::number("LeD"),
        Column::text(say.submission()),
    ];
    let rows = page.iter().map(|rewrite| row(study, rewrite, say)).collect_view();
    let all = (show == RewriteShow::Proposed && page.iter().any(|rewrite| !rewrite.own))
        .then(|| accept_all(study, page, say));
    view! {
        <Table caption=say.rewrites() columns=columns sortable=true>
            {rows}
        </Table>
        {all}
    }
}

fn row(study: StudyId, rewrite: &Rewrite, say: Locale) -> impl IntoView + use<> {
    let (lang, dir) = (rewrite.language.to_string(), rewrite.language.direction().as_str());
    let hints = &rewrite.hints;
    // A rewrite may change more words than the source has.
    let changed = say.rewrites_n_of_words(hints.n_changed.min(hints.n_words), hints.n_words);
    let (work, tone) = match rewrite.approval {
        Some(Approval::Approved) => (say.rewrites_tag_approved(), Tone::Good),
        Some(Approval::Rejected) => (say.rewrites_tag_rejected(), Tone::Bad),
        Some(Approval::Waiting) => (say.rewrites_tag_waiting(), Tone::Warn),
        None => (say.rewrites_tag_imported(), Tone::Plain),
    };
    let corrected = rewrite.corrected.clone().map(|text| {
        view! {
            <p class="small">
                <Tag text=say.rewrites_tag_corrected() tone=Tone::Good />
                " "
                {text}
            </p>
        }
    });
    let removed = (rewrite.verdict == Some(RewriteVerdict::Removed)).then(|| {
        let text = match rewrite.reason.as_str() {
            "" => say.rewrites_tag_removed().to_owned(),
            UNCHANGED => say.rewrites_tag_removed_why(say.rewrites_tag_unchanged()),
            NORMALISED => say.rewrites_tag_removed_why(say.rewrites_tag_normalised()),
            reason => say.rewrites_tag_removed_why(reason),
        };
        view! { <Tag text=text tone=Tone::Bad /> }
    });
    let decide = if rewrite.own {
        view! { <span class="muted small">{say.own_work()}</span> }.into_any()
    } else {
        decide(study, rewrite, say)
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
                    {hints.unchanged.then(|| view! { <Tag text=say.rewrites_tag_unchanged() tone=Tone::Bad /> })}
                    {hints.normalised_only.then(|| view! { <Tag text=say.rewrites_tag_normalised() tone=Tone::Warn /> })}
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
fn decide(study: StudyId, rewrite: &Rewrite, say: Locale) -> AnyView {
    let (id, verdict) = (rewrite.output.to_string(), rewrite.verdict);
    let can_be_removed = verdict != Some(RewriteVerdict::Removed);
    let needs_reason = can_be_removed && !(rewrite.hints.unchanged || rewrite.hints.normalised_only);
    let keep = match verdict {
        Some(RewriteVerdict::Removed) => Some(say.rewrites_use_again()),
        Some(RewriteVerdict::Corrected) => Some(say.rewrites_use_original()),
        Some(RewriteVerdict::Kept) | None => rewrite.proposed.then_some(say.rewrites_keep()),
    };
    let (is_open, field) = (is_refused(DECIDE, ("mark", &id)), format!("reason-{id}"));
    let form = view! {
        <Form action=DECIDE mark=("mark", id.clone()) class="inline">
            <Hidden name="study" value=study.to_string() />
            <Hidden name="outputs[]" value=id.clone() />
            {needs_reason.then(|| view! { <Field name="reason" label=say.rewrites_removal_reason() id=field.clone() /> })}
            {can_be_removed.then(|| view! { <SubmitButton label=say.rewrites_remove() look=Look::Bad name="verdict" value="removed" /> })}
            {keep.map(|label| view! { <SubmitButton label=label look=Look::Plain name="verdict" value="kept" /> })}
        </Form>
    };
    if needs_reason {
        view! {
            <details open=is_open>
                <summary>{say.rewrites_decide()}</summary>
                {form}
            </details>
        }
        .into_any()
    } else {
        form.into_any()
    }
}

fn accept_all(study: StudyId, page: &[Rewrite], say: Locale) -> impl IntoView + use<> {
    let others: Vec<&Rewrite> = page.iter().filter(|rewrite| !rewrite.own).collect();
    let ids = others
        .iter()
        .map(|rewrite| view! { <Hidden name="outputs[]" value=rewrite.output.to_string() /> })
        .collect_view();
    let (label, own_stay) = match page.len() - others.len() {
        0 => (say.rewrites_remove_all(others.len()), None),
        own => (say.rewrites_remove_others(others.len()), Some(say.rewrites_own_stay(own))),
    };
    view! {
        <Form action=DECIDE mark=("mark", "shown".to_owned())>
            <Hidden name="study" value=study.to_string() />
            {ids}
            {own_stay.map(|text| view! { <p class="hint">{text}</p> })}
            <SubmitButton label=label look=Look::Bad name="verdict" value="removed" />
        </Form>
    }
}

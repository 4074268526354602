//! The entry links over which a study at Prolific spreads its participants: choosing them, how many came, and more places for each.

use engine::recruiting::posting::{OfferedLink, PostedLink};
use leptos::prelude::*;
use shared::{EntranceId, Language, Locale, StudyId};

use crate::call::{flash, is_refused, places_by};
use crate::part::{Column, Field, Fold, Form, Hidden, Notice, SubmitButton, Table, Tone};

/// A field for the places by each link that could be chosen; `own` is the language of the link of the page.
pub(super) fn choice(links: Vec<OfferedLink>, own: Option<&Language>, say: Locale) -> Option<impl IntoView + use<>> {
    if links.is_empty() {
        return None;
    }
    // What was typed and refused is seen.
    let typed = |link: &OfferedLink| {
        flash().is_some_and(|flash| flash.value(&places_by(link.entrance)).is_some_and(|typed| !typed.is_empty()))
    };
    let is_open = links.iter().any(typed);
    let differs = links.iter().any(|link| link.language.as_ref() != own);
    let fields = links.into_iter().map(|OfferedLink { entrance, label, language }| {
        let label = match language {
            Some(language) => say.spread_places_by_in(label, language.name()),
            None => say.spread_places_by(label),
        };
        view! { <Field name=places_by(entrance) id=format!("links-{entrance}") kind="number" min=1 label=label /> }
    });
    let fields = fields.collect_view();
    Some(view! {
        // Most studies have one link.
        <details class="field" open=is_open>
            <summary>{say.spread_title()}</summary>
            <p class="hint">{say.spread_hint()}</p>
            <p class="hint">{say.spread_same()}</p>
            {differs.then(|| view! { <p class="hint">{say.spread_languages()}</p> })}
            <div class="stack">{fields}</div>
        </details>
    })
}

/// The links of a study with how many participants Prolific has sent to each; `named` are the names of those that name it.
pub(super) fn table(links: &[PostedLink], named: Vec<String>, say: Locale) -> Option<AnyView> {
    if links.is_empty() {
        // One alone is the usual case.
        let text = (named.len() > 1).then(|| say.spread_not(say.list(&named)));
        return text.map(|text| view! { <Notice tone=Tone::Warn>{text}</Notice> }.into_any());
    }
    let columns = vec![
        Column::text(say.spread_link()),
        Column::number(say.posting_places()),
        Column::number(say.spread_allocated()),
    ];
    let rows = links.iter().map(|PostedLink { label, places, allocated, .. }| {
        let allocated = allocated.map_or_else(|| say.not_available().to_owned(), |n| say.integer(n));
        view! {
            <tr>
                <th scope="row">{label.clone()}</th>
                <td class="number">{say.integer(*places)}</td>
                <td class="number">{allocated}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let table = view! {
        <h3>{say.spread_links()}</h3>
        <p class="muted">{say.spread_lead()}</p>
        <Table caption=say.spread_links() columns=columns>
            {rows}
        </Table>
    };
    Some(table.into_any())
}

/// The form that adds places by each link.
pub(super) fn extend(
    action: &'static str,
    (study, entrance): (StudyId, EntranceId),
    links: &[PostedLink],
    say: Locale,
) -> impl IntoView + use<> {
    let open = is_refused(action, ("entrance", &entrance.to_string()));
    let own: Vec<(EntranceId, PostedLink)> =
        links.iter().filter_map(|link| Some((link.entrance?, link.clone()))).collect();
    // Made within the form, so that what was typed stays if it is refused.
    let fields = move || {
        let field = |(id, link): (EntranceId, PostedLink)| {
            let (label, value) = (say.spread_places_by(link.label), link.places.to_string());
            let (name, id) = (places_by(id), format!("links-{id}"));
            view! { <Field name=name id=id kind="number" min=1 label=label value=value required=true /> }
        };
        own.into_iter().map(field).collect_view()
    };
    view! {
        <Fold title=say.posting_extend() id="extend" open=open>
            <Form action=action mark=("entrance", entrance.to_string())>
                <Hidden name="study" value=study.to_string() />
                <p class="hint">{say.spread_extend_hint()}</p>
                {fields()}
                <SubmitButton label=say.posting_extend() />
            </Form>
        </Fold>
    }
}

//! The preview of a task: what a worker sees, with texts of the study, in each language and at two widths.

use engine::crowd::offer::Offer;
use leptos::prelude::*;
use shared::{Locale, Shown, Study, TaskId};

use super::step::FORM;
use crate::page::work::{HitHead, HitItem, facts};
use crate::part::{Markdown, Pictures, spoken, spoken_in};

/// The part of the page next to the form. On a phone it is folded until it is asked for.
pub(super) fn pane(
    (study, task): (&Study, TaskId),
    (shown, offer): (Shown, Offer),
    is_open: bool,
    may_design: bool,
) -> impl IntoView + use<> {
    let say = spoken();
    let here = shown.language.clone();
    let languages = study.languages.iter().map(|language| {
        let is_here = *language == here;
        let value = format!("preview:{language}");
        view! {
            <button
                type="submit"
                form=FORM
                name="next"
                value=value
                class="button"
                data-preview-language=language.to_string()
                aria-pressed=if is_here { "true" } else { "false" }
                formnovalidate
            >
                {language.name()}
            </button>
        }
    });
    let languages = may_design.then(|| {
        view! {
            <div class="row tabs" role="group" aria-label=say.designer_preview_language()>
                {languages.collect_view()}
            </div>
        }
    });
    // Without scripts, what is typed has to be saved before it can be shown.
    let save = may_design.then(|| {
        view! {
            <button type="submit" form=FORM name="next" value=format!("preview:{here}") class="button plain-only" formnovalidate>
                {say.designer_preview_save()}
            </button>
        }
    });
    view! {
        <section class="pane stack" id="preview" aria-label=say.designer_preview() data-task=task.to_string()>
            <label class="option pane-switch">
                <input type="checkbox" checked=is_open />
                <span>{say.designer_preview_show()}</span>
            </label>
            <div class="pane-body stack">
                <div class="row">{widths(say)} {languages}</div>
                {save}
                <p class="reason" role="status" data-preview-trouble hidden></p>
                <div class="preview card" data-preview>
                    {view(shown, &offer)}
                </div>
            </div>
        </section>
    }
}

/// The switch between a phone's width and the whole column; the style does it, so that nothing has to be loaded.
fn widths(say: Locale) -> impl IntoView {
    let each = |(width, label): (&'static str, &'static str)| {
        view! {
            <label class="button">
                <input
                    type="radio"
                    class="visually-hidden"
                    name="preview-width"
                    value=width
                    checked=width == "desktop"
                    autocomplete="off"
                />
                {label}
            </label>
        }
    };
    view! {
        <fieldset class="row tabs widths">
            <legend class="visually-hidden">{say.design_preview_width()}</legend>
            {each(("desktop", say.design_width_desktop()))}
            {each(("phone", say.design_width_phone()))}
        </fieldset>
    }
}

/// What a task offers, its instructions and the first item, as on the worker's page, in the language of the task.
fn view(shown: Shown, offer: &Offer) -> AnyView {
    let own = Locale::of(&shown.language);
    spoken_in(own, || as_shown(shown, offer, own))
}

fn as_shown(shown: Shown, offer: &Offer, say: Locale) -> AnyView {
    let (instructions, language) = (shown.instructions.clone(), shown.language.clone());
    let pictures = Pictures::new(shown.study, shown.pictures.clone());
    let offer = facts(offer, say);
    let item = shown.items.first().cloned();
    let head = view! { <HitHead shown=shown.clone() hourly=None place=(0, None) back=(String::new(), "") /> };
    view! {
        <div class="stack" inert lang=say.tag() dir=say.direction().as_str()>
            <p class="muted small">{offer}</p>
            {head}
            <Markdown text=instructions language=Some(language) pictures=pictures />
            {item.map(|item| view! { <HitItem shown=shown item=item index=0 fields=std::collections::BTreeMap::new() checks=Vec::new() first=true /> })}
        </div>
    }
    .into_any()
}

/// The same as HTML, for the preview that follows what is typed.
pub fn preview_html((shown, offer): (Shown, Offer)) -> String {
    view(shown, &offer).to_html()
}

//! A ranking: a card for each text with its place; by selects without scripts and on phones.

use leptos::prelude::*;
use shared::{HitItemId, Language, ShownText};

use crate::part::spoken;
use front::answers::{Fields, key, name};

/// Places for several texts, 1 the best.
#[component]
pub fn Ranking(
    /// The item and the key of the question.
    of: (HitItemId, String),
    /// The question.
    prompt: String,
    /// The texts in the random order of this worker.
    outputs: Vec<ShownText>,
    /// Whether two outputs may share a place.
    ties: bool,
    /// The answers so far.
    fields: Fields,
    /// The language of the texts.
    language: Language,
    /// Whether an answer is required.
    required: bool,
) -> impl IntoView {
    let (n, say) = (outputs.len(), spoken());
    let cards = outputs.into_iter().enumerate().map(|(index, output)| {
        let key = key(of.0, &of.1, output.output);
        let given = fields.get(&key).cloned().unwrap_or_default();
        view! { <Card key=key label=say.place_of_text(index + 1) text=output.text given=given n=n language=language.clone() /> }
    });
    let cards = cards.collect_view();
    let rule = if ties { say.may_share() } else { say.may_not_share() };
    let drag = if ties { say.drag_to_share() } else { say.drag() };
    view! {
        <fieldset class="question ranking" data-ranking data-required=required.then_some("") data-ties=ties.then_some("")>
            <legend lang=language.as_str().to_owned()>{prompt}</legend>
            <p class="hint" lang=say.tag() dir=say.direction().as_str()>
                {rule}
                <span class="script-only wide-only">" " {drag}</span>
            </p>
            <ol class="places">{cards}</ol>
        </fieldset>
    }
}

#[component]
fn Card(key: String, label: String, text: String, given: String, n: usize, language: Language) -> impl IntoView {
    let say = spoken();
    let places = (1..=n).map(|place| {
        let place = place.to_string();
        view! {
            <option value=place.clone() selected=place == given>
                {place.clone()}
            </option>
        }
    });
    let places = places.collect_view();
    let move_button = |way: &'static str, sign: &'static str, label: &'static str| {
        view! {
            <button type="button" class="button script-only" data-move=way aria-label=label>
                <span aria-hidden="true">{sign}</span>
            </button>
        }
    };
    view! {
        <li class="place-card" data-card>
            <span class="handle script-only" data-handle aria-hidden="true">
                "⠿"
            </span>
            <p class="text-sample" lang=language.as_str().to_owned() dir=language.direction().as_str()>
                {text}
            </p>
            <div class="place-tools">
                <select name=name(&key) aria-label=label data-place>
                    <option value="">"–"</option>
                    {places}
                </select>
                {move_button("up", "↑", say.move_up())}
                {move_button("down", "↓", say.move_down())}
            </div>
        </li>
    }
}

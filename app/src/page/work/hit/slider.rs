//! A question answered by a number from a range: a slider, and a field for the number that works without scripts.

use leptos::prelude::*;
use shared::{Language, SliderQuestion};

use crate::part::spoken;
use front::answers::name;

/// A slider that begins without a position. The number in the field is the answer; scripts keep the slider next to it.
#[component]
pub fn Slider(
    /// The key of the answer.
    key: String,
    /// The question.
    prompt: String,
    /// The range and its anchors.
    slider: SliderQuestion,
    /// The number so far, or an empty string.
    given: String,
    /// The language of the worker.
    language: Language,
    /// Whether an answer is required.
    required: bool,
) -> impl IntoView {
    let say = spoken();
    let lang = language.as_str().to_owned();
    let (min, max, step) = (slider.min.to_string(), slider.max.to_string(), slider.step.to_string());
    let anchors_id = format!("{key}-anchors");
    let (id, about) = (key.clone(), anchors_id.clone());
    let anchors = slider.anchors.iter().map(|anchor| {
        view! {
            <li data-at=anchor.at.to_string()>
                <span class="anchor-number">{anchor.at.to_string()}</span>
                " "
                <span lang=lang.clone()>{anchor.label.get(&language).to_owned()}</span>
            </li>
        }
    });
    let anchors = anchors.collect_view();
    let clear = (!required).then(|| {
        view! {
            <button type="button" class="button quiet script-only" lang=say.tag() dir=say.direction().as_str() data-clear>
                {say.clear_number()}
            </button>
        }
    });
    view! {
        <fieldset class="question slider" data-slider data-required=required.then_some("")>
            <legend lang=language.as_str().to_owned()>{prompt.clone()}</legend>
            <input
                type="range"
                class="script-only"
                min=min.clone()
                max=max.clone()
                step=step.clone()
                aria-label=prompt
                aria-describedby=about.clone()
                data-none=say.no_number_yet()
                data-unset
                autocomplete="off"
            />
            <ul class="anchors" id=anchors_id>
                {anchors}
            </ul>
            <div class="row slider-number">
                <label for=id.clone() lang=say.tag() dir=say.direction().as_str()>
                    {say.your_number(&min, &max)}
                </label>
                <input
                    type="number"
                    id=id
                    name=name(&key)
                    value=given
                    min=min.clone()
                    max=max.clone()
                    step=step
                    inputmode="decimal"
                    aria-describedby=about
                />
                {clear}
            </div>
        </fieldset>
    }
}

//! One important number, with its interval and its method.

use leptos::prelude::*;

use super::spoken::spoken;

/// A number with its interval, its base and, behind "i", its method. An undefined value shows the reason.
#[component]
pub fn Figure(
    /// The name of the number.
    #[prop(into)]
    label: String,
    /// The formatted value; `Err` with the reason if it is undefined.
    #[prop(into)]
    value: Result<String, String>,
    /// The interval: `±0.04` or `[0.31, 0.44]`.
    #[prop(optional, into)]
    interval: String,
    /// The data that it is based on: `n = 40 texts, 12 workers`.
    #[prop(optional, into)]
    base: String,
    /// The method: formula, conventions and source.
    #[prop(optional, into)]
    method: String,
    /// The language of the method, if it is not that of the page.
    #[prop(optional)]
    method_lang: Option<&'static str>,
) -> impl IntoView {
    let say = spoken();
    let (shown, reason) = match value {
        Ok(value) => (value, None),
        Err(reason) => (say.not_available().to_owned(), Some(reason)),
    };
    let about = say.part_how_computed(&label);
    // An amount has a non-breaking space before its currency, and stays in one piece.
    let is_amount = shown.contains('\u{a0}');
    view! {
        <div class="figure">
            <p class="figure-label">{label}</p>
            <p class="figure-value">
                <span class:money=is_amount>{shown}</span>
                {(!interval.is_empty()).then(|| view! { <small>{interval}</small> })}
            </p>
            {reason.map(|reason| view! { <p class="hint">{reason}</p> })}
            {(!base.is_empty()).then(|| view! { <p class="hint">{base}</p> })}
            {(!method.is_empty())
                .then(|| {
                    view! {
                        <details class="method">
                            <summary aria-label=about>
                                <span aria-hidden="true">"i"</span>
                            </summary>
                            <p lang=method_lang>{method}</p>
                        </details>
                    }
                })}
        </div>
    }
}

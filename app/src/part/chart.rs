//! A figure with its caption, its file and its numbers.

use leptos::prelude::*;

use super::{in_file::in_file, spoken::spoken};
use crate::chart::{Drawn, themed};

/// A picture that can be downloaded, with the table of its numbers in a collapsed section below.
#[component]
pub fn Chart(
    /// The picture, or the reason why it is undefined.
    drawn: Drawn,
    /// The content of the chart, in a sentence.
    #[prop(into)]
    caption: String,
    /// The name of its file, without an ending.
    #[prop(into)]
    file: String,
    /// The table; `None` if it is shown next to the picture.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let say = spoken();
    let picture = match drawn {
        Ok(svg) => {
            let (href, png, file) = (data_address(&svg), format!("{file}.png"), format!("{file}.svg"));
            let svg = themed(&svg);
            // A file has each picture once; its figures are saved from the page.
            let files = (!in_file()).then(|| {
                view! {
                    <p class="row small">
                        <a href=href.clone() download=file>
                            {say.part_download_figure()}
                        </a>
                        <a href=href download=png data-png hidden>
                            {say.part_download_png()}
                        </a>
                    </p>
                }
            });
            view! {
                <div class="paper" tabindex="0" role="region" aria-label=caption.clone()>
                    <div role="img" aria-label=caption.clone() inner_html=svg></div>
                </div>
                {files}
            }
            .into_any()
        }
        Err(error) => {
            let why = say.part_figure_failed(error.to_string());
            view! { <p class="hint">{why}</p> }.into_any()
        }
    };
    view! {
        <figure class="chart">
            <figcaption>{caption}</figcaption>
            {picture}
            {children
                .map(|children| {
                    view! {
                        <details>
                            <summary>{say.part_data_table()}</summary>
                            {children()}
                        </details>
                    }
                })}
        </figure>
    }
}

/// A picture as a data URL.
fn data_address(svg: &str) -> String {
    let mut address = "data:image/svg+xml;charset=utf-8,".to_owned();
    for c in svg.chars() {
        match c {
            '%' => address.push_str("%25"),
            '#' => address.push_str("%23"),
            '"' => address.push_str("%22"),
            '<' => address.push_str("%3C"),
            '>' => address.push_str("%3E"),
            '\n' => address.push_str("%0A"),
            c => address.push(c),
        }
    }
    address
}

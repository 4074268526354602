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
            let shown = themed(&svg);
            view! {
                <div class="paper" tabindex="0" role="region" aria-label=caption.clone()>
                    <div role="img" aria-label=caption.clone() inner_html=shown></div>
                </div>
                <ChartFiles drawn=Ok(svg) file=file />
            }
            .into_any()
        }
        Err(error) => view! { <ChartFiles drawn=Err(error) file=file /> }.into_any(),
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

/// The links that save a picture as SVG and, where scripts run, as PNG.
#[component]
pub fn ChartFiles(
    /// The picture, or the reason why it is undefined.
    drawn: Drawn,
    /// The name of its file, without an ending.
    #[prop(into)]
    file: String,
) -> impl IntoView {
    let say = spoken();
    let svg = match drawn {
        Ok(svg) => svg,
        Err(error) => {
            let why = say.part_figure_failed(error.to_string());
            return view! { <p class="hint">{why}</p> }.into_any();
        }
    };
    // A file has each picture once; its figures are saved from the page.
    if in_file() {
        return ().into_any();
    }
    let (href, png, file) = (data_address("image/svg+xml", &svg), format!("{file}.png"), format!("{file}.svg"));
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
    .into_any()
}

/// A file as a data URL, such as a picture.
pub fn data_address(kind: &str, text: &str) -> String {
    let mut address = format!("data:{kind};charset=utf-8,");
    for c in text.chars() {
        match c {
            '%' => address.push_str("%25"),
            '#' => address.push_str("%23"),
            '"' => address.push_str("%22"),
            '<' => address.push_str("%3C"),
            '>' => address.push_str("%3E"),
            '\n' => address.push_str("%0A"),
            '\r' => address.push_str("%0D"),
            // Like line breaks, a tab is left out of an address.
            '\t' => address.push_str("%09"),
            c => address.push(c),
        }
    }
    address
}

//! The changes between a source and its rewrite, word by word. They are closed at first, because a rewrite is judged as
//! it reads.

use engine::crowd::review::{Kind, Piece};
use leptos::prelude::*;
use shared::Language;

use crate::part::spoken;

/// The changes behind a line that opens them; nothing if there are none.
pub(super) fn changes(pieces: Vec<Piece>, language: &Language) -> Option<impl IntoView + use<>> {
    let say = spoken();
    let (lang, dir) = (language.as_str().to_owned(), language.direction().as_str());
    pieces.iter().any(|piece| piece.kind != Kind::Same).then(|| {
        view! {
            <details class="changes">
                <summary>{say.review_page_show_changes()}</summary>
                <p class="text-sample diff" lang=lang dir=dir>
                    {marked(pieces)}
                </p>
                <p class="hint">{say.review_page_changes_legend()}</p>
            </details>
        }
    })
}

/// The pieces as deleted and inserted text, with a space between a word and its replacement if the texts have none there:
/// on the screen, read aloud and in a copy, the two never run together.
fn marked(pieces: Vec<Piece>) -> Vec<AnyView> {
    let mut views = Vec::new();
    let mut before: Option<Piece> = None;
    for piece in pieces {
        if before.as_ref().is_some_and(|before| runs_together(before, &piece)) {
            views.push(" ".into_any());
        }
        views.push(match piece.kind {
            Kind::Same => piece.text.clone().into_any(),
            Kind::Removed => view! { <del>{piece.text.clone()}</del> }.into_any(),
            Kind::Added => view! { <ins>{piece.text.clone()}</ins> }.into_any(),
        });
        before = Some(piece);
    }
    views
}

/// Whether one of two neighbours is deleted and the other inserted, without white space between them.
fn runs_together(before: &Piece, next: &Piece) -> bool {
    let changed = |piece: &Piece| piece.kind != Kind::Same;
    changed(before)
        && changed(next)
        && !before.text.ends_with(char::is_whitespace)
        && !next.text.starts_with(char::is_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(pieces: &[(Kind, &str)]) -> String {
        let pieces = pieces.iter().map(|(kind, text)| Piece { kind: *kind, text: (*text).to_owned() });
        marked(pieces.collect()).to_html().replace("<!>", "")
    }

    #[test]
    fn a_word_and_its_replacement_never_run_together() {
        let html = html(&[(Kind::Removed, "ciao"), (Kind::Added, "Salve"), (Kind::Same, " a tutti")]);
        assert_eq!(html, "<del>ciao</del> <ins>Salve</ins> a tutti");
    }

    #[test]
    fn no_space_is_added_where_there_is_one() {
        for pieces in [
            [(Kind::Removed, "ma dai "), (Kind::Added, "Non")],
            [(Kind::Removed, "ma"), (Kind::Added, " non")],
            [(Kind::Same, "film"), (Kind::Added, "!")],
        ] {
            let text: String = pieces.iter().map(|(_, text)| *text).collect();
            let html = html(&pieces);
            let shown = html.replace("<del>", "").replace("</del>", "").replace("<ins>", "").replace("</ins>", "");
            assert_eq!(shown, text);
        }
    }
}

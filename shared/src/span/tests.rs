//! Tests of marks in texts of any script.

use super::*;

/// Emoji of several code points, a combining mark, right-to-left text, brackets that are not marks, line breaks.
const NASTY: [&str; 5] = ["👩‍👩‍👧 ok 👍🏽!", "e\u{301}te\u{301} x", "שלום, מה שלומך?", "[x] a [F b] [/g]", "a\nb\n\nc"];

#[test]
fn every_stretch_of_every_text_survives() {
    for text in NASTY {
        let n = text.chars().count();
        for start in 0..n {
            for end in start + 1..=n {
                let span = |start, end, label: &str| Span { start, end, label: label.to_owned() };
                let mut spans = vec![span(start, end, "f"), span(start / 2, end, "m")];
                spans.sort();
                let marked = Marked { text: text.to_owned(), spans };
                assert_eq!(Marked::read(&marked.write(), &["f", "m"]).as_ref(), Ok(&marked), "{}", marked.write());
                assert_eq!(Marked::of_stored(text, &marked.stored()), marked);
                let quote: String = text.chars().collect::<Vec<_>>()[start..end].iter().collect();
                assert!(marked.spans.iter().any(|span| marked.quote(span) == quote));
            }
        }
    }
}

#[test]
fn places_lead_there_and_back() {
    for text in NASTY {
        let n = text.chars().count();
        let marked =
            Marked { text: text.to_owned(), spans: vec![Span { start: 1, end: 3, label: "f".into() }] }.write();
        for plain in 0..=n {
            let names = names_of(&["f"]);
            assert_eq!(plain_place(&marked, &names, marked_place(&marked, &names, plain)), plain, "{marked}");
        }
    }
}

#[test]
fn a_label_is_read_by_each_of_its_names_and_written_by_one() {
    let names = [("F", "f"), ("Höflich 👍", "f"), ("G", "g")];
    let names = names.map(|(written, key)| SpanName { written: written.to_owned(), key: key.to_owned() });
    let (text, with_labels) = ("Könnten Sie 👍🏽 kommen?", "[Höflich 👍]Könnten[/Höflich 👍] [G]Sie[/G] 👍🏽 kommen?");
    let marked = Marked::read_named(with_labels, &names).expect("marks");
    assert_eq!((marked.text.as_str(), marked.stored().as_str()), (text, "f:0-7|g:8-11"));
    assert_eq!(Marked::read_named(&marked.write(), &names).as_ref(), Ok(&marked));
    assert_eq!(Marked::read_named("[F]Könnten[/höflich 👍] [g]Sie[/G] 👍🏽 kommen?", &names).as_ref(), Ok(&marked));
    let name = |key: &str| if key == "f" { "Höflich 👍".to_owned() } else { key.to_uppercase() };
    assert_eq!(marked.write_named(name), with_labels);
    for plain in 0..=text.chars().count() {
        let place = marked_place(with_labels, &names, plain);
        assert_eq!(plain_place(with_labels, &names, place), plain);
    }
    let refused = Marked::read_named("[Höflich 👍]Sie", &names).expect_err("no end").to_string();
    assert!(refused.contains("[/Höflich 👍]"), "{refused}");
}

#[test]
fn marks_that_do_not_match_are_refused_with_the_reason() {
    for (marked, why) in [
        ("[F]a", "comes without [/F] after it"),
        ("a[/F]", "comes without [F] before it"),
        ("[F]a [f]b[/F]", "comes twice"),
        ("[F][/F]a", "There are no words between"),
    ] {
        let refused = Marked::read(marked, &["f"]).expect_err(marked).to_string();
        assert!(refused.contains(why), "{refused}");
    }
    assert_eq!(Marked::read("[G]a", &["f"]).map(|marked| marked.text).as_deref(), Ok("[G]a"));
}

/// A naive implementation by definition: it checks every span for each piece.
#[test]
fn pieces_cover_the_text_with_their_stretches() {
    for text in NASTY {
        let n = text.chars().count();
        for (start, end) in (0..n).flat_map(|start| (start + 1..=n).map(move |end| (start, end))) {
            let span = |start, end, label: &str| Span { start, end, label: label.to_owned() };
            let mut spans = vec![span(start, end, "f"), span(start / 2, end, "m"), span(0, n, "x")];
            spans.sort();
            let marked = Marked { text: text.to_owned(), spans };
            let pieces = marked.pieces();
            assert_eq!(pieces.iter().map(|(piece, _)| *piece).collect::<String>(), text);
            let mut at = 0;
            for (piece, over) in pieces {
                let n = piece.chars().count();
                let covers = |span: &&Span| span.start <= at && at + n <= span.end;
                assert_eq!(over, marked.spans.iter().filter(covers).collect::<Vec<_>>());
                at += n;
            }
        }
    }
    let plain = Marked { text: "ab".to_owned(), spans: Vec::new() };
    assert_eq!(plain.pieces(), [("ab", Vec::new())]);
}

/// Each case took minutes when the algorithm was quadratic; the margin is for a busy machine.
#[test]
fn a_text_of_brackets_or_of_marks_is_read_and_written_at_once() {
    let began = std::time::Instant::now();
    for text in ["[".repeat(3 << 20), "[/".repeat(1 << 20), format!("{}]", "[".repeat(3 << 20))] {
        assert_eq!(Marked::read(&text, &["formal", "f"]).map(|marked| marked.text.len()), Ok(text.len()));
        assert_eq!(plain_place(&text, &names_of(&["f"]), usize::MAX), text.chars().count());
    }
    let many = "[F]a[/F] ".repeat(100_000);
    let marked = Marked::read(&many, &["f"]).expect("marks");
    assert_eq!(marked.spans.len(), 100_000);
    assert_eq!(marked.write(), many);
    assert_eq!(Marked::of_stored(&marked.text, &marked.stored()), marked);
    assert_eq!(marked.pieces().len(), 200_000);
    assert!(began.elapsed() < std::time::Duration::from_secs(20), "{:?}", began.elapsed());
}

#[test]
fn a_stretch_is_joined_or_taken_away() {
    let span = |start, end| Span { start, end, label: "f".to_owned() };
    let mut marked = Marked { text: "one two three".to_owned(), spans: vec![span(0, 3)] };
    marked.toggle(span(4, 7));
    assert_eq!(marked.spans, [span(0, 3), span(4, 7)]);
    marked.toggle(span(2, 5));
    assert_eq!(marked.spans, [span(0, 7)]);
    marked.toggle(span(1, 2));
    assert_eq!(marked.spans, []);
}

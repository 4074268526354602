//! Examples of the points of a scale, one per line in the task designer's form.

use shared::{Example, Examples, Language, Problem, ScalePoint, refusal};

use super::{halves, number, written};

/// The separator between the two texts of a pair.
pub(super) const BETWEEN: &str = " | ";

/// The examples of one language: the number of the point, then the text or the two texts.
pub(super) fn lines(points: &[ScalePoint], language: &Language) -> String {
    let of = |point: &ScalePoint| own(&point.examples, language).iter().map(|own| line(point.value, own)).collect();
    points.iter().flat_map(|point: &ScalePoint| -> Vec<String> { of(point) }).collect::<Vec<_>>().join("\n")
}

/// Stores the examples of one language in the points; a line that existed before keeps the example that it showed.
pub(super) fn set(
    points: &mut [ScalePoint],
    typed: &str,
    old: &[ScalePoint],
    language: &Language,
) -> Result<(), Problem> {
    let mut read: Vec<Vec<Example>> = vec![Vec::new(); points.len()];
    for typed in written(typed) {
        let (value, words) = halves(typed);
        let value = number("examples", value)?;
        let before = old.iter().filter(|point| point.value == value);
        let same = before.flat_map(|point| own(&point.examples, language)).find(|own| line(value, own) == typed);
        let Some(place) = points.iter().position(|point| point.value == value) else {
            // If a point is removed, its examples are removed with it.
            if same.is_some() {
                continue;
            }
            let reason = refusal::example_off_scale(typed, value);
            return Err(Problem::invalid("examples", reason));
        };
        read[place].push(same.cloned().unwrap_or_else(|| example(words)));
    }
    for (point, examples) in points.iter_mut().zip(read) {
        point.examples.set(language.clone(), examples);
    }
    Ok(())
}

fn own<'a>(examples: &'a Examples, language: &Language) -> &'a [Example] {
    examples.0.get(language).map_or(&[], Vec::as_slice)
}

/// An example on one line, with white space in its texts collapsed.
fn line(value: i64, example: &Example) -> String {
    let words = |text: &String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let texts = example.texts().iter().map(words).collect::<Vec<_>>();
    format!("{value} {}", texts.join(BETWEEN))
}

fn example(words: &str) -> Example {
    match words.split_once(BETWEEN) {
        Some((source, made)) => Example::Pair([source, made].map(|text| text.trim().to_owned())),
        None => Example::Text(words.to_owned()),
    }
}

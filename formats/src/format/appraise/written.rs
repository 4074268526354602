//! Scores and the texts in `batches.json`, as Appraise has them.

use serde_json::{Value as Json, json};

use super::batches;
use crate::grouped::Grouped;
use crate::model::{Answer, Item, Kind, Span, Value};
use crate::offsets::{Positions, Unit};
use crate::output::Output;
use crate::report::Losses;
use crate::{Error, times};

/// Writes the two files.
///
/// # Errors
/// A file cannot be written.
pub fn write(grouped: &mut Grouped, output: &mut dyn Output, losses: &mut Losses) -> Result<(), Error> {
    let mut out = csv::WriterBuilder::new().has_headers(false).from_writer(output.main()?);
    let mut texts = batches::Written::open(output.companion("batches.json")?)?;
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        let item = &group.item;
        let (document, rest) = item.id.split_once('|').unwrap_or((&item.id, ""));
        let system = item.system.as_deref().unwrap_or_else(|| rest.split('|').next().unwrap_or_default());
        let id = format!("{document}#{system}");
        texts.add(number + 1, &id, item)?;
        if !item.metadata.is_empty() || !item.outputs.is_empty() {
            losses.add("outputs and metadata of an item", &item.id);
        }
        let positions = item.text.as_deref().map(|text| Positions::new(text, Unit::Trimmed));
        for answer in &group.answers {
            let Value::Number(score) = answer.value else {
                let has_score = group.answers.iter().any(|other| is_scored_with(other, answer));
                if !has_score || answer.value.kind() != Kind::Spans {
                    losses.add("answer that is neither a score nor has one", &answer.question);
                }
                continue;
            };
            if answer.question != "score" || !answer.status.is_counted() {
                losses.add("answer to another question than \"score\", or one that does not count", &answer.question);
                continue;
            }
            let spans = group.answers.iter().filter(|other| is_scored_with(answer, other));
            let spans: Vec<&Span> = spans
                .filter_map(|answer| if let Value::Spans(spans) = &answer.value { Some(spans) } else { None })
                .flatten()
                .collect();
            let spans: Vec<Json> =
                spans.into_iter().filter_map(|span| written(span, positions.as_ref(), item, losses)).collect();
            let end = answer.at.as_deref().and_then(times::to_seconds).unwrap_or(0.0);
            let start = end - answer.seconds.unwrap_or(0.0);
            let language = answer.language.as_deref().or(item.language.as_deref()).unwrap_or_default();
            let (number, score) = ((number + 1).to_string(), score.to_string());
            let (spans, start, end) = (Json::from(spans).to_string(), start.to_string(), end.to_string());
            let cells = [
                answer.rater.as_str(),
                system,
                &number,
                "TGT",
                "",
                language,
                &score,
                &id,
                "False",
                &spans,
                &start,
                &end,
            ];
            out.write_record(cells)?;
        }
    }
    texts.finish()?;
    Ok(out.flush()?)
}

/// Whether both answers are of one piece of work.
fn is_scored_with(one: &Answer, other: &Answer) -> bool {
    one.rater == other.rater && one.at == other.at && one.question != other.question
}

fn written(span: &Span, positions: Option<&Positions>, item: &Item, losses: &mut Losses) -> Option<Json> {
    let Some(range) = span.range else {
        return Some(
            json!({ "start_i": "missing", "end_i": "missing", "severity": span.label, "error_type": span.category }),
        );
    };
    let found =
        positions.filter(|_| !span.in_source && range[0] < range[1]).and_then(|positions| positions.offsets(range));
    let Some([start, end]) = found else {
        losses.add("span of nothing, of white space at an end, or of the source", &item.id);
        return None;
    };
    Some(json!({ "start_i": start, "end_i": end - 1, "severity": span.label, "error_type": span.category }))
}

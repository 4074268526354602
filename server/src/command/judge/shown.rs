//! What `concord judge` prints: the first prompt and an estimate, the answers, and what came of the calls.

use std::fmt::Write as _;

use agreement::report::counted;
use judges::{Price, Results, Summary, Usage, Value};
use tabular::csv::{Cell, Writer};

use super::super::printable::{printable, printable_lines};
use super::Asked;

/// Bytes of a token in an estimate. In English it has about four; other scripts have more tokens.
const BYTES: u64 = 4;

/// What would be asked.
pub fn dry_run(asked: &Asked, n_calls: usize, n_kept: usize, price: Option<&Price>, max_tokens: Option<u64>) -> String {
    let mut text = String::new();
    if let Some(system) = &asked.system {
        let _ = write!(text, "System prompt:\n\n{}\n\n", printable_lines(system.trim_end()));
    }
    if let Some(first) = asked.items.first() {
        let (id, prompt) = (printable(&first.id), printable_lines(first.prompt.trim_end()));
        let _ = write!(text, "Prompt of the item {id}:\n\n{prompt}\n\n");
    }
    let (n_items, n_raters) = (counted(asked.items.len(), "item"), counted(asked.plans.len(), "rater"));
    let calls = counted(n_calls, "call");
    let _ = writeln!(text, "{n_items}, {n_raters}: {calls}; {n_kept} answers are there");
    if let Some(price) = price {
        let n_bytes: usize = asked.bytes(n_calls);
        let input = u64::try_from(n_bytes).unwrap_or(u64::MAX).div_ceil(BYTES);
        let output = max_tokens.map(|own| own.saturating_mul(u64::try_from(n_calls).unwrap_or(u64::MAX)));
        let prompts = price.cost(Usage { input, output: 0 });
        let _ = writeln!(text, "Estimate: prompts of about {input} tokens ({BYTES} bytes a token) cost {prompts}");
        let _ = match output {
            Some(output) => {
                let replies = price.cost(Usage { input: 0, output });
                writeln!(text, "Replies of at most {output} tokens cost at most {replies}")
            }
            None => writeln!(text, "The cost of replies has no limit without --max-tokens"),
        };
    }
    text
}

/// The answers of all items and raters, in their order.
pub fn answers(asked: &Asked, results: &Results) -> String {
    let mut file = Writer::new(&["item", "rater", "value"]);
    for plan in &asked.plans {
        for item in &asked.items {
            let value = match results.answer(&item.id, &plan.rater, &item.digest) {
                Some(Value::Number(number)) => Cell::Number(*number),
                Some(Value::Text(text)) => Cell::label(text),
                None => continue,
            };
            file.row([Cell::label(&item.id), Cell::label(&plan.rater), value]);
        }
    }
    file.finish()
}

/// What came of the calls of this run.
pub fn summary(summary: &Summary, n_kept: usize, has_price: bool) -> String {
    let Summary { answered, refused, unreadable, failed, usage, uncounted, cost } = summary;
    let mut text = format!("answered {answered}, refused {refused}, unreadable {unreadable}, failed {failed}");
    if n_kept > 0 {
        let _ = write!(text, "; {n_kept} answers were there");
    }
    let _ = write!(text, "\n{} tokens of prompts, {} of replies", usage.input, usage.output);
    if *uncounted > 0 {
        let _ = write!(text, "; {uncounted} replies without a count of tokens");
    }
    if has_price {
        let _ = write!(text, "; cost {cost}");
    }
    text + "\n"
}

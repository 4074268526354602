//! What the calls of a file cost.

use super::{Line, Status};
use crate::{Money, Price, Usage};

/// A call whose cost is not known, so that a budget cannot count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "line {line}: neither the cost nor the tokens of this call are known, so that the budget cannot count it. Name another file, or \
     give no budget"
)]
pub struct UnknownCost {
    /// The line, from 1.
    pub line: usize,
}

/// What calls cost, as far as it is known without a price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spent {
    /// Of calls whose cost is known.
    cost: Money,
    /// The tokens of those whose cost is not known.
    tokens: Usage,
    /// The first one of which neither is known.
    unknown: Option<UnknownCost>,
}

impl Spent {
    /// Counts a call; `None` if its cost is no amount.
    pub fn add(&mut self, line: &Line, number: usize) -> Option<()> {
        match (line.cost, tokens(line)) {
            (Some(cost), _) => self.cost += Money::from_number(cost)?,
            // Prices are those of an endpoint.
            (None, _) if line.parameters.command_sha256.is_some() => {}
            (None, Some(Usage { input, output })) => {
                self.tokens.input = self.tokens.input.saturating_add(input);
                self.tokens.output = self.tokens.output.saturating_add(output);
            }
            (None, None) => {
                self.unknown.get_or_insert(UnknownCost { line: number });
            }
        }
        Some(())
    }

    /// What all calls cost at this price.
    ///
    /// # Errors
    /// Neither the cost nor the tokens of a call are known.
    pub fn at(&self, price: &Price) -> Result<Money, UnknownCost> {
        self.unknown.map_or_else(|| Ok(self.cost.plus(price.cost(self.tokens))), Err)
    }
}

/// The tokens of a call at most. The endpoint counts those of the last attempt; an earlier one had the same prompt, and a reply up to
/// the limit.
fn tokens(line: &Line) -> Option<Usage> {
    let (input, output) = (line.input_tokens?, line.output_tokens?);
    let earlier = match (line.attempts, line.status) {
        (0 | 1, _) => 0,
        // A prompt that a filter refuses has no tokens, and says nothing about earlier attempts.
        (_, Status::Refused) if input == 0 => return None,
        (attempts, _) => u64::from(attempts - 1),
    };
    let limit = if earlier == 0 { 0 } else { line.parameters.max_tokens? };
    Some(Usage {
        input: input.saturating_mul(earlier.saturating_add(1)),
        output: output.saturating_add(limit.saturating_mul(earlier)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Parameters;

    fn line(tokens: Option<(u64, u64)>, cost: Option<f64>) -> Line {
        Line {
            item: "i".into(),
            rater: "m".into(),
            status: Status::Answered,
            value: None,
            reason: None,
            reply: String::new(),
            raw: String::new(),
            model: None,
            parameters: Parameters::default(),
            template_sha256: String::new(),
            prompt_sha256: String::new(),
            input_tokens: tokens.map(|(input, _)| input),
            output_tokens: tokens.map(|(_, output)| output),
            cost,
            at: String::new(),
            seconds: 0.0,
            attempts: 1,
        }
    }

    /// The cost of these calls at 1 for a million tokens of prompts and 10 for replies, in millionths.
    fn cost(lines: &[Line]) -> Result<String, UnknownCost> {
        let mut spent = Spent::default();
        for (line, number) in lines.iter().zip(1..) {
            spent.add(line, number).expect("an amount");
        }
        spent.at(&Price::parse("1,10").expect("prices")).map(|cost| cost.to_string())
    }

    #[test]
    fn a_call_without_a_cost_costs_its_tokens() {
        let known = line(Some((1, 1)), Some(0.5));
        assert_eq!(cost(&[known.clone(), line(Some((100_000, 10_000)), None)]).as_deref(), Ok("0.70"));
        let limited = Parameters { max_tokens: Some(20_000), ..Parameters::default() };
        let again = Line { attempts: 3, parameters: limited, ..line(Some((100_000, 10_000)), None) };
        assert_eq!(cost(std::slice::from_ref(&again)).as_deref(), Ok("0.80"), "3 prompts, a reply and 2 limits");
        let open = Line { parameters: Parameters::default(), ..again.clone() };
        assert_eq!(cost(&[known.clone(), open]), Err(UnknownCost { line: 2 }), "earlier replies had no limit");
        let filtered = Line { status: Status::Refused, input_tokens: Some(0), output_tokens: Some(0), ..again };
        assert_eq!(cost(&[filtered]), Err(UnknownCost { line: 1 }));
        assert_eq!(cost(&[known, line(None, None)]), Err(UnknownCost { line: 2 }));
        let program = Parameters { command_sha256: Some("0".into()), ..Parameters::default() };
        assert_eq!(cost(&[Line { parameters: program, ..line(None, None) }]).as_deref(), Ok("0.00"));
        assert_eq!(Spent::default().add(&line(None, Some(-1.0)), 1), None, "no amount");
    }
}

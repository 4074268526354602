//! The forms of the gates page: flat fields that are parsed into a rule and filled from one.

use serde::{Deserialize, Serialize};
use shared::{Country, Gate, GateRule, GoldItem, LocationRule, Problem, ReviewRule, TestRule, refusal};

/// A rule as a form sends it; only the fields of its gate are used.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GateForm {
    /// Location: country codes, separated by commas or white space.
    pub countries: String,
    /// Test: one line per sentence with the correct answer, the sentence and the explanation, separated by ` | `.
    pub items: String,
    /// Test: the largest distance from the correct answer that still counts as correct.
    pub tolerance: String,
    /// Test: the points out of 100 that are needed.
    pub pass_mark: String,
    /// Test: the maximum number of attempts.
    pub attempts: String,
    /// Test: minutes between two attempts.
    pub wait_minutes: String,
    /// Test: instructions in Markdown.
    pub instructions: String,
    /// Review: the number of pilot texts before it.
    pub pilot_hits: String,
}

impl GateForm {
    /// Fills the form from a rule.
    pub fn from_rule(rule: &GateRule) -> Self {
        match rule {
            GateRule::Location(rule) => Self {
                countries: rule.countries.iter().map(Country::as_str).collect::<Vec<_>>().join(", "),
                ..Self::default()
            },
            GateRule::Test(rule) => Self {
                items: rule.items.iter().map(line).collect::<Vec<_>>().join("\n"),
                tolerance: rule.tolerance.to_string(),
                pass_mark: rule.pass_mark.to_string(),
                attempts: rule.attempts.to_string(),
                wait_minutes: (rule.wait_seconds / 60).to_string(),
                instructions: rule.instructions.clone(),
                ..Self::default()
            },
            GateRule::Review(rule) => Self { pilot_hits: rule.pilot_hits.to_string(), ..Self::default() },
        }
    }

    /// Parses the rule of this gate.
    ///
    /// # Errors
    /// The first invalid field.
    pub fn rule(&self, gate: Gate) -> Result<GateRule, Problem> {
        match gate {
            Gate::Location => Ok(GateRule::Location(LocationRule { countries: self.read_countries()? })),
            Gate::Test => Ok(GateRule::Test(TestRule {
                items: self.read_items()?,
                tolerance: number("tolerance", &self.tolerance)?,
                pass_mark: number("pass_mark", &self.pass_mark)?,
                attempts: number("attempts", &self.attempts)?,
                wait_seconds: number("wait_minutes", &self.wait_minutes)?.saturating_mul(60),
                instructions: self.instructions.clone(),
            })),
            Gate::Review => Ok(GateRule::Review(ReviewRule { pilot_hits: number("pilot_hits", &self.pilot_hits)? })),
            Gate::Known => Err(Problem::invalid("gate", refusal::gate_is_set_in_task())),
            Gate::Pilot => Err(Problem::invalid("gate", refusal::gate_without_rule())),
        }
    }

    fn read_countries(&self) -> Result<Vec<Country>, Problem> {
        let codes = self.countries.split([',', ';', ' ', '\n', '\t']).map(str::trim).filter(|code| !code.is_empty());
        codes.map(|code| code.parse().map_err(|problem: Problem| problem.in_field("countries"))).collect()
    }

    fn read_items(&self) -> Result<Vec<GoldItem>, Problem> {
        let lines = (1..).zip(self.items.lines()).filter(|(_, line)| !line.trim().is_empty());
        lines.map(|(number, line)| item(number, line)).collect()
    }
}

fn line(item: &GoldItem) -> String {
    match item.why.as_str() {
        "" => format!("{} | {}", item.gold, item.text),
        why => format!("{} | {} | {why}", item.gold, item.text),
    }
}

fn item(number: usize, line: &str) -> Result<GoldItem, Problem> {
    let refuse = || Problem::invalid("items", refusal::of_line(number, refusal::item_of_test()));
    let mut parts = line.splitn(3, '|').map(str::trim);
    let (Some(key), Some(text)) = (parts.next(), parts.next()) else {
        return Err(refuse());
    };
    let gold = key.replace('−', "-").parse().map_err(|_| refuse())?;
    Ok(GoldItem { text: text.to_owned(), gold, why: parts.next().unwrap_or_default().to_owned() })
}

fn number(field: &str, text: &str) -> Result<i64, Problem> {
    text.trim().parse().map_err(|_| Problem::invalid(field, refusal::not_a_whole_number(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_sent_back_unchanged_changes_nothing() {
        let item = |text: &str, gold, why: &str| GoldItem { text: text.to_owned(), gold, why: why.to_owned() };
        let rules = [
            GateRule::Location(LocationRule { countries: vec!["FR".parse().expect("FR"), "CA".parse().expect("CA")] }),
            GateRule::Test(TestRule { items: vec![item("a", -3, ""), item("b", 2, "because")], ..TestRule::default() }),
            GateRule::Review(ReviewRule::default()),
        ];
        for rule in rules {
            assert_eq!(GateForm::from_rule(&rule).rule(rule.gate()).expect("a rule"), rule);
        }
    }

    #[test]
    fn a_line_without_a_key_is_named() {
        let form = GateForm { items: "-3 | a\nb".to_owned(), ..GateForm::default() };
        let problem = form.rule(Gate::Test).expect_err("refused");
        assert!(problem.to_string().starts_with("Line 2"), "{problem}");
    }
}

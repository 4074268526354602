//! The form of a bonus rule: flat fields with amounts in major units.

use serde::{Deserialize, Serialize};
use shared::{BonusRule, Money, Problem, refusal};

use super::HIGHEST_BONUS;
use crate::design::amount::amount;

/// A bonus rule as a form sends it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RuleForm {
    /// The rate to which it lifts, in major units an hour.
    pub target_hourly: String,
    /// Whose time counts: `own` or `median`.
    pub time: String,
    /// The limit of a submission's time in medians; empty for none.
    pub most_medians: String,
    /// The step to which it is rounded up, in major units; empty for the smallest unit.
    pub round_up_to: String,
    /// The smallest bonus, in major units; empty for none.
    pub least: String,
    /// The highest bonus, in major units; empty for none.
    pub most: String,
    /// Whether workers who have had a bonus get no other: `true` or empty.
    pub once: String,
}

impl RuleForm {
    /// Fills the form from a rule.
    pub fn from_rule(rule: &BonusRule, currency: &str) -> Self {
        let amount = |minor: i64| Money::new(minor, currency).in_field();
        let unless = |none: i64, value: i64, text: String| if value == none { String::new() } else { text };
        Self {
            target_hourly: amount(rule.target_hourly),
            time: rule.time.to_string(),
            most_medians: unless(0, rule.most_medians, rule.most_medians.to_string()),
            round_up_to: amount(rule.round_up_to),
            least: unless(0, rule.least, amount(rule.least)),
            most: unless(0, rule.most, amount(rule.most)),
            once: if rule.once { "true".to_owned() } else { String::new() },
        }
    }

    /// Reads the rule; amounts are in this currency.
    ///
    /// # Errors
    /// The first invalid field.
    pub fn read(&self, currency: &str) -> Result<BonusRule, Problem> {
        let read = |field: &str, typed: &str, none: i64| match typed.trim() {
            "" => Ok(none),
            typed => amount(field, typed, currency, HIGHEST_BONUS),
        };
        let most_medians = match self.most_medians.trim() {
            "" => 0,
            typed => typed
                .parse()
                .map_err(|_| Problem::invalid("most_medians", refusal::not_a_whole_number(&self.most_medians)))?,
        };
        Ok(BonusRule {
            target_hourly: amount("target_hourly", &self.target_hourly, currency, HIGHEST_BONUS)?,
            time: self.time.parse().map_err(|problem: Problem| problem.in_field("time"))?,
            most_medians,
            round_up_to: read("round_up_to", &self.round_up_to, 1)?,
            least: read("least", &self.least, 0)?,
            most: read("most", &self.most, 0)?,
            once: self.once == "true",
        })
    }
}

/// A bonus that was typed, in minor units.
///
/// # Errors
/// It is no amount of this currency, or more than a bonus can be.
pub fn typed_bonus(typed: &str, currency: &str) -> Result<i64, Problem> {
    amount("amount", typed, currency, HIGHEST_BONUS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_that_is_sent_back_as_it_came_is_the_same_rule() {
        for rule in [BonusRule::xformal(100), BonusRule { least: 50, most: 2_000, ..BonusRule::to_target(1_250) }] {
            let form = RuleForm::from_rule(&rule, "USD");
            assert_eq!(form.read("USD"), Ok(rule), "{form:?}");
        }
        let yen = RuleForm::from_rule(&BonusRule::to_target(1_500), "JPY");
        assert_eq!(yen.target_hourly, "1500");
        assert_eq!(yen.read("JPY").map(|rule| rule.target_hourly), Ok(1_500));
    }

    #[test]
    fn a_refusal_names_its_field() {
        let good = RuleForm::from_rule(&BonusRule::to_target(1_000), "USD");
        let refused = |form: RuleForm| form.read("USD").expect_err("a refusal").field().map(ToOwned::to_owned);
        assert_eq!(refused(RuleForm { target_hourly: "ten".into(), ..good.clone() }).as_deref(), Some("target_hourly"));
        assert_eq!(refused(RuleForm { time: "theirs".into(), ..good.clone() }).as_deref(), Some("time"));
        assert_eq!(refused(RuleForm { most_medians: "1.5".into(), ..good }).as_deref(), Some("most_medians"));
    }
}

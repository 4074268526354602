//! Sliders: a number from a range, chosen with a slider that has no initial position.

use serde::{Deserialize, Serialize};

use super::{
    kind::{About, Level, QuestionType},
    scale::check_rates,
    size, wrong,
};
use crate::{Decimal, Localised, Message, Problem, ShownItem, Subject, Value, limit, refusal};

/// A label at one position of a slider.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Anchor {
    /// The number to which the label belongs.
    pub at: Decimal,
    /// The meaning of this number.
    pub label: Localised,
}

/// A number from a range, about one text or each of several. Valid numbers are whole steps above the smallest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SliderQuestion {
    /// The smallest number.
    pub min: Decimal,
    /// The largest number.
    pub max: Decimal,
    /// The distance between neighbouring numbers, such as 1 or 0.5.
    pub step: Decimal,
    /// The meanings of numbers, ascending; both ends have labels.
    pub anchors: Vec<Anchor>,
}

impl SliderQuestion {
    /// How many different numbers can be chosen; `None` if the range is not a whole number of steps.
    pub fn n_values(&self) -> Option<i64> {
        self.max.steps_from(self.min, self.step).map(|steps| steps + 1)
    }

    /// Whether a number can be chosen.
    pub fn holds(&self, value: Decimal) -> bool {
        self.min <= value && value <= self.max && value.steps_from(self.min, self.step).is_some()
    }

    /// The number that a value represents. A client may send a whole number as a number of a scale.
    pub fn number(value: &Value) -> Option<Decimal> {
        match value {
            Value::Decimal(number) => Some(*number),
            Value::Number(number) => Decimal::new(*number, 0),
            Value::Text(_) | Value::Chosen(_) | Value::Preferred(_) | Value::Tie | Value::Skipped(_) => None,
        }
    }

    fn check_range(&self, key: &str) -> Result<(), Problem> {
        if self.step <= Decimal::default() {
            return wrong("step", key, refusal::slider_step());
        }
        if self.min >= self.max {
            return wrong("max", key, refusal::slider_ends());
        }
        match self.n_values() {
            None => wrong("step", key, refusal::slider_steps(self.min, self.max, self.step)),
            Some(n) if n > limit::SLIDER_VALUES => wrong("step", key, refusal::slider_numbers(n, limit::SLIDER_VALUES)),
            Some(_) => Ok(()),
        }
    }

    fn check_anchors(&self, key: &str) -> Result<(), Problem> {
        let anchors = &self.anchors;
        if anchors.windows(2).any(|pair| pair[0].at >= pair[1].at) {
            return wrong("anchors", key, refusal::anchors_order());
        }
        if let Some(anchor) = anchors.iter().find(|anchor| !self.holds(anchor.at)) {
            return wrong("anchors", key, refusal::anchor_off_slider(anchor.at));
        }
        let has = |end: Decimal| anchors.iter().any(|anchor| anchor.at == end && !anchor.label.is_empty());
        if !has(self.min) || !has(self.max) {
            let ends = refusal::anchors_at_ends(self.min, self.max);
            return wrong("anchors", key, ends);
        }
        Ok(())
    }
}

impl QuestionType for SliderQuestion {
    fn check(&self, key: &str, _: bool, subject: Subject) -> Result<(), Problem> {
        check_rates(key, "slider", subject)?;
        self.check_range(key)?;
        self.check_anchors(key)
    }

    fn check_size(&self) -> Result<(), Problem> {
        size::count("anchors", self.anchors.len(), limit::ANCHORS)?;
        self.anchors.iter().try_for_each(|anchor| size::text("anchors", &anchor.label, limit::TEXT))
    }

    fn check_value(&self, value: &Value, _: &ShownItem) -> Result<(), Message> {
        match Self::number(value) {
            Some(number) if self.holds(number) => Ok(()),
            _ => Err(refusal::choose_on_slider(self.min, self.max, self.step)),
        }
    }

    /// All numbers, if they are few enough to be named in a condition.
    fn answers(&self) -> Option<Vec<String>> {
        let n = self.n_values().filter(|n| usize::try_from(*n).is_ok_and(|n| n <= limit::POINTS))?;
        let numbers = (0..n).filter_map(|steps| self.min.plus(steps, self.step));
        Some(numbers.map(|number| number.to_string()).collect())
    }

    fn label(&self, answer: &str) -> Option<&Localised> {
        let number: Decimal = answer.parse().ok()?;
        self.anchors.iter().find(|anchor| anchor.at == number).map(|anchor| &anchor.label)
    }

    fn is_per_output(&self, n_outputs: usize) -> bool {
        n_outputs > 1
    }

    fn about(&self) -> About {
        About::Output
    }

    fn level(&self) -> Level {
        Level::Interval
    }

    fn has_known_answer(&self) -> bool {
        true
    }

    fn has_one_value(&self) -> bool {
        true
    }

    fn can_be_skipped(&self) -> bool {
        true
    }

    fn is_missed(&self) -> bool {
        true
    }

    fn labels(&self) -> Vec<(&'static str, &Localised)> {
        self.anchors.iter().map(|anchor| ("anchors", &anchor.label)).collect()
    }

    fn labels_mut(&mut self) -> Vec<&mut Localised> {
        self.anchors.iter_mut().map(|anchor| &mut anchor.label).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Decimal {
        text.parse().expect("a number")
    }

    fn slider(min: &str, max: &str, step: &str) -> SliderQuestion {
        let anchor = |at: &str| Anchor {
            at: number(at),
            label: Localised::of("en".parse().expect("a tag"), format!("the number {at}")),
        };
        let (min_at, max_at) = (anchor(min), anchor(max));
        SliderQuestion { min: number(min), max: number(max), step: number(step), anchors: vec![min_at, max_at] }
    }

    fn refused(slider: &SliderQuestion) -> String {
        let refused = slider.check("q", true, Subject::Output).expect_err("refused");
        refused.field().unwrap_or_default().to_owned()
    }

    #[test]
    fn a_range_is_a_whole_number_of_steps() {
        for (min, max, step) in [("0", "100", "1"), ("-1", "1", "0.1"), ("0.5", "3", "0.25"), ("0", "1", "0.0001")] {
            assert_eq!(slider(min, max, step).check("q", true, Subject::Output), Ok(()), "{min} {max} {step}");
        }
        for (min, max, step, field) in [
            ("0", "100", "0", "step"),
            ("0", "100", "-1", "step"),
            ("5", "0", "1", "max"),
            ("0", "1", "0.3", "step"),
            ("0", "1", "0.00001", "step"),
        ] {
            assert_eq!(refused(&slider(min, max, step)), field, "{min} {max} {step}");
        }
        assert!(slider("0", "10", "1").check("q", true, Subject::Two).is_err(), "two outputs are compared");
    }

    #[test]
    fn both_ends_have_words() {
        let mut one = slider("0", "10", "1");
        one.anchors.pop();
        assert_eq!(refused(&one), "anchors");
        let mut wordless = slider("0", "10", "1");
        wordless.anchors[0].label = Localised::default();
        assert_eq!(refused(&wordless), "anchors");
        let mut between = slider("0", "10", "1");
        between.anchors[0].at = number("0.5");
        assert_eq!(refused(&between), "anchors");
        between.anchors.reverse();
        assert_eq!(refused(&between), "anchors");
    }

    #[test]
    fn a_value_lies_on_a_step() {
        let slider = slider("-1", "1", "0.1");
        let item = ShownItem {
            id: crate::HitItemId(uuid::Uuid::nil()),
            source: None,
            reference: None,
            outputs: Vec::new(),
            columns: Vec::new(),
            memory: Vec::new(),
        };
        let check = |value: Value| slider.check_value(&value, &item);
        for fits in ["-1", "-0.3", "0", "0.7", "1"] {
            assert_eq!(check(Value::Decimal(number(fits))), Ok(()), "{fits}");
        }
        assert_eq!(check(Value::Number(0)), Ok(()));
        for wrong in [Value::Decimal(number("0.05")), Value::Decimal(number("1.1")), Value::Number(2), Value::Tie] {
            let reason = check(wrong).expect_err("refused");
            assert_eq!(reason.to_string(), "Choose a number from -1 to 1 in steps of 0.1.");
        }
    }

    #[test]
    fn another_question_can_depend_on_few_numbers() {
        assert_eq!(slider("0", "1", "0.5").answers(), Some(["0", "0.5", "1"].map(str::to_owned).into()));
        assert_eq!(slider("0", "100", "1").answers().map(|all| all.len()), Some(101));
        assert_eq!(slider("0", "100", "0.5").answers(), None);
    }
}

//! A whole number from a scale of named points.

use serde::{Deserialize, Serialize};

use super::{
    kind::{About, Level, QuestionType},
    size, wrong,
};
use crate::{Examples, Localised, Message, Problem, ShownItem, Subject, Value, limit, refusal};

/// One point of a scale: the stored number and the label shown under it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScalePoint {
    /// The stored value: the number on the screen.
    pub value: i64,
    /// The label shown with it.
    pub label: Localised,
    /// Examples of it, which a worker reads first.
    #[serde(default, skip_serializing_if = "Examples::is_empty")]
    pub examples: Examples,
}

/// A whole number from a scale, about one text or each of several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScaleQuestion {
    /// The points, ascending.
    pub points: Vec<ScalePoint>,
}

impl ScaleQuestion {
    /// The point with this number.
    pub fn point(&self, value: i64) -> Option<&ScalePoint> {
        self.points.iter().find(|point| point.value == value)
    }

    /// The numbers of all points.
    pub fn values(&self) -> impl Iterator<Item = i64> {
        self.points.iter().map(|point| point.value)
    }
}

/// Checks that the task does not show two outputs side by side: these are compared, not rated.
pub(super) fn check_rates(key: &str, kind: &str, subject: Subject) -> Result<(), Problem> {
    if subject.is_two() {
        return wrong("kind", key, refusal::rating_of_two(kind));
    }
    Ok(())
}

impl QuestionType for ScaleQuestion {
    /// Checks that points are ascending, that at least one has a label, and that their examples fit what is shown.
    fn check(&self, key: &str, _: bool, subject: Subject) -> Result<(), Problem> {
        check_rates(key, "scale", subject)?;
        let points = &self.points;
        if points.len() < 2 || points.windows(2).any(|pair| pair[0].value >= pair[1].value) {
            return wrong("points", key, refusal::scale_points_order());
        }
        if points.iter().all(|point| point.label.is_empty()) {
            return wrong("points", key, refusal::scale_needs_label());
        }
        points.iter().try_for_each(|point| point.examples.check(key, subject))
    }

    fn check_size(&self) -> Result<(), Problem> {
        size::count("points", self.points.len(), limit::POINTS)?;
        for point in &self.points {
            size::text("points", &point.label, limit::TEXT)?;
            size::languages("examples", &point.examples.0)?;
            for examples in point.examples.0.values() {
                size::count("examples", examples.len(), limit::EXAMPLES)?;
                let texts = examples.iter().flat_map(crate::Example::texts);
                texts.map(String::len).try_for_each(|n| size::bytes("examples", n, limit::TEXT))?;
            }
        }
        Ok(())
    }

    fn check_value(&self, value: &Value, _: &ShownItem) -> Result<(), Message> {
        match value {
            Value::Number(number) if self.point(*number).is_some() => Ok(()),
            _ => {
                let end = |point: Option<&ScalePoint>| point.map_or(0, |point| point.value);
                Err(refusal::choose_number(end(self.points.first()), end(self.points.last())))
            }
        }
    }

    fn answers(&self) -> Option<Vec<String>> {
        Some(self.values().map(|value| value.to_string()).collect())
    }

    fn label(&self, answer: &str) -> Option<&Localised> {
        self.points.iter().find(|point| point.value.to_string() == answer).map(|point| &point.label)
    }

    fn is_per_output(&self, n_outputs: usize) -> bool {
        n_outputs > 1
    }

    fn about(&self) -> About {
        About::Output
    }

    fn level(&self) -> Level {
        Level::Ordinal
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
        self.points.iter().map(|point| ("points", &point.label)).collect()
    }

    fn labels_mut(&mut self) -> Vec<&mut Localised> {
        self.points.iter_mut().map(|point| &mut point.label).collect()
    }
}

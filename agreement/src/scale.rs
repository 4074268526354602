//! The meaning of a value: the level of measurement and, if declared, the complete list of values.

/// The level of measurement, which defines the distance between values.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Measure {
    /// Names only: two values are the same or they are not.
    Nominal,
    /// Ordered: only the order counts.
    Ordinal,
    /// Numbers whose differences mean something.
    Interval,
    /// Numbers with a true zero, whose ratios mean something.
    Ratio,
    /// Numbers on a circle of this circumference (hours: 24, degrees: 360).
    Circular {
        /// The circumference, in the unit of the values; greater than zero.
        period: f64,
    },
}

/// The treatment of repeated ratings of one item by one rater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Replicates {
    /// Reject the table and name the item and the rater.
    #[default]
    Refuse,
    /// Keep every rating as a separate rating.
    Keep,
}

/// A scale: its level of measurement, its values, and whether replicates are allowed.
///
/// Declared values keep their position even if no rater used them, so that the distance between -3 and 3 does not
/// depend on the answers that a crowd happened to give.
///
/// # Example
/// ```
/// use agreement::{Measure, Scale};
/// let formality = Scale::ordinal().with_range(-3, 3);
/// assert_eq!(formality.measure(), Measure::Ordinal);
/// assert_eq!(formality.declared_values(), &[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0]);
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Scale {
    measure: Measure,
    values: Vec<f64>,
    labels: Vec<String>,
    replicates: Replicates,
}

impl Scale {
    /// A scale with this level of measurement and no declared values.
    pub fn new(measure: Measure) -> Self {
        Self { measure, values: Vec::new(), labels: Vec::new(), replicates: Replicates::Refuse }
    }

    /// Names without order.
    pub fn nominal() -> Self {
        Self::new(Measure::Nominal)
    }

    /// Ordered values.
    pub fn ordinal() -> Self {
        Self::new(Measure::Ordinal)
    }

    /// Numbers with meaningful differences.
    pub fn interval() -> Self {
        Self::new(Measure::Interval)
    }

    /// Numbers with a true zero.
    pub fn ratio() -> Self {
        Self::new(Measure::Ratio)
    }

    /// Numbers on a circle of circumference `period`.
    pub fn circular(period: f64) -> Self {
        Self::new(Measure::Circular { period })
    }

    /// Declares the numbers of the scale; any other number is then rejected.
    pub fn with_values(mut self, values: impl IntoIterator<Item = f64>) -> Self {
        self.values = values.into_iter().collect();
        self
    }

    /// Declares the whole numbers from `low` to `high`, both included.
    pub fn with_range(self, low: i32, high: i32) -> Self {
        self.with_values((low..=high).map(f64::from))
    }

    /// Declares the labels of the scale, in their order; any other label is then rejected.
    pub fn with_labels<L: Into<String>>(mut self, labels: impl IntoIterator<Item = L>) -> Self {
        self.labels = labels.into_iter().map(Into::into).collect();
        self
    }

    /// Keeps repeated ratings of an item by the same rater instead of rejecting them.
    pub fn keep_replicates(mut self) -> Self {
        self.replicates = Replicates::Keep;
        self
    }

    /// The level of measurement.
    pub fn measure(&self) -> Measure {
        self.measure
    }

    /// The declared numbers, as declared; empty when the data decide.
    pub fn declared_values(&self) -> &[f64] {
        &self.values
    }

    /// The declared labels, in order; empty when the data decide.
    pub fn declared_labels(&self) -> &[String] {
        &self.labels
    }

    /// The treatment of a second rating of one item by one rater.
    pub fn replicates(&self) -> Replicates {
        self.replicates
    }
}

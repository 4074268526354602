//! A cell of a grid: a value, or the reason why it is undefined.

use std::fmt;

use serde::Serialize;
use tabular::number::typeset;

/// A cell of a grid.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PaperCell))]
pub enum Cell {
    /// Words.
    Text {
        /// The words.
        text: String,
    },
    /// A count.
    Count {
        /// The number.
        count: usize,
    },
    /// A number with what belongs to it.
    Number(Number),
    /// Nothing.
    Empty {
        /// Why.
        reason: String,
    },
}

/// A number with what belongs to it.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PaperNumber))]
pub struct Number {
    /// The number in full precision.
    pub value: f64,
    /// The decimals it is printed with.
    pub digits: usize,
    /// The number after its ±.
    pub spread: Option<f64>,
    /// Its interval.
    pub interval: Option<[f64; 2]>,
    /// Whether the value has a star: a difference with p < .05.
    pub star: bool,
    /// Whether the value has a dagger: a win by the paper's own rule, which is not a test.
    pub win: bool,
    /// The number of texts or judgements that the value is based on, if this is not a column of its own.
    pub n: Option<usize>,
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |value: f64| typeset(value, self.digits);
        write!(f, "{}", shown(self.value))?;
        if let Some(spread) = self.spread {
            write!(f, " ± {}", shown(spread))?;
        }
        f.write_str(if self.star { "*" } else { "" })?;
        f.write_str(if self.win { "†" } else { "" })?;
        if let Some([low, high]) = self.interval {
            write!(f, " [{}, {}]", shown(low), shown(high))?;
        }
        Ok(())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text { text } => f.write_str(text),
            Self::Count { count } => write!(f, "{count}"),
            Self::Number(number) => number.fmt(f),
            Self::Empty { reason } => write!(f, "n/a: {reason}"),
        }
    }
}

impl Cell {
    /// Words.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text { text: text.into() }
    }

    /// A count; negative numbers become 0.
    pub fn count(count: impl TryInto<usize>) -> Self {
        Self::Count { count: count.try_into().unwrap_or_default() }
    }

    /// An empty cell with a reason.
    pub fn empty(reason: impl Into<String>) -> Self {
        Self::Empty { reason: reason.into() }
    }

    /// A number with a given number of decimals.
    pub fn number(value: f64, digits: usize) -> Self {
        if !value.is_finite() {
            return Self::empty("the number is beyond what can be computed");
        }
        Self::Number(Number { value, digits, spread: None, interval: None, star: false, win: false, n: None })
    }

    /// A share as a percentage with one decimal.
    pub fn percent(share: f64) -> Self {
        Self::number(100.0 * share, 1)
    }

    /// A share of a total as a percentage, with the total; a reason if the total is 0.
    pub fn share(some: usize, all: usize, reason: &str) -> Self {
        if all == 0 { Self::empty(reason) } else { Self::percent(some as f64 / all as f64).of(all) }
    }

    /// A number, or the reason why it is undefined.
    pub fn maybe(value: Option<f64>, digits: usize, reason: impl Into<String>) -> Self {
        value.map_or_else(|| Self::empty(reason), |value| Self::number(value, digits))
    }

    /// The same with the number after its ±.
    #[must_use]
    pub fn spread(self, spread: Option<f64>) -> Self {
        self.with(|number| number.spread = spread)
    }

    /// The same with its interval.
    #[must_use]
    pub fn interval(self, interval: Option<[f64; 2]>) -> Self {
        self.with(|number| number.interval = interval)
    }

    /// The same with a star, if it has one.
    #[must_use]
    pub fn star(self, star: bool) -> Self {
        self.with(|number| number.star = star)
    }

    /// The same with a dagger, if it is a win.
    #[must_use]
    pub fn win(self, win: bool) -> Self {
        self.with(|number| number.win = win)
    }

    /// The same cell with the number of observations that it is based on.
    #[must_use]
    pub fn of(self, n: usize) -> Self {
        self.with(|number| number.n = Some(n))
    }

    fn with(mut self, change: impl FnOnce(&mut Number)) -> Self {
        if let Self::Number(number) = &mut self {
            change(number);
        }
        self
    }

    /// The reason why the cell is empty, if it is.
    pub fn reason(&self) -> Option<&str> {
        if let Self::Empty { reason } = self { Some(reason) } else { None }
    }
}

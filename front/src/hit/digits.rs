//! Digits that answer a scale: a minus waits a moment for its digit.

/// The time for which a minus key waits for a digit, in milliseconds.
pub const PATIENCE: f64 = 2_000.0;

/// The effect of a key on a scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Nothing.
    Nothing,
    /// A minus waits for its digit.
    Waiting,
    /// The point is chosen.
    Choose(i64),
    /// The scale has no such point.
    NoSuchPoint(i64),
}

/// The keys pressed so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Digits {
    minus_at: Option<f64>,
}

impl Digits {
    /// A key is pressed at `now` (milliseconds), on a scale with these points.
    pub fn press(&mut self, key: &str, now: f64, points: &[i64]) -> Press {
        if matches!(key, "-" | "−" | "–") {
            let signed = points.iter().any(|point| *point < 0);
            self.minus_at = signed.then_some(now);
            return if signed { Press::Waiting } else { Press::Nothing };
        }
        let Some(digit) = key.parse().ok().filter(|digit: &i64| (0..=9).contains(digit)) else {
            return Press::Nothing;
        };
        let minus = self.minus_at.take().is_some_and(|at| now - at <= PATIENCE);
        let point = if minus { -digit } else { digit };
        if points.contains(&point) { Press::Choose(point) } else { Press::NoSuchPoint(point) }
    }

    /// Drops the minus that was pressed at `at`, because it has waited too long. Returns whether it was still waiting.
    pub fn forget(&mut self, at: f64) -> bool {
        let waits = self.minus_at == Some(at);
        if waits {
            self.minus_at = None;
        }
        waits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIGNED: [i64; 7] = [-3, -2, -1, 0, 1, 2, 3];

    #[test]
    fn a_digit_chooses_its_point() {
        assert_eq!(Digits::default().press("3", 0.0, &SIGNED), Press::Choose(3));
        assert_eq!(Digits::default().press("0", 0.0, &SIGNED), Press::Choose(0));
    }

    #[test]
    fn minus_then_a_digit_chooses_a_negative_point() {
        let mut digits = Digits::default();
        assert_eq!(digits.press("-", 0.0, &SIGNED), Press::Waiting);
        assert_eq!(digits.press("3", 500.0, &SIGNED), Press::Choose(-3));
        assert_eq!(digits.press("3", 600.0, &SIGNED), Press::Choose(3));
    }

    #[test]
    fn a_minus_does_not_wait_for_ever() {
        let mut digits = Digits::default();
        digits.press("-", 0.0, &SIGNED);
        assert_eq!(digits.press("2", PATIENCE + 1.0, &SIGNED), Press::Choose(2));
    }

    #[test]
    fn a_minus_that_has_its_digit_is_not_forgotten_again() {
        let mut digits = Digits::default();
        digits.press("-", 5.0, &SIGNED);
        digits.press("3", 6.0, &SIGNED);
        assert!(!digits.forget(5.0));
        digits.press("-", 7.0, &SIGNED);
        assert!(!digits.forget(5.0) && digits.forget(7.0));
        assert_eq!(digits.press("3", 8.0, &SIGNED), Press::Choose(3));
    }

    #[test]
    fn a_scale_without_negative_points_has_no_minus() {
        let mut digits = Digits::default();
        assert_eq!(digits.press("-", 0.0, &[1, 2, 3, 4, 5]), Press::Nothing);
        assert_eq!(digits.press("5", 1.0, &[1, 2, 3, 4, 5]), Press::Choose(5));
    }

    #[test]
    fn a_point_that_is_not_there_is_not_chosen() {
        assert_eq!(Digits::default().press("7", 0.0, &SIGNED), Press::NoSuchPoint(7));
        assert_eq!(Digits::default().press("x", 0.0, &SIGNED), Press::Nothing);
    }
}

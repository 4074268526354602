//! Amounts in major units, as files for machines have them: digits, a decimal point, no grouping.

/// An amount of minor units with this many decimal places: `0.10`, `-12`.
pub fn major(minor: i64, places: u32) -> String {
    let unit = 10_u64.pow(places);
    let sign = if minor < 0 { "-" } else { "" };
    let (whole, rest, width) = (minor.unsigned_abs() / unit, minor.unsigned_abs() % unit, places as usize);
    if places == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest:0width$}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_the_decimal_places_of_their_currency() {
        for (minor, places, written) in [
            (150, 2, "1.50"),
            (5, 2, "0.05"),
            (0, 2, "0.00"),
            (-1_250, 2, "-12.50"),
            (1_234, 3, "1.234"),
            (700, 0, "700"),
            (i64::MIN, 2, "-92233720368547758.08"),
        ] {
            assert_eq!(major(minor, places), written);
        }
    }
}

//! Ranks with ties.

#![expect(
    clippy::cast_possible_truncation,
    clippy::float_cmp,
    reason = "places and codes have 32 bits, and equals are those of the same number"
)]

/// The number of bits of a code per pass of the radix sort.
const DIGIT: u32 = 11;

/// Passes over a code of 32 bits.
const PASSES: usize = 3;

/// Series up to this length are sorted by comparing.
pub(super) const SHORT: usize = 2048;

/// Ranks from 1, ties sharing the mean of their places.
///
/// # Example
/// ```
/// assert_eq!(agreement::correlation::ranks(&[10.0, 30.0, 10.0]), [1.5, 3.0, 1.5]);
/// ```
pub fn ranks(values: &[f64]) -> Vec<f64> {
    let mut ranks = vec![0.0; values.len()];
    let mut before = 0.0;
    for tied in groups(&sorted(values)) {
        let n = tied.len() as f64;
        for &one in tied {
            ranks[place(one)] = before + f64::midpoint(n, 1.0);
        }
        before += n;
    }
    ranks
}

/// The positions of the values in ascending order, in the low 32 bits, under the numbers of their groups of equal values;
/// equal values are in the order of their positions.
///
/// Long series are sorted digit by digit, by the 32 bits of the values that differ most; what these leave undecided is
/// compared afterwards. A value with its position has eight bytes, so that half the memory is moved than with whole keys.
pub(super) fn sorted(values: &[f64]) -> Vec<u64> {
    if values.len() <= SHORT {
        let mut keys: Vec<(u64, u32)> = values.iter().map(|v| key(*v)).zip(0..).collect();
        keys.sort_unstable();
        let same = keys.chunk_by(|a, b| a.0 == b.0);
        return (0..).zip(same).flat_map(|(group, same)| same.iter().map(move |one| packed(group, one.1))).collect();
    }
    let (least, most) = values.iter().map(|v| key(*v)).fold((u64::MAX, 0), |(a, b), key| (a.min(key), b.max(key)));
    let shift = (u64::BITS - (most - least).leading_zeros()).saturating_sub(u32::BITS);
    let code = |value: f64| ((key(value) - least) >> shift) as u32;
    let mut order: Vec<u64> = values.iter().zip(0..).map(|(value, place)| packed(code(*value), place)).collect();
    by_digits(&mut order);
    number(&mut order, values, shift == 0);
    order
}

/// The groups of equal values of a series that is [`sorted`].
pub(super) fn groups(order: &[u64]) -> impl Iterator<Item = &[u64]> {
    order.chunk_by(|a, b| a >> 32 == b >> 32)
}

/// The position of one of [`sorted`].
pub(super) fn place(one: u64) -> usize {
    (one & u64::from(u32::MAX)) as usize
}

fn packed(code: u32, place: u32) -> u64 {
    u64::from(code) << 32 | u64::from(place)
}

/// Sorts by the high 32 bits, leaving equals in their order.
fn by_digits(order: &mut Vec<u64>) {
    let digit = |one: u64, pass: usize| (one >> (32 + pass as u32 * DIGIT)) as usize % (1 << DIGIT);
    let mut starts = vec![[0_usize; 1 << DIGIT]; PASSES];
    for &one in &*order {
        for (pass, starts) in starts.iter_mut().enumerate() {
            starts[digit(one, pass)] += 1;
        }
    }
    let mut other = vec![0; order.len()];
    for (pass, starts) in starts.iter_mut().enumerate() {
        // A digit that all share needs no pass.
        if starts.contains(&order.len()) {
            continue;
        }
        let mut sum = 0;
        for start in &mut *starts {
            sum += std::mem::replace(start, sum);
        }
        for &one in &*order {
            let slot = &mut starts[digit(one, pass)];
            other[*slot] = one;
            *slot += 1;
        }
        std::mem::swap(order, &mut other);
    }
}

/// Replaces the codes by the numbers of the groups of equal values. Where a code leaves out bits of the values, those of
/// the same code are compared and put into order.
fn number(order: &mut [u64], values: &[f64], complete: bool) {
    let mut group = 0;
    for same in order.chunk_by_mut(|a, b| a >> 32 == b >> 32) {
        if !complete && same.len() > 1 {
            let first = values[place(same[0])];
            if same.iter().any(|one| values[place(*one)] != first) {
                // Equal values are in the order of their positions, as this sort leaves them.
                same.sort_by_key(|one| key(values[place(*one)]));
            }
        }
        let mut last = values[place(same[0])];
        for one in same {
            if !complete {
                let value = values[place(*one)];
                group += u32::from(value != last);
                last = value;
            }
            *one = packed(group, place(*one) as u32);
        }
        group = group.wrapping_add(1);
    }
}

/// An integer that is in the order of the numbers; minus zero is zero.
pub(super) fn key(value: f64) -> u64 {
    let bits = (value + 0.0).to_bits();
    if bits >> 63 == 0 { bits | 1 << 63 } else { !bits }
}

#[cfg(test)]
mod tests {
    use super::{SHORT, groups, key, place, sorted};

    #[test]
    fn keys_are_in_the_order_of_the_numbers() {
        let ascending = [-1e300, -2.0, -1e-300, 0.0, 1e-300, 1.0, 1.5, 1e300];
        assert!(ascending.is_sorted_by_key(|v| key(*v)));
        assert_eq!(key(-0.0), key(0.0));
    }

    #[test]
    fn sorting_by_digits_is_sorting() {
        let n = 4 * SHORT as u32;
        let many = |value: fn(u32) -> f64| (0..n).map(value).collect::<Vec<f64>>();
        for values in [
            many(|i| f64::from((i * 7919) % 1013) / 7.0 - 60.0),
            many(|i| f64::from(i * 7919 % 8191)),
            many(|_| 3.5),
            many(|i| if i % 2 == 0 { 0.0 } else { -0.0 }),
            // Codes that leave out what differs: one value far from the others.
            many(|i| if i == 77 { -1e300 } else { 1e9 + f64::from(i * 7919 % 1013) * 1e-6 }),
            many(|i| f64::from(i).sin() * 1e-300),
        ] {
            let mut expected: Vec<(u64, u32)> = values.iter().map(|v| key(*v)).zip(0..).collect();
            expected.sort_unstable();
            let order = sorted(&values);
            assert!(order.iter().map(|one| place(*one) as u32).eq(expected.iter().map(|one| one.1)));
            let sizes = |sizes: &mut dyn Iterator<Item = usize>| sizes.collect::<Vec<_>>();
            assert_eq!(
                sizes(&mut groups(&order).map(<[u64]>::len)),
                sizes(&mut expected.chunk_by(|a, b| a.0 == b.0).map(<[_]>::len))
            );
            assert!(groups(&order).enumerate().all(|(group, same)| same[0] >> 32 == group as u64));
        }
    }
}

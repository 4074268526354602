//! Inversions of a permutation: how many pairs are in the reverse order.

use rayon::prelude::*;

/// The bits of a value that one pass looks at.
const DIGIT: u32 = 4;

/// The number of values of a digit.
const DIGITS: usize = 1 << DIGIT;

/// Counters of 16 bits hold this many values.
const CHUNK: usize = 1 << 15;

/// From this length on, the parts are counted on all cores.
const LONG: usize = 1 << 17;

/// The row of a digit has ones below the digit: what to add to the counters of greater values.
const BELOW: [[u16; DIGITS]; DIGITS] = below();

const fn below() -> [[u16; DIGITS]; DIGITS] {
    let mut rows = [[0; DIGITS]; DIGITS];
    let mut digit = 0;
    while digit < DIGITS {
        let mut lower = 0;
        while lower < digit {
            rows[digit][lower] = 1;
            lower += 1;
        }
        digit += 1;
    }
    rows
}

/// Counts the inversions of a permutation of 0 to n − 1. What is left in `values` is of no use.
///
/// A pass divides the values by their highest four bits, in order, and counts the pairs that these bits decide; the parts
/// are then counted in the same way, within the cache. A merge sort would need a step per bit.
pub(super) fn inversions(values: &mut [u32]) -> u64 {
    let bits = (values.len().max(2) - 1).ilog2() + 1;
    let mut buffer = vec![0; values.len()];
    counted(values, &mut buffer, (bits - 1) / DIGIT * DIGIT)
}

/// Counts within one part, whose values are alike above the digit at `shift` and are all there.
fn counted(values: &mut [u32], buffer: &mut [u32], shift: u32) -> u64 {
    if shift == 0 {
        return few(values);
    }
    let own = divided(values, buffer, shift);
    let parts = buffer.chunks_mut(1 << shift).zip(values.chunks_mut(1 << shift));
    let below = if shift >= LONG.ilog2() - DIGIT && parts.len() > 1 {
        let parts: Vec<_> = parts.collect();
        parts.into_par_iter().map(|(part, free)| counted(part, free, shift - DIGIT)).sum::<u64>()
    } else {
        parts.map(|(part, free)| counted(part, free, shift - DIGIT)).sum()
    };
    own + below
}

/// Moves the values into the parts of their digits, and counts the pairs in reverse order of different digits.
fn divided(values: &[u32], buffer: &mut [u32], shift: u32) -> u64 {
    let mut slots: [usize; DIGITS] = std::array::from_fn(|digit| digit << shift);
    // How many values before this chunk have a greater digit than each.
    let mut greater_before = [0_u64; DIGITS];
    let mut count = 0;
    for chunk in values.chunks(CHUNK) {
        let mut greater = [0_u16; DIGITS];
        for &value in chunk {
            let digit = (value >> shift) as usize % DIGITS;
            // A copy in memory to choose from leaves the counters in registers.
            let copy = std::hint::black_box(greater);
            count += u64::from(copy[digit]) + greater_before[digit];
            for (greater, one) in greater.iter_mut().zip(BELOW[digit]) {
                *greater += one;
            }
            buffer[slots[digit]] = value;
            slots[digit] += 1;
        }
        for (sum, here) in greater_before.iter_mut().zip(greater) {
            *sum += u64::from(here);
        }
    }
    count
}

/// Counts among up to sixteen values of different last digits: the counters have four bits each.
fn few(values: &[u32]) -> u64 {
    let (mut greater, mut count) = (0_u64, 0);
    for &value in values {
        let at = value % 16 * 4;
        count += greater >> at & 15;
        greater += 0x1111_1111_1111_1111 & ((1 << at) - 1);
    }
    count
}

#[cfg(test)]
mod tests {
    use super::inversions;
    use rand::seq::SliceRandom;

    fn by_pairs(values: &[u32]) -> u64 {
        (0..values.len()).map(|i| values[..i].iter().filter(|v| **v > values[i]).count() as u64).sum()
    }

    #[test]
    fn inversions_are_pairs_in_reverse_order() {
        let mut rng = crate::random::stream(1, 1);
        for n in [0, 1, 2, 3, 15, 16, 17, 31, 255, 256, 257, 300, 4095, 4096, 4097] {
            let mut values: Vec<u32> = (0..n).collect();
            assert_eq!(inversions(&mut values.clone()), 0);
            let mut reverse: Vec<u32> = (0..n).rev().collect();
            assert_eq!(inversions(&mut reverse), u64::from(n) * u64::from(n.max(1) - 1) / 2);
            values.shuffle(&mut rng);
            assert_eq!(by_pairs(&values), inversions(&mut values), "{n}");
        }
    }

    #[test]
    fn counters_do_not_overflow() {
        for n in [32_767, 32_769, 65_536, 65_537, 131_073, 200_000_u32] {
            let mut reverse: Vec<u32> = (0..n).rev().collect();
            assert_eq!(inversions(&mut reverse), u64::from(n) * u64::from(n - 1) / 2);
            // The halves exchanged, each in order.
            let mut halves: Vec<u32> = (n / 2..n).chain(0..n / 2).collect();
            assert_eq!(inversions(&mut halves), u64::from(n / 2) * u64::from(n - n / 2));
        }
    }
}

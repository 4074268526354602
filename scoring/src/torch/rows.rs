//! Texts as rows of numbers: padded to the same length, and grouped by length to minimise padding.

use tch::{Device, Tensor};

use super::{Error, encoder::as_size, host::sent, vocabulary::PADDING};

/// Rows of words as one tensor, `[rows, words]`, padded at the end to the longest, and to `least` words.
pub(crate) fn padded(rows: &[&[i64]], least: usize, device: Device) -> Result<Tensor, Error> {
    let longest = rows.iter().map(|row| row.len()).max().unwrap_or(0).max(least);
    let mut ids = vec![PADDING; rows.len() * longest];
    for (row, place) in rows.iter().zip(ids.chunks_mut(longest.max(1))) {
        place[..row.len()].copy_from_slice(row);
    }
    sent(&ids, &[as_size(rows.len()), as_size(longest)], device)
}

/// The numbers of rows in batches of similar length with at most `most` words including padding, or with a single row.
pub(crate) fn batches(rows: &[Vec<i64>], most: usize) -> Vec<Vec<usize>> {
    let mut by_length: Vec<usize> = (0..rows.len()).collect();
    by_length.sort_by_key(|at| rows[*at].len());
    let mut batches: Vec<Vec<usize>> = Vec::new();
    for at in by_length {
        // The longest row is added last, so it determines the length of all.
        match batches.last_mut() {
            Some(batch) if (batch.len() + 1) * rows[at].len().max(1) <= most => batch.push(at),
            _ => batches.push(vec![at]),
        }
    }
    batches
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_padded_behind() {
        let ids = padded(&[&[5, 6, 7], &[], &[8]], 2, Device::Cpu).expect("there is memory");
        let ids: Vec<Vec<i64>> = Vec::try_from(&ids).expect("numbers");
        assert_eq!(ids, [[5, 6, 7], [0, 0, 0], [8, 0, 0]]);
        assert_eq!(padded(&[&[5]], 3, Device::Cpu).expect("there is memory").size(), [1, 3]);
    }

    #[test]
    fn batches_hold_every_row_once_and_no_more_than_fits() {
        let rows: Vec<Vec<i64>> = [3, 1, 9, 2, 30, 0].iter().map(|n| vec![1; *n]).collect();
        let batches = batches(&rows, 10);
        assert_eq!(batches, [vec![5, 1, 3], vec![0], vec![2], vec![4]]);
    }
}

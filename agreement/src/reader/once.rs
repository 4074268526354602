//! Rows that repeat an earlier row. They are found after all rows have been read: a set of the rows seen so far would
//! take more memory than the rows.

/// The starting lines of rows, stored only if a row does not start on the line after the previous row.
#[derive(Debug, Default)]
pub(super) struct Lines {
    jumps: Vec<(usize, u64)>,
    next: u64,
}

impl Lines {
    /// Notes that row number `row` began on `line`.
    pub(super) fn note(&mut self, row: usize, line: u64) {
        if line != self.next || row == 0 {
            self.jumps.push((row, line));
        }
        self.next = line + 1;
    }

    /// Bytes of memory, at most.
    pub(super) fn memory(&self) -> u64 {
        (self.jumps.capacity() * size_of::<(usize, u64)>()) as u64
    }

    /// The line of a row that was noted.
    pub(super) fn of(&self, row: usize) -> u64 {
        let jump = self.jumps.partition_point(|&(first, _)| first <= row);
        let (first, line) = if jump == 0 { (0, 0) } else { self.jumps[jump - 1] };
        line + (row - first) as u64
    }
}

/// The positions of rows with the item and the key of an earlier row, ascending.
pub(super) fn repeats<R, K: Ord>(
    rows: &[R],
    n_items: usize,
    item: impl Fn(&R) -> u32,
    key: impl Fn(u32) -> K,
) -> Vec<u32> {
    let mut starts = vec![0_u32; n_items + 1];
    for row in rows {
        starts[item(row) as usize + 1] += 1;
    }
    for i in 0..n_items {
        starts[i + 1] += starts[i];
    }
    let mut order = vec![0_u32; rows.len()];
    let mut next = starts.clone();
    for (place, row) in (0..).zip(rows) {
        let slot = &mut next[item(row) as usize];
        order[*slot as usize] = place;
        *slot += 1;
    }
    let mut found = Vec::new();
    for own in starts.windows(2) {
        let own = &mut order[own[0] as usize..own[1] as usize];
        own.sort_unstable_by(|&a, &b| key(a).cmp(&key(b)).then(a.cmp(&b)));
        found.extend(own.windows(2).filter(|two| key(two[0]) == key(two[1])).map(|two| two[1]));
    }
    found.sort_unstable();
    found
}

#[cfg(test)]
mod tests {
    use super::{Lines, repeats};

    #[test]
    fn a_row_is_found_on_its_line() {
        let mut lines = Lines::default();
        for (row, line) in [2, 3, 5, 6, 9].into_iter().enumerate() {
            lines.note(row, line);
        }
        assert_eq!([0, 1, 2, 3, 4].map(|row| lines.of(row)), [2, 3, 5, 6, 9]);
        assert_eq!(lines.jumps.len(), 3);
    }

    #[test]
    fn the_first_of_equal_rows_is_no_repeat() {
        let rows = [(0, 'a'), (1, 'a'), (0, 'b'), (0, 'a'), (1, 'a'), (0, 'a')];
        let found = repeats(&rows, 2, |row| row.0, |place| rows[place as usize].1);
        assert_eq!(found, [3, 4, 5]);
    }
}

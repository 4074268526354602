//! The table of two series with few different values, as ratings have.

use super::rank::{SHORT, key};

/// A series with more values than this is sorted.
const MOST: usize = 64;

/// Slots for the values of a series, four times as many so that most are found at once.
const SLOTS: usize = 4 * MOST;

/// How often each value of x meets each value of y; rows and columns ascend.
pub(super) struct Table {
    columns: usize,
    cells: Vec<u64>,
}

/// The values of a series in the order in which they appear, found by their key.
struct Levels {
    slots: [(u64, u8); SLOTS],
    keys: Vec<u64>,
}

impl Levels {
    /// No key of a finite number is 0.
    fn new() -> Self {
        Self { slots: [(0, 0); SLOTS], keys: Vec::with_capacity(MOST) }
    }

    /// The number of a value; none for the first value that is too many.
    fn number(&mut self, value: f64) -> Option<usize> {
        let key = key(value);
        // Whole numbers differ in their highest bits, fractions in all: a multiplication brings both to the top.
        let mut slot = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as usize % SLOTS;
        loop {
            match &mut self.slots[slot] {
                (found, number) if *found == key => return Some(usize::from(*number)),
                free @ (0, _) => {
                    let number = u8::try_from(self.keys.len()).ok().filter(|n| usize::from(*n) < MOST)?;
                    *free = (key, number);
                    self.keys.push(key);
                    return Some(usize::from(number));
                }
                _ => slot = (slot + 1) % SLOTS,
            }
        }
    }

    /// The numbers of the values in ascending order.
    fn ascending(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.keys.len()).collect();
        order.sort_unstable_by_key(|number| self.keys[*number]);
        order
    }
}

impl Table {
    /// The table of two series of finite numbers; none where they are short, or one has many values.
    pub fn of(x: &[f64], y: &[f64]) -> Option<Self> {
        if x.len() <= SHORT {
            return None;
        }
        let (mut of_x, mut of_y) = (Levels::new(), Levels::new());
        let mut found = vec![0_u64; MOST * MOST];
        for (x, y) in x.iter().zip(y) {
            found[of_x.number(*x)? * MOST + of_y.number(*y)?] += 1;
        }
        let columns = of_y.ascending();
        let cells = of_x.ascending().into_iter().flat_map(|x| columns.iter().map(move |y| x * MOST + y));
        Some(Self { cells: cells.map(|cell| found[cell]).collect(), columns: columns.len() })
    }

    /// The rows, one for each value of x.
    pub fn rows(&self) -> impl Iterator<Item = &[u64]> {
        self.cells.chunks(self.columns)
    }

    /// How often each value of x is there.
    pub fn of_x(&self) -> Vec<u64> {
        self.rows().map(|row| row.iter().sum()).collect()
    }

    /// How often each value of y is there.
    pub fn of_y(&self) -> Vec<u64> {
        (0..self.columns).map(|column| self.rows().map(|row| row[column]).sum()).collect()
    }

    /// Pairs of observations that the two series order differently.
    pub fn discordant(&self) -> u64 {
        let mut above = vec![0_u64; self.columns];
        let mut count = 0;
        for row in self.rows() {
            // Earlier rows, with a greater value of y.
            let mut greater = 0;
            for (here, above) in row.iter().zip(&mut above).rev() {
                count += here * greater;
                greater += *above;
                *above += here;
            }
        }
        count
    }
}

//! Levenshtein distance of characters, computed for sixty-four cells of a column at a time.
//!
//! A column of the table of distances is stored as two bits per cell: whether it is greater, or less, by one than the
//! cell above (G. Myers, "A fast bit-vector algorithm for approximate string matching based on dynamic programming", J.
//! ACM 46(3), 1999; H. Hyyrö's form for columns longer than a machine word).

/// Sixty-four cells of the current column.
#[derive(Clone, Copy)]
struct Cells {
    more: u64,
    less: u64,
}

/// The distance of two sequences of code points, of which `short` is not empty.
pub(super) fn distance(short: &[u32], long: &[u32]) -> usize {
    let masks = Masks::of(short);
    let mut column = vec![Cells { more: u64::MAX, less: 0 }; masks.n_blocks];
    let last = (short.len() - 1) % 64;
    let mut distance = short.len();
    for symbol in long {
        let place = masks.place(*symbol);
        // Above the first cell, the table increases: each column starts one higher than the previous one.
        let (mut up, mut down) = (1, 0);
        for (block, cells) in column.iter_mut().enumerate() {
            let is_last = block + 1 == masks.n_blocks;
            let out = if is_last { last } else { 63 };
            let equal = place.map_or(0, |place| masks.bits[place * masks.n_blocks + block]);
            (up, down) = cells.step(equal, (up, down), out);
        }
        distance = distance + usize::from(up == 1) - usize::from(down == 1);
    }
    distance
}

/// The distance of two ASCII texts, of which `short` has from 1 to 64·N characters: N blocks, and
/// no memory but the stack's.
pub(super) fn distance_ascii<const N: usize>(short: &[u8], long: &[u8]) -> usize {
    let mut masks = [[0_u64; N]; 128];
    for (at, byte) in short.iter().enumerate() {
        masks[usize::from(byte & 0x7f)][at / 64] |= 1 << (at % 64);
    }
    // The shortest texts with N blocks fill N - 1 of them; the cells after the last stay unused.
    let last = (short.len() - 1) % 64;
    let mut cells = [Cells { more: u64::MAX, less: 0 }; N];
    let (mut n_up, mut n_down) = (0, 0);
    for byte in long {
        let equal = &masks[usize::from(byte & 0x7f)];
        let mut carry = (1, 0);
        for block in 0..N - 1 {
            carry = cells[block].step(equal[block], carry, 63);
        }
        let (up, down) = cells[N - 1].step(equal[N - 1], carry, last);
        n_up += up;
        n_down += down;
    }
    short.len() + usize::try_from(n_up).unwrap_or(0) - usize::try_from(n_down).unwrap_or(0)
}

impl Cells {
    /// Moves to the next column, where `equal` marks the cells whose symbol is the column's.
    ///
    /// `(up, down)` states whether the cell above these is greater or less by one than in the previous column; the
    /// result states the same for the cell with the number `out`.
    #[inline]
    fn step(&mut self, equal: u64, (up, down): (u64, u64), out: usize) -> (u64, u64) {
        let vertical = equal | self.less;
        let equal = equal | down;
        let horizontal = ((equal & self.more).wrapping_add(self.more) ^ self.more) | equal;
        let more = self.less | !(horizontal | self.more);
        let less = self.more & horizontal;
        let leaving = ((more >> out) & 1, (less >> out) & 1);
        let (more, less) = ((more << 1) | up, (less << 1) | down);
        self.more = less | !(vertical | more);
        self.less = more & vertical;
        leaving
    }
}

/// The positions of each symbol in a sequence, as bits.
struct Masks {
    n_blocks: usize,
    /// The place of each symbol below 128, counted from 1; 0 for none.
    ascii: [u32; 128],
    /// The places of the others, in the order of the symbols.
    others: Vec<(u32, usize)>,
    /// For each place the bits of each block.
    bits: Vec<u64>,
}

impl Masks {
    fn of(symbols: &[u32]) -> Self {
        let n_blocks = symbols.len().div_ceil(64);
        let mut masks = Self { n_blocks, ascii: [0; 128], others: Vec::new(), bits: Vec::new() };
        for (at, symbol) in symbols.iter().enumerate() {
            let place = masks.place(*symbol).unwrap_or_else(|| masks.add(*symbol));
            masks.bits[place * n_blocks + at / 64] |= 1 << (at % 64);
        }
        masks
    }

    /// The place of a symbol, if it occurs.
    fn place(&self, symbol: u32) -> Option<usize> {
        if let Some(place) = self.ascii.get(symbol as usize) {
            return (*place as usize).checked_sub(1);
        }
        let found = self.others.binary_search_by_key(&symbol, |(other, _)| *other);
        found.ok().map(|index| self.others[index].1)
    }

    /// Makes a place for a symbol that has none.
    fn add(&mut self, symbol: u32) -> usize {
        let place = self.bits.len() / self.n_blocks;
        self.bits.resize(self.bits.len() + self.n_blocks, 0);
        if let Some(ascii) = self.ascii.get_mut(symbol as usize) {
            *ascii = u32::try_from(place + 1).expect("there are fewer than 2^32 code points");
        } else {
            let index = self.others.partition_point(|(other, _)| *other < symbol);
            self.others.insert(index, (symbol, place));
        }
        place
    }
}

//! Parquet: the columns that are needed, group by group. Its texts and numbers are looked up once for each group or
//! column, and after that a row is three numbers.

use std::fs::File;

use foldhash::HashMap;
use tabular::parquet::{self, Mark, Rows};

use super::build::Builder;
use super::columns::{Shape, places};
use super::table::{Level, PairRow, RankRow, RatingRow, Table};
use super::{Options, Unreadable};

/// The column that holds answers that are not numbers, in files that keep numbers and other answers apart.
const TEXTS: (&str, &str) = ("value", "value_text");

/// How many numbers of a column are remembered with their codes.
const REMEMBERED: usize = 1 << 16;

/// After how many rows it is said how far reading is.
const STEP: u64 = 1 << 16;

/// After how many bytes of new names it is said how far reading is.
const NAMES: u64 = 1 << 20;

/// A Parquet file that is open, with the columns that a table of judgements needs.
///
/// Columns may be texts, numbers or flags. A null is what an empty cell is in CSV, and a number is the text that is
/// printed for it: `2`, also for a floating-point 2.0. Where the value of a file is in two columns, `value` for numbers
/// and `value_text` for all others, as in exports of Concord, the one that is not null counts.
///
/// # Example
/// ```
/// use agreement::{Scale, reader::{Options, Parquet}};
/// use tabular::parquet::{Cell, Kind, Writer};
/// let columns = [("task", Kind::Text), ("worker", Kind::Integer), ("label", Kind::Double)];
/// let mut file = Writer::new(&columns, &[], "example")?;
/// file.row([Cell::Text("s1".into()), Cell::Integer(17), Cell::Double(2.0)])?;
/// file.row([Cell::Text("s1".into()), Cell::Empty, Cell::Double(3.0)])?;
/// let parquet = Parquet::of_bytes(file.finish()?, &Options::new(Scale::ordinal()))?;
/// let table = parquet.read(|_| ())?;
/// assert_eq!(table.n_rows(), 1);
/// assert_eq!(table.bad()[0].to_string(), "row 2: no rater");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Parquet {
    table: parquet::Table,
    shape: Shape,
    /// Of the shape's columns, then of the column to split by, then of answers that are not numbers.
    places: Vec<usize>,
    has_texts: bool,
    options: Options,
}

impl Parquet {
    /// Opens a file and finds its columns.
    ///
    /// # Errors
    /// It is no Parquet file, damaged or encrypted, or lacks a column.
    pub fn open(file: File, options: &Options) -> Result<Self, Unreadable> {
        Self::new(parquet::Table::open(file)?, options)
    }

    /// The same with a file in memory.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub fn of_bytes(bytes: Vec<u8>, options: &Options) -> Result<Self, Unreadable> {
        Self::new(parquet::Table::of_bytes(bytes)?, options)
    }

    fn new(table: parquet::Table, options: &Options) -> Result<Self, Unreadable> {
        let header = table.columns();
        let shape = Shape::from_header(header, &options.columns);
        let mut places = places(shape, header, &options.columns, options.by.as_deref())?;
        let named = |place: usize, name: &str| header[place].trim().eq_ignore_ascii_case(name);
        let texts = (0..header.len()).find(|&place| named(place, TEXTS.1));
        let texts = texts.filter(|_| shape == Shape::Ratings && named(places[2], TEXTS.0));
        places.extend(texts);
        Ok(Self { has_texts: texts.is_some(), table, shape, places, options: options.clone() })
    }

    /// The number of its rows, as it declares it.
    pub fn n_rows(&self) -> u64 {
        self.table.n_rows()
    }

    /// Bytes of memory that the declared rows need while they are read and made a table of [`Ratings`](crate::Ratings),
    /// at most. What names need is known only as they are read: see [`read_within`](Self::read_within).
    pub fn memory(&self) -> u64 {
        // A row as it is read, and in the table of ratings or, of rankings, in the search for repeats.
        let (own, other) = match self.shape {
            Shape::Ratings => (size_of::<RatingRow>(), 8),
            Shape::Rankings => (size_of::<RankRow>(), 4),
            Shape::Pairs => (size_of::<PairRow>(), 0),
        };
        // Its group, and its copy in the table of this group.
        let split = if self.options.by.is_some() { size_of::<u32>() + own } else { 0 };
        self.n_rows().saturating_mul((own + other + split) as u64)
    }

    /// Reads the table. `progress` gets from time to time how many rows were read.
    ///
    /// # Errors
    /// The file is damaged. Single invalid rows are in [`Table::bad`].
    pub fn read(&self, mut progress: impl FnMut(u64)) -> Result<Table, Unreadable> {
        self.read_within(|rows, _| {
            progress(rows);
            Ok(())
        })
    }

    /// Reads the table unless it needs too much memory. `progress` gets from time to time how many rows were read, and
    /// how many bytes of [memory](Self::memory) all rows need with the names so far. Reading ends with its error.
    ///
    /// # Errors
    /// The file is damaged, or `progress` refuses to go on.
    pub fn read_within<E: From<Unreadable>>(
        &self,
        mut progress: impl FnMut(u64, u64) -> Result<(), E>,
    ) -> Result<Table, E> {
        let damaged = |error: parquet::Unreadable| E::from(Unreadable::from(error));
        let (for_rows, mut told) = (self.memory(), 0);
        let mut rows = self.table.rows(&self.places).map_err(damaged)?;
        let mut builder = Builder::new(&self.options);
        builder.shape(self.shape);
        builder.count_rows(usize::try_from(self.n_rows()).unwrap_or(usize::MAX));
        let mut known = Known::default();
        while rows.advance().map_err(damaged)? {
            if rows.number().is_multiple_of(STEP) {
                progress(rows.number(), for_rows.saturating_add(builder.memory()))?;
            }
            known.begin(rows.group());
            let marks = [rows.mark(0), rows.mark(1), self.value(&rows)];
            if let Some(row) = known.row(marks)
                && builder.rating(rows.number(), row)
            {
                continue;
            }
            let before = builder.n_rows();
            self.spelt(&mut rows, &mut builder);
            let memory = builder.memory();
            if memory - told > NAMES {
                told = memory;
                progress(rows.number(), for_rows.saturating_add(memory))?;
            }
            if builder.n_rows() > before
                && let Some(row) = builder.last()
            {
                known.note(marks, row);
            }
        }
        progress(rows.number(), for_rows.saturating_add(builder.memory()))?;
        builder.finish().map_err(E::from)
    }

    /// What the value of a row can be recognised by.
    fn value(&self, rows: &Rows) -> Mark {
        match rows.mark(2) {
            Mark::Empty if self.has_texts => Mark::None,
            mark => mark,
        }
    }

    /// Adds a row by its texts.
    fn spelt(&self, rows: &mut Rows, builder: &mut Builder) {
        let number = rows.number();
        let row = rows.row();
        let own = self.places.len() - usize::from(self.has_texts);
        let mut fields = [""; 6];
        for (column, field) in fields.iter_mut().enumerate().take(own) {
            match row.text(column) {
                Ok(text) => *field = text,
                Err(fault) => return builder.refuse_at(number, fault.to_string()),
            }
        }
        if self.has_texts && fields[2].is_empty() {
            match row.text(own) {
                Ok(text) => fields[2] = text,
                Err(fault) => return builder.refuse_at(number, fault.to_string()),
            }
        }
        builder.row(number, &fields[..own]);
    }
}

/// The codes of cells that were met before.
#[derive(Default)]
struct Known {
    group: usize,
    columns: [Codes; 3],
}

/// The codes of a column's cells.
#[derive(Default)]
struct Codes {
    /// By the place in the dictionary of this group.
    places: Vec<u32>,
    /// By the bits of a number.
    bits: HashMap<u64, u32>,
    /// The number that was met last.
    last: Option<(u64, u32)>,
}

/// In place of the code of a cell that was not met, and of a value that is missing.
const UNKNOWN: u32 = u32::MAX;
const MISSING: u32 = u32::MAX - 1;

impl Known {
    /// Forgets the dictionaries of an earlier group.
    fn begin(&mut self, group: usize) {
        if self.group != group {
            self.group = group;
            self.columns.iter_mut().for_each(|codes| codes.places.clear());
        }
    }

    /// The codes of a row all of whose cells were met before.
    fn row(&mut self, marks: [Mark; 3]) -> Option<RatingRow> {
        let [item, rater, value] = &mut self.columns;
        let (item, rater) = (item.code(marks[0])?, rater.code(marks[1])?);
        let value = if marks[2] == Mark::Empty { MISSING } else { value.code(marks[2])? };
        Some(RatingRow { item, rater, value: (value != MISSING).then(|| Level::new(value)) })
    }

    fn note(&mut self, marks: [Mark; 3], row: RatingRow) {
        let codes = [row.item, row.rater, row.value.map_or(MISSING, Level::code)];
        for ((column, mark), code) in self.columns.iter_mut().zip(marks).zip(codes) {
            column.note(mark, code);
        }
    }
}

impl Codes {
    fn code(&mut self, mark: Mark) -> Option<u32> {
        match mark {
            Mark::Place(place) => self.places.get(place).copied().filter(|&code| code != UNKNOWN),
            Mark::Bits(bits) => match self.last {
                Some((last, code)) if last == bits => Some(code),
                _ => {
                    let code = self.bits.get(&bits).copied()?;
                    self.last = Some((bits, code));
                    Some(code)
                }
            },
            Mark::Empty | Mark::None => None,
        }
    }

    fn note(&mut self, mark: Mark, code: u32) {
        match mark {
            Mark::Place(place) => {
                if self.places.len() <= place {
                    self.places.resize(place + 1, UNKNOWN);
                }
                self.places[place] = code;
            }
            Mark::Bits(bits) => {
                self.last = Some((bits, code));
                if self.bits.len() < REMEMBERED {
                    self.bits.insert(bits, code);
                }
            }
            Mark::Empty | Mark::None => {}
        }
    }
}

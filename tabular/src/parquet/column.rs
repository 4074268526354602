//! The cells of a column, one after the other, each as the text that it would have in CSV.

mod wide;

use std::fmt::Write as _;

use ::parquet::{
    basic::{ConvertedType, LogicalType, Type as Physical},
    column::{page::PageReader, reader::ColumnReaderImpl},
    data_type::{BoolType, DataType, DoubleType, FloatType, Int32Type, Int64Type},
    errors::Result,
    file::metadata::RowGroupMetaData,
    schema::types::ColumnDescPtr,
};

use super::{
    pages::Pages,
    source::{Source, damaged, guarded},
    texts::Texts,
};
use crate::read::Fault;
use wide::Wide;

/// How many rows are decoded at once.
const BATCH: usize = 8_192;

/// What the numbers of a column are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Text,
    Flag,
    Signed,
    Unsigned,
    /// Whole numbers with so many digits after the point.
    Decimal(usize),
    Single,
    Double,
}

impl Kind {
    /// What the cells of a column are, or why they cannot be read.
    pub(super) fn of(column: &ColumnDescPtr) -> std::result::Result<Self, &'static str> {
        let (converted, logical) = (column.converted_type(), column.logical_type_ref());
        let times = "holds dates or times. Write them as texts";
        match column.physical_type() {
            Physical::BOOLEAN => Ok(Self::Flag),
            Physical::FLOAT => Ok(Self::Single),
            Physical::DOUBLE => Ok(Self::Double),
            Physical::INT96 => Err(times),
            Physical::INT32 | Physical::INT64 => match (converted, logical) {
                (_, Some(LogicalType::Timestamp(_) | LogicalType::Time(_) | LogicalType::Date)) => Err(times),
                (ConvertedType::DECIMAL, _) | (_, Some(LogicalType::Decimal(_))) => Self::decimal(column),
                (
                    ConvertedType::UINT_8 | ConvertedType::UINT_16 | ConvertedType::UINT_32 | ConvertedType::UINT_64,
                    _,
                ) => Ok(Self::Unsigned),
                (
                    ConvertedType::NONE
                    | ConvertedType::INT_8
                    | ConvertedType::INT_16
                    | ConvertedType::INT_32
                    | ConvertedType::INT_64,
                    _,
                ) => Ok(Self::Signed),
                _ => Err(times),
            },
            Physical::BYTE_ARRAY => match (converted, logical) {
                (ConvertedType::UTF8 | ConvertedType::ENUM | ConvertedType::JSON, _)
                | (_, Some(LogicalType::String | LogicalType::Enum | LogicalType::Json)) => Ok(Self::Text),
                (ConvertedType::DECIMAL, _) | (_, Some(LogicalType::Decimal(_))) => Self::wide(column),
                _ => Err("holds bytes, not texts"),
            },
            Physical::FIXED_LEN_BYTE_ARRAY => match (converted, logical) {
                (ConvertedType::DECIMAL, _) | (_, Some(LogicalType::Decimal(_))) => Self::wide(column),
                (_, Some(LogicalType::Float16)) => {
                    Err("holds floating-point numbers of 16 bits. Write them with 32 or 64")
                }
                _ => Err("holds bytes, not texts"),
            },
        }
    }

    fn decimal(column: &ColumnDescPtr) -> std::result::Result<Self, &'static str> {
        usize::try_from(column.type_scale()).map(Self::Decimal).map_err(|_| "holds decimals without a scale")
    }

    /// Decimals that are stored as bytes.
    fn wide(column: &ColumnDescPtr) -> std::result::Result<Self, &'static str> {
        let is_long = column.physical_type() == Physical::FIXED_LEN_BYTE_ARRAY && column.type_length() > 16;
        if is_long || column.type_precision() > 38 {
            return Err("holds decimals of more than 38 digits. Write them as floating-point numbers or texts");
        }
        Self::decimal(column)
    }
}

/// A column whose rows are decoded in batches.
pub(super) struct Column {
    pub(super) name: String,
    leaf: usize,
    kind: Kind,
    descriptor: ColumnDescPtr,
    cells: Option<Cells>,
    /// For each row of the batch 1, or 0 where the cell is empty; nothing where no cell can be.
    levels: Vec<i16>,
    /// Rows of the batch, and the place of the next of them and of its value.
    rows: usize,
    row: usize,
    value: usize,
    /// The cell of this row.
    now: Now,
    text: String,
}

/// The cell of a row.
#[derive(Clone, Copy, Debug)]
enum Now {
    Empty,
    /// A value, by its place in the batch.
    Value(usize),
}

/// What a cell can be recognised by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The cell is empty, or not a number.
    Empty,
    /// The place of a text in the dictionary of its column, which lasts until the group of rows ends.
    Place(usize),
    /// The bits of a number, the same in all groups.
    Bits(u64),
    /// It cannot be recognised.
    None,
}

enum Cells {
    Texts(Box<Texts>),
    Flags(Typed<BoolType>),
    Int32(Typed<Int32Type>),
    Int64(Typed<Int64Type>),
    Singles(Typed<FloatType>),
    Doubles(Typed<DoubleType>),
    Wide(Box<Wide>),
}

struct Typed<T: DataType> {
    reader: ColumnReaderImpl<T>,
    values: Vec<T::T>,
}

impl<T: DataType> Typed<T> {
    fn new(descriptor: &ColumnDescPtr, pages: Pages) -> Self {
        let pages: Box<dyn PageReader> = Box::new(pages);
        Self { reader: ColumnReaderImpl::new(ColumnDescPtr::clone(descriptor), pages), values: Vec::new() }
    }

    fn fill(&mut self, levels: &mut Vec<i16>) -> Result<usize> {
        self.values.clear();
        self.reader.read_records(BATCH, Some(levels), None, &mut self.values).map(|(rows, ..)| rows)
    }
}

impl Cells {
    fn open(kind: Kind, descriptor: &ColumnDescPtr, pages: Pages) -> Result<Self> {
        Ok(match (kind, descriptor.physical_type()) {
            (Kind::Text, _) => Self::Texts(Box::new(Texts::new(pages, descriptor)?)),
            (Kind::Flag, _) => Self::Flags(Typed::new(descriptor, pages)),
            (Kind::Single, _) => Self::Singles(Typed::new(descriptor, pages)),
            (Kind::Double, _) => Self::Doubles(Typed::new(descriptor, pages)),
            (Kind::Signed | Kind::Unsigned | Kind::Decimal(_), Physical::INT32) => {
                Self::Int32(Typed::new(descriptor, pages))
            }
            (Kind::Decimal(_), Physical::BYTE_ARRAY | Physical::FIXED_LEN_BYTE_ARRAY) => {
                Self::Wide(Box::new(Wide::new(descriptor, pages)))
            }
            (Kind::Signed | Kind::Unsigned | Kind::Decimal(_), _) => Self::Int64(Typed::new(descriptor, pages)),
        })
    }

    /// Rows that were read, and values of them.
    fn fill(&mut self, levels: &mut Vec<i16>) -> Result<(usize, usize)> {
        Ok(match self {
            Self::Texts(texts) => (texts.fill(BATCH, levels)?, texts.n()),
            Self::Flags(typed) => (typed.fill(levels)?, typed.values.len()),
            Self::Int32(typed) => (typed.fill(levels)?, typed.values.len()),
            Self::Int64(typed) => (typed.fill(levels)?, typed.values.len()),
            Self::Singles(typed) => (typed.fill(levels)?, typed.values.len()),
            Self::Doubles(typed) => (typed.fill(levels)?, typed.values.len()),
            Self::Wide(wide) => (wide.fill(BATCH, levels)?, wide.values.len()),
        })
    }
}

impl Column {
    pub(super) fn new(name: String, leaf: usize, kind: Kind, descriptor: ColumnDescPtr) -> Self {
        let (levels, now, text) = (Vec::new(), Now::Empty, String::new());
        Self { name, leaf, kind, descriptor, cells: None, levels, rows: 0, row: 0, value: 0, now, text }
    }

    /// Begins a group of rows.
    pub(super) fn begin(&mut self, source: &Source, group: &RowGroupMetaData) -> Result<()> {
        let pages = Pages::open(source, group, self.leaf)?;
        self.cells = Some(Cells::open(self.kind, &self.descriptor, pages)?);
        (self.rows, self.row) = (0, 0);
        Ok(())
    }

    /// Goes to the next row of the group, which has one.
    pub(super) fn advance(&mut self) -> Result<()> {
        if self.row == self.rows {
            self.levels.clear();
            let cells = self.cells.as_mut().ok_or_else(|| damaged("no group of rows was begun"))?;
            let (rows, values) = guarded(|| cells.fill(&mut self.levels))?;
            let nullable = self.descriptor.max_def_level() > 0;
            let n_values = if nullable { self.levels.iter().filter(|level| **level > 0).count() } else { rows };
            if rows == 0 || (nullable && self.levels.len() != rows) || n_values != values {
                return Err(damaged("a column has fewer cells than rows"));
            }
            (self.rows, self.row, self.value) = (rows, 0, 0);
        }
        let is_empty = self.levels.get(self.row).is_some_and(|level| *level == 0);
        self.row += 1;
        self.now = if is_empty { Now::Empty } else { Now::Value(self.value) };
        self.value += usize::from(!is_empty);
        Ok(())
    }

    /// What this row's cell can be recognised by.
    pub(super) fn mark(&self) -> Mark {
        let Now::Value(place) = self.now else { return Mark::Empty };
        match &self.cells {
            None => Mark::Empty,
            Some(Cells::Texts(texts)) => texts.place(place).map_or(Mark::None, Mark::Place),
            Some(Cells::Flags(typed)) => Mark::Bits(typed.values[place].into()),
            Some(Cells::Int32(typed)) => Mark::Bits(i64::from(typed.values[place]).cast_unsigned()),
            Some(Cells::Int64(typed)) => Mark::Bits(typed.values[place].cast_unsigned()),
            Some(Cells::Singles(typed)) if typed.values[place].is_nan() => Mark::Empty,
            Some(Cells::Singles(typed)) => Mark::Bits(typed.values[place].to_bits().into()),
            Some(Cells::Doubles(typed)) if typed.values[place].is_nan() => Mark::Empty,
            Some(Cells::Doubles(typed)) => Mark::Bits(typed.values[place].to_bits()),
            Some(Cells::Wide(wide)) => {
                i64::try_from(wide.values[place]).map_or(Mark::None, |value| Mark::Bits(value.cast_unsigned()))
            }
        }
    }

    /// Writes this row's cell as a text, unless it is one.
    pub(super) fn spell(&mut self) {
        let Now::Value(place) = self.now else { return };
        self.text.clear();
        let is_unsigned = self.kind == Kind::Unsigned;
        match &self.cells {
            None | Some(Cells::Texts(_)) => {}
            Some(Cells::Flags(typed)) => self.text.push_str(if typed.values[place] { "true" } else { "false" }),
            Some(Cells::Int32(typed)) => {
                let value = typed.values[place];
                self.whole(if is_unsigned { i128::from(value.cast_unsigned()) } else { value.into() });
            }
            Some(Cells::Int64(typed)) => {
                let value = typed.values[place];
                self.whole(if is_unsigned { i128::from(value.cast_unsigned()) } else { value.into() });
            }
            Some(Cells::Wide(wide)) => self.whole(wide.values[place]),
            Some(Cells::Singles(typed)) => {
                let value = typed.values[place];
                self.floating(f64::from(value), value);
            }
            Some(Cells::Doubles(typed)) => {
                let value = typed.values[place];
                self.floating(value, value);
            }
        }
    }

    fn whole(&mut self, value: i128) {
        let Kind::Decimal(scale) = self.kind else {
            return match i64::try_from(value) {
                Ok(value) => self.write(value),
                Err(_) => self.write(value),
            };
        };
        let digits = format!("{:0width$}", value.unsigned_abs(), width = scale + 1);
        let (whole, part) = digits.split_at(digits.len() - scale);
        let sign = if value < 0 { "-" } else { "" };
        let point = if scale == 0 { "" } else { "." };
        self.write(format_args!("{sign}{whole}{point}{part}"));
    }

    /// What is not a number is an empty cell.
    fn floating(&mut self, value: f64, shown: impl std::fmt::Display) {
        if !value.is_nan() {
            self.write(shown);
        }
    }

    fn write(&mut self, value: impl std::fmt::Display) {
        write!(self.text, "{value}").expect("text grows in memory");
    }

    /// The text of this row's cell, which was spelt; nothing of an empty one.
    ///
    /// # Errors
    /// It is not UTF-8.
    pub(super) fn text(&self) -> std::result::Result<&str, Fault> {
        match (self.now, &self.cells) {
            (Now::Value(place), Some(Cells::Texts(texts))) => {
                texts.text(place).map_err(|byte| Fault::CellNotUtf8 { column: self.name.clone(), byte })
            }
            (Now::Value(_), _) => Ok(&self.text),
            (Now::Empty, _) => Ok(""),
        }
    }
}

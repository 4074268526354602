//! Decimals that are stored as bytes, as pyarrow does by default: whole numbers of up to 16 bytes, the highest first.

use ::parquet::{
    basic::Type as Physical,
    column::{page::PageReader, reader::ColumnReaderImpl},
    data_type::{ByteArray, ByteArrayType, FixedLenByteArray, FixedLenByteArrayType},
    errors::Result,
    schema::types::ColumnDescPtr,
};

use super::super::{pages::Pages, source::damaged};

enum Reader {
    Fixed(ColumnReaderImpl<FixedLenByteArrayType>, Vec<FixedLenByteArray>),
    Any(ColumnReaderImpl<ByteArrayType>, Vec<ByteArray>),
}

/// A column of decimals in one group of rows.
pub(super) struct Wide {
    reader: Reader,
    /// The numbers of the rows that were read last.
    pub(super) values: Vec<i128>,
}

impl Wide {
    pub(super) fn new(descriptor: &ColumnDescPtr, pages: Pages) -> Self {
        let (own, pages): (_, Box<dyn PageReader>) = (ColumnDescPtr::clone(descriptor), Box::new(pages));
        let reader = match descriptor.physical_type() {
            Physical::FIXED_LEN_BYTE_ARRAY => Reader::Fixed(ColumnReaderImpl::new(own, pages), Vec::new()),
            _ => Reader::Any(ColumnReaderImpl::new(own, pages), Vec::new()),
        };
        Self { reader, values: Vec::new() }
    }

    /// Reads up to `most` rows; none are read only after the last.
    pub(super) fn fill(&mut self, most: usize, levels: &mut Vec<i16>) -> Result<usize> {
        self.values.clear();
        // One by one, because each can be decoded to as many bytes as a page has.
        for row in 0..most {
            let read = match &mut self.reader {
                Reader::Fixed(reader, one) => {
                    one.clear();
                    let (read, ..) = reader.read_records(1, Some(levels), None, one)?;
                    self.values.extend(one.first().map(|bytes| number(bytes.data())).transpose()?);
                    read
                }
                Reader::Any(reader, one) => {
                    one.clear();
                    let (read, ..) = reader.read_records(1, Some(levels), None, one)?;
                    self.values.extend(one.first().map(|bytes| number(bytes.data())).transpose()?);
                    read
                }
            };
            if read == 0 {
                return Ok(row);
            }
        }
        Ok(most)
    }
}

/// A number in two's complement, the highest byte first.
fn number(bytes: &[u8]) -> Result<i128> {
    let is_negative = bytes.first().is_some_and(|byte| byte & 0x80 != 0);
    let mut whole = [if is_negative { 0xff } else { 0 }; 16];
    let begin = whole.len().checked_sub(bytes.len()).ok_or_else(|| damaged("a decimal has more than 16 bytes"))?;
    whole[begin..].copy_from_slice(bytes);
    Ok(i128::from_be_bytes(whole))
}

//! A column of texts. The texts of a dictionary are looked at once, and its rows are read as places in it.

use std::sync::Arc;

use ::parquet::{
    basic::{Repetition, Type as Physical},
    column::{
        page::{Page, PageReader as _},
        reader::ColumnReaderImpl,
    },
    data_type::{ByteArray, ByteArrayType, Int32Type},
    errors::Result,
    schema::types::{ColumnDescPtr, ColumnDescriptor, ColumnPath, Type},
};
use bytes::Bytes;

use super::{
    pages::{Handed, Pages, is_by_index},
    source::{LARGEST_PAGE, damaged, too_large},
};

/// How many bytes of texts are decoded at once, if they are more than those of a page.
const LARGEST_BATCH: usize = 16 << 20;

/// The texts of a dictionary in a row.
#[derive(Debug, Default)]
struct Dictionary {
    text: String,
    /// Where each text ends.
    ends: Vec<u32>,
    /// The places of bytes that are not UTF-8, with the first wrong byte from 1.
    wrong: Vec<(u32, usize)>,
}

/// A column of texts in one group of rows.
pub(super) struct Texts {
    pages: Pages,
    dictionary: Dictionary,
    indices: ColumnReaderImpl<Int32Type>,
    for_indices: Handed,
    plain: ColumnReaderImpl<ByteArrayType>,
    for_plain: Handed,
    /// Whether the page that was read last refers to the dictionary.
    by_index: bool,
    /// Texts of this page that are decoded in one call: each can be as long as the page.
    step: usize,
    /// Bytes of this page that may still be decoded. A text that begins as the one before it has fewer bytes in the page.
    left: u64,
    places: Vec<i32>,
    own: Vec<ByteArray>,
}

impl Texts {
    pub(super) fn new(pages: Pages, descriptor: &ColumnDescPtr) -> Result<Self> {
        let nullable = descriptor.max_def_level() > 0;
        let repetition = if nullable { Repetition::OPTIONAL } else { Repetition::REQUIRED };
        let place = Type::primitive_type_builder("place", Physical::INT32).with_repetition(repetition).build()?;
        let path = ColumnPath::new(vec!["place".to_owned()]);
        let place = Arc::new(ColumnDescriptor::new(Arc::new(place), descriptor.max_def_level(), 0, path));
        let (for_indices, for_plain) = (Handed::default(), Handed::default());
        Ok(Self {
            pages,
            dictionary: Dictionary::default(),
            indices: ColumnReaderImpl::new(place, Box::new(for_indices.clone())),
            for_indices,
            plain: ColumnReaderImpl::new(Arc::clone(descriptor), Box::new(for_plain.clone())),
            for_plain,
            by_index: false,
            step: 1,
            left: LARGEST_PAGE,
            places: Vec::new(),
            own: Vec::new(),
        })
    }

    /// Reads up to `most` rows; none are read only after the last.
    pub(super) fn fill(&mut self, most: usize, levels: &mut Vec<i16>) -> Result<usize> {
        self.places.clear();
        self.own.clear();
        loop {
            let rows = if self.by_index {
                self.indices.read_records(most, Some(levels), None, &mut self.places)?.0
            } else {
                self.fill_own(most, levels)?
            };
            if rows > 0 {
                return Ok(rows);
            }
            let Some(page) = self.pages.get_next_page()? else { return Ok(0) };
            if let Page::DictionaryPage { buf, num_values, encoding, is_sorted } = page {
                self.dictionary = Dictionary::read(&buf, num_values)?;
                // The dictionary of the places is the places themselves.
                let places: Vec<u8> = (0..num_values).flat_map(u32::to_le_bytes).collect();
                let page = Page::DictionaryPage { buf: Bytes::from(places), num_values, encoding, is_sorted };
                self.for_indices.hand(page);
            } else {
                self.by_index = is_by_index(&page);
                self.step = (LARGEST_BATCH / page.buffer().len().max(1)).max(1);
                self.left = LARGEST_PAGE;
                if self.by_index { self.for_indices.hand(page) } else { self.for_plain.hand(page) }
            }
        }
    }

    /// Reads up to `most` rows of a page with texts of its own, or fewer if they are long.
    fn fill_own(&mut self, most: usize, levels: &mut Vec<i16>) -> Result<usize> {
        let (mut rows, mut bytes) = (0, 0);
        while rows < most && bytes < LARGEST_BATCH {
            let before = self.own.len();
            let (read, ..) = self.plain.read_records(self.step.min(most - rows), Some(levels), None, &mut self.own)?;
            if read == 0 {
                break;
            }
            let added: usize = self.own[before..].iter().map(ByteArray::len).sum();
            self.left = self.left.checked_sub(added as u64).ok_or_else(too_large)?;
            (rows, bytes) = (rows + read, bytes + added);
        }
        Ok(rows)
    }

    /// The number of texts of the rows that were read last.
    pub(super) fn n(&self) -> usize {
        self.places.len() + self.own.len()
    }

    /// A text of the rows that were read last, or the first byte that is not UTF-8, from 1.
    pub(super) fn text(&self, place: usize) -> std::result::Result<&str, usize> {
        if self.by_index {
            let index = self.places[place].cast_unsigned();
            return match self.dictionary.wrong.binary_search_by_key(&index, |wrong| wrong.0) {
                Ok(wrong) => Err(self.dictionary.wrong[wrong].1),
                Err(_) => Ok(self.dictionary.get(index as usize)),
            };
        }
        std::str::from_utf8(self.own[place].data()).map_err(|error| error.valid_up_to() + 1)
    }

    /// The place in the dictionary of a text of the rows that were read last; `None` where it is in none.
    pub(super) fn place(&self, place: usize) -> Option<usize> {
        self.by_index.then(|| self.places[place].cast_unsigned() as usize)
    }
}

impl Dictionary {
    fn read(bytes: &Bytes, n: u32) -> Result<Self> {
        let short = || damaged("a dictionary has fewer bytes than texts");
        let mut found = Self { text: String::with_capacity(bytes.len()), ends: Vec::new(), wrong: Vec::new() };
        let mut rest = &bytes[..];
        for place in 0..n {
            let (length, after) = rest.split_first_chunk::<4>().ok_or_else(short)?;
            let length = u32::from_le_bytes(*length) as usize;
            let (text, after) = after.split_at_checked(length).ok_or_else(short)?;
            match std::str::from_utf8(text) {
                Ok(text) => found.text.push_str(text),
                Err(error) => found.wrong.push((place, error.valid_up_to() + 1)),
            }
            found.ends.push(u32::try_from(found.text.len())?);
            rest = after;
        }
        Ok(found)
    }

    /// The text at a place, which the decoder has checked to be in the dictionary.
    fn get(&self, place: usize) -> &str {
        let begin = if place == 0 { 0 } else { self.ends[place - 1] };
        &self.text[begin as usize..self.ends[place] as usize]
    }
}

//! The pages of a column, checked before they are decoded: the library's decoders trust what a page says of itself.

mod delta;

use std::{collections::VecDeque, sync::Arc};

use ::parquet::{
    basic::{Compression, Encoding, Type as Physical},
    column::page::{Page, PageMetadata, PageReader},
    errors::Result,
    file::{metadata::RowGroupMetaData, serialized_reader::SerializedPageReader},
};

use super::source::{Source, damaged};
use delta::after_lengths;

/// The pages of one column in one group of rows.
pub(super) struct Pages {
    inner: SerializedPageReader<Source>,
    physical: Physical,
    /// Whether cells can be empty.
    nullable: bool,
    /// The rows of which no page was read yet.
    left: u64,
    has_dictionary: bool,
}

impl Pages {
    /// The pages of the column at place `leaf`, all of whose rows belong to the group.
    ///
    /// # Errors
    /// The column lies outside of the file, or its compression is not supported.
    pub(super) fn open(source: &Source, group: &RowGroupMetaData, leaf: usize) -> Result<Self> {
        let column = group.columns().get(leaf).ok_or_else(|| damaged("a group of rows lacks a column"))?;
        let begin = column.dictionary_page_offset().unwrap_or_else(|| column.data_page_offset());
        let (Ok(begin), Ok(length)) = (u64::try_from(begin), u64::try_from(column.compressed_size())) else {
            return Err(damaged("a column begins before the file"));
        };
        if !source.has(begin, length) {
            return Err(damaged("a column ends after the file"));
        }
        let gzip = matches!(column.compression(), Compression::GZIP(_));
        if !matches!(
            column.compression(),
            Compression::UNCOMPRESSED | Compression::SNAPPY | Compression::GZIP(_) | Compression::ZSTD(_)
        ) {
            let name = format!("{:?}", column.compression());
            let name = name.split('(').next().unwrap_or_default();
            return Err(damaged(&format!(
                "it is compressed with {name}. Write it with Zstandard, Snappy, gzip or without compression"
            )));
        }
        let left = u64::try_from(group.num_rows()).map_err(|_| damaged("a group has fewer than no rows"))?;
        let inner = SerializedPageReader::new(Arc::new(source.for_pages(gzip)), column, usize::try_from(left)?, None)?;
        let descriptor = column.column_descr();
        let (physical, nullable) = (descriptor.physical_type(), descriptor.max_def_level() > 0);
        Ok(Self { inner, physical, nullable, left, has_dictionary: false })
    }

    /// The next page; none after the last.
    ///
    /// # Errors
    /// The page contradicts itself or the group, or cannot be read.
    pub(super) fn next_page(&mut self) -> Result<Option<Page>> {
        let Some(page) = self.inner.get_next_page()? else { return Ok(None) };
        let n_bytes = page.buffer().len() as u64;
        match &page {
            Page::DictionaryPage { num_values, .. } => {
                if u64::from(*num_values).saturating_mul(self.width()) > n_bytes {
                    return Err(damaged("a dictionary has fewer bytes than values"));
                }
                self.has_dictionary = true;
                return Ok(Some(page));
            }
            Page::DataPage { num_values, def_level_encoding, .. } => {
                #[expect(deprecated, reason = "old files have levels of this encoding")]
                let packed = *def_level_encoding == Encoding::BIT_PACKED;
                if self.nullable && packed && u64::from(*num_values).div_ceil(8) > n_bytes {
                    return Err(damaged("a page has fewer bytes than values"));
                }
                if self.nullable && !packed && *def_level_encoding != Encoding::RLE {
                    return Err(damaged("the levels of a page have an unknown encoding"));
                }
            }
            Page::DataPageV2 { num_values, num_nulls, def_levels_byte_len, rep_levels_byte_len, .. } => {
                let levels = u64::from(*def_levels_byte_len) + u64::from(*rep_levels_byte_len);
                if levels > n_bytes || num_nulls > num_values {
                    return Err(damaged("a page has fewer bytes than levels"));
                }
            }
        }
        let n = u64::from(page.num_values());
        self.left = self.left.checked_sub(n).ok_or_else(|| damaged("a column has more cells than rows"))?;
        if is_by_index(&page) && !self.has_dictionary {
            return Err(damaged("a page refers to a dictionary that is not there"));
        }
        let lists = match page.encoding() {
            Encoding::DELTA_LENGTH_BYTE_ARRAY => 1,
            Encoding::DELTA_BYTE_ARRAY => 2,
            _ => 0,
        };
        let fits = |values: &[u8]| (0..lists).try_fold(values, |rest, _| after_lengths(rest, n)).is_some();
        if lists > 0 && !self.values(&page).is_some_and(fits) {
            return Err(damaged("a page has more lengths than values"));
        }
        Ok(Some(page))
    }

    /// The values of a data page, without the levels before them.
    fn values<'a>(&self, page: &'a Page) -> Option<&'a [u8]> {
        let bytes = &page.buffer()[..];
        let levels = match page {
            Page::DictionaryPage { .. } => return None,
            Page::DataPageV2 { def_levels_byte_len, rep_levels_byte_len, .. } => {
                def_levels_byte_len.checked_add(*rep_levels_byte_len)?
            }
            Page::DataPage { .. } if !self.nullable => 0,
            #[expect(deprecated, reason = "old files have levels of this encoding")]
            Page::DataPage { num_values, def_level_encoding: Encoding::BIT_PACKED, .. } => num_values.div_ceil(8),
            Page::DataPage { .. } => u32::from_le_bytes(*bytes.first_chunk::<4>()?).checked_add(4)?,
        };
        bytes.get(usize::try_from(levels).ok()?..)
    }

    /// The fewest bytes of a value in a dictionary.
    fn width(&self) -> u64 {
        match self.physical {
            Physical::BOOLEAN | Physical::FIXED_LEN_BYTE_ARRAY => 1,
            Physical::INT32 | Physical::FLOAT | Physical::BYTE_ARRAY => 4,
            Physical::INT64 | Physical::DOUBLE => 8,
            Physical::INT96 => 12,
        }
    }
}

/// Whether the cells of a page are places in the dictionary.
pub(super) fn is_by_index(page: &Page) -> bool {
    matches!(page.encoding(), Encoding::RLE_DICTIONARY | Encoding::PLAIN_DICTIONARY) && page.is_data_page()
}

impl Iterator for Pages {
    type Item = Result<Page>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_page().transpose()
    }
}

impl PageReader for Pages {
    fn get_next_page(&mut self) -> Result<Option<Page>> {
        self.next_page()
    }

    fn peek_next_page(&mut self) -> Result<Option<PageMetadata>> {
        Err(damaged("pages are read in their order"))
    }

    fn skip_next_page(&mut self) -> Result<()> {
        Err(damaged("pages are read in their order"))
    }
}

/// Pages that are handed to a decoder one by one.
#[derive(Clone, Default)]
pub(super) struct Handed(Arc<std::sync::Mutex<VecDeque<Page>>>);

impl Handed {
    pub(super) fn hand(&self, page: Page) {
        if let Ok(mut pages) = self.0.lock() {
            pages.push_back(page);
        }
    }
}

impl Iterator for Handed {
    type Item = Result<Page>;

    fn next(&mut self) -> Option<Self::Item> {
        self.get_next_page().transpose()
    }
}

impl PageReader for Handed {
    fn get_next_page(&mut self) -> Result<Option<Page>> {
        Ok(self.0.lock().ok().and_then(|mut pages| pages.pop_front()))
    }

    fn peek_next_page(&mut self) -> Result<Option<PageMetadata>> {
        Err(damaged("pages are read in their order"))
    }

    fn skip_next_page(&mut self) -> Result<()> {
        Err(damaged("pages are read in their order"))
    }
}

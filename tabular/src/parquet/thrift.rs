//! The sizes that a Parquet file declares, read before the library allocates anything: a walk over Thrift's compact
//! protocol that keeps nothing.

/// How deep structures may be nested: those of Parquet are up to six deep.
const DEEPEST: usize = 32;

/// Bytes of the compact protocol, from a position on.
pub(super) struct Walk<'a> {
    bytes: &'a [u8],
}

/// A field of a structure: its type, and its number.
struct Field {
    kind: u8,
    id: i64,
}

/// What a page says about itself before its bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PageSizes {
    /// 0 for data, 2 for a dictionary, 3 for data of version 2.
    pub(super) kind: i64,
    /// Bytes after decompression.
    pub(super) plain: i64,
    /// Bytes in the file.
    pub(super) packed: i64,
}

/// Where the values of a data page of version 2 begin, and whether they are compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Values {
    /// The bytes of the levels before them, which are never compressed.
    pub(super) begin: i64,
    /// Compressed, unless the header says that they are not.
    pub(super) is_compressed: bool,
}

/// What a file says about itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct FileSizes {
    /// Groups of rows.
    pub(super) groups: u64,
    /// Whether its columns are encrypted.
    pub(super) is_encrypted: bool,
}

impl PageSizes {
    /// The sizes in a page's header; `None` if the bytes are no header.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        Self::walk(&mut Walk { bytes }).map(|(sizes, _)| sizes)
    }

    /// The sizes, and the number of the last field that was read.
    fn walk(walk: &mut Walk<'_>) -> Option<(Self, i64)> {
        let mut sizes = Self::default();
        let mut last = 0;
        // The three sizes are the first fields of every header, and the bytes may end within a later field.
        for _ in 0..3 {
            let field = walk.field(last)?;
            last = field.id;
            let number = if field.kind == I32 { walk.signed()? } else { return None };
            match field.id {
                1 => sizes.kind = number,
                2 => sizes.plain = number,
                3 => sizes.packed = number,
                _ => return None,
            }
        }
        Some((sizes, last))
    }
}

impl Values {
    /// What the header of a data page of version 2 says of its values; `None` if the bytes are no complete header. Fields
    /// that are repeated or out of order are refused: a decoder could take another of them than this walk.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let mut walk = Walk { bytes };
        let (_, mut last) = PageSizes::walk(&mut walk)?;
        let mut found = None;
        loop {
            let field = walk.field(last)?;
            match (field.id, field.kind) {
                (_, STOP) => return found,
                (id, _) if id <= last => return None,
                (8, STRUCT) => found = Some(Self::of_page(&mut walk)?),
                _ => walk.skip(field.kind, DEEPEST)?,
            }
            last = field.id;
        }
    }

    /// The fields of the structure that describes a data page of version 2.
    fn of_page(walk: &mut Walk<'_>) -> Option<Self> {
        let mut found = Self { begin: 0, is_compressed: true };
        let mut last = 0;
        loop {
            let field = walk.field(last)?;
            match (field.id, field.kind) {
                (_, STOP) => return Some(found),
                (id, _) if id <= last => return None,
                (5 | 6, I32) => {
                    let bytes = walk.signed()?;
                    found.begin = if bytes < 0 { return None } else { found.begin.checked_add(bytes)? };
                }
                (7, TRUE | FALSE) => found.is_compressed = field.kind == TRUE,
                _ => walk.skip(field.kind, DEEPEST)?,
            }
            last = field.id;
        }
    }
}

impl FileSizes {
    /// The sizes in the description of a file; `None` if the bytes are none, or a list is longer than they are.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let (mut walk, mut sizes) = (Walk { bytes }, Self::default());
        let mut last = 0;
        loop {
            let field = walk.field(last)?;
            last = field.id;
            match (field.id, field.kind) {
                (_, STOP) => return Some(sizes),
                (4, LIST) => {
                    let mut ahead = Walk { bytes: walk.bytes };
                    sizes.groups = ahead.list()?.1;
                }
                (8, _) => sizes.is_encrypted = true,
                _ => {}
            }
            walk.skip(field.kind, DEEPEST)?;
        }
    }
}

const STOP: u8 = 0;
/// In a structure, the type of a flag is its value.
const TRUE: u8 = 1;
const FALSE: u8 = 2;
const I32: u8 = 5;
const LIST: u8 = 9;
const STRUCT: u8 = 12;

impl Walk<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(*first)
    }

    fn advance(&mut self, n: u64) -> Option<()> {
        self.bytes = self.bytes.get(usize::try_from(n).ok()?..)?;
        Some(())
    }

    /// A number of variable length.
    fn unsigned(&mut self) -> Option<u64> {
        let mut value = 0_u64;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            value |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(value);
            }
        }
        None
    }

    /// A number of variable length whose sign is its lowest bit.
    fn signed(&mut self) -> Option<i64> {
        let value = self.unsigned()?;
        i64::try_from(value >> 1).ok().map(|half| if value & 1 == 0 { half } else { !half })
    }

    /// The beginning of a field, after the field with the number `last`.
    fn field(&mut self, last: i64) -> Option<Field> {
        let byte = self.byte()?;
        let (kind, ahead) = (byte & 0x0f, i64::from(byte >> 4));
        let id = match (kind, ahead) {
            (STOP, _) => last,
            (_, 0) => self.signed()?,
            _ => last.checked_add(ahead)?,
        };
        Some(Field { kind, id })
    }

    /// The type and the number of a list's elements, each of which has at least a byte.
    fn list(&mut self) -> Option<(u8, u64)> {
        let byte = self.byte()?;
        let n = if byte >> 4 == 15 { self.unsigned()? } else { u64::from(byte >> 4) };
        (n <= self.bytes.len() as u64).then_some((byte & 0x0f, n))
    }

    fn skip(&mut self, kind: u8, deepest: usize) -> Option<()> {
        let deeper = deepest.checked_sub(1)?;
        match kind {
            TRUE | FALSE => Some(()),
            3 => self.advance(1),
            4..=6 => self.unsigned().map(|_| ()),
            7 => self.advance(8),
            8 => {
                let n = self.unsigned()?;
                self.advance(n)
            }
            LIST | 10 => {
                let (kind, n) = self.list()?;
                (0..n).try_for_each(|_| {
                    if matches!(kind, TRUE | FALSE) { self.advance(1) } else { self.skip(kind, deeper) }
                })
            }
            STRUCT => {
                let mut last = 0;
                loop {
                    let field = self.field(last)?;
                    last = field.id;
                    if field.kind == STOP {
                        return Some(());
                    }
                    self.skip(field.kind, deeper)?;
                }
            }
            // Maps do not occur in Parquet.
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{FileSizes, PageSizes, Values};

    #[test]
    fn the_sizes_of_a_page_are_its_first_three_fields() {
        // Data, 300 bytes unpacked, 20 packed; the rest of the header is cut off.
        let sizes = PageSizes::read(&[0x15, 0, 0x15, 0xd8, 0x04, 0x15, 40, 0x2c]).unwrap();
        assert_eq!(sizes, PageSizes { kind: 0, plain: 300, packed: 20 });
        assert_eq!(PageSizes::read(&[0x15, 0, 0x15]), None);
        assert_eq!(PageSizes::read(&[0x18, 1, 65]), None);
    }

    #[test]
    fn the_values_of_a_page_begin_after_its_levels() {
        // Data of version 2 with 300 bytes in 20; then a structure: 7 rows, 10 and 2 bytes of levels, not compressed.
        let header = [0x15, 6, 0x15, 0xd8, 0x04, 0x15, 40, 0x5c, 0x15, 14, 0x45, 20, 0x15, 4, 0x12, 0, 0];
        assert_eq!(Values::read(&header), Some(Values { begin: 12, is_compressed: false }));
        for length in 0..header.len() {
            assert_eq!(Values::read(&header[..length]), None, "{length}");
        }
        let mut twice = header[..15].to_vec();
        // The flag a second time, with its number written out.
        twice.extend([0x01, 14, 0, 0]);
        assert_eq!(Values::read(&twice), None);
        let packed = [0x15, 6, 0x15, 0, 0x15, 0, 0x5c, 0, 0];
        assert_eq!(Values::read(&packed), Some(Values { begin: 0, is_compressed: true }));
        assert_eq!(Values::read(&[0x15, 6, 0x15, 0, 0x15, 0, 0]), None, "the structure is missing");
    }

    #[test]
    fn a_list_that_is_longer_than_its_bytes_is_refused_before_anything_is_made() {
        // Version 1; then two thousand million groups of rows in a few bytes.
        let many = [0x15, 2, 0x39, 0xfc, 0xff, 0xff, 0xff, 0xff, 0x07, 0, 0];
        assert_eq!(FileSizes::read(&many), None);
        let one = [0x15, 2, 0x39, 0x1c, 0, 0];
        assert_eq!(FileSizes::read(&one), Some(FileSizes { groups: 1, is_encrypted: false }));
        let encrypted = [0x15, 2, 0x7c, 0, 0];
        assert_eq!(FileSizes::read(&encrypted), Some(FileSizes { groups: 0, is_encrypted: true }));
        let deep = [0x1c; 64];
        assert_eq!(FileSizes::read(&deep), None);
    }
}

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
        let (mut walk, mut sizes) = (Walk { bytes }, Self::default());
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
        Some(sizes)
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
const I32: u8 = 5;
const LIST: u8 = 9;

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
            // In a structure, the type of a flag is its value.
            1 | 2 => Some(()),
            3 => self.advance(1),
            4..=6 => self.unsigned().map(|_| ()),
            7 => self.advance(8),
            8 => {
                let n = self.unsigned()?;
                self.advance(n)
            }
            LIST | 10 => {
                let (kind, n) = self.list()?;
                (0..n).try_for_each(|_| if matches!(kind, 1 | 2) { self.advance(1) } else { self.skip(kind, deeper) })
            }
            12 => {
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
    use super::{FileSizes, PageSizes};

    #[test]
    fn the_sizes_of_a_page_are_its_first_three_fields() {
        // Data, 300 bytes unpacked, 20 packed; the rest of the header is cut off.
        let sizes = PageSizes::read(&[0x15, 0, 0x15, 0xd8, 0x04, 0x15, 40, 0x2c]).unwrap();
        assert_eq!(sizes, PageSizes { kind: 0, plain: 300, packed: 20 });
        assert_eq!(PageSizes::read(&[0x15, 0, 0x15]), None);
        assert_eq!(PageSizes::read(&[0x18, 1, 65]), None);
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

//! Opens the archive of an export as any reader does: by its table of contents.

use std::collections::BTreeMap;
use std::io::Read as _;

use flate2::read::DeflateDecoder;

/// The files of an archive, unpacked.
pub fn open(bytes: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let end = bytes.windows(4).rposition(|window| window == b"PK\x06\x06").expect("the end of a ZIP64 archive");
    let (n, mut at) = (long(bytes, end + 32), usize::try_from(long(bytes, end + 48)).expect("a place"));
    let mut files = BTreeMap::new();
    for _ in 0..n {
        assert_eq!(&bytes[at..at + 4], b"PK\x01\x02");
        let (name_length, extra_length) = (short(bytes, at + 28), short(bytes, at + 30));
        let name = String::from_utf8(bytes[at + 46..at + 46 + name_length].to_vec()).expect("a name");
        let extra = at + 46 + name_length + 4;
        let sizes: Vec<usize> = (0..3).map(|i| usize::try_from(long(bytes, extra + 8 * i)).expect("a size")).collect();
        let start = sizes[2] + 30 + short(bytes, sizes[2] + 26) + short(bytes, sizes[2] + 28);
        let mut unpacked = Vec::new();
        DeflateDecoder::new(&bytes[start..start + sizes[1]]).read_to_end(&mut unpacked).expect("deflated");
        assert_eq!(unpacked.len(), sizes[0], "{name}");
        files.insert(name, unpacked);
        at += 46 + name_length + extra_length;
    }
    files
}

fn long(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"))
}

fn short(bytes: &[u8], at: usize) -> usize {
    usize::from(u16::from_le_bytes(bytes[at..at + 2].try_into().expect("two bytes")))
}

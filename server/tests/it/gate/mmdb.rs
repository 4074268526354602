//! A database in MaxMind's format, version 2, written byte by byte: a search tree over the bits of addresses, the
//! values it leads to, and what the file says of itself (maxmind.github.io/MaxMind-DB).

use std::net::IpAddr;

/// The empty place of a record while the tree grows.
const NOTHING: usize = usize::MAX;
/// Places of values are told from nodes by this bit while the tree grows.
const VALUE: usize = 1 << 40;

/// A file with a value for each network, such as `192.0.2.0/24`.
pub fn file(networks: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let (mut tree, mut values) = (vec![[NOTHING; 2]], Vec::<u8>::new());
    for (network, value) in networks {
        plant(&mut tree, network, VALUE | values.len());
        values.extend(value);
    }
    let n = tree.len();
    let mut bytes = Vec::new();
    for record in tree.into_iter().flatten() {
        let number = match record {
            NOTHING => n,
            value if value & VALUE != 0 => n + 16 + (value ^ VALUE),
            node => node,
        };
        bytes.extend(&u32::try_from(number).expect("a small file").to_be_bytes()[1..]);
    }
    bytes.extend([0; 16]);
    bytes.extend(values);
    bytes.extend(b"\xab\xcd\xefMaxMind.com");
    bytes.extend(about(n));
    bytes
}

/// A country, as country files have it.
pub fn country(code: &str) -> Vec<u8> {
    map(&[("country", map(&[("iso_code", text(code))]))])
}

/// Fields with their values.
pub fn map(fields: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = vec![7 << 5 | size(fields.len())];
    for (name, value) in fields {
        bytes.extend(text(name));
        bytes.extend(value);
    }
    bytes
}

/// A text.
pub fn text(text: &str) -> Vec<u8> {
    [&[2 << 5 | size(text.len())], text.as_bytes()].concat()
}

fn about(n_nodes: usize) -> Vec<u8> {
    let short = |number: u16| [&[5 << 5 | 2], &number.to_be_bytes()[..]].concat();
    let nodes = u32::try_from(n_nodes).expect("a small file").to_be_bytes();
    // Types from 8 on are written as 0, with the rest in a byte of its own: 9 is 64 bits wide, 11 a list.
    let built = [&[8, 9 - 7], &1_700_000_000_u64.to_be_bytes()[..]].concat();
    let languages = [&[1, 11 - 7], &text("en")[..]].concat();
    map(&[
        ("node_count", [&[6 << 5 | 4], &nodes[..]].concat()),
        ("record_size", short(24)),
        ("ip_version", short(6)),
        ("database_type", text("Test-Country")),
        ("languages", languages),
        ("binary_format_major_version", short(2)),
        ("binary_format_minor_version", short(0)),
        ("build_epoch", built),
        ("description", map(&[("en", text("A few networks"))])),
    ])
}

/// Leads the bits of a network to a value. IPv4 addresses lie under 96 zeros.
fn plant(tree: &mut Vec<[usize; 2]>, network: &str, value: usize) {
    let (address, length) = network.split_once('/').expect("address/length");
    let length: usize = length.parse().expect("a length");
    let (bits, length) = match address.parse().expect("an address") {
        IpAddr::V4(address) => (u128::from(u32::from(address)), length + 96),
        IpAddr::V6(address) => (u128::from(address), length),
    };
    let mut node = 0;
    for depth in 0..length {
        let side = usize::from(bits >> (127 - depth) & 1 == 1);
        if depth + 1 == length {
            tree[node][side] = value;
        } else if tree[node][side] == NOTHING {
            tree.push([NOTHING; 2]);
            let last = tree.len() - 1;
            tree[node][side] = last;
            node = last;
        } else {
            node = tree[node][side];
        }
    }
}

fn size(length: usize) -> u8 {
    u8::try_from(length).ok().filter(|length| *length < 29).expect("short enough for one byte")
}

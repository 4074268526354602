//! Lists of lengths in a page of texts (DELTA_BINARY_PACKED), looked at before the library makes room for as many as they
//! claim to have.

/// What follows after a list of lengths; `None` if it claims more than `most` of them, or ends too early.
pub(super) fn after_lengths(bytes: &[u8], most: u64) -> Option<&[u8]> {
    let mut rest = bytes;
    let block = number(&mut rest)?;
    let parts = number(&mut rest)?;
    let n = number(&mut rest)?;
    let of_part = block.checked_div(parts)?;
    if n > most || of_part == 0 {
        return None;
    }
    // The first length is in the header; each block has its smallest difference, the widths of its parts, and the parts.
    number(&mut rest)?;
    let mut left = n.saturating_sub(1);
    while left > 0 {
        number(&mut rest)?;
        let (widths, after) = rest.split_at_checked(usize::try_from(parts).ok()?)?;
        rest = after;
        for width in widths {
            if left == 0 {
                break;
            }
            left = left.saturating_sub(of_part);
            let size = u64::from(*width).checked_mul(of_part)? / 8;
            rest = rest.get(usize::try_from(size).ok()?..)?;
        }
    }
    Some(rest)
}

/// A number of variable length.
fn number(rest: &mut &[u8]) -> Option<u64> {
    let mut value = 0_u64;
    for shift in (0..64).step_by(7) {
        let (byte, after) = rest.split_first()?;
        *rest = after;
        value |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::after_lengths;

    #[test]
    fn a_list_that_claims_more_lengths_than_values_is_refused() {
        // Blocks of 128 in 4 parts; 2³⁵ lengths, the first of them 0.
        let many = [0x80, 1, 4, 0x80, 0x80, 0x80, 0x80, 0x80, 1, 0];
        assert_eq!(after_lengths(&many, 1_000), None);
        let one = [0x80, 1, 4, 1, 0, 7, 8];
        assert_eq!(after_lengths(&one, 1), Some(&[7, 8][..]));
        assert_eq!(after_lengths(&one, 0), None);
        // 40 lengths: 32 differences of 2 bits in 8 bytes, and 7 of 0 bits; the other widths do not count.
        let two = [&[0x80, 1, 4, 40, 0, 0, 2, 0, 9, 9][..], &[1; 8], &[5]].concat();
        assert_eq!(after_lengths(&two, 40), Some(&[5][..]));
        for length in 0..two.len() - 1 {
            assert_eq!(after_lengths(&two[..length], 40), None, "{length}");
        }
        assert_eq!(after_lengths(&[0x80, 1, 0, 1, 0], 9), None);
    }
}

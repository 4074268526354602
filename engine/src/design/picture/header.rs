//! The width and height of a picture, as the header of its file says, so that a page leaves room for it.

use shared::PictureKind;

/// The width and height in pixels, if they can be read.
pub(super) fn pixels(kind: PictureKind, bytes: &[u8]) -> Option<(i64, i64)> {
    let (width, height) = match kind {
        PictureKind::Png => (big(bytes, 16, 4)?, big(bytes, 20, 4)?),
        PictureKind::Gif => (little(bytes, 6, 2)?, little(bytes, 8, 2)?),
        PictureKind::Webp => webp(bytes)?,
        PictureKind::Jpeg => jpeg(bytes)?,
    };
    (width > 0 && height > 0).then_some((width, height))
}

/// The three formats that WebP has: lossy, lossless and extended.
fn webp(bytes: &[u8]) -> Option<(i64, i64)> {
    match bytes.get(12..16)? {
        b"VP8 " => Some((little(bytes, 26, 2)? & 0x3fff, little(bytes, 28, 2)? & 0x3fff)),
        b"VP8L" => {
            let bits = little(bytes, 21, 4)?;
            Some(((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1))
        }
        b"VP8X" => Some((little(bytes, 24, 3)? + 1, little(bytes, 27, 3)? + 1)),
        _ => None,
    }
}

/// The segments of a JPEG up to the one that begins the picture.
fn jpeg(bytes: &[u8]) -> Option<(i64, i64)> {
    let mut at = 2;
    loop {
        if *bytes.get(at)? != 0xff {
            return None;
        }
        match *bytes.get(at + 1)? {
            // Bytes that only fill.
            0xff => at += 1,
            // Segments without content.
            0x01 | 0xd0..=0xd8 => at += 2,
            // These share their range with the beginnings of pictures.
            0xc4 | 0xc8 | 0xcc => at += 2 + length(bytes, at)?,
            0xc0..=0xcf => return Some((big(bytes, at + 7, 2)?, big(bytes, at + 5, 2)?)),
            // The data of the picture, or the end.
            0xd9 | 0xda => return None,
            _ => at += 2 + length(bytes, at)?,
        }
    }
}

/// The length of the segment that begins here.
fn length(bytes: &[u8], at: usize) -> Option<usize> {
    usize::try_from(big(bytes, at + 2, 2)?).ok()
}

fn big(bytes: &[u8], at: usize, n: usize) -> Option<i64> {
    Some(bytes.get(at..at + n)?.iter().fold(0, |sum, byte| (sum << 8) | i64::from(*byte)))
}

fn little(bytes: &[u8], at: usize, n: usize) -> Option<i64> {
    Some(bytes.get(at..at + n)?.iter().rev().fold(0, |sum, byte| (sum << 8) | i64::from(*byte)))
}

#[cfg(test)]
mod tests {
    use rand::RngExt as _;

    use super::*;

    #[test]
    fn width_and_height_are_where_each_format_has_them() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x01\xe0";
        let gif = b"GIF89a\x80\x02\xe0\x01";
        let lossy = b"RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x80\x02\xe0\x01";
        let lossless = b"RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x7f\xc2\x77\0";
        let extended = b"RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\x7f\x02\0\xdf\x01\0";
        let jpeg = b"\xff\xd8\xff\xe0\0\x04ab\xff\xff\xc4\0\x02\xff\xc2\0\x11\x08\x01\xe0\x02\x80";
        for (kind, bytes) in [
            (PictureKind::Png, &png[..]),
            (PictureKind::Gif, gif),
            (PictureKind::Webp, lossy),
            (PictureKind::Webp, lossless),
            (PictureKind::Webp, extended),
            (PictureKind::Jpeg, jpeg),
        ] {
            assert_eq!(pixels(kind, bytes), Some((640, 480)), "{kind}");
            assert_eq!(pixels(kind, &bytes[..bytes.len() - 2]), None, "{kind} that ends early");
        }
        assert_eq!(pixels(PictureKind::Gif, b"GIF89a\0\0\0\0"), None);
    }

    #[test]
    fn any_bytes_are_read_to_an_end() {
        testing::inputs(
            |rng| (0..rng.random_range(0..60)).map(|_| if rng.random() { 0xff } else { rng.random() }).collect(),
            |bytes: &Vec<u8>| {
                for kind in PictureKind::ALL {
                    let _ = pixels(*kind, bytes);
                }
            },
        );
    }
}

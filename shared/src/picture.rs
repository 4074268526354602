//! Pictures of a study, which instructions show by their names.

use serde::{Deserialize, Serialize};

use crate::{limit, words::words};

words! {
    /// What kind of file a picture is.
    PictureKind {
        /// PNG.
        Png = "png",
        /// JPEG.
        Jpeg = "jpeg",
        /// WebP.
        Webp = "webp",
        /// GIF.
        Gif = "gif",
    }
}

impl PictureKind {
    /// The kind of a file, by its first bytes. The name of a file says nothing about what a browser makes of it.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => Some(Self::Png),
            [0xff, 0xd8, 0xff, ..] => Some(Self::Jpeg),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some(Self::Webp),
            [b'G', b'I', b'F', b'8', b'7' | b'9', b'a', ..] => Some(Self::Gif),
            _ => None,
        }
    }

    /// The media type with which it is sent.
    pub const fn media(self) -> &'static str {
        match self {
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
            Self::Webp => "image/webp",
            Self::Gif => "image/gif",
        }
    }

    /// How the name of such a file ends.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Jpeg => "jpg",
            Self::Webp => "webp",
            Self::Gif => "gif",
        }
    }
}

/// A picture that a text shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShownPicture {
    /// Its name, by which the text shows it.
    pub name: String,
    /// SHA-256 of its bytes. Addresses carry it, so that a browser may keep what it has loaded.
    pub sha256: String,
    /// Its width in pixels, if the file says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub width: Option<i64>,
    /// Its height in pixels, if the file says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<i64>,
}

/// Whether a picture may have this name. It is written in Markdown and in addresses as it is.
pub fn is_picture_name(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    (1..=limit::PICTURE_NAME).contains(&name.len()) && name.bytes().all(fits) && !name.starts_with('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_recognised_by_the_first_bytes_alone() {
        for (bytes, kind) in [
            (&b"\x89PNG\r\n\x1a\nrest"[..], Some(PictureKind::Png)),
            (b"\xff\xd8\xff\xe0rest", Some(PictureKind::Jpeg)),
            (b"RIFF\0\0\0\0WEBPVP8 ", Some(PictureKind::Webp)),
            (b"GIF89a", Some(PictureKind::Gif)),
            (b"GIF87a", Some(PictureKind::Gif)),
            (b"GIF88a", None),
            (b"RIFF\0\0\0\0WAVE", None),
            (b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>", None),
            (b"<!doctype html>", None),
            (b"%PDF-1.7", None),
            (b"\x89PN", None),
            (b"", None),
        ] {
            assert_eq!(PictureKind::of(bytes), kind, "{bytes:?}");
        }
    }

    #[test]
    fn a_name_needs_no_escaping_anywhere() {
        let longest = "a".repeat(limit::PICTURE_NAME);
        for name in ["a.png", "A-b_c.1.jpg", "1", longest.as_str()] {
            assert!(is_picture_name(name), "{name}");
        }
        let longer = format!("{longest}a");
        for name in ["", ".", "..", ".png", "a b", "a/b", "é.png", "a?b", "a\"b", "https://a", "a\0", longer.as_str()]
        {
            assert!(!is_picture_name(name), "{name}");
        }
    }
}

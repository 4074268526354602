//! The name of a picture, made from that of its file.

use shared::{PictureKind, limit};

/// The name of a file whose own has no letter that a name may have.
const PLAIN: &str = "picture";

/// A name that none of the others has, upper and lower case being the same. It ends as its kind does, whatever the file
/// claimed to be.
pub(super) fn free_name(file: &str, kind: PictureKind, taken: &[&str]) -> String {
    let stem = stem(file);
    let named = |number: usize| {
        let end = if number == 1 { format!(".{}", kind.ending()) } else { format!("-{number}.{}", kind.ending()) };
        let room = limit::PICTURE_NAME - end.len();
        format!("{}{end}", stem[..stem.len().min(room)].trim_end_matches(['-', '_', '.']))
    };
    let is_free = |name: &String| taken.iter().all(|other| !other.eq_ignore_ascii_case(name));
    // One of as many names as there are others, and one more, is free.
    (1..=taken.len() + 1).map(named).find(is_free).unwrap_or_default()
}

/// What is left of the name of a file without its folder and its ending: ASCII alone, so that it can be cut anywhere.
fn stem(file: &str) -> String {
    let file = file.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let mut name = String::new();
    for c in stem.to_lowercase().chars() {
        let c = if c.is_ascii_alphanumeric() || ['_', '.'].contains(&c) { c } else { '-' };
        if c != '-' || !name.ends_with('-') {
            name.push(c);
        }
    }
    let name = name.trim_matches(['-', '_', '.']);
    if name.is_empty() { PLAIN.to_owned() } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use shared::is_picture_name;

    use super::*;

    #[test]
    fn a_name_is_made_from_that_of_the_file() {
        let long = "x".repeat(200);
        for (file, name) in [
            ("cat.png", "cat.png"),
            ("Screenshot 2025-01-02 (3).PNG", "screenshot-2025-01-02-3.png"),
            ("C:\\pictures\\cat.jpeg", "cat.png"),
            ("../../etc/passwd", "passwd.png"),
            ("a.b.gif", "a.b.png"),
            ("猫.png", "picture.png"),
            (".png", "picture.png"),
            ("", "picture.png"),
            ("\"><script>.svg", "script.png"),
        ] {
            assert_eq!(free_name(file, PictureKind::Png, &[]), name, "{file}");
        }
        let name = free_name(&long, PictureKind::Webp, &[]);
        assert!(name.len() == limit::PICTURE_NAME && is_picture_name(&name), "{name}");
    }

    #[test]
    fn no_two_pictures_have_one_name() {
        assert_eq!(free_name("cat.png", PictureKind::Png, &["CAT.png", "cat-2.png", "cat.jpg"]), "cat-3.png");
        let long = "x".repeat(200);
        let first = free_name(&long, PictureKind::Jpeg, &[]);
        let second = free_name(&long, PictureKind::Jpeg, &[&first]);
        assert!(second != first && second.ends_with("-2.jpg") && is_picture_name(&second), "{second}");
    }
}

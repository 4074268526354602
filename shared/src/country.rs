//! Countries by name, for the list from which workers choose theirs: ISO 3166-1 codes with common names in the
//! languages of [`Locale`].

use crate::{Country, Locale};

/// After a line with the tags of the locales, one country a line: its code and its names in these languages, separated by
/// bars.
const LIST: &str = include_str!("countries.txt");

/// All countries as code and name, sorted by name.
pub fn countries(say: Locale) -> Vec<(&'static str, &'static str)> {
    let mut all: Vec<_> = LIST.lines().skip(1).filter_map(|line| Some((code(line)?, name(line, say)?))).collect();
    all.sort_by_cached_key(|(_, name)| name.chars().map(plain).collect::<String>());
    all
}

fn code(line: &str) -> Option<&str> {
    line.split('|').next()
}

fn name(line: &str, say: Locale) -> Option<&str> {
    let place = |locale: Locale| LIST.lines().next()?.split('|').position(|tag| tag == locale.tag());
    // A language without names of countries shows the English ones.
    line.split('|').nth(place(say).or_else(|| place(Locale::En))?)
}

/// The letter under which a name is sorted: É is sorted as E.
fn plain(letter: char) -> char {
    match letter.to_ascii_lowercase() {
        'À' | 'Á' | 'Â' | 'Ã' | 'Å' | 'à' | 'á' | 'â' | 'ã' | 'å' | 'æ' => 'a',
        'Ç' | 'ç' => 'c',
        'É' | 'Ê' | 'è' | 'é' | 'ê' | 'ë' => 'e',
        'Í' | 'Î' | 'í' | 'î' | 'ï' => 'i',
        'Ó' | 'Ô' | 'Ø' | 'ó' | 'ô' | 'õ' | 'ø' => 'o',
        'Ú' | 'ú' | 'ü' | 'ù' => 'u',
        '’' | '-' => ' ',
        other => other,
    }
}

impl Country {
    /// The common name, or the code itself if it is not the code of a country.
    pub fn name(&self, say: Locale) -> &str {
        self.line().and_then(|line| name(line, say)).unwrap_or(self.as_str())
    }

    /// Whether the code is that of a country.
    pub fn exists(&self) -> bool {
        self.line().is_some()
    }

    fn line(&self) -> Option<&'static str> {
        LIST.lines().skip(1).find(|line| code(line) == Some(self.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_there_once_and_reads_as_a_country() {
        for say in Locale::ALL {
            let all = countries(say);
            let mut codes: Vec<&str> = all.iter().map(|(code, _)| *code).collect();
            codes.sort_unstable();
            codes.dedup();
            assert_eq!((codes.len(), all.len()), (249, 249));
            assert!(codes.iter().all(|code| code.parse::<Country>().is_ok()));
            let mut names: Vec<&str> = all.iter().map(|(_, name)| name.trim()).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), 249, "each has a name of its own in {}", say.tag());
            assert!(!names.contains(&""));
        }
    }

    #[test]
    fn a_list_is_in_the_order_in_which_people_look() {
        let place = |say, code: &str| countries(say).iter().position(|(own, _)| *own == code).expect("a country");
        assert!(place(Locale::Fr, "DE") < place(Locale::Fr, "AD"), "Allemagne before Andorre");
        assert!(place(Locale::Fr, "EG") < place(Locale::Fr, "ES"), "Égypte before Espagne");
        assert!(place(Locale::PtBr, "AT") < place(Locale::PtBr, "AZ"), "Áustria before Azerbaijão");
        let unfolded = |(_, name): &(&str, &str)| name.chars().map(plain).any(|letter| !(letter.is_ascii()));
        for say in Locale::ALL {
            assert!(!countries(say).iter().any(unfolded), "a letter has no place in {}", say.tag());
        }
    }

    #[test]
    fn a_country_has_a_name_and_an_unknown_code_does_not_exist() {
        let read = |code: &str| code.parse::<Country>().expect("two letters");
        assert_eq!(read("br").name(Locale::En), "Brazil");
        assert_eq!(read("br").name(Locale::Fr), "Brésil");
        assert_eq!(read("xx").name(Locale::It), "XX");
        assert!(!read("XX").exists());
    }
}

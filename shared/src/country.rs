//! Countries by name, as a worker chooses theirs from a list: ISO 3166-1 codes with common English names.

use crate::Country;

/// A code, a blank and a name a line, in the order of the names.
const LIST: &str = include_str!("countries.txt");

/// All countries, code and name, in the order of their names.
pub fn countries() -> impl Iterator<Item = (&'static str, &'static str)> {
    LIST.lines().filter_map(|line| line.split_once(' '))
}

impl Country {
    /// The common English name; the code where it stands for no country.
    pub fn name(&self) -> &str {
        countries().find(|(code, _)| *code == self.as_str()).map_or(self.as_str(), |(_, name)| name)
    }

    /// Whether the code stands for a country.
    pub fn exists(&self) -> bool {
        countries().any(|(code, _)| code == self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_there_once_and_reads_as_a_country() {
        let mut codes: Vec<&str> = countries().map(|(code, _)| code).collect();
        assert_eq!(codes.len(), 249);
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), 249);
        assert!(codes.iter().all(|code| code.parse::<Country>().is_ok()));
    }

    #[test]
    fn a_country_has_a_name_and_an_unknown_code_does_not_exist() {
        let read = |code: &str| code.parse::<Country>().expect("two letters");
        assert_eq!(read("br").name(), "Brazil");
        assert!(!read("XX").exists());
    }
}

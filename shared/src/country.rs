//! Countries: the codes that ISO 3166-1 assigns, their list for a reader, and lists of them as people type them. The names
//! are Unicode's (CLDR).

#[cfg(not(target_arch = "wasm32"))]
use std::collections::HashMap;

use crate::{Country, Locale};
#[cfg(not(target_arch = "wasm32"))]
use crate::{
    Problem,
    locale::{SEPARATORS, folded},
    refusal,
};

/// The codes that ISO 3166-1 assigns to countries and territories, sorted.
const CODES: &str = "\
    AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BV BR IO VG BN BG BF \
    BI CV KH CM CA BQ KY CF TD CL CN CX CC CO KM CD CG CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ \
    ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM HN HK HU IS IN ID IR IQ IE \
    IM IL IT JM JP JE JO KZ KE KI KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD \
    MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF KP MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA \
    RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA GS KR SS ES LK SD SR SJ SE CH \
    SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UM VI UY UZ VU VA VE VN WF EH YE ZM ZW";

/// All countries as code and name, in the order in which readers of the language look names up.
#[cfg(not(target_arch = "wasm32"))]
pub fn countries(say: Locale) -> Vec<(&'static str, String)> {
    let named = |code: &'static str| Some((code, say.country(&code.parse().ok()?)));
    let mut all: Vec<_> = CODES.split(' ').filter_map(named).collect();
    say.sort_by_name(&mut all, |(_, name)| name);
    all
}

impl Locale {
    /// The names of several countries, in the order in which readers look names up: `France and Italy`.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn country_list(self, countries: &[Country]) -> String {
        let mut names: Vec<String> = countries.iter().map(|country| self.country(country)).collect();
        self.sort_by_name(&mut names, |name| name);
        self.list(&names)
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Locale {
    /// Reads a list of countries: codes, or names in this language or in English, with commas, semicolons or lines between
    /// them; between codes, blanks are enough.
    ///
    /// # Errors
    /// A part is neither a code nor a name that is known; the refusal quotes all such parts.
    pub fn read_countries(self, list: &str) -> Result<Vec<Country>, Problem> {
        let names = country_names(self);
        let mut found = Vec::new();
        let mut unknown = Vec::new();
        let parts = list.split(SEPARATORS).map(str::trim);
        for part in parts.filter(|part| !part.is_empty()) {
            let codes: Option<Vec<Country>> = part.split_whitespace().map(coded).collect();
            match names.get(&folded(part)).map(|country| vec![country.clone()]).or(codes) {
                Some(countries) => found.extend(countries),
                None => unknown.push(part),
            }
        }
        if unknown.is_empty() {
            return Ok(found);
        }
        Err(Problem::invalid("countries", refusal::countries_not_understood(unknown.join(", "))))
    }

    /// The countries as they are typed: their names with commas between them, which are read back as the same countries.
    pub fn typed_countries(self, countries: &[Country]) -> String {
        let separator = if self == Self::Ja { "、" } else { ", " };
        let typed = |country: &Country| {
            let name = self.country(country);
            // A name with a comma of its own would be read as two.
            if name.contains(SEPARATORS) { country.as_str().to_owned() } else { name }
        };
        countries.iter().map(typed).collect::<Vec<_>>().join(separator)
    }
}

/// The country of a code that exists.
#[cfg(not(target_arch = "wasm32"))]
fn coded(code: &str) -> Option<Country> {
    code.parse().ok().filter(Country::exists)
}

/// All names in this language and in English, as they are compared; a name of this language goes first.
#[cfg(not(target_arch = "wasm32"))]
fn country_names(say: Locale) -> HashMap<String, Country> {
    let mut names = HashMap::new();
    for say in [say, Locale::En] {
        for country in CODES.split(' ').filter_map(coded) {
            names.entry(folded(&say.country(&country))).or_insert(country);
        }
    }
    names
}

impl Country {
    /// Whether the code is that of a country.
    pub fn exists(&self) -> bool {
        CODES.split(' ').any(|code| code == self.as_str())
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
    }

    #[test]
    fn names_are_read_back_in_every_language() {
        for say in Locale::ALL {
            let all: Vec<Country> = CODES.split(' ').filter_map(coded).collect();
            let read = say.read_countries(&say.typed_countries(&all)).unwrap_or_else(|problem| panic!("{problem}"));
            assert_eq!(read, all, "{}", say.tag());
        }
    }

    #[test]
    fn codes_and_names_can_be_mixed_and_what_is_unknown_is_quoted() {
        let codes = |say: Locale, list: &str| -> Vec<String> {
            let read = say.read_countries(list).unwrap_or_else(|problem| panic!("{list}: {problem}"));
            read.iter().map(|country| country.as_str().to_owned()).collect()
        };
        assert_eq!(codes(Locale::En, "fr CA; it"), ["FR", "CA", "IT"]);
        assert_eq!(codes(Locale::Fr, "bresil, Allemagne\nGermany, gb"), ["BR", "DE", "DE", "GB"]);
        assert_eq!(codes(Locale::Ja, "日本、フランス"), ["JP", "FR"]);
        assert_eq!(codes(Locale::En, " "), [""; 0]);
        let problem = Locale::En.read_countries("France, Frankreich, XX").expect_err("refused");
        assert_eq!(problem.field(), Some("countries"));
        let words = Locale::En.refusal(&problem);
        assert!(words.contains("“Frankreich, XX”"), "{words}");
    }

    #[test]
    fn a_country_has_a_name_and_an_unknown_code_does_not_exist() {
        let read = |code: &str| code.parse::<Country>().expect("two letters");
        assert_eq!(Locale::En.country(&read("br")), "Brazil");
        assert_eq!(Locale::Fr.country(&read("br")), "Brésil");
        assert_eq!(Locale::En.country_list(&["gb", "us"].map(read)), "United Kingdom and United States");
        assert_eq!(Locale::It.country(&read("xx")), "XX");
        assert!(!read("XX").exists());
    }
}

//! Numbers, dates, amounts, lists and names as the readers of a language write them, from Unicode's data (CLDR).

use icu_casemap::TitlecaseMapper;
use icu_casemap::options::{TitlecaseOptions, TrailingCase};
use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};
use icu_datetime::FixedCalendarDateTimeFormatter;
use icu_datetime::fieldsets::YMD;
use icu_datetime::input::{Date, DateTime, Time as Clock};
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal as Digits;
use icu_decimal::options::DecimalFormatterOptions;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale::names::{LanguageIdentifierDisplayName, LanguageIdentifierDisplayNameOptions, RegionDisplayName};
use icu_locale::{LanguageIdentifier, LocaleDirectionality, subtags::Region};
use writeable::TryWriteable as _;

use super::Locale;
use crate::{Country, Decimal, Direction, Language, Money, Time};

impl Locale {
    /// A whole number: `12,500`.
    pub fn integer(self, number: i64) -> String {
        self.digits(&Digits::from(number))
    }

    /// A number with decimal places, exactly as many as it has: `37.5`.
    pub fn decimal(self, number: Decimal) -> String {
        let number = number.to_string();
        Digits::try_from_str(&number).map_or(number, |digits| self.digits(&digits))
    }

    /// An amount in major units with all decimal places of its currency, and the currency's ISO code: `0.10 USD`. A
    /// symbol would be shorter, but workers of many countries use dollars.
    pub fn money(self, amount: &Money) -> String {
        self.isolated(format!("{}\u{a0}{}", self.amount(amount), amount.currency))
    }

    /// An amount in major units without its currency, for a column whose head names the currency: `0.10`.
    pub fn amount(self, amount: &Money) -> String {
        let mut digits = Digits::from(amount.minor);
        let places = i16::try_from(amount.places()).unwrap_or_default();
        digits.multiply_pow10(-places);
        digits.pad_end(-places);
        self.digits(&digits)
    }

    /// A date in UTC: `21 Nov 2026`.
    pub fn date(self, at: Time) -> String {
        let formatted = || {
            let (date, _) = instant(at)?;
            let formatter = FixedCalendarDateTimeFormatter::try_new(self.conventions().into(), YMD::medium()).ok()?;
            Some(formatter.format(&date).to_string())
        };
        formatted().unwrap_or_else(|| at.date())
    }

    /// Date and time in UTC, to the minute: `21 Nov 2026, 12:04 UTC`.
    pub fn date_time(self, at: Time) -> String {
        let formatted = || {
            let (date, time) = instant(at)?;
            let fields = YMD::medium().with_time_hm();
            let formatter = FixedCalendarDateTimeFormatter::try_new(self.conventions().into(), fields).ok()?;
            Some(format!("{} UTC", formatter.format(&DateTime { date, time })))
        };
        formatted().unwrap_or_else(|| at.rfc3339())
    }

    /// A list: `France, Italy and Spain`.
    pub fn list(self, parts: &[impl AsRef<str>]) -> String {
        let parts = parts.iter().map(AsRef::as_ref);
        match ListFormatter::try_new_and(self.conventions().into(), ListFormatterOptions::default()) {
            Ok(formatter) => formatter.format(parts).to_string(),
            Err(_) => parts.collect::<Vec<_>>().join(", "),
        }
    }

    /// The name of a country: `Brazil`.
    pub fn country(self, country: &Country) -> String {
        let Ok(region) = country.as_str().parse::<Region>() else { return country.as_str().to_owned() };
        let name = RegionDisplayName::new_light_with_fallback(self.conventions().into(), region);
        name.as_borrowed().to_string()
    }

    /// Sorts by a name, in the order in which people look names up.
    pub fn sort_by_name<T>(self, all: &mut [T], name: impl Fn(&T) -> &str) {
        match self.collator() {
            Some(collator) => all.sort_by(|a, b| collator.compare(name(a), name(b))),
            None => all.sort_by(|a, b| name(a).cmp(name(b))),
        }
    }

    fn collator(self) -> Option<CollatorBorrowed<'static>> {
        Collator::try_new(self.conventions().into(), CollatorOptions::default()).ok()
    }

    fn digits(self, number: &Digits) -> String {
        match DecimalFormatter::try_new(self.conventions().into(), DecimalFormatterOptions::default()) {
            Ok(formatter) => formatter.format(number).to_string(),
            Err(_) => number.to_string(),
        }
    }

    pub(super) fn conventions(self) -> icu_locale::Locale {
        self.conventions_tag().parse().unwrap_or(icu_locale::Locale::UNKNOWN)
    }
}

/// The day and the time of day in UTC.
fn instant(at: Time) -> Option<(Date<icu_calendar::Gregorian>, Clock)> {
    let at = at.offset()?;
    let date = Date::try_new_gregorian(at.year(), at.month().into(), at.day()).ok()?;
    Some((date, Clock::try_new(at.hour(), at.minute(), at.second(), 0).ok()?))
}

impl Language {
    /// The language's name in the language itself, for a list or a heading; its tag if it has no name.
    pub fn name(&self) -> String {
        self.own_name().unwrap_or_else(|| self.as_str().to_owned())
    }

    fn own_name(&self) -> Option<String> {
        let language: LanguageIdentifier = self.as_str().parse().ok()?;
        let preferences = icu_locale::Locale::from(language.clone()).into();
        let options = LanguageIdentifierDisplayNameOptions::default();
        let name = LanguageIdentifierDisplayName::try_new_heavy(preferences, language.clone(), options).ok()?;
        // A name that is pieced together from codes is an error here.
        let name = name.as_borrowed().try_write_to_string().ok()?.into_owned();
        let mut first_letter = TitlecaseOptions::default();
        first_letter.trailing_case = Some(TrailingCase::Unchanged);
        let titled = TitlecaseMapper::new().titlecase_segment_to_string(&name, &language, first_letter);
        Some(titled.into_owned())
    }

    /// The direction in which its script is written.
    pub fn direction(&self) -> Direction {
        let is_right_to_left = self
            .as_str()
            .parse::<LanguageIdentifier>()
            .is_ok_and(|language| LocaleDirectionality::new_extended().is_right_to_left(&language));
        if is_right_to_left { Direction::Rtl } else { Direction::Ltr }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOUR: [Locale; 4] = [Locale::En, Locale::Fr, Locale::It, Locale::PtBr];

    #[test]
    fn numbers_and_dates_follow_the_language() {
        assert_eq!(FOUR.map(|say| say.integer(12_500)), ["12,500", "12\u{202f}500", "12.500", "12.500"]);
        let half: Decimal = "2.50".parse().expect("a number");
        assert_eq!(FOUR.map(|say| say.decimal(half)), ["2.5", "2,5", "2,5", "2,5"]);
        let at = Time::parse("2026-11-21T14:05:59Z").expect("a time");
        let dates = ["21 Nov 2026", "21 nov. 2026", "21 nov 2026", "21 de nov. de 2026"];
        assert_eq!(FOUR.map(|say| say.date(at)), dates);
        assert_eq!(Locale::Fr.date_time(at), "21 nov. 2026, 14:05 UTC");
        assert_eq!(Locale::EnXa.date_time(at), "21 Nov 2026, 14:05 UTC");
        let far = Time(i64::MAX);
        assert_eq!([Locale::Fr.date(far), Locale::Fr.date_time(far)], [far.date(), far.rfc3339()], "no date has this");
    }

    #[test]
    fn a_list_has_the_words_of_its_language() {
        let three = ["a", "b", "c"];
        assert_eq!(FOUR.map(|say| say.list(&three)), ["a, b and c", "a, b et c", "a, b e c", "a, b e c"]);
        assert_eq!([Locale::It.list(&["a"]), Locale::It.list(&[""; 0])], ["a", ""]);
    }

    #[test]
    fn a_language_is_named_in_itself() {
        let name = |tag: &str| tag.parse::<Language>().expect("a tag").name();
        assert_eq!(["fr", "pt-BR", "hi", "ar"].map(name), ["Français", "Português (Brasil)", "हिन्दी", "العربية"]);
        assert_eq!(["nl", "ja", "qaa", "en-XA"].map(name), ["Nederlands", "日本語", "qaa", "English (Pseudo-Accents)"]);
    }
}

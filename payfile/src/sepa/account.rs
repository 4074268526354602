//! Account numbers and banks, as people type them.

use iban::{Iban, IbanLike as _, ParseIbanError};
use thiserror::Error;

use super::latin::is_invisible;

/// The countries of SEPA, by the code with which their account numbers begin: the geographical scope that the European
/// Payments Council lists, of 2025, and Gibraltar.
const COUNTRIES: [&str; 42] = [
    "AD", "AL", "AT", "BE", "BG", "CH", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GB", "GI", "GR", "HR", "HU",
    "IE", "IS", "IT", "LI", "LT", "LU", "LV", "MC", "MD", "ME", "MK", "MT", "NL", "NO", "PL", "PT", "RO", "RS", "SE",
    "SI", "SK", "SM", "VA",
];

/// Why a text is no account to which euro can be transferred.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum IbanFault {
    /// It does not begin with a country and two digits, has other characters, or is too long or too short.
    #[error("This is not an IBAN. It begins with two letters and two digits, such as DE89 3704 0044 0532 0130 00.")]
    Format,
    /// Two digits are a check of the others, and differ.
    #[error("The check digits of this IBAN are wrong. Compare it with the original; a digit may be mistyped.")]
    CheckDigits,
    /// The country has no account numbers of this length and form.
    #[error("Account numbers of {country} do not look like this. Compare the IBAN with the original.")]
    Country {
        /// The country's code.
        country: String,
    },
    /// The country does not take part in SEPA.
    #[error("Accounts in {country} cannot be paid by a SEPA transfer.")]
    NotSepa {
        /// The country's code.
        country: String,
    },
}

/// Reads an account number as people type it, with spaces anywhere or in lower case, and writes it without them.
///
/// ```
/// use payfile::sepa::{IbanFault, iban};
/// assert_eq!(iban(" de89 37040044 0532013000").as_deref(), Ok("DE89370400440532013000"));
/// assert_eq!(iban("DE89 3704 0044 0532 0131 00"), Err(IbanFault::CheckDigits));
/// ```
pub fn iban(typed: &str) -> Result<String, IbanFault> {
    let iban = compact(typed).parse::<Iban>().map_err(|error| match error {
        ParseIbanError::InvalidBaseIban { source: iban::ParseBaseIbanError::InvalidFormat } => IbanFault::Format,
        ParseIbanError::InvalidBaseIban { source: iban::ParseBaseIbanError::InvalidChecksum } => IbanFault::CheckDigits,
        ParseIbanError::InvalidBban(base) | ParseIbanError::UnknownCountry(base) => {
            IbanFault::Country { country: base.country_code().to_owned() }
        }
    })?;
    let country = iban.country_code();
    if COUNTRIES.contains(&country) {
        Ok(iban.electronic_str().to_owned())
    } else {
        Err(IbanFault::NotSepa { country: country.to_owned() })
    }
}

/// A code in upper case, without white space and without invisible characters, which are pasted along.
fn compact(typed: &str) -> String {
    let visible = typed.chars().filter(|c| !c.is_whitespace() && !is_invisible(*c));
    visible.map(|c| c.to_ascii_uppercase()).collect()
}

/// Reads the code of a bank as people type it; `None` if it does not have the form of one.
pub(super) fn bic(typed: &str) -> Option<String> {
    let bic = compact(typed);
    let has_form = |(place, c): (usize, u8)| {
        let is_country = (4..6).contains(&place);
        c.is_ascii_uppercase() || (!is_country && c.is_ascii_digit())
    };
    (matches!(bic.len(), 8 | 11) && bic.bytes().enumerate().all(has_form)).then_some(bic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_is_read_as_people_type_it() {
        for typed in ["GB29NWBK60161331926819", "GB29 NWBK 6016 1331 9268 19", " gb29nwbk 60161331926819\n"] {
            assert_eq!(iban(typed).as_deref(), Ok("GB29NWBK60161331926819"));
        }
        assert_eq!(iban("\u{202a}VA59\u{a0}0011 2300 0012 3456 78").as_deref(), Ok("VA59001123000012345678"));
    }

    #[test]
    fn a_mistyped_account_is_refused_with_what_is_wrong() {
        for typed in ["", "DE", "8937", "DE89-3704-0044", "DE89 3704 0044 0532 0130 0٠", "XÄ00"] {
            assert_eq!(iban(typed), Err(IbanFault::Format), "{typed}");
        }
        // One digit wrong, two digits swapped, one too few.
        for typed in ["DE89370400440532013001", "DE89370400440532010300", "DE8937040044053201300"] {
            assert_eq!(iban(typed), Err(IbanFault::CheckDigits), "{typed}");
        }
        // The check digits are right, but there is a digit too few, a letter among digits, or no such country.
        for (typed, country) in
            [("DE51 3704 0044 0532 0130 0", "DE"), ("DE47 3704 0044 0532 013A 00", "DE"), ("XX6712345", "XX")]
        {
            assert_eq!(iban(typed), Err(IbanFault::Country { country: country.into() }), "{typed}");
        }
        assert_eq!(iban("BR1800360305000010009795493C1"), Err(IbanFault::NotSepa { country: "BR".into() }));
    }

    #[test]
    fn every_single_mistake_in_a_digit_is_found() {
        let right = "DE89370400440532013000";
        for place in 2..right.len() {
            for digit in '0'..='9' {
                let mut wrong = right.to_owned();
                wrong.replace_range(place..=place, &digit.to_string());
                assert_eq!(iban(&wrong).is_ok(), wrong == right, "{wrong}");
            }
        }
    }

    #[test]
    fn a_bank_has_eight_or_eleven_characters() {
        assert_eq!(bic("coba de ff").as_deref(), Some("COBADEFF"));
        assert_eq!(bic("COBADEFFXXX").as_deref(), Some("COBADEFFXXX"));
        for wrong in ["", "COBADEF", "COBADEFFX", "COBA1EFF", "COBADEFFXX<", "ÄÄÄÄ"] {
            assert_eq!(bic(wrong), None, "{wrong}");
        }
    }
}

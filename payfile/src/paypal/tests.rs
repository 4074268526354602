//! Files for PayPal, and what is refused.

use super::*;

fn payment(reference: &str, minor: i64, currency: &str) -> Payment {
    let amount = Money::new(minor, currency);
    Payment { email: "ann@example.org".into(), amount, reference: reference.into(), note: String::new() }
}

fn line(change: impl FnOnce(&mut Payment)) -> Result<String, PaymentFault> {
    let mut second = payment("B", 150, "EUR");
    change(&mut second);
    match write(&[payment("A", 150, "EUR"), second], DecimalMark::Point) {
        Ok(file) => Ok(file.lines().nth(1).expect("a line").to_owned()),
        Err(Refusal::Payment { line: 2, fault }) => Err(fault),
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn amounts_have_the_decimal_places_that_paypal_takes() {
    let amount = |minor, currency, mark| {
        let file = write(&[payment("A", minor, currency)], mark)?;
        Ok(file.strip_prefix("ann@example.org,").and_then(|rest| rest.split(",A,").next()).expect("a line").to_owned())
    };
    for (minor, currency, written) in [
        (150, "EUR", "1.50,EUR"),
        (5, "BRL", "0.05,BRL"),
        (700, "JPY", "700,JPY"),
        (70_000, "HUF", "700,HUF"),
        (12_300, "TWD", "123,TWD"),
    ] {
        assert_eq!(amount(minor, currency, DecimalMark::Point).as_deref(), Ok(written));
    }
    assert_eq!(amount(150, "EUR", DecimalMark::Comma).as_deref(), Ok("\"1,50\",EUR"));
    let refused = |fault| Err(Refusal::Payment { line: 1, fault });
    assert_eq!(amount(70_050, "HUF", DecimalMark::Point), refused(PaymentFault::Fraction { currency: "HUF".into() }));
    for currency in ["KWD", "eur", "", "XXX"] {
        assert_eq!(
            amount(1_000, currency, DecimalMark::Point),
            refused(PaymentFault::Currency { currency: currency.into() })
        );
    }
    for minor in [0, -1, i64::MIN] {
        assert_eq!(amount(minor, "EUR", DecimalMark::Point), refused(PaymentFault::Amount));
    }
}

#[test]
fn paypal_has_no_decimal_place_that_the_currency_lacks() {
    for (currency, places) in CURRENCIES {
        assert!(shared::money::places(currency).is_some_and(|own| own >= places), "{currency}");
    }
}

#[test]
fn a_note_is_one_line_and_no_formula() {
    for (note, written) in [
        ("=1+1", "1+1"),
        (" - @+thank you - bye", "thank you - bye"),
        ("two\r\nlines\u{0}", "two  lines"),
        ("\t=x", "x"),
        ("==", ""),
        ("merci 🚀", "merci 🚀"),
    ] {
        let expected = format!("ann@example.org,1.50,EUR,B,{written},PAYPAL");
        assert_eq!(line(|payment| payment.note = note.into()), Ok(expected));
    }
    assert_eq!(line(|payment| payment.note = "é".repeat(401)), Err(PaymentFault::LongNote { most: 400 }));
    assert!(line(|payment| payment.note = "é".repeat(400)).is_ok());
}

#[test]
fn what_cannot_be_paid_is_refused_with_its_line() {
    for email in ["", "ann", "@example.org", "ann@", "ann@example", "a b@example.org", "=a@example.org", "+a@b.org"] {
        assert_eq!(line(|payment| payment.email = email.into()), Err(PaymentFault::Email), "{email}");
    }
    for email in ["-a@b.org", "a@b@c.org", "a,b@c.org", "\"a\"@b.org", "a@b..org", "a\n@b.org", "a@b.org,c@d.org"] {
        assert_eq!(line(|payment| payment.email = email.into()), Err(PaymentFault::Email), "{email}");
    }
    for reference in ["", "-a", "=a", "a b", "ä", "a,b", &"a".repeat(31)] {
        assert_eq!(line(|payment| payment.reference = reference.into()), Err(PaymentFault::Reference), "{reference}");
    }
    assert_eq!(line(|payment| payment.reference = "A".into()), Err(PaymentFault::SameReference));
    let other = PaymentFault::OtherCurrency { found: "USD".into(), first: "EUR".into() };
    assert_eq!(line(|payment| payment.amount.currency = "USD".into()), Err(other));
}

#[test]
fn a_file_has_one_to_five_thousand_payments() {
    assert_eq!(write(&[], DecimalMark::Point), Err(Refusal::NoPayments));
    let many: Vec<Payment> = (0..=PAYMENTS).map(|n| payment(&format!("P{n}"), 1, "EUR")).collect();
    assert_eq!(write(&many, DecimalMark::Point), Err(Refusal::TooMany { n: 5_001, most: 5_000 }));
    assert_eq!(write(&many[1..], DecimalMark::Point).map(|file| file.lines().count()), Ok(5_000));
}

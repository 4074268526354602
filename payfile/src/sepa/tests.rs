//! Orders, and what a parser of XML reads in their files.

use quick_xml::{Reader, escape::resolve_predefined_entity, events::Event};
use time::Month;

use super::*;

fn order(transfers: Vec<Transfer>) -> Order {
    Order {
        message_id: "PAYOUT-7".into(),
        created: Time::parse("2026-11-21T12:00:00.123456Z").expect("a time"),
        debtor: Debtor { name: "Université de Genève".into(), iban: "CH93 0076 2011 6238 5295 7".into(), bic: None },
        execution: Date::from_calendar_date(2026, Month::November, 3).expect("a date"),
        transfers,
    }
}

fn transfer(id: &str, cents: i64) -> Transfer {
    Transfer {
        end_to_end_id: id.into(),
        name: "Zoë O’Brien <&> \"x\"".into(),
        iban: "de89 3704 0044 0532 0130 00".into(),
        amount: Money::new(cents, "EUR"),
        remittance: "Study 12, thank you".into(),
    }
}

/// Each element that has text, as its path below the root with its text, and each attribute.
fn read(file: &str) -> Vec<String> {
    let (mut reader, mut path, mut found, mut text) = (Reader::from_str(file), Vec::new(), Vec::new(), String::new());
    loop {
        match reader.read_event().expect("well-formed XML") {
            Event::Start(start) => {
                path.push(start.name().as_ref().to_owned());
                for attribute in start.attributes() {
                    let attribute = attribute.expect("an attribute");
                    found.push(format!("{}={}", attribute.key.as_ref(), attribute.value));
                }
                text.clear();
            }
            Event::Text(more) => text.push_str(&more.xml10_content()),
            Event::GeneralRef(name) => text.push_str(resolve_predefined_entity(&name).expect("an entity of XML")),
            Event::End(_) => {
                if !text.trim().is_empty() {
                    found.push(format!("{}={text}", path[2..].join("/")));
                }
                text.clear();
                path.pop();
            }
            Event::Eof => return found,
            _ => {}
        }
    }
}

/// The value of the only element with this path.
fn value(file: &str, path: &str) -> String {
    let found = read(file);
    let mut values = found.iter().filter_map(|line| line.strip_prefix(path)?.strip_prefix('='));
    let value = values.next().expect("an element").to_owned();
    assert_eq!(values.next(), None);
    value
}

#[test]
fn a_file_has_the_elements_of_the_schema_in_their_order() {
    let mut second = transfer("PAY/2", 5);
    second.remittance = " ".into();
    let file = write(&order(vec![transfer("PAY-1", 150), second])).expect("a file");
    assert!(file.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Document"), "{file}");
    let elements = [
        "xmlns=urn:iso:std:iso:20022:tech:xsd:pain.001.001.09",
        "GrpHdr/MsgId=PAYOUT-7",
        "GrpHdr/CreDtTm=2026-11-21T12:00:00Z",
        "GrpHdr/NbOfTxs=2",
        "GrpHdr/CtrlSum=1.55",
        "GrpHdr/InitgPty/Nm=Universite de Geneve",
        "PmtInf/PmtInfId=PAYOUT-7",
        "PmtInf/PmtMtd=TRF",
        "PmtInf/NbOfTxs=2",
        "PmtInf/CtrlSum=1.55",
        "PmtInf/PmtTpInf/SvcLvl/Cd=SEPA",
        "PmtInf/ReqdExctnDt/Dt=2026-11-03",
        "PmtInf/Dbtr/Nm=Universite de Geneve",
        "PmtInf/DbtrAcct/Id/IBAN=CH9300762011623852957",
        "PmtInf/DbtrAgt/FinInstnId/Othr/Id=NOTPROVIDED",
        "PmtInf/ChrgBr=SLEV",
        "PmtInf/CdtTrfTxInf/PmtId/EndToEndId=PAY-1",
        "Ccy=EUR",
        "PmtInf/CdtTrfTxInf/Amt/InstdAmt=1.50",
        "PmtInf/CdtTrfTxInf/Cdtr/Nm=Zoe O'Brien .+. 'x'",
        "PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN=DE89370400440532013000",
        "PmtInf/CdtTrfTxInf/RmtInf/Ustrd=Study 12, thank you",
        "PmtInf/CdtTrfTxInf/PmtId/EndToEndId=PAY/2",
        "Ccy=EUR",
        "PmtInf/CdtTrfTxInf/Amt/InstdAmt=0.05",
        "PmtInf/CdtTrfTxInf/Cdtr/Nm=Zoe O'Brien .+. 'x'",
        "PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN=DE89370400440532013000",
    ];
    assert_eq!(read(&file), elements);
}

#[test]
fn the_bank_is_named_if_it_is_known() {
    let mut order = order(vec![transfer("PAY-1", 150)]);
    order.debtor.bic = Some("ubswchzh80a".into());
    assert_eq!(value(&write(&order).expect("a file"), "PmtInf/DbtrAgt/FinInstnId/BICFI"), "UBSWCHZH80A");
    order.debtor.bic = Some("UBS".into());
    assert_eq!(write(&order), Err(Refusal::DebtorBic));
}

#[test]
fn control_sums_are_exact() {
    for (cents, sum) in [
        (vec![150], "1.50"),
        (vec![10, 20], "0.30"),
        (vec![1; 3], "0.03"),
        (vec![LARGEST; 3], "2999999999.97"),
        (vec![10; 10_000], "1000.00"),
    ] {
        let transfers = cents.iter().zip(1..).map(|(cents, n)| transfer(&format!("P{n}"), *cents)).collect();
        let file = write(&order(transfers)).expect("a file");
        assert_eq!([value(&file, "GrpHdr/CtrlSum"), value(&file, "PmtInf/CtrlSum")], [sum, sum]);
    }
}

#[test]
fn a_transfer_that_cannot_be_paid_is_refused_with_its_place() {
    let fault = |change: &dyn Fn(&mut Transfer)| {
        let mut wrong = transfer("PAY-2", 150);
        change(&mut wrong);
        match write(&order(vec![transfer("PAY-1", 150), wrong])) {
            Err(Refusal::Transfer { line: 2, fault }) => fault,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(fault(&|t| t.amount = Money::new(1, "USD")), TransferFault::NotEuro { currency: "USD".into() });
    for cents in [0, -1, LARGEST + 1, i64::MIN, i64::MAX] {
        assert_eq!(fault(&|t| t.amount.minor = cents), TransferFault::Amount);
    }
    assert_eq!(fault(&|t| t.iban = "DE89 3704 0044 0532 0130 01".into()), TransferFault::Iban(IbanFault::CheckDigits));
    for name in ["", "  ", "🚀", "\u{0}"] {
        assert_eq!(fault(&|t| t.name = name.into()), TransferFault::Name);
    }
    for id in ["", "/a", "a/", "a//b", " a", "ä", "a\nb", "<a>", &"a".repeat(36)] {
        assert_eq!(fault(&|t| t.end_to_end_id = id.into()), TransferFault::Id, "{id}");
    }
    assert_eq!(fault(&|t| t.end_to_end_id = "PAY-1".into()), TransferFault::SameId);
}

#[test]
fn an_order_that_cannot_be_written_is_refused() {
    assert_eq!(write(&order(Vec::new())), Err(Refusal::NoTransfers));
    let many = vec![transfer("P", 1); TRANSFERS + 1];
    assert_eq!(write(&order(many)), Err(Refusal::TooMany { n: TRANSFERS + 1, most: TRANSFERS }));
    let refused = |change: &dyn Fn(&mut Order)| {
        let mut order = order(vec![transfer("P", 1)]);
        change(&mut order);
        write(&order).expect_err("a refusal")
    };
    assert_eq!(refused(&|o| o.message_id = "a".repeat(36)), Refusal::MessageId);
    for micros in [i64::MIN, i64::MAX] {
        assert_eq!(refused(&|o| o.created = Time(micros)), Refusal::Date);
    }
    assert_eq!(refused(&|o| o.execution = Date::MIN), Refusal::Date);
    assert_eq!(refused(&|o| o.debtor.name = "…".into()), Refusal::DebtorName);
    assert_eq!(refused(&|o| o.debtor.iban = "CH".into()), Refusal::DebtorIban(IbanFault::Format));
    let message = Refusal::Transfer { line: 3, fault: TransferFault::NotEuro { currency: "USD".into() } }.to_string();
    assert_eq!(message, "Transfer 3: The amount is in USD; this file can only pay in EUR.");
}

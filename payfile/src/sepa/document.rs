//! The document: elements in the order of the schema of pain.001.001.09.

use std::io;

use quick_xml::{
    Writer,
    events::{BytesDecl, BytesText, Event},
};
use shared::Time;

use super::{Checked, CheckedDebtor, CheckedTransfer};
use crate::amount::major;

/// The namespace of the format, with its version.
pub const NAMESPACE: &str = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";

/// Why writing cannot fail.
const IN_MEMORY: &str = "the document is written to memory";

/// Where elements are written to.
type Xml = Writer<Vec<u8>>;

pub(super) fn document(order: &Checked<'_>) -> String {
    let mut xml = Writer::new_with_indent(Vec::new(), b' ', 2);
    let declaration = Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None));
    xml.write_event(declaration).expect(IN_MEMORY);
    let root = xml.create_element("Document").with_attribute(("xmlns", NAMESPACE));
    root.write_inner_content(|xml| {
        within(xml, "CstmrCdtTrfInitn", |xml| {
            within(xml, "GrpHdr", |xml| header(xml, order))?;
            within(xml, "PmtInf", |xml| payment(xml, order))
        })
    })
    .expect(IN_MEMORY);
    let mut bytes = xml.into_inner();
    bytes.push(b'\n');
    String::from_utf8(bytes).expect("texts are UTF-8")
}

fn header(xml: &mut Xml, order: &Checked<'_>) -> io::Result<()> {
    text(xml, "MsgId", order.message_id)?;
    // To the second: some banks do not read fractions.
    let seconds = Time(order.created.0 - order.created.0.rem_euclid(1_000_000));
    text(xml, "CreDtTm", &seconds.rfc3339())?;
    totals(xml, order)?;
    within(xml, "InitgPty", |xml| text(xml, "Nm", &order.debtor.name))
}

fn payment(xml: &mut Xml, order: &Checked<'_>) -> io::Result<()> {
    text(xml, "PmtInfId", order.message_id)?;
    text(xml, "PmtMtd", "TRF")?;
    totals(xml, order)?;
    within(xml, "PmtTpInf", |xml| within(xml, "SvcLvl", |xml| text(xml, "Cd", "SEPA")))?;
    within(xml, "ReqdExctnDt", |xml| text(xml, "Dt", &order.execution.to_string()))?;
    debtor(xml, &order.debtor)?;
    text(xml, "ChrgBr", "SLEV")?;
    order.transfers.iter().try_for_each(|one| within(xml, "CdtTrfTxInf", |xml| transfer(xml, one)))
}

/// The number of transfers, and the sum of their amounts.
fn totals(xml: &mut Xml, order: &Checked<'_>) -> io::Result<()> {
    text(xml, "NbOfTxs", &order.transfers.len().to_string())?;
    // At most ten thousand amounts of at most 10^11 cents.
    let sum: i64 = order.transfers.iter().map(|transfer| transfer.cents).sum();
    text(xml, "CtrlSum", &major(sum, 2))
}

fn debtor(xml: &mut Xml, debtor: &CheckedDebtor) -> io::Result<()> {
    within(xml, "Dbtr", |xml| text(xml, "Nm", &debtor.name))?;
    within(xml, "DbtrAcct", |xml| account(xml, &debtor.iban))?;
    within(xml, "DbtrAgt", |xml| {
        within(xml, "FinInstnId", |xml| match &debtor.bic {
            Some(bic) => text(xml, "BICFI", bic),
            // The element is required, and this is how the rules of SEPA say that the bank is not named.
            None => within(xml, "Othr", |xml| text(xml, "Id", "NOTPROVIDED")),
        })
    })
}

fn transfer(xml: &mut Xml, transfer: &CheckedTransfer<'_>) -> io::Result<()> {
    within(xml, "PmtId", |xml| text(xml, "EndToEndId", transfer.end_to_end_id))?;
    within(xml, "Amt", |xml| {
        let amount = major(transfer.cents, 2);
        let element = xml.create_element("InstdAmt").with_attribute(("Ccy", "EUR"));
        element.write_text_content(BytesText::new(&amount)).map(drop)
    })?;
    within(xml, "Cdtr", |xml| text(xml, "Nm", &transfer.name))?;
    within(xml, "CdtrAcct", |xml| account(xml, &transfer.iban))?;
    if transfer.remittance.is_empty() {
        return Ok(());
    }
    within(xml, "RmtInf", |xml| text(xml, "Ustrd", &transfer.remittance))
}

fn account(xml: &mut Xml, iban: &str) -> io::Result<()> {
    within(xml, "Id", |xml| text(xml, "IBAN", iban))
}

fn within(xml: &mut Xml, name: &str, content: impl FnOnce(&mut Xml) -> io::Result<()>) -> io::Result<()> {
    xml.create_element(name).write_inner_content(content).map(drop)
}

fn text(xml: &mut Xml, name: &str, text: &str) -> io::Result<()> {
    xml.create_element(name).write_text_content(BytesText::new(text)).map(drop)
}

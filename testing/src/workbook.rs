//! Workbooks of Excel for tests: the least that a program which writes them puts into the archive.

use std::fmt::Write as _;
use std::io::{Cursor, Write as _};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// The kinds of parts, and the relations of the workbook to its sheets and texts.
const TYPES: &str = r#"<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>"#;
const ROOT: &str = r#"<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#;
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATION: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// A workbook with these sheets. Cells that are numbers are stored as numbers, empty ones are left out, and others are
/// shared texts.
///
/// # Panics
/// The archive cannot be written, which does not happen in memory.
#[must_use]
pub fn workbook(sheets: &[(&str, &[Vec<&str>])]) -> Vec<u8> {
    archive(&parts(sheets))
}

/// The parts of a workbook with these sheets, by their names.
#[must_use]
pub fn parts(sheets: &[(&str, &[Vec<&str>])]) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    let mut parts =
        vec![("[Content_Types].xml".to_owned(), TYPES.to_owned()), ("_rels/.rels".to_owned(), ROOT.to_owned())];
    let (mut names, mut relations) = (String::new(), String::new());
    for (n, (name, rows)) in (1..).zip(sheets) {
        write!(names, r#"<sheet name="{}" sheetId="{n}" r:id="rId{n}"/>"#, escaped(name)).expect("in memory");
        write!(
            relations,
            r#"<Relationship Id="rId{n}" Type="{RELATION}/worksheet" Target="worksheets/sheet{n}.xml"/>"#
        )
        .expect("in memory");
        parts.push((format!("xl/worksheets/sheet{n}.xml"), sheet(rows, &mut texts)));
    }
    write!(relations, r#"<Relationship Id="rId0" Type="{RELATION}/sharedStrings" Target="sharedStrings.xml"/>"#)
        .expect("in memory");
    parts.push((
        "xl/workbook.xml".to_owned(),
        format!(r#"<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="{MAIN}" xmlns:r="{RELATION}"><sheets>{names}</sheets></workbook>"#),
    ));
    parts.push((
        "xl/_rels/workbook.xml.rels".to_owned(),
        format!(r#"<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{relations}</Relationships>"#),
    ));
    let n = texts.len();
    let texts: String =
        texts.iter().map(|text| format!(r#"<si><t xml:space="preserve">{}</t></si>"#, escaped(text))).collect();
    parts.push((
        "xl/sharedStrings.xml".to_owned(),
        format!(r#"<?xml version="1.0" encoding="UTF-8"?><sst xmlns="{MAIN}" uniqueCount="{n}">{texts}</sst>"#),
    ));
    parts
}

/// A ZIP archive with these parts.
///
/// # Panics
/// It cannot be written, which does not happen in memory.
#[must_use]
pub fn archive(parts: &[(String, String)]) -> Vec<u8> {
    let mut file = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, text) in parts {
        file.start_file(name.as_str(), options).expect("in memory");
        file.write_all(text.as_bytes()).expect("in memory");
    }
    file.finish().expect("in memory").into_inner()
}

fn sheet(rows: &[Vec<&str>], texts: &mut Vec<String>) -> String {
    let mut out = format!(r#"<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="{MAIN}"><sheetData>"#);
    for (row, cells) in (1..).zip(rows) {
        write!(out, r#"<row r="{row}">"#).expect("in memory");
        for (column, cell) in cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty()) {
            let at = format!("{}{row}", letters(column));
            if cell.parse::<f64>().is_ok() {
                write!(out, r#"<c r="{at}"><v>{cell}</v></c>"#).expect("in memory");
            } else {
                write!(out, r#"<c r="{at}" t="s"><v>{}</v></c>"#, texts.len()).expect("in memory");
                texts.push((*cell).to_owned());
            }
        }
        out.push_str("</row>");
    }
    out + "</sheetData></worksheet>"
}

/// The name of a column, from 0: A to Z, AA and so on.
fn letters(column: usize) -> String {
    let last = char::from(b'A' + u8::try_from(column % 26).expect("below 26"));
    if column < 26 { last.to_string() } else { letters(column / 26 - 1) + &last.to_string() }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

//! Tests of reading tables.

use std::fmt::Write as _;

use tabular::parquet::{Cell, Kind, Writer};

use super::{Content, Format, Options, Parquet, Unreadable, read};
use crate::Scale;
use crate::aggregate::Winner;

fn options(scale: Scale) -> Options {
    Options::new(scale)
}

#[test]
fn the_same_ratings_in_three_formats_are_the_same_table() {
    let csv = "\u{feff}Item,note,RATER,value\ns1,x,ann,-3\ns1,\"a,b\",bob,2\ns2,,ann,NA\n";
    let tsv = "unit\tannotator\trating\ns1\tann\t-3\ns1\tbob\t2\ns2\tann\t\n";
    let jsonl = r#"{"task":"s1","worker":"ann","label":-3}
{"task":"s1","worker":"bob","label":"2"}

{"task":"s2","worker":"ann","label":null}
"#;
    let of = |text: &str| {
        let table = read(text.as_bytes(), &options(Scale::ordinal().with_range(-3, 3))).unwrap();
        assert!(table.bad().is_empty(), "{:?}", table.bad());
        table.ratings().unwrap()
    };
    assert_eq!(of(csv), of(tsv));
    assert_eq!(of(csv), of(jsonl));
    assert_eq!((of(csv).n_items(), of(csv).n_ratings()), (2, 2));
}

#[test]
fn every_bad_row_has_its_line_and_reason() {
    let csv = b"item,rater,value\ns1,ann,9\ns1,bob,1\n,ann,1\ns2,,1\ns2,ann\ns1,bob,2\ns3,\xff,1\n";
    let table = read(&csv[..], &options(Scale::ordinal().with_range(1, 5))).unwrap();
    let bad: Vec<String> = table.bad().iter().map(ToString::to_string).collect();
    assert_eq!(
        bad,
        [
            "line 2: value 9 is not on the scale",
            "line 4: no item",
            "line 5: no rater",
            "line 6: The row has 2 cells, the header 3 columns. A missing quotation mark can be the cause.",
            "line 7: this rater rated this item before",
            "line 8: \"rater\" is not UTF-8: byte 1 of the cell is wrong. Save the file as UTF-8.",
        ]
    );
    assert_eq!(table.n_rows(), 1);
}

#[test]
fn a_table_without_the_columns_names_those_it_has() {
    let error = read(&b"id,who,value\n"[..], &options(Scale::nominal())).unwrap_err();
    let text = "there is no column item (nor task, unit, item_id); the columns are id, who, value";
    assert_eq!(error.to_string(), text);
    assert!(matches!(read(&b" \n"[..], &options(Scale::nominal())), Err(Unreadable::Empty)));
    let by = Options { by: Some("lang".into()), ..options(Scale::nominal()) };
    assert!(matches!(read(&b"item,rater,value\n"[..], &by), Err(Unreadable::NoGroup(..))));
}

#[test]
fn splitting_keeps_the_rows_of_a_group() {
    let csv = "item,rater,value,lang\n1,a,x,fr\n1,b,y,fr\n1,a,x,it\n";
    let by = Options { by: Some("LANG".into()), ..options(Scale::nominal()) };
    let groups = read(csv.as_bytes(), &by).unwrap().split();
    let shapes: Vec<_> = groups.iter().map(|(name, table)| (name.as_str(), table.n_rows())).collect();
    assert_eq!(shapes, [("fr", 2), ("it", 1)]);
    // Item 1 in French and in Italian are two things to rate.
    let all = read(csv.as_bytes(), &by).unwrap().ratings().unwrap();
    assert_eq!(all.items().iter().collect::<Vec<_>>(), ["fr: 1", "it: 1"]);
}

#[test]
fn rankings_and_pairs_are_told_by_their_columns() {
    let rankings = "item,rater,system,rank\n1,a,X,1\n1,a,Y,2\n1,b,X,one\n";
    let table = read(rankings.as_bytes(), &options(Scale::ordinal())).unwrap();
    assert_eq!(table.rankings().unwrap().systems(), ["X", "Y"]);
    assert_eq!(table.bad()[0].to_string(), "line 4: rank one is not a number");
    let pairs = "item,rater,left,right,winner\n1,a,X,Y,X\n1,b,Y,X,right\n1,c,X,Y,tie\n1,d,X,Y,Z\n";
    let table = read(pairs.as_bytes(), &options(Scale::nominal())).unwrap();
    assert_eq!(table.bad()[0].to_string(), "line 5: winner Z is neither of the two, nor tie");
    let ratings = table.ratings().unwrap();
    assert_eq!((ratings.n_items(), ratings.n_ratings()), (1, 3));
    assert_eq!(ratings.labels(), ["X", "tie"]);
    assert!(matches!(table.content(), Content::Pairs(_)));
    let left = table.comparisons().filter(|c| c.winner == Winner::Left);
    assert_eq!(left.map(|c| (c.left, c.right)).collect::<Vec<_>>(), [("X", "Y")]);
}

#[test]
fn blank_lines_crlf_and_quoted_line_ends_do_not_shift_the_line_of_a_bad_row() {
    let csv = "item,rater,note,value\r\n\r\n1,a,\"two\r\nlines\",1\r\n\r\n2,a,,nine\r\n";
    let table = read(csv.as_bytes(), &options(Scale::ordinal())).unwrap();
    assert_eq!((table.n_rows(), table.bad()[0].to_string().as_str()), (1, "line 6: value nine is not a number"));
    let utf_16 = read(&b"\xff\xfei\0"[..], &options(Scale::ordinal())).unwrap_err();
    assert!(utf_16.to_string().contains("UTF-16"));
}

#[test]
fn an_unclosed_quotation_mark_is_a_bad_row_and_not_the_rest_of_the_memory() {
    let csv = format!("item,rater,value\n1,a,1\n2,a,\"{}", "3,a,1\n".repeat(1 << 20));
    let table = read(csv.as_bytes(), &options(Scale::ordinal())).unwrap();
    assert_eq!((table.n_rows(), table.bad().len(), table.bad()[0].line), (1, 1, 3));
    assert!(table.bad()[0].reason.contains("longer than 4 MiB"));
}

#[test]
fn garbage_does_not_pass_for_json() {
    let lines = b"{\"item\":1,\"rater\":2,\"value\":3}\n[1]\n{\"item\":\x00}\n{\"item\":1}\n";
    let json = Options { format: Some(Format::Jsonl), ..options(Scale::interval()) };
    let table = read(&lines[..], &json).unwrap();
    assert_eq!(table.n_rows(), 1);
    assert_eq!(table.bad().iter().map(|b| b.line).collect::<Vec<_>>(), [2, 3, 4]);
    assert_eq!(table.bad()[2].reason, "no rater");
}

#[test]
fn a_million_rows_are_read_and_a_repeat_among_them_is_found() {
    let mut csv = String::from("item,rater,value\n");
    for row in 0..1_000_000 {
        writeln!(csv, "i{},r{},{}", row / 8, row % 8, row % 7).unwrap();
    }
    csv.push_str("i77,r3,6\n");
    let table = read(csv.as_bytes(), &options(Scale::ordinal())).unwrap();
    assert_eq!(table.n_rows(), 1_000_000);
    assert_eq!(table.bad()[0].to_string(), "line 1000002: this rater rated this item before");
    let ratings = table.ratings().unwrap();
    assert_eq!((ratings.n_items(), ratings.n_raters(), ratings.n_ratings()), (125_000, 8, 1_000_000));
    assert!(ratings.is_complete());
}

/// A Parquet file of texts.
fn parquet(header: &[&str], rows: impl Iterator<Item = Vec<String>>, options: &Options) -> Parquet {
    let columns: Vec<_> = header.iter().map(|name| (*name, Kind::Text)).collect();
    let mut file = Writer::new(&columns, &[], "test").unwrap();
    rows.for_each(|row| file.row(row.into_iter().map(|cell| Cell::Text(cell.into()))).unwrap());
    Parquet::of_bytes(file.finish().unwrap(), options).unwrap()
}

#[test]
fn the_memory_of_long_names_is_counted_while_they_are_read() {
    let long = |item: usize| format!("{item}{}", "x".repeat(1_500));
    let rows = (0..10_000).map(|row| vec![long(row / 2), (row % 2).to_string(), "1".to_owned()]);
    let file = parquet(&["item", "rater", "value"], rows, &options(Scale::ordinal()));
    let (mut last, names) = (0, 5_000 * 1_500);
    let table = file.read_within::<Unreadable>(|_, bytes| {
        last = bytes;
        Ok(())
    });
    assert_eq!(table.unwrap().n_rows(), 10_000);
    assert!(file.memory() == 200_000 && last >= file.memory() + names, "{last}");
    // Reading ends soon after the limit.
    let mut refused = None;
    let stopped = file.read_within(|row, bytes| {
        refused = (bytes > 3_000_000).then_some(row);
        if bytes > 3_000_000 { Err(Unreadable::Empty) } else { Ok(()) }
    });
    assert!(matches!(stopped, Err(Unreadable::Empty)));
    assert!(refused.is_some_and(|row| row < 4_000), "{refused:?}");
}

#[test]
fn the_memory_of_rows_depends_on_their_shape_and_on_groups() {
    let memory = |header: &[&str], by: Option<&str>| {
        let options = Options { by: by.map(str::to_owned), ..options(Scale::ordinal()) };
        let row = || header.iter().map(|name| if *name == "rank" { "1" } else { *name }.to_owned()).collect();
        parquet(header, (0..10).map(|_| row()), &options).memory()
    };
    let ratings = ["item", "rater", "value", "group"];
    assert_eq!((memory(&ratings, None), memory(&ratings, Some("group"))), (200, 360));
    let rankings = ["item", "rater", "system", "rank", "group"];
    assert_eq!((memory(&rankings, None), memory(&rankings, Some("group"))), (280, 560));
    let pairs = ["item", "rater", "left", "right", "winner", "group"];
    assert_eq!((memory(&pairs, None), memory(&pairs, Some("group"))), (200, 440));
}

#[test]
fn the_reasons_of_refused_rows_are_counted_as_memory() {
    let long = "x".repeat(2_000);
    let rows = (0..2_000).map(|row| vec![row.to_string(), "a".to_owned(), long.clone()]);
    let file = parquet(&["item", "rater", "value"], rows, &options(Scale::ordinal()));
    let mut last = 0;
    let table = file.read_within::<Unreadable>(|_, bytes| {
        last = bytes;
        Ok(())
    });
    assert_eq!(table.unwrap().n_bad(), 2_000);
    assert!(last > 2_000 * 2_000, "{last}");
}

//! Tests of reading: types, encodings and compressions, and files that are damaged or hostile.

use std::sync::Arc;

use ::parquet::{
    basic::{Compression, Encoding, GzipLevel, LogicalType, Repetition, Type as Physical, ZstdLevel},
    data_type::{
        ByteArray, ByteArrayType, DataType, DoubleType, FixedLenByteArray, FixedLenByteArrayType, FloatType, Int32Type,
        Int64Type,
    },
    file::{
        properties::{WriterProperties, WriterPropertiesBuilder, WriterVersion},
        writer::SerializedFileWriter,
    },
    schema::types::{Type, TypePtr},
};

use super::{Cell, Kind, Table, Unreadable, Writer};

fn field(name: &str, physical: Physical, logical: Option<LogicalType>) -> TypePtr {
    let column = Type::primitive_type_builder(name, physical).with_logical_type(logical);
    let column = match column.with_repetition(Repetition::OPTIONAL).with_precision(9).with_scale(2).build() {
        Ok(column) => column,
        Err(_) => Type::primitive_type_builder(name, physical).with_repetition(Repetition::OPTIONAL).build().unwrap(),
    };
    Arc::new(column)
}

/// A file with one column of these values, in groups of these levels.
fn one<T: DataType>(field: TypePtr, groups: &[(&[T::T], &[i16])], how: WriterPropertiesBuilder) -> Vec<u8> {
    let schema = Arc::new(Type::group_type_builder("table").with_fields(vec![field]).build().unwrap());
    let mut file = SerializedFileWriter::new(Vec::new(), schema, Arc::new(how.build())).unwrap();
    for (values, levels) in groups {
        let mut group = file.next_row_group().unwrap();
        let mut column = group.next_column().unwrap().unwrap();
        column.typed::<T>().write_batch(values, Some(levels), None).unwrap();
        column.close().unwrap();
        group.close().unwrap();
    }
    file.into_inner().unwrap()
}

/// The texts of the first column.
fn texts(bytes: Vec<u8>) -> Vec<String> {
    let table = Table::of_bytes(bytes).unwrap();
    let mut rows = table.rows(&[0]).unwrap();
    let mut found = Vec::new();
    while rows.advance().unwrap() {
        found.push(rows.row().text(0).map_or_else(|fault| fault.to_string(), str::to_owned));
    }
    assert_eq!((found.len() as u64, rows.number()), (table.n_rows(), table.n_rows()));
    found
}

fn plain() -> WriterPropertiesBuilder {
    WriterProperties::builder()
}

#[test]
fn numbers_and_flags_have_the_texts_of_csv() {
    let int = |logical, values: &[i32]| {
        let levels = vec![1; values.len()];
        texts(one::<Int32Type>(field("a", Physical::INT32, logical), &[(values, &levels)], plain()))
    };
    assert_eq!(int(None, &[-3, 0, i32::MAX]), ["-3", "0", "2147483647"]);
    assert_eq!(int(Some(LogicalType::integer(32, false)), &[-1]), ["4294967295"]);
    assert_eq!(int(Some(LogicalType::decimal(2, 9)), &[-5, 150, 0]), ["-0.05", "1.50", "0.00"]);
    let long = one::<Int64Type>(field("a", Physical::INT64, None), &[(&[i64::MIN], &[1, 0])], plain());
    assert_eq!(texts(long), ["-9223372036854775808", ""]);
    let double = [2.0, -0.5, f64::NAN, f64::INFINITY];
    let double = one::<DoubleType>(field("a", Physical::DOUBLE, None), &[(&double, &[1; 4])], plain());
    assert_eq!(texts(double), ["2", "-0.5", "", "inf"]);
    let single = one::<FloatType>(field("a", Physical::FLOAT, None), &[(&[0.1], &[1])], plain());
    assert_eq!(texts(single), ["0.1"]);
    let mut flags = Writer::new(&[("a", Kind::Flag)], &[], "test").unwrap();
    flags.row([Cell::Flag(true)]).unwrap();
    flags.row([Cell::Flag(false)]).unwrap();
    assert_eq!(texts(flags.finish().unwrap()), ["true", "false"]);
}

/// A column of decimals that are stored as bytes.
fn decimals(physical: Physical, length: i32, precision: i32) -> TypePtr {
    let column =
        Type::primitive_type_builder("a", physical).with_logical_type(Some(LogicalType::decimal(2, precision)));
    let column = column.with_length(length).with_precision(precision).with_scale(2);
    Arc::new(column.with_repetition(Repetition::OPTIONAL).build().unwrap())
}

#[test]
fn decimals_that_are_stored_as_bytes_are_numbers() {
    let values = [150_i128, -5, 0, -100_000_000_000_000_000_000];
    let expected = ["1.50", "", "-0.05", "0.00", "-1000000000000000000.00"];
    let bytes = |length: usize| values.map(|value| ByteArray::from(value.to_be_bytes()[16 - length..].to_vec()));
    let levels = [1, 0, 1, 1, 1];
    for how in [plain(), plain().set_dictionary_enabled(false).set_encoding(Encoding::DELTA_BYTE_ARRAY)] {
        for (length, precision) in [(16, 38), (9, 20)] {
            let fixed = bytes(length).map(FixedLenByteArray::from);
            let field = decimals(Physical::FIXED_LEN_BYTE_ARRAY, i32::try_from(length).unwrap(), precision);
            let groups = [(&fixed[..], &levels[..])];
            assert_eq!(texts(one::<FixedLenByteArrayType>(field, &groups, how.clone())), expected);
        }
        let mut any = bytes(16);
        any[0] = ByteArray::from(vec![0, 150]);
        any[1] = ByteArray::from(vec![0xfb]);
        any[2] = ByteArray::from(Vec::new());
        let field = || decimals(Physical::BYTE_ARRAY, 0, 38);
        let file = one::<ByteArrayType>(field(), &[(&any, &levels)], how.clone());
        assert_eq!(texts(file), expected);
        let long = [ByteArray::from(vec![0; 17])];
        let table = Table::of_bytes(one::<ByteArrayType>(field(), &[(&long, &[1])], how.clone())).unwrap();
        let error = table.rows(&[0]).unwrap().advance().unwrap_err().to_string();
        assert!(error.ends_with("column \"a\": a decimal has more than 16 bytes."), "{error}");
    }
    let long = one::<FixedLenByteArrayType>(decimals(Physical::FIXED_LEN_BYTE_ARRAY, 17, 39), &[], plain());
    let expected =
        "The column \"a\" holds decimals of more than 38 digits. Write them as floating-point numbers or texts.";
    assert_eq!(unreadable(long), expected);
}

#[test]
fn the_levels_of_a_large_page_of_gzip_are_not_unpacked() {
    use rand::{RngExt as _, SeedableRng as _};
    // Random letters, so that the page stays larger than what is read unchecked, and empty cells, so that it has levels.
    let mut rng = rand::rngs::StdRng::seed_from_u64(3);
    let mut text = || (0..40).map(|_| char::from(rng.random_range(b'a'..=b'z'))).collect::<String>();
    let expected: Vec<String> = (0..20_000).map(|row| if row % 3 == 0 { String::new() } else { text() }).collect();
    let levels: Vec<i16> = expected.iter().map(|text| i16::from(!text.is_empty())).collect();
    let values = expected.iter().filter(|text| !text.is_empty()).map(|text| ByteArray::from(text.as_str()));
    let values: Vec<ByteArray> = values.collect();
    let text = || field("a", Physical::BYTE_ARRAY, Some(LogicalType::String));
    for version in [WriterVersion::PARQUET_1_0, WriterVersion::PARQUET_2_0] {
        let how = plain().set_writer_version(version).set_dictionary_enabled(false).set_encoding(Encoding::PLAIN);
        let how = how.set_compression(Compression::GZIP(GzipLevel::default()));
        let file = one::<ByteArrayType>(text(), &[(&values, &levels)], how);
        assert!(file.len() > 300_000, "{}", file.len());
        assert_eq!(texts(file), expected, "{version:?}");
    }
    // Gzip of random bytes is larger than they are, and the writer leaves such a page as it is.
    let values: Vec<f64> = (0..60_000).map(|_| rng.random::<f64>() - 0.5).collect();
    let how = plain().set_writer_version(WriterVersion::PARQUET_2_0).set_dictionary_enabled(false);
    let how = how.set_encoding(Encoding::PLAIN).set_compression(Compression::GZIP(GzipLevel::default()));
    let levels = vec![1; values.len()];
    let file = one::<DoubleType>(field("a", Physical::DOUBLE, None), &[(&values, &levels)], how);
    assert!(file.len() > 300_000, "{}", file.len());
    assert_eq!(texts(file), values.iter().map(f64::to_string).collect::<Vec<_>>());
}

/// Texts, nearly all of them different, with an empty cell after each.
fn many(n: usize) -> (Vec<ByteArray>, Vec<i16>, Vec<String>) {
    let values: Vec<String> =
        (0..n).map(|i| if i % 3 == 0 { "often".to_owned() } else { format!("text {i} é") }).collect();
    let levels = (0..2 * n).map(|i| i16::from(i % 2 == 0)).collect();
    let expected = values.iter().flat_map(|value| [value.clone(), String::new()]).collect();
    (values.iter().map(|value| ByteArray::from(value.as_str())).collect(), levels, expected)
}

#[test]
fn every_compression_encoding_and_version_of_pages_has_the_same_texts() {
    let (values, levels, expected) = many(5_000);
    let codecs = [
        Compression::UNCOMPRESSED,
        Compression::SNAPPY,
        Compression::GZIP(GzipLevel::default()),
        Compression::ZSTD(ZstdLevel::default()),
    ];
    for codec in codecs {
        for version in [WriterVersion::PARQUET_1_0, WriterVersion::PARQUET_2_0] {
            // The dictionary is full before the end, so that the pages after it have texts of their own.
            let small = plain().set_dictionary_page_size_limit(20_000).set_data_page_row_count_limit(700);
            let delta = plain().set_dictionary_enabled(false).set_encoding(Encoding::DELTA_BYTE_ARRAY);
            let lengths = plain().set_dictionary_enabled(false).set_encoding(Encoding::DELTA_LENGTH_BYTE_ARRAY);
            for how in [plain(), small, delta, lengths, plain().set_dictionary_enabled(false)] {
                let how = how.set_compression(codec).set_writer_version(version).set_write_batch_size(500);
                let text = field("a", Physical::BYTE_ARRAY, Some(LogicalType::String));
                let groups = [(&values[..], &levels[..]), (&values[..10], &levels[..20]), (&[], &[])];
                let found = texts(one::<ByteArrayType>(text, &groups, how));
                assert_eq!(found[..10_000], expected[..], "{codec:?} {version:?}");
                assert_eq!(found[10_000..], expected[..20], "{codec:?} {version:?}");
            }
        }
    }
}

#[test]
fn a_text_that_is_not_utf_8_is_refused_and_the_rows_after_it_are_read() {
    for dictionary in [true, false] {
        let values = [ByteArray::from("a"), ByteArray::from(vec![b'b', 0xff]), ByteArray::from("c")];
        let text = field("name", Physical::BYTE_ARRAY, Some(LogicalType::String));
        let how = plain().set_dictionary_enabled(dictionary);
        let found = texts(one::<ByteArrayType>(text, &[(&values, &[1, 1, 1])], how));
        let wrong = "\"name\" is not UTF-8: byte 2 of the cell is wrong. Save the file as UTF-8.";
        assert_eq!(found, ["a", wrong, "c"]);
    }
}

fn unreadable(bytes: Vec<u8>) -> String {
    match Table::of_bytes(bytes).and_then(|table| table.rows(&[0]).map(|_| ())) {
        Ok(()) => panic!("it was opened"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn columns_without_texts_are_named_with_what_to_do() {
    let schema = |field: TypePtr| {
        let schema = Arc::new(Type::group_type_builder("table").with_fields(vec![field]).build().unwrap());
        SerializedFileWriter::new(Vec::new(), schema, Arc::default()).unwrap().into_inner().unwrap()
    };
    let time = LogicalType::timestamp(true, ::parquet::basic::TimeUnit::MICROS);
    let of = |physical, logical| unreadable(schema(field("at", physical, logical)));
    assert_eq!(of(Physical::INT64, Some(time)), "The column \"at\" holds dates or times. Write them as texts.");
    assert_eq!(of(Physical::INT96, None), "The column \"at\" holds dates or times. Write them as texts.");
    assert_eq!(of(Physical::BYTE_ARRAY, None), "The column \"at\" holds bytes, not texts.");
    let inner = vec![field("x", Physical::INT32, None)];
    let group = Type::group_type_builder("at").with_repetition(Repetition::OPTIONAL).with_fields(inner).build();
    let nested = "The column \"at\" has structure. Only columns of texts, numbers and flags can be read.";
    assert_eq!(unreadable(schema(Arc::new(group.unwrap()))), nested);
    let list = Type::primitive_type_builder("at", Physical::INT32).with_repetition(Repetition::REPEATED).build();
    assert_eq!(unreadable(schema(Arc::new(list.unwrap()))), nested);
}

fn example() -> Vec<u8> {
    let mut file = Writer::new(&[("item", Kind::Text), ("value", Kind::Integer)], &[], "test").unwrap();
    for row in 0..1_000 {
        file.row([Cell::Text(format!("item {}", row % 70).into()), Cell::Integer(row)]).unwrap();
    }
    file.finish().unwrap()
}

#[test]
fn what_is_cut_off_encrypted_or_no_parquet_is_refused() {
    let whole = example();
    for length in [0, 3, 4, 11, 12, 100, whole.len() - 1] {
        let error = unreadable(whole[..length].to_vec());
        assert!(error.starts_with("This is not a complete Parquet file: "), "{length}: {error}");
    }
    let mut encrypted = whole.clone();
    let end = encrypted.len();
    encrypted[end - 1] = b'E';
    assert!(matches!(Table::of_bytes(encrypted), Err(Unreadable::Encrypted)));
    let mut long = whole;
    long[end - 8..end - 4].copy_from_slice(&u32::MAX.to_le_bytes());
    assert_eq!(unreadable(long), "This is not a complete Parquet file: its description is larger than 64 MiB.");
}

/// Reads everything of a file; whether it could be read to its end.
fn read(bytes: &[u8]) -> bool {
    let Ok(table) = Table::of_bytes(bytes.to_vec()) else { return false };
    let columns: Vec<usize> = (0..table.columns().len()).collect();
    let Ok(mut rows) = table.rows(&columns) else { return false };
    loop {
        match rows.advance() {
            Ok(true) => {
                let row = rows.row();
                for column in &columns {
                    assert!(row.text(*column).map_or(0, str::len) < 1 << 20);
                }
            }
            Ok(false) => return true,
            Err(_) => return false,
        }
    }
}

#[test]
fn changed_bytes_are_read_or_refused() {
    let how = || plain().set_write_batch_size(100).set_data_page_row_count_limit(100);
    let (values, levels, _) = many(300);
    let text = || field("a", Physical::BYTE_ARRAY, Some(LogicalType::String));
    let files = [
        example(),
        one::<ByteArrayType>(text(), &[(&values, &levels)], how()),
        one::<ByteArrayType>(text(), &[(&values, &levels)], how().set_writer_version(WriterVersion::PARQUET_2_0)),
        one::<ByteArrayType>(
            text(),
            &[(&values, &levels)],
            how().set_dictionary_enabled(false).set_compression(Compression::GZIP(GzipLevel::default())),
        ),
    ];
    assert!(files.iter().all(|file| read(file)));
    testing::inputs(
        |rng| {
            use rand::RngExt as _;
            let mut bytes = files[rng.random_range(0..files.len())].clone();
            for _ in 0..rng.random_range(1..6) {
                let place = rng.random_range(0..bytes.len());
                // Half of the changes are in the description at the end.
                let place = if rng.random_bool(0.5) { bytes.len() - 1 - place % bytes.len().min(600) } else { place };
                bytes[place] =
                    if rng.random_bool(0.5) { rng.random() } else { bytes[place] ^ (1 << rng.random_range(0..8)) };
            }
            bytes
        },
        |bytes| {
            read(bytes);
        },
    );
}

#[test]
fn a_small_file_that_claims_much_is_refused_without_its_memory() {
    // A page of gzip with half a gigabyte of zeros: it is refused before it is kept.
    let zeros = vec![ByteArray::from(vec![0_u8; 140 << 20])];
    let text = field("a", Physical::BYTE_ARRAY, Some(LogicalType::String));
    for codec in [Compression::GZIP(GzipLevel::default()), Compression::ZSTD(ZstdLevel::default())] {
        let how = plain().set_dictionary_enabled(false).set_compression(codec);
        let bytes = one::<ByteArrayType>(
            Arc::clone(&text),
            &[(&zeros, &[1])],
            how.set_statistics_enabled(::parquet::file::properties::EnabledStatistics::None),
        );
        assert!(bytes.len() < 1 << 20, "{}", bytes.len());
        let table = Table::of_bytes(bytes).unwrap();
        let error = table.rows(&[0]).unwrap().advance().unwrap_err().to_string();
        let expected = "This is not a complete Parquet file: column \"a\": a page is larger than 128 MiB.";
        assert_eq!(error, expected);
    }
}

#[test]
fn texts_that_begin_alike_are_decoded_within_the_limit_of_a_page() {
    // A text of a megabyte, and others that are the same but for their last letter: a page with a few bytes for each.
    let longest = 1 << 20;
    let texts = |n: usize| -> Vec<ByteArray> {
        let text = |i: usize| [&vec![b'a'; longest - 1][..], if i.is_multiple_of(2) { b"a" } else { b"b" }].concat();
        (0..n).map(|i| ByteArray::from(text(i))).collect()
    };
    let file = |n: usize| {
        let how = plain().set_dictionary_enabled(false).set_encoding(Encoding::DELTA_BYTE_ARRAY);
        let how = how.set_statistics_enabled(::parquet::file::properties::EnabledStatistics::None);
        let text = field("a", Physical::BYTE_ARRAY, Some(LogicalType::String));
        let how = how.set_write_batch_size(n).set_data_page_size_limit(1 << 30);
        one::<ByteArrayType>(text, &[(&texts(n), &vec![1; n])], how)
    };
    let small = file(100);
    assert!(small.len() < 2 << 20, "{}", small.len());
    let table = Table::of_bytes(small).unwrap();
    let mut rows = table.rows(&[0]).unwrap();
    let mut n = 0;
    while rows.advance().unwrap() {
        assert_eq!(rows.row().text(0).unwrap().len(), longest);
        n += 1;
    }
    assert_eq!(n, 100);
    let table = Table::of_bytes(file(140)).unwrap();
    let mut rows = table.rows(&[0]).unwrap();
    let error = loop {
        match rows.advance() {
            Ok(more) => assert!(more, "it was read to its end"),
            Err(error) => break error.to_string(),
        }
    };
    assert_eq!(error, "This is not a complete Parquet file: column \"a\": a page is larger than 128 MiB.");
}

#[test]
fn a_page_that_claims_more_lengths_than_values_is_refused() {
    let (values, levels, _) = many(1_000);
    // The beginning of a list of a thousand lengths in blocks of 128.
    let list = [0x80, 1, 4, 0xe8, 7];
    for (encoding, which) in [(Encoding::DELTA_LENGTH_BYTE_ARRAY, 0), (Encoding::DELTA_BYTE_ARRAY, 1)] {
        for version in [WriterVersion::PARQUET_1_0, WriterVersion::PARQUET_2_0] {
            let how = plain().set_dictionary_enabled(false).set_encoding(encoding).set_writer_version(version);
            let text = field("a", Physical::BYTE_ARRAY, Some(LogicalType::String));
            let mut file = one::<ByteArrayType>(text, &[(&values, &levels)], how);
            let mut places = file.windows(5).enumerate().filter(|(_, bytes)| *bytes == list).map(|(place, _)| place);
            let place = places.nth(which).expect("a list");
            // Sixteen thousand instead; 2³⁵ would need more bytes, but are refused alike.
            file[place + 3..place + 5].copy_from_slice(&[0xff, 0x7f]);
            let error = Table::of_bytes(file).unwrap().rows(&[0]).unwrap().advance().unwrap_err().to_string();
            assert!(error.ends_with("a page has more lengths than values."), "{encoding:?} {version:?} {error}");
        }
    }
}

//! Small files of the formats that the protocols read.

use formats::File;
use protocols::files::{annotations, evaluated, mqm, similarities};
use protocols::mqm::{Options, scores};

use crate::{files, reference};

#[test]
fn a_table_of_mqm_is_an_error_a_row() {
    let Some(bytes) = reference("formats/mqm/mqm.tsv") else { return };
    let read = mqm(&files("mqm.tsv", bytes), None).expect("ratings");
    assert_eq!(read.report.n_refused, 0);
    let found = scores(&read.value, &Options::default()).expect("scores");
    let segments: Vec<(&str, &str, f64, usize)> =
        found.segments.iter().map(|own| (&*own.system, &*own.document, own.penalty, own.n_raters)).collect();
    assert_eq!(
        segments,
        [("sysA", "d1", 2.55, 2), ("sysA", "d2", 5.0, 1), ("sysB", "d1", 0.0, 1), ("sysB", "d2", 25.0, 1)]
    );
    let strict: Vec<(&str, usize, Option<f64>)> =
        found.raters.iter().map(|own| (&*own.rater, own.n_shared, own.strictness)).collect();
    assert_eq!(strict, [("w1", 1, Some(5.1)), ("w2", 1, Some(-5.1))]);
}

#[test]
fn a_row_that_marks_two_places_is_one_error() {
    let table = "system\tdoc\tdoc_id\tseg_id\trater\tsource\ttarget\tcategory\tseverity\n\
                 A\td\td\t1\tr\tx <v>y</v> z\tu <v>v</v>\tAccuracy/Omission\tMajor\n";
    let read = mqm(&files("mqm.tsv", table), None).expect("ratings");
    assert_eq!(
        scores(&read.value, &Options::default()).expect("scores").systems.first().map(|own| own.penalty),
        Some(5.0)
    );
}

#[test]
fn spans_of_pearmut_are_errors_with_severities() {
    let line = r#"{"user_id":"w","item_i":0,"annotation":[{"A":{"score":70,"error_spans":[{"start_i":0,"end_i":1,"category":"Accuracy","severity":"major"},{"start_i":5,"end_i":5,"category":null,"severity":"minor"}]}}],"item":[{"item_id":"d","src":"ab","tgt":{"A":"abcde"}}]}"#;
    let read = mqm(&files("p.jsonl", line), None).expect("ratings");
    assert_eq!(
        scores(&read.value, &Options::default()).expect("scores").systems.first().map(|own| own.penalty),
        Some(6.0)
    );
    let read = evaluated(&files("p.jsonl", line), None, "score").expect("scores").value;
    let [own] = &read.judgements[..] else { panic!("{read:?}") };
    assert_eq!((own.score, own.penalty(), &*own.document, own.spans[1].is_missing), (70.0, 6.0, "d", true));
}

#[test]
fn the_sample_of_appraise_has_one_score_an_item() {
    let Some(bytes) = reference("formats/appraise-esa/scores.csv") else { return };
    let read = evaluated(&files("scores.csv", bytes), None, "score").expect("scores");
    let found = read.value;
    let of =
        |system: &str| found.judgements.iter().filter(|own| own.system == system).map(|own| own.score).sum::<f64>();
    assert_eq!((found.judgements.len(), of("sysA"), of("sysB")), (6, 71.0 + 90.0 + 33.0, 40.0 + 90.0 + 100.0));
    assert_eq!((found.controls.len(), found.n_alone), (1, 0));
    assert_eq!(read.report.losses.n("score that a later one replaces"), 1);
}

#[test]
fn an_attention_check_of_a_table_belongs_to_the_same_item() {
    let table = "item,rater,system,value,question,status\n\
                 d|A,w,A,90,score,\nd|A,w,A,20,score,attention\nd|B,w,B,70,score,attention\nd|B,v,B,60,score,\n";
    let found = evaluated(&files("t.csv", table), Some("long"), "score").expect("scores").value;
    assert_eq!((found.controls.len(), found.n_alone, found.judgements.len()), (1, 1, 2));
    assert_eq!((found.controls[0].original, found.controls[0].control), (90.0, 20.0));
}

#[test]
fn refused_rows_are_named_with_their_reason() {
    let rows = "w,A,1,TGT,e,d,101,d#A,False,[],1,2\nw,A,2,TGT,e,d,50,d#A,False,\"[{\"\"severity\"\":\"\"bad\"\"}]\",1,2\n\
                w,A,3,XXX,e,d,50,d#A,False,[],1,2\nw,A,4,TGT,e,d,50,d#A,False,[],1,2\n";
    let report = evaluated(&files("s.csv", rows), Some("appraise"), "score").expect("scores").report;
    let said: Vec<String> = report.refused.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "s.csv, line 1: The score 101 is not from 0 to 100.",
            "s.csv, line 2: The severity \"bad\" is none of minor, major, undecided.",
            "s.csv, line 3: The kind \"XXX\" is none of TGT, BAD, CHK, REF.",
        ]
    );
    let lines = "A\t{\"errors\": []}\nA\tNone\nA\t{\"errors\": [{}]}\nnothing\n";
    let read = mqm(&files("r", lines), None).expect("ratings");
    assert_eq!((read.value.len(), read.report.n_refused), (1, 2));
    assert!(read.report.refused[1].to_string().starts_with("r, line 4: The row has no tab."), "{:?}", read.report);
}

#[test]
fn answers_are_read_from_json_and_from_tables_and_no_name_comes_twice() {
    let read = |name: &str, text: &str| annotations(File::memory(name, text.to_owned()), None, None);
    let nested = read("a.json", r#"{"p": {"i": 3, "j": "x"}, "q": {"i": null, "j": true}}"#).expect("answers").value;
    assert_eq!((nested.labels()["p"]["i"].as_str(), nested.labels()["q"]["j"].as_str()), ("3", "true"));
    assert!(nested.numbers().is_none() && !nested.0["q"].contains_key("i"));
    let table = read("a.csv", "item,rater,value\ni,p,3\nj,p,2.5\n").expect("answers").value;
    assert_eq!(table.numbers().and_then(|all| all["p"].get("j").copied()), Some(2.5));
    for (name, text, said) in [
        ("a.json", r#"{"p": {"i": 1, "i": 2}}"#, "the name \"i\" comes twice"),
        ("a.json", r#"{"p": {"i": [1]}}"#, "p's answer to i is neither a number nor a label"),
        ("a.json", r#"{"p": {}}"#, "The file has no answers"),
        ("a.csv", "item,rater,value\ni,p,3\ni,p,2\n", "p answered item i twice"),
        ("a.csv", "item,rater,question,value\ni,p,a,3\ni,q,b,2\n", "several questions, such as \"a\" and \"b\""),
    ] {
        let error = read(name, text).expect_err(text).to_string();
        assert!(error.contains(said), "{error}");
    }
}

#[test]
fn similarities_are_a_table() {
    let read = similarities(&File::memory("s.csv", "item,first,second,similarity\ni,a,b,0.5\ni,a,,0.5\ni,a,c,NaN\n"));
    let read = read.expect("similarities");
    assert_eq!((read.value.len(), read.report.n_refused), (1, 2));
}

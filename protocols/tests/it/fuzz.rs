//! Files with changed bytes: each is read or refused, without a panic, and no result is infinite or not a number.

use formats::File;
use protocols::alt_test::{Options, labels, numbers, similarities};
use protocols::quality::{ControlTest, attention};
use protocols::{esa, files, mqm};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;

const SEEDS: [(&str, &str); 7] = [
    (
        "m.tsv",
        "system\tdoc\tdoc_id\tseg_id\trater\tsource\ttarget\tcategory\tseverity\nA\td\td\t1\tr\ts\t<v>t</v>\tStyle\tMinor\n",
    ),
    ("r", "A\t{\"errors\": [{\"category\": \"style\", \"severity\": \"major\"}]}\nA\tNone\nB\t{\"errors\": []}\n"),
    (
        "s.csv",
        "w,A,1,TGT,e,d,70,d#A,False,\"[{\"\"start_i\"\":\"\"missing\"\",\"\"severity\"\":\"\"minor\"\"}]\",1,2\nw,A,2,BAD,e,d,7,d#A#bad1,False,[],3,4\n",
    ),
    ("a.json", "{\"p\": {\"i\": 3, \"j\": \"x\"}, \"q\": {\"i\": 2, \"j\": null}}"),
    ("l.csv", "item,rater,system,value,question,status\nd|A,w,A,90,score,\nd|A,w,A,20,score,attention\n"),
    ("w.csv", "category,severity,weight\nstyle*,minor,0.5\n,major,5\n"),
    ("t.csv", "item,first,second,similarity\ni,a,b,0.5\ni,a,m,1\ni,b,m,0\n"),
];

const WORDS: [&str; 20] = [
    ",", "\n", "\"", "\t", "{", "}", "[", "]", ":", "NaN", "inf", "1e308", "-1e308", "-0", "1e999", "null", "None",
    "*", "\u{feff}", "é",
];

fn changed(rng: &mut ChaCha8Rng) -> (usize, Vec<u8>) {
    let seed = rng.random_range(0..SEEDS.len());
    let mut bytes = SEEDS[seed].1.as_bytes().to_vec();
    for _ in 0..rng.random_range(0..8) {
        let place = rng.random_range(0..=bytes.len());
        let end = (place + rng.random_range(0..20)).min(bytes.len());
        match rng.random_range(0..5) {
            0 => drop(bytes.drain(place..end)),
            1 => drop(bytes.splice(place..place, WORDS.choose(rng).expect("one").bytes())),
            2 => drop(bytes.splice(end..end, bytes[place..end].to_vec())),
            3 => drop(bytes.splice(place..end, WORDS.choose(rng).expect("one").bytes())),
            _ => bytes.insert(place, rng.random()),
        }
    }
    (seed, bytes)
}

fn is_finite(value: &impl serde::Serialize) {
    // JSON has no infinity and writes null for it.
    let text = serde_json::to_string(value).expect("JSON");
    assert!(!text.contains("score\":null") && !text.contains("penalty\":null") && !text.contains("p\":null"), "{text}");
}

#[test]
fn a_changed_file_is_read_or_refused() {
    testing::inputs(changed, |(seed, bytes)| {
        let name = SEEDS[*seed].0;
        let given = || crate::files(name, bytes.clone());
        let weights = mqm::Weights::read(bytes).unwrap_or_default();
        if let Ok(read) = files::mqm(&given(), None)
            && let Ok(scores) = mqm::scores(&read.value, &mqm::Options { weights, ..mqm::Options::default() })
        {
            is_finite(&scores);
        }
        for format in [None, Some("appraise"), Some("long")] {
            if let Ok(read) = files::evaluated(&given(), format, "score") {
                if let Ok(scores) = esa::scores(&read.value.judgements) {
                    is_finite(&scores);
                }
                if let Ok(attention) = attention(&read.value.controls, ControlTest::RankSum, 0.05) {
                    is_finite(&attention);
                }
            }
        }
        let options = Options { min_items: 2, min_annotators: 2, ..Options::new(0.2) };
        if let Ok(read) = files::annotations(File::memory(name, bytes.clone()), None, None) {
            let (answers, judge) = (read.value.labels(), read.value.labels().into_values().next().unwrap_or_default());
            let _ = labels(&answers, &judge, &options).map(|found| is_finite(&found));
            if let Some(answers) = read.value.numbers() {
                let judge = answers.values().next().cloned().unwrap_or_default();
                let _ = numbers(&answers, &judge, &options).map(|found| is_finite(&found));
            }
        }
        if let Ok(read) = files::similarities(&File::memory(name, bytes.clone())) {
            let _ = similarities(&read.value, "m", &options).map(|found| is_finite(&found));
        }
    });
}

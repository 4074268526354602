//! The metrics against sacrebleu on real texts: the reference data beside the project, where it is present.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use scoring::{
    bleu::Bleu,
    chrf::Chrf,
    m_acc::{self, Variant},
    metric::{Metric, Scratch},
    ter::Ter,
    tokenize::{Tokenizer, split},
};
use serde_json::Value;

/// Values are given to full precision; sums of logarithms differ in the last places.
const TOLERANCE: f64 = 1e-6;

/// The folder of texts with known answers, if it is there.
fn folder() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/reference/text");
    if folder.is_dir() {
        return Some(folder);
    }
    testing::skipped(format!("no reference texts at {}", folder.display()));
    None
}

fn lines(path: PathBuf) -> Vec<String> {
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines().map(str::to_owned).collect()
}

fn expected(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("expected.json")).unwrap()).unwrap()
}

/// Checks a corpus score and, but for the version, its signature.
fn check<M: Metric>(metric: &M, texts: &(Vec<String>, Vec<Vec<String>>), expected: &Value) {
    let score = metric.corpus(&texts.0, &texts.1).unwrap();
    let wanted = expected["score"].as_f64().unwrap();
    assert!((score.value - wanted).abs() < TOLERANCE, "{} is not {wanted}: {expected}", score.value);
    let settings = |signature: &str| signature.split("|version").next().unwrap().to_owned();
    assert_eq!(settings(&score.signature), settings(expected["signature"].as_str().unwrap()));
}

#[test]
fn overlap_of_formality_levels_is_sacrebleus() {
    let Some(folder) = folder() else { return };
    let expected = expected(&folder);
    for language in ["de", "es", "hi"] {
        let text = |level| lines(folder.join(format!("overlap/{language}.{level}.txt")));
        let texts = (text("informal"), vec![text("formal")]);
        let expected = &expected["overlap"][language];
        let bleu = |tokenizer, lowercase| Bleu { tokenizer, lowercase, ..Bleu::default() };
        check(&bleu(Tokenizer::V13a, false), &texts, &expected["bleu"]);
        check(&bleu(Tokenizer::Intl, false), &texts, &expected["bleu_intl"]);
        check(&bleu(Tokenizer::Char, false), &texts, &expected["bleu_char"]);
        check(&bleu(Tokenizer::None, true), &texts, &expected["bleu_none_lc"]);
        check(&Chrf::default(), &texts, &expected["chrf"]);
        check(&Chrf::plus_plus(), &texts, &expected["chrf++"]);
        check(&Ter::default(), &texts, &expected["ter"]);
        check(&Ter { normalised: true, ..Ter::default() }, &texts, &expected["ter_norm"]);
    }
}

#[test]
fn mean_sentence_bleu_is_sacrebleus() {
    let Some(folder) = folder() else { return };
    let expected = expected(&folder);
    for language in ["de", "es", "hi"] {
        let text = |level| lines(folder.join(format!("overlap/{language}.{level}.txt")));
        let (informal, formal) = (text("informal"), text("formal"));
        let bleu = Bleu::sentence_level();
        let mut scratch = Scratch::default();
        let values = informal
            .iter()
            .zip(&formal)
            .map(|(hypothesis, reference)| bleu.value(&bleu.stats(&mut scratch, hypothesis, &[reference])));
        let mean = values.sum::<f64>() / informal.len() as f64;
        let wanted = expected["overlap"][language]["sentence_bleu_mean"]["score"].as_f64().unwrap();
        assert!((mean - wanted).abs() < TOLERANCE, "{language}: {mean} is not {wanted}");
    }
}

/// Published as 31.4: untransferred Yelp sentences against the human references.
#[test]
fn untransferred_yelp_has_the_published_bleu() {
    let Some(folder) = folder() else { return };
    let rows = ["0", "1"].map(|set| lines(folder.join(format!("yelp/reference.{set}")))).concat();
    let (sources, references): (Vec<&str>, Vec<String>) = rows
        .iter()
        .map(|row| {
            let (source, reference) = row.split_once('\t').unwrap();
            let reference = Tokenizer::Treebank.tokenize(reference).to_lowercase();
            (source, split(&reference).collect::<Vec<_>>().join(" "))
        })
        .unzip();
    let bleu = Bleu { tokenizer: Tokenizer::None, ..Bleu::default() };
    let value = bleu.corpus(&sources, &[references]).unwrap().value;
    assert!((value - 31.397_655_307_597_83).abs() < TOLERANCE, "{value} is not 31.40");
}

/// The constructed hypotheses of a test set, by the name in the expected values.
fn hypotheses(name: &str, english: &[String], formal: &[String], informal: &[String]) -> Vec<String> {
    let pick = |from_informal: &dyn Fn(usize) -> bool| {
        let texts = formal.iter().zip(informal).enumerate();
        texts.map(|(i, (f, g))| if from_informal(i) { g.clone() } else { f.clone() }).collect()
    };
    let each = |change: &dyn Fn(&String) -> String| formal.iter().map(change).collect();
    match name {
        "formal" => formal.to_vec(),
        "informal" => informal.to_vec(),
        "alternate_even_formal" => pick(&|i| i % 2 == 1),
        "mod3_0informal" => pick(&|i| i % 3 == 0),
        "shifted_formal(next line)" => formal.iter().cycle().skip(1).take(600).cloned().collect(),
        "concat_f_space_i" => formal.iter().zip(informal).map(|(f, g)| format!("{f} {g}")).collect(),
        "source_en" => english.to_vec(),
        "lower_formal" => each(&|f| f.to_lowercase()),
        "formal_first_half_chars" => each(&|f| f.chars().take(f.chars().count() / 2).collect()),
        other => panic!("no hypothesis is called {other}"),
    }
}

#[test]
fn m_acc_counts_are_the_released_scorers() {
    let Some(folder) = folder() else { return };
    for case in expected(&folder)["m_acc"].as_array().unwrap() {
        let (set, name) = (case["set"].as_str().unwrap(), case["hyp"].as_str().unwrap());
        if name == "formal_punct_spaced" {
            continue;
        }
        let language = set.strip_prefix("en-").unwrap();
        let file = |end: &str| lines(folder.join(format!("cocoa_mt/formality-control.test.{set}.{end}")));
        let marked = [format!("formal.annotated.{language}"), format!("informal.annotated.{language}")];
        let [formal, informal] = marked.map(|end| file(&end));
        let plain = |texts: &[String]| texts.iter().map(|t| m_acc::plain(t).into_owned()).collect::<Vec<_>>();
        let texts = hypotheses(name, &file("en"), &plain(&formal), &plain(&informal));
        let variant = if case["tok_split"].as_bool().unwrap() { Variant::Token } else { Variant::Substring };
        let counts: m_acc::Counts = texts
            .iter()
            .zip(formal.iter().zip(&informal))
            .map(|(text, (formal, informal))| m_acc::label(text, formal, informal, variant))
            .collect();
        let found = [counts.formal, counts.informal, counts.neutral, counts.other];
        let wanted = ["FORMAL", "INFORMAL", "NEUTRAL", "OTHER"].map(|label| case[label].as_u64().unwrap());
        assert_eq!(found.map(|n| n as u64), wanted, "{case}");
    }
}

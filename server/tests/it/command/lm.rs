//! `concord lm`: training, and KenLM's numbers.

use super::text::{folder, run};

#[test]
fn a_trained_model_scores_by_segments_and_all_together() {
    let folder = folder(&[("t", "a b\na\n"), ("x", "a b\n\nc\n")]);
    let ran = run(folder.path(), "lm train --order 2 --out @m.arpa @t");
    assert_eq!((ran.code, ran.printed.as_str()), (Some(0), ""), "{}", ran.said);
    let csv = run(folder.path(), "lm score --model @m.arpa --segments --format csv @x").printed;
    let rows: Vec<Vec<f64>> =
        csv.lines().skip(1).map(|line| line.split(',').map(|cell| cell.parse().expect("a number")).collect()).collect();
    // Worked by hand in the library: discounts ½, 1, 1½; the last word is unknown.
    let expected = [0.625 * 0.375 * 0.6875, 0.1875, 0.5 * 0.125 * 0.375].map(f64::log10);
    for (row, expected) in rows.iter().zip(expected) {
        assert!((row[1] - expected).abs() < 1e-6, "{row:?} is not {expected}");
    }
    assert_eq!((rows[0][4], rows[2][5]), (3.0, 1.0));
    let all = run(folder.path(), "lm score --model @m.arpa --format json @x").json();
    let sum: f64 = rows.iter().map(|row| row[1]).sum();
    assert!((all["log10"].as_f64().expect("a number") - sum).abs() < 1e-9);
    assert_eq!((&all["n"], &all["words"], &all["unknown"]), (&3.into(), &6.into(), &1.into()));
    let fluency = run(folder.path(), "score --hyp @x --lm @m.arpa --metric fluency,perplexity --format json").json();
    assert_eq!(fluency["metrics"]["fluency"]["score"], all["fluency"]);
    assert_eq!(fluency["metrics"]["perplexity"]["score"], all["perplexity"]);
}

#[test]
fn what_is_no_model_or_text_is_refused() {
    let folder = folder(&[("e", ""), ("t", "a\n"), ("m.arpa", "\\data\\\nngram 1=1\n\n\\1-grams:\nx a\n")]);
    run(folder.path(), "lm train --out @m @e").is_refused("e, line 1");
    run(folder.path(), "lm train --order 9 --out @m @t").is_refused("order must be from 1 to 6");
    run(folder.path(), "lm score --model @m.arpa @t").is_refused("m.arpa: line 5: expected a logarithm");
}

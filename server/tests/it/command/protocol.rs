//! `concord mqm`, `esa`, `quality` and `alt-test`: what they print first, what they refuse, and their exit status.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::{Compression, write::GzEncoder};

use super::concord;

const RATINGS: &str = "A\t{\"errors\": [{\"category\": \"accuracy/omission\", \"severity\": \"major\"}]}\n\
                       A\t{\"errors\": []}\nB\t{\"errors\": []}\nB\tNone\n";

const HEAD: &str = "system\tdoc\tdoc_id\tseg_id\trater\tsource\ttarget\tcategory\tseverity\n";

/// Runs a command, with `@name` for a file of the folder: its exit status, what it printed and what it said.
fn run(arguments: &[&str], folder: &Path) -> (Option<i32>, String, String) {
    let path = |name: &str| folder.join(name).display().to_string();
    let paths: Vec<String> =
        arguments.iter().map(|own| own.strip_prefix('@').map_or_else(|| (*own).to_owned(), path)).collect();
    let output = concord(&paths.iter().map(String::as_str).collect::<Vec<_>>(), "");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, content) in files {
        fs::write(folder.path().join(name), content).expect("a file");
    }
    folder
}

/// The reference folder of a protocol; `None` where it is absent.
fn reference(name: &str) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/reference/evaluation").join(name);
    if folder.is_dir() {
        return Some(folder);
    }
    testing::skipped("the reference folder ../shared/reference is absent");
    None
}

#[test]
fn mqm_prints_the_best_system_first_in_every_format() {
    let folder = folder(&[("r", RATINGS), ("w.csv", "category,severity,weight\naccuracy/*,,2\n")]);
    let (code, printed, said) = run(&["mqm", "@r"], folder.path());
    assert_eq!(code, Some(0), "{said}");
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(lines[0], "system  penalty  segments  ratings  errors  segments at 0");
    assert!(lines[1].starts_with("B         0.000") && lines[2].starts_with("A         2.500"), "{printed}");
    assert!(printed.contains("lower is better; weights of WMT23"), "{printed}");
    assert!(said.contains("not counted: segment that nobody rated: 1"), "{said}");
    let (_, printed, _) =
        run(&["mqm", "@r", "--weights", "@w.csv", "--by", "segment", "--format", "csv"], folder.path());
    assert_eq!(printed, "system,document,segment,penalty,raters,errors\nA,,0,2,1,1\nA,,1,0,1,0\nB,,0,0,1,0\n");
    let (_, printed, _) = run(&["mqm", "@r", "--cap", "4", "--format", "markdown"], folder.path());
    assert!(printed.starts_with("| system | penalty |") && printed.contains("| A | 2.000 |"), "{printed}");
    let (_, printed, _) = run(&["mqm", "@r", "--format", "json"], folder.path());
    let json: serde_json::Value = serde_json::from_str(&printed).expect("JSON");
    assert_eq!((json["systems"][1]["penalty"].as_f64(), json.get("segments")), (Some(2.5), None));
}

#[test]
fn mqm_reads_tables_compressed_files_and_the_standard_input() {
    let table = format!("{HEAD}A\td\td\t1\tr\ts\t<v>t</v>\tFluency/Punctuation\tMinor\n");
    let folder = folder(&[("m.tsv", &table)]);
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(RATINGS.as_bytes()).expect("memory");
    fs::write(folder.path().join("r.gz"), packed.finish().expect("memory")).expect("a file");
    let (_, printed, said) = run(&["mqm", "@m.tsv", "--by", "rater", "--format", "csv"], folder.path());
    assert!(printed.contains("\nr,0.1,1,1,0,0,\n"), "{printed}{said}");
    let (code, printed, said) = run(&["mqm", "@r.gz", "--format", "csv"], folder.path());
    assert_eq!(code, Some(0), "{said}");
    let piped = concord(&["mqm", "-", "--format", "csv"], RATINGS);
    assert_eq!(String::from_utf8_lossy(&piped.stdout), printed);
}

#[test]
fn refusals_are_one_sentence_with_status_1() {
    let unknown = format!("{HEAD}A\td\td\t1\tr\ts\tt\tStyle\tMedium\n");
    let folder = folder(&[
        ("unknown.tsv", &unknown),
        ("none", "A\tNone\n"),
        ("w.csv", "category,severity,weight\na,b,-1\n"),
        ("r", RATINGS),
        ("bad", &format!("{RATINGS}A\tx\n")),
        ("s.csv", "w,A,1,BAD,e,d,70,d#A#bad1,False,[],1,2\n"),
        ("h.csv", "item,rater,value\n1,a,x\n1,b,x\n1,c,x\n"),
    ]);
    for (arguments, said) in [
        (&["mqm", "@unknown.tsv"][..], "no weight fits an error of the category \"Style\" and the severity \"Medium\""),
        (&["mqm", "@none"], "The file has no ratings."),
        (&["mqm", "@r", "--weights", "@w.csv"], "line 2: the weight \"-1\" is no number from 0 up"),
        (&["mqm", "@r", "--cap", "0"], "the largest penalty is a positive number"),
        (&["mqm", "@bad"], "1 row was left out"),
        (&["mqm", "@missing"], "cannot read"),
        (&["esa", "@s.csv"], "The file has no scores of systems (\"score\")."),
        (&["quality", "@s.csv", "--level", "2"], "--level 2 is not between 0 and 1"),
        (&["alt-test", "--human", "@h.csv", "--judge", "@h.csv", "--epsilon", "0.2"], "the test needs 30"),
        (&["alt-test", "--human", "@h.csv", "--judge", "@h.csv", "--epsilon", "2"], "epsilon is from 0 to 1"),
    ] {
        let (code, _, found) = run(arguments, folder.path());
        assert_eq!(code, Some(1), "{arguments:?}: {found}");
        assert!(found.contains(said), "{arguments:?}: {found}");
    }
    let (code, ..) = run(&["alt-test", "--human", "@h.csv", "--judge", "@h.csv"], folder.path());
    assert_eq!(code, Some(2), "epsilon or the kind of annotators is needed");
}

#[test]
fn esa_and_quality_print_the_published_campaign() {
    let Some(folder) = reference("esa") else { return };
    let (code, printed, said) = run(&["esa", "@240520rc6ESA.scores.csv"], &folder);
    assert_eq!(code, Some(0), "{said}");
    assert!(
        printed
            .lines()
            .nth(1)
            .is_some_and(|line| line.starts_with("wmt23.GPT4-5shot     92.80         207         142")),
        "{printed}"
    );
    assert!(printed.contains("2691 judgements, 33 raters, mean score 85.04"), "{printed}");
    assert!(printed.contains("397 attention checks, 0 repeats, 14 fillers, 198 tutorial texts"), "{printed}");
    assert!(said.contains("not counted: score that a later one replaces: 27"), "{said}");
    let (code, printed, said) = run(&["quality", "@240520rc6ESA.scores.csv", "--level", "0.01"], &folder);
    assert_eq!(code, Some(0), "{said}");
    assert!(printed.starts_with("25 of 33 workers pass (p at most 0.01, one-sided rank-sum test)"), "{printed}");
    let by = |by, format| {
        run(&["quality", "@240520rc6ESA.scores.csv", "--by", by, "--format", format, "--only-passed"], &folder).1
    };
    assert!(by("worker", "csv").starts_with("worker,passes,pairs,originals,degraded,difference,p_rank_sum,"));
    assert_eq!(by("system", "markdown").lines().count(), 2 + 13);
    assert_eq!(by("pair", "csv").lines().count(), 1 + 13 * 12 / 2);
    let json: serde_json::Value = serde_json::from_str(&by("worker", "json")).expect("JSON");
    assert_eq!(json["attention"]["n_passed"].as_u64(), Some(26));
}

#[test]
fn alt_test_prints_the_published_values() {
    let Some(folder) = reference("alt-test") else { return };
    let [human, judge] = ["@wax/human_annotations.json", "@wax/llm_annotations.json"];
    let (code, printed, said) =
        run(&["alt-test", "--human", human, "--judge", judge, "--annotators", "crowd"], &folder);
    assert_eq!(code, Some(0), "{said}");
    let line = "gemini_pro passes: winning rate 0.50 (4 of 8 annotators), average advantage probability 0.74";
    assert!(printed.lines().take(6).any(|own| own == line), "{printed}");
    assert!(printed.contains("test of labels (accuracy), epsilon 0.1, q 0.05"), "{printed}");
    let arguments = [
        "alt-test",
        "--human",
        human,
        "--judge",
        judge,
        "--epsilon",
        "0.1",
        "--judge-name",
        "gpt-4o",
        "--format",
        "csv",
    ];
    let (_, printed, _) = run(&arguments, &folder);
    assert_eq!(printed.lines().count(), 2, "{printed}");
    let [human, judge] = ["@10k_prompts/human_annotations.json", "@10k_prompts/llm_annotations.json"];
    let (_, printed, _) = run(&["alt-test", "--human", human, "--judge", judge, "--epsilon", "0.15"], &folder);
    assert!(printed.contains("test of numbers (negative root mean squared error)"), "{printed}");
}

#[test]
fn alt_test_reads_tables_and_similarities() {
    let rows = |raters: &[&str]| {
        let row = |item: usize| raters.iter().map(move |rater| format!("{item},{rater},{}\n", ["x", "y"][item % 2]));
        (0..30).flat_map(row).collect::<String>()
    };
    let pairs = [("a", "b"), ("a", "c"), ("b", "c"), ("m", "a"), ("m", "b"), ("m", "c")];
    let similar: String =
        (0..30).flat_map(|item| pairs.map(|(first, second)| format!("{item},{first},{second},0.5\n"))).collect();
    let folder = folder(&[
        ("h.csv", &format!("item,rater,value\n{}", rows(&["a", "b", "c"]))),
        ("j.csv", &format!("item,rater,value\n{}", rows(&["m"]))),
        ("s.csv", &format!("item,first,second,similarity\n{similar}")),
    ]);
    for arguments in [
        &["alt-test", "--human", "@h.csv", "--judge", "@j.csv", "--annotators", "experts"][..],
        &["alt-test", "--similarity", "@s.csv", "--judge-name", "m", "--epsilon", "0.2"],
    ] {
        let (code, printed, said) = run(arguments, folder.path());
        assert_eq!(code, Some(0), "{said}");
        assert!(printed.starts_with("m passes: winning rate 1.00 (3 of 3 annotators)"), "{printed}");
    }
}

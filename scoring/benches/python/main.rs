//! The metrics against the libraries of Python users, on the same generated files in one run: `cargo xtask bench
//! scoring [TASK]`.
//!
//! Python works through a part of the pairs where it is slow, and its time is scaled to all of them; on that part both
//! sides must come to the same value.

mod ours;
mod texts;

use std::{env, fs, path::Path, process::Command, thread, time::Instant};

use serde_json::Value;

use texts::Texts;

/// What is measured.
struct Task {
    name: &'static str,
    /// How many pairs, sets or sentences it is about.
    n: usize,
    /// How many of these Python works through.
    n_python: usize,
    /// How far the values may be apart; none where the two do not compute the same.
    tolerance: Option<f64>,
    run: fn(&Texts, usize) -> f64,
}

const TASKS: [Task; 12] = [
    Task { name: "bleu", n: 100_000, n_python: 20_000, tolerance: Some(1e-6), run: ours::bleu },
    Task { name: "sentence-bleu", n: 100_000, n_python: 10_000, tolerance: Some(1e-6), run: ours::sentence_bleu },
    Task { name: "chrf", n: 100_000, n_python: 10_000, tolerance: Some(1e-6), run: ours::chrf },
    Task { name: "ter", n: 100_000, n_python: 2_000, tolerance: Some(1e-6), run: ours::ter },
    Task { name: "self-bleu", n: 1_000, n_python: 1_000, tolerance: None, run: ours::self_bleu },
    Task { name: "levenshtein", n: 1_000_000, n_python: 1_000_000, tolerance: Some(0.0), run: ours::levenshtein },
    Task { name: "meteor", n: 100_000, n_python: 3_000, tolerance: Some(1e-6), run: ours::meteor },
    Task { name: "wmd-gensim", n: 5_000, n_python: 500, tolerance: Some(1e-4), run: ours::wmd },
    Task { name: "wmd-pot", n: 5_000, n_python: 500, tolerance: Some(1e-4), run: ours::wmd },
    Task { name: "sim", n: 100_000, n_python: 100_000, tolerance: Some(1e-4), run: ours::sim },
    Task { name: "lm-score", n: 100_000, n_python: 100_000, tolerance: Some(1e-3), run: ours::lm_score },
    Task { name: "logistic", n: 200_000, n_python: 200_000, tolerance: None, run: ours::logistic },
];

fn main() {
    let filter = env::args().skip(1).find(|argument| !argument.starts_with("--"));
    let python = env::var("SCORING_PYTHON").expect("`cargo xtask bench scoring` says where Python is");
    let folder = env::temp_dir().join(format!("concord-bench-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the texts");
    let texts = Texts::generate(200_000);
    texts.write(&folder).expect("the texts are written");
    let cores = thread::available_parallelism().map_or(1, usize::from);
    println!("{cores} cores; seconds for all pairs, Python's scaled up from the part in brackets");
    println!("| task | n | ours, 1 core | ours, {cores} cores | Python (part) | ratio, 1 core | ratio, all cores |");
    println!("|---|--:|--:|--:|--:|--:|--:|");
    let wanted = |task: &&Task| filter.as_ref().is_none_or(|filter| task.name.contains(filter.as_str()));
    for task in TASKS.iter().filter(wanted) {
        measure(task, &texts, &folder, &python);
    }
    if filter.as_ref().is_none_or(|filter| "lm-train".contains(filter.as_str())) {
        let (single, words) = one_core().install(|| time(|| ours::lm_train(&texts, &folder)));
        let all = time(|| ours::lm_train(&texts, &folder)).0;
        println!("lm-train: {words} words, order 5, {single:.2} s on 1 core, {all:.2} s on {cores}");
    }
    fs::remove_dir_all(&folder).expect("the folder is removed");
}

fn measure(task: &Task, texts: &Texts, folder: &Path, python: &str) {
    ours::prepare(task.name, texts, folder);
    let single = one_core().install(|| time(|| (task.run)(texts, task.n))).0;
    let all = time(|| (task.run)(texts, task.n)).0;
    let output = Command::new(python)
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/benches/python/theirs.py"))
        .args([task.name, &task.n_python.to_string()])
        .arg(folder)
        .output()
        .expect("Python starts");
    let Ok(theirs) = serde_json::from_slice::<Value>(&output.stdout) else {
        println!("{}: Python failed: {}", task.name, String::from_utf8_lossy(&output.stderr));
        return;
    };
    let number = |name: &str| theirs[name].as_f64().unwrap_or(f64::NAN);
    if let Some(tolerance) = task.tolerance {
        let (value, wanted) = ((task.run)(texts, task.n_python), number("value"));
        assert!((value - wanted).abs() <= tolerance * wanted.abs().max(1.0), "{}: {value} is not {wanted}", task.name);
    }
    let scaled = number("seconds") * task.n as f64 / task.n_python as f64;
    let Task { name, n, n_python, .. } = task;
    println!(
        "| {name} | {n} | {single:.2} | {all:.2} | {scaled:.2} ({n_python}) | {:.1} | {:.1} |",
        scaled / single,
        scaled / all
    );
}

fn one_core() -> rayon::ThreadPool {
    rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread")
}

/// How many seconds something takes, and what it comes to.
fn time<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = Instant::now();
    let value = work();
    (start.elapsed().as_secs_f64(), value)
}

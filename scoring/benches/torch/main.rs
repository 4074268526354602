//! The neural module beside the libraries of Python users, on the same generated texts, the same model and the same device
//! in one run: `cargo xtask bench torch [--device cuda] [--precision bf16] [--peak TFLOPS] [--task NAME]`.
//!
//! Both sides are warm: a first small run is not timed. Start-up is timed apart.

mod causal;
mod ours;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use scoring::torch::{
    Precision,
    device::{self, Choice},
    folder::Folder,
};
use serde_json::Value;

/// What is measured, and how to read it.
struct Task {
    name: &'static str,
    unit: &'static str,
    /// Texts, pairs or steps on a CPU and on a GPU.
    n: (usize, usize),
    run: fn(&Setting, usize) -> ours::Measured,
}

/// Where and with what.
struct Setting {
    model: PathBuf,
    folder: PathBuf,
    device: tch::Device,
    precision: Precision,
    texts: Vec<String>,
}

const TASKS: [Task; 5] = [
    Task { name: "start", unit: "s", n: (1, 1), run: ours::start },
    Task { name: "embed", unit: "texts/s", n: (2_000, 200_000), run: ours::embed },
    Task { name: "bertscore", unit: "pairs/s", n: (1_000, 50_000), run: ours::bert_score },
    Task { name: "textcnn", unit: "steps/s", n: (60, 2_000), run: ours::text_cnn },
    Task { name: "perplexity", unit: "texts/s", n: (200, 50_000), run: causal::perplexity },
];

fn main() {
    let arguments: Vec<String> = env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).cloned()
    };
    let choice: Choice = option("--device").unwrap_or_else(|| "cpu".to_owned()).parse().expect("a device");
    let precision: Precision = option("--precision").unwrap_or_else(|| "fp32".to_owned()).parse().expect("a precision");
    let peak: Option<f64> = option("--peak").map(|peak| peak.parse().expect("TFLOPS"));
    let model = PathBuf::from(env::var_os("TORCH_MODEL").expect("`cargo xtask bench torch` says where the model is"));
    let python = env::var("TORCH_PYTHON").expect("`cargo xtask bench torch` says where Python is");
    let folder = env::temp_dir().join(format!("concord-bench-torch-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the texts");
    let device = device::device(choice).expect("the device").device;
    let texts = ours::texts(200_000);
    fs::write(folder.join("texts"), texts.join("\n")).expect("the texts are written");
    let setting = Setting { model, folder, device, precision, texts };
    println!("device {device:?}, numbers {}, libtorch's threads {}", precision.name(), tch::get_num_threads());
    println!(
        "| task | n | ours | Python | ratio | our peak memory | theirs |{}",
        if peak.is_some() { " TFLOPS | share of peak |" } else { "" }
    );
    println!("|---|--:|--:|--:|--:|--:|--:|{}", if peak.is_some() { "--:|--:|" } else { "" });
    let only = option("--task");
    for task in TASKS.iter().filter(|task| only.as_ref().is_none_or(|only| only == task.name)) {
        let n = if device.is_cuda() { task.n.1 } else { task.n.0 };
        let ours = (task.run)(&setting, n);
        let theirs = theirs(&python, task.name, n, &setting);
        let rate = |seconds: f64| if task.unit == "s" { seconds } else { n as f64 / seconds };
        let (own, their) = (rate(ours.seconds), theirs.as_ref().map(|theirs| rate(theirs.0)));
        let ratio = theirs.as_ref().map_or_else(|| "-".to_owned(), |theirs| format!("{:.2}", theirs.0 / ours.seconds));
        let shown = |value: Option<f64>| value.map_or_else(|| "-".to_owned(), |value| format!("{value:.1}"));
        let memory = theirs.as_ref().map_or_else(|| "-".to_owned(), |theirs| format!("{:.0} MB", theirs.1));
        let share = peak.map_or_else(String::new, |peak| match ours.flop {
            Some(flop) => {
                let reached = flop / ours.seconds / 1e12;
                format!(" {reached:.1} | {:.1} % |", 100.0 * reached / peak)
            }
            None => " - | - |".to_owned(),
        });
        println!(
            "| {} | {n} | {} {} | {} | {ratio} | {:.0} MB | {memory} |{share}",
            task.name,
            shown(Some(own)),
            task.unit,
            shown(their),
            ours::peak_memory()
        );
    }
    fs::remove_dir_all(&setting.folder).expect("the folder is removed");
}

/// Seconds and megabytes of Python; nothing, and a word of it, where a library is missing.
fn theirs(python: &str, task: &str, n: usize, setting: &Setting) -> Option<(f64, f64)> {
    let device = if setting.device.is_cuda() { "cuda" } else { "cpu" };
    let output = Command::new(python)
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/torch/theirs.py"))
        .args([task, &n.to_string()])
        .args([&setting.folder, &if task == "perplexity" { causal::folder(setting) } else { setting.model.clone() }])
        .args([device, setting.precision.name()])
        // It would look for the model on a hub.
        .env("HF_HUB_OFFLINE", "1")
        .output()
        .expect("Python starts");
    let said: Option<Value> = serde_json::from_slice(&output.stdout).ok();
    let numbers = said.and_then(|said| Some((said["seconds"].as_f64()?, said["megabytes"].as_f64()?)));
    if numbers.is_none() {
        eprintln!(
            "{task}: Python failed: {}",
            String::from_utf8_lossy(&output.stderr).lines().last().unwrap_or_default()
        );
    }
    numbers
}

impl Setting {
    fn folder(&self) -> Folder {
        Folder::open(&self.model).expect("the model")
    }

    fn texts(&self, n: usize) -> Vec<&str> {
        self.texts.iter().cycle().take(n).map(String::as_str).collect()
    }
}

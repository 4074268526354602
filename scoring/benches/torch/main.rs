//! The neural module beside the libraries of Python users, on the same generated texts, the same model and the same device
//! in one run: `cargo xtask bench torch [--device cuda] [--precision bf16] [--peak TFLOPS] [--task NAME] [--model NAME]
//! [--length TOKENS] [--n NUMBER] [--tokens NUMBER] [--ours]`; `--tokens` are those of a batch, and `--ours` leaves Python out.
//!
//! Each task is a process of its own on both sides, and is timed five times after a run on other texts: the median counts.
//! The model is MiniLM, or one of the sizes of BERT (`base`, `large`) whose numbers are a formula.

mod causal;
mod encoder;
mod ours;
mod texts;

use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

use scoring::torch::{
    Precision,
    batch::Budget,
    device::{self, Choice, libraries, named},
    folder::Folder,
};
use serde::{Deserialize, Serialize};

/// What is measured, and how to read it.
struct Task {
    name: &'static str,
    unit: &'static str,
    /// Texts, pairs or steps on a CPU and on a GPU.
    n: (usize, usize),
    run: fn(&Setting, usize) -> Measured,
}

/// Where and with what.
struct Setting {
    model: PathBuf,
    folder: PathBuf,
    device: tch::Device,
    precision: Precision,
    /// The size of a batch, if it is not the usual one.
    budget: Option<Budget>,
    /// Twice as many as are measured, and others to begin with.
    texts: Vec<String>,
}

/// What a process measured.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct Measured {
    /// Of each run.
    seconds: Vec<f64>,
    /// The most memory that the process has had.
    megabytes: f64,
    /// The memory of the GPU that is in use at the end, by all processes.
    #[serde(default)]
    gpu_megabytes: f64,
    /// Multiplications and additions, where they are counted.
    #[serde(default)]
    flop: Option<f64>,
}

const TASKS: [Task; 7] = [
    Task { name: "start", unit: "s", n: (1, 1), run: ours::start },
    Task { name: "cut", unit: "texts/s", n: (10_000, 100_000), run: ours::cut },
    Task { name: "embed", unit: "texts/s", n: (1_000, 100_000), run: ours::embed },
    Task { name: "encode", unit: "texts/s", n: (1_000, 100_000), run: ours::encode },
    Task { name: "bertscore", unit: "pairs/s", n: (500, 20_000), run: ours::bert_score },
    Task { name: "textcnn", unit: "steps/s", n: (40, 1_000), run: ours::text_cnn },
    Task { name: "perplexity", unit: "texts/s", n: (100, 20_000), run: causal::perplexity },
];

/// Times that a task is timed.
const RUNS: usize = 5;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).cloned()
    };
    let choice: Choice = option("--device").unwrap_or_else(|| "cpu".to_owned()).parse().expect("a device");
    let precision: Precision = option("--precision").unwrap_or_else(|| "fp32".to_owned()).parse().expect("a precision");
    let peak: Option<f64> = option("--peak").map(|peak| peak.parse().expect("TFLOPS"));
    if let Some(folder) = option("--child") {
        // One task in a process of its own.
        let (task, n) = (option("--task").expect("a task"), option("--n").expect("a number"));
        let task = TASKS.iter().find(|known| known.name == task).expect("a known task");
        let folder = PathBuf::from(folder);
        let texts = fs::read_to_string(folder.join("texts")).expect("the texts");
        let texts = texts.split('\n').map(str::to_owned).collect();
        let model = PathBuf::from(option("--folder").expect("a model"));
        let device = device::device(choice).expect("the device").device;
        let budget = option("--tokens").map(|tokens| Budget::words(tokens.parse().expect("a number")));
        let setting = Setting { model, folder, device, precision, budget, texts };
        let measured = (task.run)(&setting, n.parse().expect("a number"));
        // The end of the task `start`.
        println!("done");
        println!("{}", serde_json::to_string(&measured.with_memory(device)).expect("JSON"));
        return;
    }
    let model = PathBuf::from(env::var_os("TORCH_MODEL").expect("`cargo xtask bench torch` says where the model is"));
    let python = env::var("TORCH_PYTHON").expect("`cargo xtask bench torch` says where Python is");
    let folder = env::temp_dir().join(format!("concord-bench-torch-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the texts");
    let device = device::device(choice).expect("the device").device;
    let length: Option<usize> = option("--length").map(|length| length.parse().expect("a number of tokens"));
    let name = option("--model").unwrap_or_else(|| "MiniLM".to_owned());
    println!(
        "model {name}, device {device:?}, numbers {}, {}, libtorch's threads {}, texts of {}",
        precision.name(),
        libraries(device),
        tch::get_num_threads(),
        length.map_or_else(|| "4 to 40 words".to_owned(), |length| format!("{length} tokens")),
    );
    println!(
        "| task | n | ours | Python | ratio | our peak memory | theirs | our GPU memory | theirs | TFLOPS | share of peak |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    let vocabulary = texts::vocabulary(&model);
    let encoder = if name == "MiniLM" { model.clone() } else { encoder::folder(&name, &model, &folder) };
    let only = option("--task");
    for task in
        TASKS.iter().filter(|task| only.as_ref().is_none_or(|only| only.split(',').any(|only| only == task.name)))
    {
        let n =
            option("--n").map_or(if device.is_cuda() { task.n.1 } else { task.n.0 }, |n| n.parse().expect("a number"));
        // For pairs twice as many, and as many again to begin with.
        let n_texts = (4 * n).min(200_000);
        fs::write(folder.join("texts"), texts::texts(n_texts, &vocabulary, length).join("\n"))
            .expect("they are written");
        let model = if task.name == "perplexity" { causal::folder(&folder, &vocabulary) } else { encoder.clone() };
        let devices = named(device);
        let mut own = Command::new(env::current_exe().expect("this program"));
        own.arg("--child").arg(&folder).arg("--folder").arg(&model);
        own.args(["--task", task.name, "--n", &n.to_string(), "--device", &devices, "--precision", precision.name()]);
        if let Some(tokens) = option("--tokens") {
            own.args(["--tokens", &tokens]);
        }
        let ours = measured(task.name, "ours", &mut own).expect("ours is measured");
        // Python's libraries do not do these apart.
        let with_python =
            !["cut", "encode"].contains(&task.name) && !arguments.iter().any(|argument| argument == "--ours");
        let theirs = with_python.then(|| {
            let mut their = Command::new(&python);
            their.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/torch/theirs.py"));
            their.args([task.name, &n.to_string()]).args([&folder, &model]).args([devices.as_str(), precision.name()]);
            // It would look for the model on a hub.
            their.env("HF_HUB_OFFLINE", "1");
            measured(task.name, "Python", &mut their)
        });
        let theirs = theirs.flatten();
        let rate = |seconds: f64| if task.unit == "s" { seconds } else { n as f64 / seconds };
        let number = |value: Option<f64>| value.map_or_else(|| "-".to_owned(), |value| format!("{value:.1}"));
        let ratio = theirs.as_ref().map(|theirs| theirs.median() / ours.median());
        let megabytes = |value: Option<f64>| {
            value.filter(|value| *value > 0.0).map_or_else(|| "-".to_owned(), |value| format!("{value:.0} MB"))
        };
        let reached = ours.flop.map(|flop| flop / ours.median() / 1e12);
        let share = reached
            .zip(peak)
            .map_or_else(|| "-".to_owned(), |(reached, peak)| format!("{:.1} %", 100.0 * reached / peak));
        println!(
            "| {} | {n} | {} {} | {} | {} | {} | {} | {} | {} | {} | {share} |",
            task.name,
            number(Some(rate(ours.median()))),
            task.unit,
            number(theirs.as_ref().map(|theirs| rate(theirs.median()))),
            ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.2}")),
            megabytes(Some(ours.megabytes)),
            megabytes(theirs.as_ref().map(|theirs| theirs.megabytes)),
            megabytes(Some(ours.gpu_megabytes)),
            megabytes(theirs.as_ref().map(|theirs| theirs.gpu_megabytes)),
            number(reached),
        );
    }
    fs::remove_dir_all(&folder).expect("the folder is removed");
}

/// What a process measured; for `start`, the time from its start to its first result. Nothing, and a word of it, if it
/// failed.
fn measured(task: &str, side: &str, command: &mut Command) -> Option<Measured> {
    let begun = Instant::now();
    let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the process starts");
    let mut line = String::new();
    let mut said = BufReader::new(process.stdout.take().expect("it is piped"));
    let _ = said.read_line(&mut line);
    let seconds = begun.elapsed().as_secs_f64();
    line.clear();
    let _ = said.read_line(&mut line);
    let output = process.wait_with_output().expect("it ends");
    match serde_json::from_str::<Measured>(&line) {
        Ok(measured) if task == "start" => Some(Measured { seconds: vec![seconds], ..measured }),
        Ok(measured) => Some(measured),
        Err(_) => {
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            eprintln!("{task}: {side} failed: {}", said.lines().last().unwrap_or_default());
            None
        }
    }
}

impl Measured {
    fn median(&self) -> f64 {
        let mut seconds = self.seconds.clone();
        seconds.sort_by(f64::total_cmp);
        seconds.get(seconds.len() / 2).copied().unwrap_or(f64::NAN)
    }

    fn with_memory(self, device: tch::Device) -> Self {
        let gpu_megabytes = if let tch::Device::Cuda(number) = device { gpu_memory(number) } else { 0.0 };
        Self { megabytes: peak_memory(), gpu_megabytes, ..self }
    }
}

/// The most memory this process has had, in megabytes.
fn peak_memory() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok());
    kilobytes.map_or(0.0, |kilobytes| kilobytes / 1024.0)
}

/// The memory of a GPU that is in use, in megabytes: libtorch keeps what it had at most.
fn gpu_memory(number: usize) -> f64 {
    let ask = ["--query-gpu=memory.used", "--format=csv,noheader,nounits"];
    let said = Command::new("nvidia-smi")
        .args(ask)
        .arg(format!("--id={number}"))
        .output()
        .map(|output| output.stdout)
        .unwrap_or_default();
    String::from_utf8_lossy(&said).trim().parse().unwrap_or(0.0)
}

impl Setting {
    fn folder(&self) -> Folder {
        Folder::open(&self.model).expect("the model")
    }

    /// `n` texts that are measured.
    fn texts(&self, n: usize) -> Vec<&str> {
        self.texts.iter().cycle().take(n).map(String::as_str).collect()
    }

    /// Other texts, as long as those, to begin with.
    fn others(&self, n: usize) -> Vec<&str> {
        self.texts.iter().rev().take(n).map(String::as_str).collect()
    }
}

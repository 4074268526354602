//! `concord judge`: a language model answers a question about each item of a table.

mod files;
mod items;
mod shown;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail, ensure};
use clap::{ArgGroup, Args};
use engine::{Ambient as _, System};
use judges::{
    Budget, Call, Chat, ChatOptions, Done, Ended, Endpoint, Limits, Money, NoAmount, OpenError, Parameters, Plan,
    Price, Program, Prompt, Results, Run, Scale, Secret, Summary, TokenLimit, TokioAmbient, UnknownCost, digest,
};

use super::format::print;
use super::printable::printable;
use super::progress::counter;
use super::refused::{refused, unreadable};
use items::Item;

/// The environment variable of the key. It does not begin with `CONCORD_`: such variables are settings of a server.
const KEY: &str = "JUDGE_API_KEY";

const EXAMPLES: &str = "\
Examples:
  concord judge items.csv --prompt prompt.txt --endpoint https://api.example.org/v1 --model NAME --levels 1..5 --out judge.jsonl
  concord judge items.csv --prompt prompt.txt --endpoint http://127.0.0.1:8000/v1 --model NAME --labels good,bad --out judge.jsonl --answers judge.csv
  concord judge items.csv --prompt prompt.txt --endpoint https://api.example.org/v1 --model NAME --range 0..100 --json score \\
    --max-tokens 200 --price 2.50,10 --budget 5 --out judge.jsonl
  concord judge items.csv --prompt prompt.txt --levels 1..5 --out judge.jsonl --command ./my-judge --fast
  concord alt-test --human answers.csv --judge judge.csv --annotators experts";

/// A temperature, or none that is sent.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Temperature(Option<f64>);

/// The arguments of `judge`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
#[command(group = ArgGroup::new("scale").required(true).args(["levels", "labels", "range", "text"]))]
#[command(group = ArgGroup::new("who").required(true).args(["endpoint", "command"]))]
pub struct Judge {
    /// The items: a row for each, as CSV, TSV, JSON lines or Parquet.
    items: PathBuf,
    /// The prompt: a file in which `{column}` is the text of a column, and `{{` and `}}` are braces.
    #[arg(long, value_name = "FILE")]
    prompt: PathBuf,
    /// The column that names items [default: `item`, or `id`].
    #[arg(long, value_name = "COLUMN")]
    item: Option<String>,
    /// The address of an endpoint with the interface of OpenAI, without `/chat/completions`.
    #[arg(long, value_name = "URL", requires = "model")]
    endpoint: Option<String>,
    /// The model that the endpoint is asked for.
    #[arg(long, value_name = "NAME", requires = "endpoint")]
    model: Option<String>,
    /// The environment variable that holds the key of the endpoint [default: `JUDGE_API_KEY`, if it is set].
    #[arg(long, value_name = "NAME", requires = "endpoint")]
    key_variable: Option<String>,
    /// A file that holds the key.
    #[arg(long, value_name = "FILE", requires = "endpoint", conflicts_with = "key_variable")]
    key_file: Option<PathBuf>,
    /// A program with its arguments that is asked instead: it reads the prompt and prints the reply. Comes last.
    #[arg(long, num_args = 1.., allow_hyphen_values = true, value_name = "PROGRAM")]
    command: Vec<String>,
    /// The answer is a whole number: `--levels=1..5`.
    #[arg(long, value_name = "LOW..HIGH", allow_hyphen_values = true)]
    levels: Option<String>,
    /// The answer is one of these labels, compared without case.
    #[arg(long, value_delimiter = ',')]
    labels: Vec<String>,
    /// The answer is a number: `--range 0..100`.
    #[arg(long, value_name = "LOW..HIGH", allow_hyphen_values = true)]
    range: Option<String>,
    /// The answer is the whole reply.
    #[arg(long)]
    text: bool,
    /// The reply is a JSON object, and the answer is in this field.
    #[arg(long, value_name = "FIELD")]
    json: Option<String>,
    /// A file with the system prompt.
    #[arg(long, value_name = "FILE", requires = "endpoint")]
    system: Option<PathBuf>,
    /// The temperature, or `none` to leave it to the endpoint [default: 0].
    #[arg(long, value_parser = temperature, requires = "endpoint")]
    temperature: Option<Temperature>,
    /// The seed; of several answers, the n-th has the seed plus n less 1.
    #[arg(long, requires = "endpoint")]
    seed: Option<u32>,
    /// Tokens of a reply at most.
    #[arg(long, value_name = "TOKENS", requires = "endpoint", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    max_tokens: Option<u64>,
    /// Sends this limit as `max_completion_tokens`, as models need it that think before they answer.
    #[arg(long, requires = "max_tokens")]
    completion_tokens: bool,
    /// Answers to each item, from raters that are called NAME#1, NAME#2 and so on.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    repeats: u32,
    /// What the rater is called [default: the model, or the program].
    #[arg(long, value_name = "NAME")]
    rater: Option<String>,
    /// Calls at once.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..=256))]
    at_once: u16,
    /// Calls that begin in a minute, at most.
    #[arg(long, value_name = "CALLS", value_parser = clap::value_parser!(u32).range(1..))]
    per_minute: Option<u32>,
    /// How often a call is repeated that the endpoint refuses for now (429), that fails (5xx) or whose connection breaks.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(0..=100))]
    retries: u32,
    /// Seconds that a call may take.
    #[arg(long, value_name = "SECONDS", default_value_t = 120, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    timeout: u64,
    /// What a million tokens cost, of prompts and of replies: `2.50,10`, in any currency.
    #[arg(long, value_name = "IN,OUT", requires = "endpoint", value_parser = price)]
    price: Option<Price>,
    /// What all calls of the results may cost together. The run ends before a call that could exceed it.
    #[arg(long, value_name = "AMOUNT", requires_all = ["price", "max_tokens"], value_parser = money)]
    budget: Option<Money>,
    /// The results, as JSON lines. A file that is there is continued.
    #[arg(long, value_name = "FILE", required_unless_present = "dry_run")]
    out: Option<PathBuf>,
    /// The answers as CSV with the columns item, rater and value, for `concord alt-test --judge` and `concord agreement`.
    #[arg(long, value_name = "FILE", requires = "out")]
    answers: Option<PathBuf>,
    /// Asks nothing, but prints the first prompt, the number of calls and, with --price, an estimate of the cost.
    #[arg(long)]
    dry_run: bool,
}

fn price(text: &str) -> Result<Price, NoAmount> {
    Price::parse(text)
}

fn money(text: &str) -> Result<Money, NoAmount> {
    Money::parse(text)
}

fn temperature(text: &str) -> Result<Temperature, &'static str> {
    match text.parse::<f64>() {
        Ok(number) if (0.0..=2.0).contains(&number) => Ok(Temperature(Some(number))),
        Err(_) if text == "none" => Ok(Temperature(None)),
        Ok(_) | Err(_) => Err("write a number from 0 to 2, or none"),
    }
}

/// What is asked: the items with their prompts, and the raters.
struct Asked {
    items: Vec<Item>,
    plans: Vec<Plan>,
    system: Option<String>,
}

impl Judge {
    /// Asks about each item that has no answer yet, keeps every reply, and says how many answers there are.
    ///
    /// # Errors
    /// The template, the table or the options cannot be used; the run ended before its last call, or calls failed.
    pub async fn run(self) -> anyhow::Result<()> {
        self.check_files()?;
        let scale = self.scale()?;
        let asked = self.asked(&scale)?;
        let endpoint = self.judge(asked.system.clone())?;
        let mut results = match &self.out {
            // A file that is not there yet is not made for a dry run.
            Some(out) if !self.dry_run || out.exists() => {
                Some(Results::open(out, &asked.plans).map_err(|error| opened(out, &error))?)
            }
            Some(_) | None => None,
        };
        let calls = asked.left(results.as_ref());
        let n_kept = asked.items.len() * asked.plans.len() - calls.len();
        if self.dry_run {
            return print(&shown::dry_run(&asked, calls.len(), n_kept, self.price.as_ref(), self.max_tokens));
        }
        let (Some(results), Some(out)) = (&mut results, &self.out) else {
            bail!("name the file of results with --out")
        };
        if results.is_unfinished() {
            eprintln!("{}: the last line is unfinished and is dropped", out.display());
        }
        let limits = self.limits(results).with_context(|| format!("{} cannot have a --budget", out.display()))?;
        let (summary, ended) = self.ask(&*endpoint, &scale, limits, &asked.plans, results, calls).await;
        results.finish()?;
        if let Some(answers) = &self.answers {
            let file = shown::answers(&asked, results);
            files::replace(answers, &file).with_context(|| format!("cannot write {}", answers.display()))?;
        }
        eprint!("{}", shown::summary(&summary, n_kept, self.price.is_some()));
        match ended {
            Some(ended @ Ended::Budget { .. }) => bail!("{ended}: run the command again with a larger --budget"),
            Some(ended) => bail!("{ended}"),
            None => {}
        }
        match summary.failed {
            0 => Ok(()),
            1 => bail!("1 call failed: {} has the reason. Run the command again to repeat it", out.display()),
            n => bail!("{n} calls failed: {} has the reasons. Run the command again to repeat them", out.display()),
        }
    }

    /// No file that is read, and no file twice, is written.
    fn check_files(&self) -> anyhow::Result<()> {
        let written =
            [self.out.as_deref().map(|own| ("--out", own)), self.answers.as_deref().map(|own| ("--answers", own))];
        let written: Vec<files::Named> = written.into_iter().flatten().collect();
        let read = [
            Some(("the table of items", self.items.as_path())),
            Some(("--prompt", self.prompt.as_path())),
            self.system.as_deref().map(|own| ("--system", own)),
            self.key_file.as_deref().map(|own| ("--key-file", own)),
        ];
        let command = self.command.iter().map(|own| ("--command", Path::new(own)));
        let read: Vec<files::Named> = read.into_iter().flatten().chain(command).collect();
        files::check(&written, &read)
    }

    async fn ask(
        &self,
        endpoint: &dyn Endpoint,
        scale: &Scale,
        limits: Limits,
        plans: &[Plan],
        results: &mut Results,
        calls: Vec<Call>,
    ) -> (Summary, Option<Ended>) {
        let entropy = || {
            let [a, b, c, d, e, f, g, h, ..] = System.entropy();
            u64::from_le_bytes([a, b, c, d, e, f, g, h])
        };
        let ambient = TokioAmbient::new(|| System.now().0, entropy);
        let run = Run { endpoint, ambient: &ambient, scale, field: self.json.as_deref(), limits };
        let bar = counter("calls done");
        let keep = |done: &Done| {
            bar.inc(1);
            let plan = plans.iter().find(|plan| plan.rater == done.call.rater);
            plan.map_or(Ok(()), |plan| results.write(done, plan))
        };
        let ended = run.carry_out(calls, keep).await;
        bar.finish_and_clear();
        ended
    }

    fn scale(&self) -> anyhow::Result<Scale> {
        Ok(match (&self.levels, &self.range) {
            (Some(levels), _) => Scale::levels(levels).context("--levels")?,
            (None, Some(range)) => Scale::range(range).context("--range")?,
            (None, None) if self.text => Scale::Text,
            (None, None) => Scale::labels(&self.labels).context("--labels")?,
        })
    }

    /// Reads the template, the table and the system prompt; everything is checked before anything is sent.
    fn asked(&self, scale: &Scale) -> anyhow::Result<Asked> {
        let template = read(&self.prompt)?;
        let in_template = |fault| refused(format!("{}, {fault}", self.prompt.display()));
        let prompt = Prompt::parse(&template).map_err(in_template)?;
        // Names of items and columns are texts from outside.
        let in_table = |error| refused(printable(&format!("{error:#}")));
        let system = self.system.as_deref().map(read).transpose()?;
        let items = items::read(&self.items, self.item.as_deref(), &self.prompt, &prompt).map_err(in_table)?;
        let name = self.rater.clone().or_else(|| self.model.clone());
        let name = match name {
            Some(name) => name,
            None => Program::new(&self.command, Duration::ZERO)?.name(),
        };
        ensure!(!name.trim().is_empty(), "a rater has a name: say it with --rater");
        let template_sha256 = digest(&template);
        let plan = |n: u32| Plan {
            rater: if self.repeats == 1 { name.clone() } else { format!("{name}#{n}") },
            template_sha256: template_sha256.clone(),
            parameters: self.parameters(scale, system.as_deref(), n),
        };
        Ok(Asked { items, plans: (1..=self.repeats).map(plan).collect(), system })
    }

    fn parameters(&self, scale: &Scale, system: Option<&str>, n: u32) -> Parameters {
        let is_chat = self.endpoint.is_some();
        Parameters {
            endpoint: self.endpoint.as_ref().map(|url| url.trim_end_matches('/').to_owned()),
            command_sha256: (!is_chat).then(|| digest(&self.command.join("\0"))),
            model: self.model.clone(),
            system_sha256: system.map(digest),
            temperature: if is_chat { self.sent_temperature() } else { None },
            seed: self.seed(n),
            max_tokens: self.max_tokens,
            scale: scale.to_string(),
            field: self.json.clone(),
        }
    }

    fn sent_temperature(&self) -> Option<f64> {
        self.temperature.unwrap_or(Temperature(Some(0.0))).0
    }

    fn seed(&self, n: u32) -> Option<u64> {
        self.seed.map(|seed| u64::from(seed) + u64::from(n) - 1)
    }

    /// Who is asked.
    fn judge(&self, system: Option<String>) -> anyhow::Result<Box<dyn Endpoint>> {
        let timeout = Duration::from_secs(self.timeout);
        let (Some(base), Some(model)) = (&self.endpoint, &self.model) else {
            return Ok(Box::new(Program::new(&self.command, timeout)?));
        };
        let limit_name = if self.completion_tokens { TokenLimit::MaxCompletionTokens } else { TokenLimit::MaxTokens };
        let (temperature, max_tokens) = (self.sent_temperature(), self.max_tokens);
        let options = ChatOptions { model: model.clone(), system, temperature, max_tokens, limit_name, timeout };
        Ok(Box::new(Chat::new(base, self.key()?, options)?))
    }

    /// The key, which is nowhere on the command line.
    fn key(&self) -> anyhow::Result<Option<Secret>> {
        if let Some(path) = &self.key_file {
            return Secret::new(&read(path)?).map(Some).with_context(|| format!("{} holds no key", path.display()));
        }
        let name = self.key_variable.as_deref().unwrap_or(KEY);
        // What the variable holds, if it is not UTF-8, is not repeated either.
        let key = std::env::var_os(name).map(|key| key.into_string().unwrap_or_default());
        match (key.as_deref().and_then(Secret::new), &self.key_variable) {
            (None, Some(name)) => bail!("the environment variable {name} holds no key"),
            (key, _) => Ok(key),
        }
    }

    fn limits(&self, results: &Results) -> Result<Limits, UnknownCost> {
        let budget = match (self.budget, self.price, self.max_tokens) {
            (Some(limit), Some(price), Some(reply)) => {
                Some(Budget { limit, spent: results.spent(&price)?, price, reply })
            }
            (None, ..) | (_, None, _) | (_, _, None) => None,
        };
        let Self { per_minute, retries, price, .. } = *self;
        Ok(Limits { at_once: usize::from(self.at_once), per_minute, retries, price, budget })
    }
}

impl Asked {
    /// The calls that have no answer yet: all items of the first rater, then of the next one.
    fn left(&self, results: Option<&Results>) -> Vec<Call> {
        let is_left = |item: &Item, plan: &Plan| {
            results.is_none_or(|results| results.answer(&item.id, &plan.rater, &item.digest).is_none())
        };
        let call = |item: &Item, plan: &Plan| Call {
            item: item.id.clone(),
            rater: plan.rater.clone(),
            prompt: Arc::clone(&item.prompt),
            seed: plan.parameters.seed,
        };
        let of = |plan| self.items.iter().filter(move |item| is_left(item, plan)).map(move |item| call(item, plan));
        self.plans.iter().flat_map(of).collect()
    }
}

impl Asked {
    /// The bytes of the messages of calls, as many as an average one has times their number.
    fn bytes(&self, n_calls: usize) -> usize {
        let system = self.system.as_ref().map_or(0, String::len);
        let all: usize = self.items.iter().map(|item| item.prompt.len() + system).sum();
        all.saturating_mul(n_calls).div_ceil(self.items.len().max(1))
    }
}

/// Why a file of results cannot be used.
fn opened(path: &Path, error: &OpenError) -> anyhow::Error {
    let how = if matches!(error, OpenError::Changed { .. }) { " with --rater" } else { "" };
    refused(printable(&format!("{}: {error}{how}", path.display())))
}

/// The text of a file.
fn read(path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).map_err(|error| unreadable(path, &error))
}

//! The command line on exported texts: models are trained by it, and what needs a metric is scored by it.

use std::{collections::BTreeMap, fs, path::PathBuf};

use serde_json::{Value, json};

use super::export::Export;
use crate::{database::Database, process::printed};

/// The command line, with a folder for its files.
#[derive(Debug)]
pub struct Tool<'a> {
    database: &'a Database,
    folder: PathBuf,
    models: PathBuf,
}

/// The probability of a text by a language model, and the words it is over.
#[derive(Clone, Copy, Debug)]
pub struct Likelihood {
    /// The logarithm to base 10.
    pub log10: f64,
    /// The words, the end of the text among them.
    pub words: f64,
}

impl Likelihood {
    /// The perplexity.
    pub fn perplexity(self) -> f64 {
        10_f64.powf(-self.log10 / self.words)
    }
}

/// An output with what it is compared with.
#[derive(Clone, Debug)]
pub struct Pair<'a> {
    /// What it was made from.
    pub source: &'a str,
    /// The output.
    pub output: &'a str,
    /// How people put it.
    pub references: Vec<&'a str>,
}

impl<'a> Tool<'a> {
    /// The command line beside this installation, whose models lie in the folder it reads.
    ///
    /// # Errors
    /// A folder cannot be made.
    pub fn new(database: &'a Database) -> anyhow::Result<Self> {
        let (folder, models) = (database.folder.path().join("texts"), database.folder.path().join("models"));
        fs::create_dir_all(&folder)?;
        fs::create_dir_all(&models)?;
        Ok(Self { database, folder, models })
    }

    /// Trains on the exported texts of a language what its tables need; the files by kind.
    ///
    /// # Errors
    /// The command line refuses.
    pub async fn train(&self, export: &Export, tag: &str) -> anyhow::Result<Value> {
        let sources: Vec<&str> = export.sources(tag).map(|row| row.text("text")).collect();
        let made: Vec<&str> = export.outputs(tag).map(|row| row.text("text")).collect();
        let better: Vec<&str> = made.iter().filter(|text| !sources.contains(text)).copied().collect();
        let system: Vec<&str> = export.of_system("RULE-BASED", tag).iter().map(|row| row.text("text")).collect();
        let (source, better, system) =
            (self.write("sources", &sources)?, self.write("better", &better)?, self.write("system", &system)?);
        let file = |kind: &str, ending: &str| format!("{tag}.{kind}.{ending}");
        let (style, people, words, vectors) =
            (file("style", "json"), file("people", "json"), file("words", "arpa"), file("vectors", "txt"));
        let at = |name: &str| self.models.join(name).display().to_string();
        self.run(&["style", "train", "--style", &better, "--other", &source, "--out", &at(&style)]).await?;
        self.run(&["style", "train", "--style", &source, "--other", &system, "--out", &at(&people)]).await?;
        self.run(&["lm", "train", "--order", "2", "--out", &at(&words), &better]).await?;
        fs::write(at(&vectors), vectors_of(sources.iter().chain(&made)))?;
        Ok(json!({ "style": style, "naturalness": people, "language": words, "vectors": vectors }))
    }

    /// The vectors of a language, by word.
    ///
    /// # Errors
    /// They are not there.
    pub fn vectors(&self, tag: &str) -> anyhow::Result<BTreeMap<String, Vec<f64>>> {
        let text = fs::read_to_string(self.models.join(format!("{tag}.vectors.txt")))?;
        let word = |line: &str| -> anyhow::Result<(String, Vec<f64>)> {
            let mut parts = line.split(' ');
            let word = parts.next().unwrap_or_default().to_owned();
            Ok((word, parts.map(str::parse).collect::<Result<_, _>>()?))
        };
        text.lines().map(word).collect()
    }

    /// The probability that each text has a style: `style`, or `people` for that of being written by a person.
    ///
    /// # Errors
    /// The command line refuses.
    pub async fn style(&self, tag: &str, kind: &str, texts: &[&str]) -> anyhow::Result<Vec<f64>> {
        let (file, model) = (self.write("texts", texts)?, self.models.join(format!("{tag}.{kind}.json")));
        let text = self.run(&["style", "score", "--model", &model.display().to_string(), &file]).await?;
        Ok(text.lines().map(str::parse).collect::<Result<_, _>>()?)
    }

    /// How likely each text is by the language model.
    ///
    /// # Errors
    /// The command line refuses.
    pub async fn likelihood(&self, tag: &str, texts: &[&str]) -> anyhow::Result<Vec<Likelihood>> {
        let (file, model) = (self.write("texts", texts)?, self.models.join(format!("{tag}.words.arpa")));
        let model = model.display().to_string();
        let text = self.run(&["lm", "score", "--model", &model, "--segments", "--format", "json", &file]).await?;
        let line = |line: &str| -> anyhow::Result<Likelihood> {
            let line: Value = serde_json::from_str(line)?;
            let number = |name: &str| line[name].as_f64().unwrap_or(f64::NAN);
            Ok(Likelihood { log10: number("log10"), words: number("words") })
        };
        text.lines().map(line).collect()
    }

    /// What metrics of content say of each text beside its source: BLEU, METEOR, and those of vectors.
    ///
    /// # Errors
    /// The command line refuses.
    pub async fn content(&self, tag: &str, pairs: &[(&str, &str)]) -> anyhow::Result<BTreeMap<String, Vec<f64>>> {
        let (sources, texts): (Vec<&str>, Vec<&str>) = pairs.iter().copied().unzip();
        let (source, output) = (self.write("sources", &sources)?, self.write("texts", &texts)?);
        let vectors = self.models.join(format!("{tag}.vectors.txt")).display().to_string();
        let metrics = "bleu,meteor,average,greedy,extrema,wmd";
        let files = ["--hyp", &output, "--src", &source, "--ref", &source, "--vectors", &vectors];
        let how = ["--level", "segment", "--format", "csv", "--metric", metrics, "--language", tag];
        let text = self.run(&[&["score"], &files[..], &how[..]].concat()).await?;
        let mut lines = text.lines();
        let names: Vec<&str> = lines.next().unwrap_or_default().split(',').collect();
        let mut found: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        for line in lines {
            for (name, value) in names.iter().zip(line.split(',')) {
                found.entry((*name).to_owned()).or_default().push(value.parse().unwrap_or(f64::NAN));
            }
        }
        Ok(found)
    }

    /// Texts with the words of a list masked or removed.
    ///
    /// # Errors
    /// The command line refuses.
    pub async fn without(&self, words: &[&str], texts: &[&str], removed: bool) -> anyhow::Result<Vec<String>> {
        let (list, file) = (self.write("words", words)?, self.write("texts", texts)?);
        let how: &[&str] = if removed { &["--remove"] } else { &[] };
        let text = self.run(&[&["style", "mask", "--lexicon", &list, &file], how].concat()).await?;
        Ok(text.lines().map(str::to_owned).collect())
    }

    /// The words of a language that tell the style, by its model.
    ///
    /// # Errors
    /// The command line refuses.
    pub async fn lexicon(&self, tag: &str) -> anyhow::Result<Vec<String>> {
        let model = self.models.join(format!("{tag}.style.json")).display().to_string();
        let text = self.run(&["style", "lexicon", "--model", &model]).await?;
        Ok(text.lines().filter_map(|line| Some(line.split_once('\t')?.0.to_owned())).collect())
    }

    /// What a metric says of a system's outputs together; nothing where it says nothing.
    ///
    /// # Errors
    /// The command line refuses.
    pub async fn corpus(&self, metric: &str, pairs: &[Pair<'_>]) -> anyhow::Result<Option<f64>> {
        let line = |(at, pair): (usize, &Pair<'_>)| {
            let mut row =
                json!({ "item": at.to_string(), "system": "it", "source": pair.source, "output": pair.output });
            for (number, reference) in pair.references.iter().enumerate() {
                row[format!("reference{number}")] = Value::from(*reference);
            }
            format!("{row}\n")
        };
        let path = self.folder.join("table.jsonl");
        fs::write(&path, pairs.iter().enumerate().map(line).collect::<String>())?;
        let table = path.display().to_string();
        let text = self.run(&["score", "--table", &table, "--metric", metric, "--format", "json"]).await?;
        let found: Value = serde_json::from_str(&text)?;
        Ok(found["systems"][0]["metrics"][metric]["score"].as_f64())
    }

    /// How alike the rewrites of each source are, from 0 to 100.
    ///
    /// # Errors
    /// The command line refuses.
    pub async fn diversity(&self, rewrites: &[Vec<&str>]) -> anyhow::Result<Option<f64>> {
        let pairs: Vec<Pair<'_>> =
            rewrites.iter().map(|all| Pair { source: all[0], output: all[0], references: all.clone() }).collect();
        self.corpus("diversity", &pairs).await
    }

    /// The thresholds of GM that preferences suggest: style, content, highest and lowest perplexity.
    ///
    /// # Errors
    /// The command line refuses.
    pub async fn thresholds(&self, preferred: &[([f64; 3], [f64; 3])]) -> anyhow::Result<[f64; 4]> {
        let line = |([a, b, c], [d, e, f]): &([f64; 3], [f64; 3])| format!("{a},{b},{c},{d},{e},{f},a\n");
        let head = "accuracy_a,similarity_a,perplexity_a,accuracy_b,similarity_b,perplexity_b,preferred\n";
        let path = self.folder.join("preferences.csv");
        fs::write(&path, head.to_owned() + &preferred.iter().map(line).collect::<String>())?;
        let text = self.run(&["gm", "fit", "--format", "json", &path.display().to_string()]).await?;
        let found: Value = serde_json::from_str(&text)?;
        let number = |name: &str| found["thresholds"][name].as_f64().unwrap_or(f64::NAN);
        Ok(["accuracy", "similarity", "highest_perplexity", "lowest_perplexity"].map(number))
    }

    fn write(&self, name: &str, texts: &[impl AsRef<str>]) -> anyhow::Result<String> {
        let path = self.folder.join(name);
        fs::write(&path, texts.iter().map(|text| format!("{}\n", text.as_ref())).collect::<String>())?;
        Ok(path.display().to_string())
    }

    async fn run(&self, arguments: &[&str]) -> anyhow::Result<String> {
        printed(self.database, arguments).await
    }
}

/// A vector for every word of some texts, made of its letters: words that share letters lie near.
fn vectors_of<'a>(texts: impl Iterator<Item = &'a &'a str>) -> String {
    let lower: Vec<String> = texts.map(|text| text.to_lowercase()).collect();
    let mut words: Vec<&str> = lower.iter().flat_map(|text| super::words::tokens(text)).collect();
    words.sort_unstable();
    words.dedup();
    let line = |word: &&str| {
        let place = |letter: char| usize::try_from(u32::from(letter) % 5).unwrap_or_default();
        let mut vector = [1_u32; 5];
        word.chars().enumerate().for_each(|(at, letter)| vector[place(letter)] += 1 + u32::from(at == 0));
        let numbers: Vec<String> = vector.iter().map(ToString::to_string).collect();
        format!("{word} {}\n", numbers.join(" "))
    };
    words.iter().filter(|word| word.chars().any(char::is_alphanumeric)).map(line).collect()
}

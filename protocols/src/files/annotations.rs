//! Answers by annotator and item: `{annotator: {item: answer}}` in JSON, or any table that `formats` reads.

use std::collections::BTreeMap;
use std::fmt;
use std::io::Read as _;
use std::marker::PhantomData;

use formats::model::{Record, Value};
use formats::report::{Losses, Report};
use formats::{Error, File, Files};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value as Json;

use super::{Read, check_number, format_of, nothing};
use crate::alt_test::Answers;

/// Bytes of a file of annotators and their answers in JSON: it is read as a whole.
const LONGEST: usize = 256 << 20;

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// A number.
    Number(f64),
    /// A label, or a text.
    Label(String),
}

impl Given {
    /// The answer as a label: a number is written in its shortest form.
    pub fn label(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Label(label) => label.clone(),
        }
    }

    /// The number, if it is one.
    pub const fn number(&self) -> Option<f64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Label(_) => None,
        }
    }
}

/// Answers by annotator and item.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Annotations(pub Answers<Given>);

impl Annotations {
    /// All answers as labels.
    pub fn labels(&self) -> Answers<String> {
        let own = |answers: &BTreeMap<String, Given>| answers.iter().map(|(i, v)| (i.clone(), v.label())).collect();
        self.0.iter().map(|(annotator, answers)| (annotator.clone(), own(answers))).collect()
    }

    /// All answers as numbers; none if one of them is a label.
    pub fn numbers(&self) -> Option<Answers<f64>> {
        let own = |answers: &BTreeMap<String, Given>| -> Option<BTreeMap<String, f64>> {
            answers.iter().map(|(item, value)| Some((item.clone(), value.number()?))).collect()
        };
        self.0.iter().map(|(annotator, answers)| Some((annotator.clone(), own(answers)?))).collect()
    }
}

/// The answers of a file: `{annotator: {item: answer}}` in JSON, or a table with items, raters and values that `formats`
/// reads.
///
/// # Arguments
/// The file; the name of its format, or none to detect it; the question, or none if there is only one.
///
/// # Errors
/// The file cannot be read, names an annotator or an item twice, has answers that are neither numbers nor labels, several
/// questions of which none was named, more than [`MOST`](super::MOST) answers, or none.
pub fn annotations(file: File, format: Option<&str>, question: Option<&str>) -> Result<Read<Annotations>, Error> {
    let is_lines = file.ends_with(&[".jsonl", ".ndjson"]);
    let begins = file.head()?.iter().copied().find(|byte| !byte.is_ascii_whitespace());
    if format.is_none() && !is_lines && begins == Some(b'{') {
        return nested(&file);
    }
    let format = format_of(&file, format)?;
    let only: Vec<String> = question.map(str::to_owned).into_iter().collect();
    let (mut all, mut losses, mut n) = (Answers::<Given>::new(), Losses::default(), 0);
    let mut questions: Vec<String> = Vec::new();
    let files = Files { main: vec![file], with: Vec::new() };
    let mut report = formats::read(format, &files, &only, &mut |record| {
        let Record::Answer(answer) = record else { return Ok(()) };
        let Some(item) = answer.item.filter(|_| answer.status.is_counted()) else {
            losses.add("answer without an item, or one that does not count", &answer.rater);
            return Ok(());
        };
        if !questions.contains(&answer.question) {
            questions.push(answer.question);
        }
        let given = match answer.value {
            Value::Number(number) => Given::Number(number),
            Value::Choice(label) | Value::Text(label) => Given::Label(label),
            Value::Choices(_) | Value::Ranking(_) | Value::Spans(_) => {
                losses.add("answer that is neither a number nor a label", &item);
                return Ok(());
            }
        };
        n += 1;
        check_number(n, "answers")?;
        let own = all.entry(answer.rater.clone()).or_default();
        if own.insert(item.clone(), given).is_some() {
            return Err(Error::unusable(format!("{} answered item {item} twice.", answer.rater)));
        }
        if let [first, second, ..] = &questions[..] {
            let both = format!("\"{first}\" and \"{second}\"");
            return Err(Error::unusable(format!("The file has several questions, such as {both}. Name one.")));
        }
        Ok(())
    })?;
    report.losses.extend(&losses);
    if let (true, Some(file)) = (all.is_empty(), files.main.first()) {
        return Err(nothing(file, "answers", &report));
    }
    Ok(Read { value: Annotations(all), report, format: format.title })
}

fn nested(file: &File) -> Result<Read<Annotations>, Error> {
    let mut bytes = Vec::new();
    file.reader()?.take(LONGEST as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > LONGEST {
        return Err(Error::unusable(format!("{}: A file of answers has at most {} MiB.", file.name, LONGEST >> 20)));
    }
    let wrong = |reason: &dyn fmt::Display| {
        Error::unusable(format!("{}: The file is not {{annotator: {{item: answer}}}}: {reason}.", file.name))
    };
    let content: Once<Once<Json>> = serde_json::from_slice(&bytes).map_err(|error| wrong(&error))?;
    let (mut all, mut losses) = (Answers::new(), Losses::default());
    let mut n = 0;
    for (annotator, answers) in content.0 {
        let mut own = BTreeMap::new();
        for (item, value) in answers.0 {
            let given = match value {
                Json::Null => {
                    losses.add("null, which is no answer", &item);
                    continue;
                }
                Json::Number(number) => {
                    let number = number.as_f64().filter(|number| number.is_finite());
                    Given::Number(number.ok_or_else(|| wrong(&format!("an answer to {item} is not a finite number")))?)
                }
                Json::String(label) => Given::Label(label),
                Json::Bool(is_so) => Given::Label(is_so.to_string()),
                Json::Array(_) | Json::Object(_) => {
                    return Err(wrong(&format!("{annotator}'s answer to {item} is neither a number nor a label")));
                }
            };
            n += 1;
            check_number(n, "answers")?;
            own.insert(item, given);
        }
        all.insert(annotator, own);
    }
    let mut report = Report::default();
    report.losses.extend(&losses);
    if n == 0 {
        return Err(nothing(file, "answers", &report));
    }
    Ok(Read { value: Annotations(all), report, format: "answers by annotator and item (JSON)" })
}

/// A JSON object that has no name twice.
struct Once<T>(BTreeMap<String, T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Once<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Names(PhantomData))
    }
}

struct Names<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Names<T> {
    type Value = Once<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Once<T>, A::Error> {
        let mut all = BTreeMap::new();
        while let Some((name, value)) = map.next_entry::<String, T>()? {
            if all.contains_key(&name) {
                return Err(serde::de::Error::custom(format_args!("the name \"{name}\" comes twice")));
            }
            all.insert(name, value);
        }
        Ok(Once(all))
    }
}

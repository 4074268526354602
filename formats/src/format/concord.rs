//! The export of a study of Concord: its answers, with the texts, tasks and submissions of the same folder.

mod texts;

use std::collections::{BTreeMap, HashMap, HashSet};

use serde_json::Value as Json;
use tabular::spreadsheet::rearmed;

use self::texts::Texts;
use crate::definition::{Format, Guess, Head};
use crate::input::File;
use crate::model::{Answer, Kind, Question, Span, Status, TIE, Value};
use crate::reading::Reading;
use crate::table::{Row, Rows};
use crate::{Error, limit};

/// The answers of a study.
pub static FORMAT: Format = Format {
    name: "concord",
    title: "an export of Concord (CSV, JSON Lines)",
    endings: &["answers.csv", "answers.jsonl"],
    with: &["sources", "outputs", "items", "tasks", "assignments"],
    is_folder: false,
    read: Some(read),
    write: None,
    sniff,
};

fn sniff(head: &Head<'_>) -> Option<Guess> {
    let columns = ["hit_item_id", "assignment_id", "superseded"];
    if head.has_columns(&columns) || head.has_keys(&columns) {
        Guess::new(95, "it has the columns hit_item_id, assignment_id and superseded")
    } else {
        None
    }
}

/// Questions of all versions of all tasks.
const QUESTIONS: usize = 100_000;

/// A question of a task, as its answers are read.
struct Asked {
    name: String,
    kind: Asks,
}

/// What a question asks for.
enum Asks {
    Number,
    /// One option or several, with the names of the keys.
    Options {
        many: bool,
        names: BTreeMap<String, String>,
    },
    Ranking,
    Better,
    /// With the names of labels, and whether the source beside an output is marked.
    Spans {
        names: BTreeMap<String, String>,
        in_source: bool,
    },
    Words,
}

/// A row of the answers to a ranking, until all outputs have their ranks.
#[derive(Default)]
struct Ranks(Vec<(String, i64)>);

/// What is known of a submission.
struct Work {
    seconds: Option<f64>,
    is_rejected: bool,
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    let files = reading.files;
    let table = |name: &str| files.with.iter().find(|file| is_table(file, name));
    let Some(tasks) = table("tasks") else {
        return Err(Error::unusable(
            "The tasks of the study are missing. Name the folder of the export, or tasks.csv with --with.",
        ));
    };
    let (asked, questions) = questions(tasks)?;
    let texts = Texts::read(table("sources"), table("outputs"), table("items"))?;
    let work = table("assignments").map(submissions).transpose()?.unwrap_or_default();
    // Only there did the export put an apostrophe before what a spreadsheet would run.
    let is_armed = files.main.first().map(Rows::open).transpose()?.is_some_and(|rows| rows.is_delimited());
    let mut ranks: HashMap<(String, String), Ranks> = HashMap::new();
    let mut defined = Some(questions);
    reading.each_row(|row, batch, _| {
        for question in defined.take().into_iter().flatten() {
            batch.question(question);
        }
        if let Some(what) = left_out(row) {
            batch.lost(what);
            return Ok(());
        }
        let need = |name: &str| row.first(&[name]).ok_or_else(|| format!("The row has no \"{name}\"."));
        let place = (need("task_id")?.to_owned(), need("version")?.to_owned(), need("question")?.to_owned());
        let asked = asked.get(&place).ok_or_else(|| format!("The tasks have no question \"{}\".", place.2))?;
        let cell = row.get("value").unwrap_or_default();
        let cell = if is_armed { rearmed(cell) } else { cell };
        let (item, about) =
            texts.about(row, matches!(asked.kind, Asks::Ranking), matches!(asked.kind, Asks::Better))?;
        let value = match &asked.kind {
            Asks::Ranking => {
                let system = about.system.clone().ok_or("The row names no output.")?;
                let rank: i64 = cell.parse().map_err(|_| format!("\"{cell}\" is not a rank."))?;
                let key = (need("assignment_id")?.to_owned(), item.id.clone() + "\u{1f}" + &asked.name);
                if ranks.len() >= limit::KEYS && !ranks.contains_key(&key) {
                    return Err(format!("There are more than {} rankings that are not complete.", limit::KEYS));
                }
                let gathered = ranks.entry(key.clone()).or_default();
                gathered.0.push((system, rank));
                if gathered.0.len() < about.n_outputs {
                    return Ok(());
                }
                grouped(ranks.remove(&key).unwrap_or_default())
            }
            kind => value(kind, cell, row, &texts)?,
        };
        let mut answer = Answer::new(Some(&item.id), need("worker")?, asked.name.as_str(), value);
        answer.system = if about.pair.is_none() && !matches!(asked.kind, Asks::Ranking) { about.system } else { None };
        answer.pair = about.pair;
        answer.language = row.first(&["language"]).map(str::to_owned);
        answer.at = row.first(&["created_at"]).map(str::to_owned);
        if row.get("outcome") == Some("check") {
            answer.status = Status::Attention;
        }
        if let Some(work) = row.get("assignment_id").and_then(|id| work.get(id)) {
            answer.seconds = work.seconds;
            if work.is_rejected && answer.status == Status::Counted {
                answer.status = Status::Rejected;
            }
        }
        batch.item(item);
        batch.answer(answer);
        Ok(())
    })?;
    if let Some(((_, name), _)) = ranks.into_iter().next() {
        let item = name.split('\u{1f}').next().unwrap_or_default().to_owned();
        return Err(Error::unusable(format!("A ranking of the outputs of {item} is not complete.")));
    }
    Ok(())
}

/// Whether a file is this table of an export.
fn is_table(file: &File, name: &str) -> bool {
    let own = file.name.rsplit(['/', '\\']).next().unwrap_or_default();
    own.split('.').next() == Some(name)
}

/// Why a row is no answer.
fn left_out(row: &Row) -> Option<&'static str> {
    let is = |name: &str| row.get(name) == Some("true");
    if is("superseded") {
        return Some("answer that a correction replaces");
    }
    if is("withdrawn") {
        return Some("answer about a withdrawn text");
    }
    if row.first(&["skipped"]).is_some() {
        return Some("reason for not answering");
    }
    match row.get("outcome") {
        None | Some("counted" | "check") => None,
        Some("surplus") => Some("answer of an extra submission, which does not count"),
        Some("left_out") => Some("answer of a worker who is left out"),
        Some(_) => Some("answer that does not count"),
    }
}

/// By task, version and key: how answers are read. With the questions as other formats know them.
type Questions = (HashMap<(String, String, String), Asked>, Vec<Question>);

fn questions(file: &File) -> Result<Questions, Error> {
    let (mut asked, mut defined) = (HashMap::new(), Vec::<Question>::new());
    let (mut tasks, mut owners): (Vec<String>, BTreeMap<String, String>) = (Vec::new(), BTreeMap::new());
    let mut found = Vec::new();
    let mut rows = Rows::open(file)?;
    while let Some((place, row)) = rows.read()? {
        let at = |reason: String| Error::At { place: place.clone(), reason };
        let row = row.map_err(at)?;
        let text =
            |name: &str| row.first(&[name]).map(str::to_owned).ok_or_else(|| at(format!("The row has no \"{name}\".")));
        let (task, version) = (text("task_id")?, text("version")?);
        let definition: Json = serde_json::from_str(&text("definition")?).map_err(|error| at(error.to_string()))?;
        if !tasks.contains(&task) {
            tasks.push(task.clone());
        }
        if found.len() >= limit::QUESTIONS {
            return Err(at(format!("There are more than {} versions of tasks.", limit::QUESTIONS)));
        }
        found.push((task, version, definition));
    }
    // A key that two tasks have is preceded by the number of its task.
    let mut shared = HashSet::new();
    for (task, _, definition) in &found {
        for key in definition["questions"].as_array().into_iter().flatten().filter_map(|own| own["key"].as_str()) {
            let owner = owners.entry(key.to_owned()).or_insert_with(|| task.clone());
            if owner != task {
                shared.insert(key.to_owned());
            }
        }
    }
    let mut known = HashSet::new();
    for (task, version, definition) in found {
        let number = tasks.iter().position(|own| *own == task).unwrap_or_default() + 1;
        let shows_output = definition["subject"] != "source";
        for own in definition["questions"].as_array().into_iter().flatten() {
            let Some(key) = own["key"].as_str() else { continue };
            let name = if shared.contains(key) { format!("{number}.{key}") } else { key.to_owned() };
            let (kind, question) = asks(own, &name, shows_output);
            if let Some(question) = question.filter(|question| known.insert(question.name.clone())) {
                defined.push(question);
            }
            if asked.len() >= QUESTIONS {
                return Err(Error::unusable(format!("The tasks have more than {QUESTIONS} questions.")));
            }
            asked.insert((task.clone(), version.clone(), key.to_owned()), Asked { name, kind });
        }
    }
    Ok((asked, defined))
}

/// What a question of a definition asks for.
fn asks(own: &Json, name: &str, shows_output: bool) -> (Asks, Option<Question>) {
    let title = own["prompt"].as_object().and_then(|all| all.get("en").or_else(|| all.values().next()));
    let title = title.and_then(Json::as_str).map(str::to_owned);
    let define = |kind: Kind| Question { title: title.clone(), ..Question::new(name, kind) };
    match own["kind"].as_str().unwrap_or_default() {
        "scale" => {
            let values: Vec<f64> =
                own["points"].as_array().into_iter().flatten().filter_map(|point| point["value"].as_f64()).collect();
            let (min, max) = (values.first().copied(), values.last().copied());
            (Asks::Number, Some(Question { min, max, step: Some(1.0), ..define(Kind::Number) }))
        }
        "slider" => {
            let [min, max, step] = ["min", "max", "step"].map(|end| own[end].as_f64());
            (Asks::Number, Some(Question { min, max, step, ..define(Kind::Number) }))
        }
        "choice" => {
            let (many, names) = (own["many"] == true, labels(&own["options"]));
            let options = names.values().cloned().collect();
            let kind = if many { Kind::Choices } else { Kind::Choice };
            (Asks::Options { many, names }, Some(Question { options, ..define(kind) }))
        }
        "ranking" => (Asks::Ranking, Some(define(Kind::Ranking))),
        "pairwise" => (Asks::Better, Some(define(Kind::Choice))),
        "spans" => {
            let names = labels(&own["labels"]);
            let options = names.values().cloned().collect();
            let in_source = shows_output && own["of"] == "source";
            (Asks::Spans { names, in_source }, Some(Question { options, ..define(Kind::Spans) }))
        }
        _ => (Asks::Words, Some(define(Kind::Text))),
    }
}

/// The names of options by their keys: the label, where it is the same in all languages and no other option has it.
fn labels(options: &Json) -> BTreeMap<String, String> {
    let (mut names, mut taken) = (BTreeMap::new(), HashSet::new());
    for option in options.as_array().into_iter().flatten() {
        let Some(key) = option["key"].as_str() else { continue };
        let all: HashSet<&str> =
            option["label"].as_object().into_iter().flatten().filter_map(|(_, label)| label.as_str()).collect();
        let only = if all.len() == 1 { all.into_iter().next() } else { None };
        let free = only.filter(|label| !label.is_empty() && taken.insert((*label).to_owned()));
        names.insert(key.to_owned(), free.unwrap_or(key).to_owned());
    }
    names
}

fn value(kind: &Asks, cell: &str, row: &Row, texts: &Texts) -> Result<Value, String> {
    Ok(match kind {
        Asks::Number => {
            let number: Option<f64> = cell.parse().ok();
            Value::Number(
                number.filter(|number| number.is_finite()).ok_or_else(|| format!("\"{cell}\" is not a number."))?,
            )
        }
        Asks::Options { many, names } => {
            let (keys, own) = match cell.find("other:") {
                Some(at) if at == 0 || cell[..at].ends_with('|') => (&cell[..at], Some(&cell[at + "other:".len()..])),
                _ => (cell, None),
            };
            let keys = keys.split('|').filter(|key| !key.is_empty());
            let mut chosen: Vec<String> =
                keys.map(|key| names.get(key).map_or(key, String::as_str).to_owned()).collect();
            chosen.extend(own.map(str::to_owned));
            match (many, chosen.len()) {
                (true, _) => Value::Choices(chosen),
                (false, 1) => Value::Choice(chosen.remove(0)),
                (false, _) => return Err(format!("\"{cell}\" is not one option.")),
            }
        }
        Asks::Better if cell == TIE => Value::Choice(TIE.to_owned()),
        Asks::Better => Value::Choice(texts.system(cell).ok_or_else(|| format!("The output {cell} is not known."))?),
        Asks::Spans { names, in_source } => {
            let stored = row.get("spans").unwrap_or_default();
            let spans = stored.split('|').filter(|part| !part.is_empty()).map(|part| span(part, names, *in_source));
            Value::Spans(spans.collect::<Result<_, _>>()?)
        }
        Asks::Words | Asks::Ranking => Value::Text(cell.to_owned()),
    })
}

/// A span as it is stored: `label:0-11`.
fn span(stored: &str, names: &BTreeMap<String, String>, in_source: bool) -> Result<Span, String> {
    let wrong = || format!("\"{stored}\" is not a span.");
    let (label, place) = stored.rsplit_once(':').ok_or_else(wrong)?;
    let (start, end) = place.split_once('-').ok_or_else(wrong)?;
    let range = [start.parse().map_err(|_| wrong())?, end.parse().map_err(|_| wrong())?];
    let label = names.get(label).map_or(label, String::as_str).to_owned();
    Ok(Span { label, range: Some(range), text: None, category: None, in_source })
}

/// A ranking of its ranks: the best first, ties together.
fn grouped(Ranks(mut ranks): Ranks) -> Value {
    ranks.sort_by(|one, other| (one.1, &one.0).cmp(&(other.1, &other.0)));
    let mut groups: Vec<Vec<String>> = Vec::new();
    let mut last = None;
    for (system, rank) in ranks {
        if last == Some(rank)
            && let Some(group) = groups.last_mut()
        {
            group.push(system);
        } else {
            groups.push(vec![system]);
        }
        last = Some(rank);
    }
    Value::Ranking(groups)
}

/// The submissions of an export.
fn submissions(file: &File) -> Result<HashMap<String, Work>, Error> {
    let mut work = HashMap::new();
    let mut rows = Rows::open(file)?;
    while let Some((place, row)) = rows.read()? {
        let row = row.map_err(|reason| Error::At { place, reason })?;
        let Some(id) = row.first(&["assignment_id"]) else { continue };
        if work.len() >= limit::KEYS {
            return Err(Error::unusable(format!("The export has more than {} submissions.", limit::KEYS)));
        }
        let millis: Option<f64> = row.first(&["active_ms"]).and_then(|cell| cell.parse().ok());
        let seconds = millis.filter(|millis| *millis > 0.0).map(|millis| millis / 1_000.0);
        work.insert(id.to_owned(), Work { seconds, is_rejected: row.get("approval") == Some("rejected") });
    }
    Ok(work)
}

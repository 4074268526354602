//! Parsing a list of items with a known answer: a table with a header, separated by commas, semicolons or tabs.

use std::collections::{BTreeMap, BTreeSet};

use shared::{
    Definition, KnownKind, Language, Message, Problem, QuestionType as _, ShownOutput, StudyId, TaskId, limit, refusal,
};
use store::known::{Found, NewKnown};

use crate::{
    Engine, Result, Tx,
    texts::list::{Line, Numbered, expected_answers, table_of},
};

/// The columns in addition to those of the questions.
const OWN: [&str; 6] = ["id", "language", "systems", "kind", "tolerance", "explanation"];

/// The columns that a list may have for this task. Required are `id`, `systems` if outputs are shown, and one column of
/// a question.
pub(super) fn columns(definition: &Definition) -> Vec<String> {
    let asked = definition.questions.iter().filter(|question| question.kind.has_known_answer());
    OWN.iter().map(|name| (*name).to_owned()).chain(asked.map(|question| question.key.clone())).collect()
}

/// The maximum length of an explanation, in characters.
const LONGEST_EXPLANATION: usize = 2_000;

impl Engine {
    /// Parses a list and checks it against the texts of the study.
    pub(crate) async fn read_known(
        &self,
        tx: &mut Tx,
        (study, task): (StudyId, TaskId),
        definition: &Definition,
        table: &str,
    ) -> Result<Vec<NewKnown>> {
        let (header, records) = with_ids(table, definition)?;
        let mut taken: BTreeSet<_> = tx.known_sources(task).await?.into_iter().collect();
        let first = tx.last_known(task).await? + 1;
        let mut all = Vec::with_capacity(records.len());
        for (position, (number, record)) in (first..).zip(&records) {
            let line = Line { header: &header, record };
            let at = |reason| Problem::invalid("table", refusal::of_line(*number, reason));
            let found = source(tx, study, &line).await?.map_err(at)?;
            if !taken.insert(found.id) {
                return Err(at(refusal::known_is_twice(line.get("id"))).into());
            }
            let shown = outputs(tx, definition, &found, &line).await?.map_err(at)?;
            let output_text = shown.first().map_or("", |(_, text)| text.as_str()).to_owned();
            let shown: Vec<ShownOutput> = shown.into_iter().map(|(output, _)| output).collect();
            let texts = (found.text.as_str(), output_text.as_str());
            let (expected, tolerance, kind) = answers(definition, texts, &shown, &line).map_err(at)?;
            let explanation = line.get("explanation").to_owned();
            let (id, created_at) = (self.id(), self.now());
            let (source, language) = (found.id, found.language);
            all.push(NewKnown {
                id,
                study,
                task,
                source,
                language,
                kind,
                position,
                shown,
                expected,
                tolerance,
                explanation,
                created_at,
            });
        }
        Ok(all)
    }
}

/// The header, with the column that names the sources, and the records.
pub(super) fn with_ids(table: &str, definition: &Definition) -> Result<(Vec<String>, Numbered), Problem> {
    let (header, records) = table_of(table, &columns(definition))?;
    if !header.iter().any(|name| name == "id") {
        return Err(Problem::invalid("table", refusal::id_column_is_missing()));
    }
    Ok((header, records))
}

/// Finds the source that a line names.
async fn source(tx: &mut Tx, study: StudyId, line: &Line<'_>) -> Result<Result<Found, Message>> {
    let (id, language) = (line.get("id"), line.get("language"));
    let language = match language {
        "" => None,
        tag => match tag.parse::<Language>() {
            Ok(language) => Some(language),
            Err(_) => return Ok(Err(refusal::not_a_language(tag))),
        },
    };
    let mut found = tx.sources_called(study, id, language.as_ref()).await?;
    Ok(match (found.pop(), found.len()) {
        (Some(one), 0) => Ok(one),
        (None, _) => Err(refusal::source_is_unknown(id)),
        (Some(_), _) => Err(refusal::source_in_languages(id)),
    })
}

/// Finds the outputs that a line names by their systems.
async fn outputs(
    tx: &mut Tx,
    definition: &Definition,
    found: &Found,
    line: &Line<'_>,
) -> Result<Result<Vec<(ShownOutput, String)>, Message>> {
    let wanted = definition.subject.n_systems();
    let names: Vec<&str> = line.get("systems").split('|').map(str::trim).filter(|name| !name.is_empty()).collect();
    if names.len() < wanted || (names.len() > wanted && (wanted < 2 || definition.subject.is_two())) {
        return Ok(Err(refusal::systems_of_item(wanted, names.len())));
    }
    if names.len() > limit::SYSTEMS {
        return Ok(Err(refusal::too_many_entries(names.len(), limit::SYSTEMS)));
    }
    if let Some((_, twice)) = names.iter().enumerate().find(|(at, name)| names[..*at].contains(name)) {
        return Ok(Err(refusal::system_is_named_twice(*twice)));
    }
    let mut shown = Vec::new();
    for name in names {
        let mut outputs = tx.outputs_called(found.id, name).await?;
        match (outputs.pop(), outputs.len()) {
            (Some((output, text)), 0) => shown.push((ShownOutput { output, system: name.to_owned() }, text)),
            (None, _) => return Ok(Err(refusal::output_is_missing(name, line.get("id")))),
            (Some(_), _) => return Ok(Err(refusal::outputs_are_several(name, line.get("id")))),
        }
    }
    Ok(Ok(shown))
}

type Answers = (BTreeMap<String, String>, i64, KnownKind);

/// Reads the known answers of a line.
fn answers(
    definition: &Definition,
    texts: (&str, &str),
    shown: &[ShownOutput],
    line: &Line<'_>,
) -> Result<Answers, Message> {
    let expected = expected_answers(&definition.questions, |key| line.get(key), texts, shown)?;
    let tolerance = match line.get("tolerance") {
        "" => 0,
        written => written
            .parse()
            .ok()
            .filter(|n| (0..=100).contains(n))
            .ok_or_else(|| refusal::whole_number_from_to(written, 0, 100))?,
    };
    let kind = match line.get("kind") {
        "" => KnownKind::Gold,
        word => word.parse::<KnownKind>().map_err(|_| {
            refusal::not_one_of(word, KnownKind::ALL.iter().map(|kind| kind.as_str()).collect::<Vec<_>>().join(", "))
        })?,
    };
    let n = line.get("explanation").chars().count();
    if n > LONGEST_EXPLANATION {
        return Err(refusal::cell_of_characters("explanation", n, LONGEST_EXPLANATION));
    }
    Ok((expected, tolerance, kind))
}

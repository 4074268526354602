//! Grading: the worker's answers compared with the expected ones, stored with the submission.

use shared::{Compared, Feedback, KnownKind, NewAnswer, QuestionKind, ShownOutput, expected};
use store::known::NewKnownAnswer;

use crate::{Engine, Result, Tx, crowd::assigned::Work};

impl Engine {
    /// Compares a submission with the known answers, in the transaction that stores it.
    pub(crate) async fn grade_known(&self, tx: &mut Tx, work: &Work, answers: &[NewAnswer]) -> Result<()> {
        let Some(known) = tx.known_of_hit(work.row.hit_id).await? else { return Ok(()) };
        let mut compared = Vec::new();
        for (key, cell) in &known.expected {
            let Some(question) = work.definition.question(key) else { continue };
            let of_question = answers.iter().filter(|answer| answer.question == *key);
            let given: Vec<_> = of_question.map(|answer| (answer.output, &answer.value)).collect();
            let (is_right, given) = expected::is_right(question, (cell, known.tolerance), &known.shown, &given);
            compared.push(Compared { question: key.clone(), expected: cell.clone(), given, is_right });
        }
        let is_right = compared.iter().all(|one| one.is_right);
        let row = &work.row;
        let (known_id, kind) = (known.id, known.kind);
        let new = NewKnownAnswer {
            assignment: row.id,
            known: known_id,
            study: row.study_id,
            task: row.task_id,
            worker: row.worker_id,
            is_right,
            compared,
        };
        tx.add_known_answer(&new, self.now()).await?;
        if kind == KnownKind::Training {
            return Ok(());
        }
        self.follow(tx, work).await
    }
}

/// The worker's feedback on a training item that was submitted.
pub(crate) async fn feedback(tx: &mut Tx, work: &Work) -> Result<Option<Feedback>> {
    if work.row.known != Some(KnownKind::Training) || work.row.submitted_at.is_none() {
        return Ok(None);
    }
    let (Some(known), Some((is_right, mut compared, explanation))) =
        (tx.known_of_hit(work.row.hit_id).await?, tx.known_answer(work.row.id).await?)
    else {
        return Ok(None);
    };
    for one in &mut compared {
        let Some(question) = work.definition.question(&one.question) else { continue };
        let words = match &question.kind {
            QuestionKind::Pairwise(_) | QuestionKind::Ranking(_) => texts,
            QuestionKind::Scale(_) | QuestionKind::Slider(_) if known.shown.len() > 1 => rated,
            QuestionKind::Scale(_)
            | QuestionKind::Slider(_)
            | QuestionKind::Choice(_)
            | QuestionKind::Spans(_)
            | QuestionKind::Text(_)
            | QuestionKind::Comment(_) => continue,
        };
        one.expected = words(&one.expected, &known.shown, work);
        one.given = words(&one.given, &known.shown, work);
    }
    Ok(Some(Feedback { is_right, compared, explanation }))
}

/// Replaces the names of systems in an answer by their texts, because the names would reveal which system made a text.
fn texts(answer: &str, shown: &[ShownOutput], work: &Work) -> String {
    let texts = answer.split('>').map(str::trim).map(|name| text(name, shown, work));
    texts.collect::<Vec<_>>().join(" > ")
}

/// The same for an answer that gives a point to each of several texts.
fn rated(answer: &str, shown: &[ShownOutput], work: &Work) -> String {
    let point =
        |(name, value): (&str, Option<&str>)| format!("{}: {}", text(name, shown, work), value.unwrap_or_default());
    expected::rated(answer).into_iter().map(point).collect::<Vec<_>>().join("; ")
}

/// The text of a system that is shown; the word itself if it is not the name of one.
fn text(name: &str, shown: &[ShownOutput], work: &Work) -> String {
    let output = shown.iter().find(|one| one.system == name).map(|one| one.output);
    let mut texts = work.contents.items.iter().flat_map(|item| &item.outputs);
    let found = output.and_then(|output| texts.find(|text| text.output == Some(output)));
    found.map_or_else(|| name.to_owned(), |text| format!("\u{201c}{}\u{201d}", text.text))
}

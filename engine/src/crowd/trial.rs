//! Trying out a task: a hit as a worker would get it, made from texts of the study. Nothing is stored, not even that it
//! was tried; submitted answers are checked by the rules of a submission.

use serde::{Deserialize, Serialize};
use shared::{
    Action, Actor, AssignmentState, Definition, Flag, HitItemId, Language, Locale, Marked, NewAnswer, OutputId,
    Problem, QuestionKind, SKIPPED, Shown, ShownItem, ShownText, SourceId, Study, StudyId, Subject, SystemKind, TaskId,
    digits_to_string,
};
use store::assignment::AssignmentRow;
use uuid::Uuid;

use crate::{
    Engine, Result, Tx,
    access::{Permit as _, known_study},
    crowd::{
        answers::StoredAnswer,
        assigned::Work,
        check::{asked, check_complete},
        hit::Contents,
        submission::own_marks,
    },
    design::task::known_task,
};

/// The maximum number of outputs ranked in a trial.
const RANKED: usize = 5;

/// Among how many other outputs of a source a text by a worker is looked for.
const SEARCHED: usize = 20;

/// What would be stored for a trial hit, and the flags that a worker would see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tried {
    /// The answers.
    pub answers: Vec<TriedAnswer>,
    /// The problems found in them.
    pub flags: Vec<Flag>,
}

/// An answer as the export would write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TriedAnswer {
    /// The position of its item in the hit, from 1.
    pub item: usize,
    /// The key of its question.
    pub question: String,
    /// The output that it refers to, in a ranking or a comparison.
    pub output: Option<OutputId>,
    /// Its value.
    pub value: String,
    /// The positions of its spans.
    pub spans: Option<String>,
}

impl Engine {
    /// A trial hit of a task's draft, or of its live version, in one of the study's languages.
    ///
    /// # Errors
    /// The actor may not design tasks in this study, or the study has no such task or language.
    pub async fn trial(&self, actor: &Actor, study: StudyId, task: TaskId, language: &Language) -> Result<Shown> {
        let work = self.trial_work(actor, study, task, language).await?;
        self.show(work).await
    }

    /// What would be stored for these answers to the hit that [`Engine::trial`] shows.
    ///
    /// # Errors
    /// As [`Engine::trial`], or as a submission of the answers would be refused.
    pub async fn try_answers(
        &self,
        actor: &Actor,
        (study, task): (StudyId, TaskId),
        language: &Language,
        mut answers: Vec<NewAnswer>,
    ) -> Result<Tried> {
        let work = self.trial_work(actor, study, task, language).await?;
        check_complete(&work, &answers)?;
        asked(&work.definition, &mut answers);
        let around = self.surroundings(&work, &answers).await?;
        let flags = self.odd(&work, &answers, around.as_ref()).await?;
        let order = self.show(work.clone()).await?.items;
        let place = |item: HitItemId| order.iter().position(|shown| shown.id == item).map_or(0, |place| place + 1);
        let exported = answers.iter().flat_map(|answer| exported(&work, answer, place(answer.item)));
        let mut answers: Vec<TriedAnswer> = exported.collect();
        answers.sort_by_key(|answer| answer.item);
        Ok(Tried { answers, flags })
    }

    /// A hit of a definition as a worker would get it, whether it is stored or not. Nobody who may not read the study's
    /// texts sees any: they get a sample.
    ///
    /// # Errors
    /// The actor may not read tasks in this study, or texts if these are asked for, or the study has no such task or
    /// language.
    pub async fn preview(
        &self,
        actor: &Actor,
        (study, task): (StudyId, TaskId),
        (definition, language): (Definition, &Language),
        with_texts: bool,
    ) -> Result<Shown> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, if with_texts { Action::SeeTexts } else { Action::SeeTasks }).await?;
        let found = known_study(&mut tx, study).await?;
        let found = Some(found).filter(|found| found.languages.contains(language)).ok_or(Problem::NotFound)?;
        let id = known_task(&mut tx, study, task).await?.id;
        let contents = trial_contents(&mut tx, study, (language, &definition), with_texts).await?;
        drop(tx);
        let row = self.nobodys(&found, id, language, &definition);
        self.show(Work { row, definition: definition.into(), contents, changes: 0 }).await
    }

    async fn trial_work(&self, actor: &Actor, study: StudyId, task: TaskId, language: &Language) -> Result<Work> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        let found = known_study(&mut tx, study).await?;
        let found = Some(found).filter(|found| found.languages.contains(language)).ok_or(Problem::NotFound)?;
        let task = crate::design::task::listed(known_task(&mut tx, study, task).await?, &tx.versions(task).await?);
        let id = task.task.id;
        let definition = task.draft.or(task.live).ok_or(Problem::NotFound)?.definition;
        let contents = trial_contents(&mut tx, study, (language, &definition), true).await?;
        Ok(Work {
            row: self.nobodys(&found, id, language, &definition),
            definition: definition.into(),
            contents,
            changes: 0,
        })
    }

    /// An assignment without a worker, which is not stored in the database.
    fn nobodys(&self, study: &Study, task: TaskId, language: &Language, definition: &Definition) -> AssignmentRow {
        let now = self.now();
        AssignmentRow {
            id: shared::AssignmentId(Uuid::nil()),
            study_id: study.id,
            task_id: task,
            version_id: shared::TaskVersionId(Uuid::nil()),
            hit_id: shared::HitId(Uuid::nil()),
            worker_id: shared::WorkerId(Uuid::nil()),
            language: language.clone(),
            state: AssignmentState::Live,
            outcome: None,
            seed: 0,
            lease_until: now.plus_seconds(definition.lease_seconds),
            draft: Vec::new(),
            revision: 0,
            claimed_at: now,
            active_at: now,
            active_ms: 0,
            submitted_at: None,
            submission_id: None,
            reward: definition.reward,
            currency: study.settings.currency.clone(),
            known: None,
            left_out_at: None,
            agreed_typing: false,
            consented_at: None,
            withdrawn_at: None,
            study_state: study.state,
            ending: None,
            takes_part: false,
            passed: store::qualification::Passed::default(),
        }
    }
}

/// Items for the first sources of a language, with their outputs; a sample if the study has no text.
async fn trial_contents(
    tx: &mut Tx,
    study: StudyId,
    (language, task): (&Language, &Definition),
    with_texts: bool,
) -> Result<Contents> {
    let sources = if with_texts { tx.first_sources(study, language, task.items_per_hit).await? } else { Vec::new() };
    let mut texts: Vec<(SourceId, String)> = sources.into_iter().map(|source| (source.id, source.text)).collect();
    if texts.is_empty() {
        texts.push((SourceId(sample_id(0)), Locale::of(language).design_trial_sample().to_owned()));
    }
    let mut contents = Contents::default();
    for (source, text) in texts {
        let id = HitItemId(source.0);
        let (outputs, reference) = trial_outputs(tx, source, &text, task.subject).await?;
        contents.sources.insert(id, source);
        contents.items.push(ShownItem {
            id,
            source: Some(text),
            reference,
            outputs,
            columns: Vec::new(),
            memory: Vec::new(),
        });
    }
    Ok(contents)
}

/// The outputs that an item shows with its source, and a text that a worker wrote, if there is another one. The source
/// itself replaces outputs that do not exist.
async fn trial_outputs(
    tx: &mut Tx,
    source: SourceId,
    text: &str,
    subject: Subject,
) -> Result<(Vec<ShownText>, Option<String>)> {
    let least = subject.n_systems();
    let most = if subject == Subject::Outputs { RANKED } else { least };
    let limit = i64::try_from(most + SEARCHED).unwrap_or(i64::MAX);
    let mut made = if most > 0 { tx.made_from(source, limit).await? } else { Vec::new() };
    let others = made.split_off(made.len().min(most));
    let reference = others.into_iter().find(|(_, _, kind)| *kind == SystemKind::Human).map(|(_, text, _)| text);
    let shown = made.into_iter().map(|(id, text, _)| ShownText { output: Some(id), text });
    let mut outputs: Vec<ShownText> = shown.collect();
    for n in outputs.len()..least {
        outputs.push(ShownText { output: Some(OutputId(sample_id(n + 1))), text: text.to_owned() });
    }
    Ok((outputs, reference))
}

/// An id that identifies nothing.
fn sample_id(n: usize) -> Uuid {
    Uuid::from_u128(u128::try_from(n).unwrap_or_default())
}

/// The values that would be stored for an answer, as the export writes them: two values for a text in which spans were
/// marked while it was written.
fn exported(Work { definition, contents, .. }: &Work, answer: &NewAnswer, place: usize) -> Vec<TriedAnswer> {
    let item = contents.item(answer.item);
    let Some(stored) = StoredAnswer::from_answer(definition, answer, item) else { return Vec::new() };
    let StoredAnswer { number, places, text, skipped, output } = stored;
    let line = |question: &str, value: String, spans: Option<String>| TriedAnswer {
        item: place,
        question: question.to_owned(),
        output,
        value,
        spans,
    };
    let kind = definition.question(&answer.question).map(|question| &question.kind);
    let number = number.map(|number| digits_to_string(number, places));
    let plain = |text: Option<String>| number.clone().or(text).unwrap_or_default();
    if let Some(reason) = skipped {
        return vec![line(&answer.question, format!("{SKIPPED}{reason}"), None)];
    }
    if let Some((question, marked)) = own_marks(definition, answer) {
        let marks = line(question, marked.write(), Some(marked.stored()));
        return vec![line(&answer.question, marked.text, None), marks];
    }
    let own = match kind {
        Some(QuestionKind::Spans(spans)) => {
            let stored = text.unwrap_or_default();
            let shown = item.map(|item| item.text(spans.of)).unwrap_or_default();
            let marked = Marked::of_stored(&scoring::text::nfc(shown), &stored);
            line(&answer.question, marked.write(), Some(stored))
        }
        Some(QuestionKind::Pairwise(_)) => {
            let better = output.map_or_else(|| "tie".to_owned(), |output| output.to_string());
            line(&answer.question, better, None)
        }
        Some(
            QuestionKind::Text(_)
            | QuestionKind::Scale(_)
            | QuestionKind::Slider(_)
            | QuestionKind::Choice(_)
            | QuestionKind::Ranking(_)
            | QuestionKind::Comment(_),
        )
        | None => line(&answer.question, plain(text), None),
    };
    vec![own]
}

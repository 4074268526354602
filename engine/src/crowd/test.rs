//! QC2: the graded test. Its expected answers stay on the server: only the texts and the questions are sent, in a different
//! order for each worker.

mod draw;
mod grade;

use serde::Serialize;
use serde_json::json;
use shared::{
    Actor, Decision, Gate, Language, Locale, Message, NewAnswer, Problem, QualificationState, Question, ShownItem,
    ShownPicture, StudyId, Subject, TestRule, Time, WorkerId, refusal,
};
use store::{live::Place, qualification::Qualification, test::AttemptRow};

use self::{
    draw::drawn,
    grade::{Graded, grade},
};
use crate::{
    Engine, Result, Tx,
    crowd::{entry::may_try, place::own_place, qualification::NewQualification},
    design::picture,
};

/// The test as a worker sees it. No field holds an expected answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Test {
    /// The language of the texts.
    pub language: Language,
    /// Instructions in Markdown.
    pub instructions: String,
    /// The pictures that the instructions show.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<ShownPicture>,
    /// Whether it is the test on formality that all studies can use.
    pub is_on_formality: bool,
    /// What an item shows.
    pub subject: Subject,
    /// The questions about each item.
    pub questions: Vec<Question>,
    /// The version of the rule; answers refer to it.
    pub version: i64,
    /// The items in this worker's order, with their outputs in this worker's order; empty if the test cannot be taken now.
    pub items: Vec<ShownItem>,
    /// The largest distance from the experts' answer that still counts as correct, if all questions are scales with the
    /// same one.
    pub tolerance: Option<i64>,
    /// The points out of 100 that are needed.
    pub pass_mark: i64,
    /// The maximum number of attempts.
    pub attempts: i64,
    /// Seconds between two attempts.
    pub wait_seconds: i64,
    /// The latest attempt.
    pub last: Option<TestResult>,
    /// The reason why it cannot be taken now; its text is empty if it can.
    #[serde(serialize_with = "shared::message::as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub closed: Message,
}

/// Answers to the test.
#[derive(Clone, Debug)]
pub struct TestAnswers {
    /// The version of the test that they answer.
    pub version: i64,
    /// The answers.
    pub answers: Vec<NewAnswer>,
}

/// The result of one attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TestResult {
    /// The number of the attempt, from 1.
    pub attempt: i64,
    /// Points out of 100.
    pub points: i64,
    /// The points that are needed.
    pub pass_mark: i64,
    /// Whether the points suffice.
    pub passed: bool,
    /// The number of attempts left.
    pub attempts_left: i64,
    /// When the next attempt is possible, if there is one.
    pub again_at: Option<Time>,
}

impl TestResult {
    /// When the next attempt is possible, as people are told: to the minute, and never before it is.
    pub fn opens_at(&self) -> Option<Time> {
        self.again_at.map(Time::next_minute)
    }
}

impl Engine {
    /// The test, or the reason in the reader's language why it cannot be taken now. The correct answers are never included.
    ///
    /// # Errors
    /// The actor does not work in the study, or the consent or the location is missing. Only an attempt is recorded as
    /// an event.
    pub async fn test(&self, actor: &Actor, study: StudyId, reader: Locale) -> Result<Test> {
        let mut tx = self.read().await?;
        let place = own_place(&mut tx, actor, study).await?;
        may_try(&mut tx, &place, Gate::Test).await?;
        let (rule, version) = tx.written_test(study, &place.language).await?;
        let last = tx.last_attempt(place.worker).await?.map(|attempt| result_of(&attempt, &rule));
        let say = Locale::of(&place.language);
        let closed = self
            .closed(&mut tx, &place, &rule)
            .await?
            .map_or_else(|| Message::from(String::new()), |problem| problem.into_message().localised(reader));
        let items = if closed.text().is_empty() {
            let drawn = drawn(&rule, seed(tx.seed_of(study).await?, place.worker));
            drawn.into_iter().map(|drawn| drawn.item).collect()
        } else {
            Vec::new()
        };
        let (is_written, is_on_formality) = (!rule.instructions.trim().is_empty(), rule.is_on_formality());
        let tolerance = rule.scale_tolerance();
        let pictures = picture::shown_in(&mut tx, study, &rule.instructions).await?;
        Ok(Test {
            language: place.language,
            pictures,
            instructions: if is_written || !is_on_formality {
                rule.instructions
            } else {
                say.test_instructions().to_owned()
            },
            is_on_formality,
            subject: rule.subject,
            questions: rule.questions,
            version,
            items,
            tolerance,
            pass_mark: rule.pass_mark,
            attempts: rule.attempts,
            wait_seconds: rule.wait_seconds,
            last,
            closed,
        })
    }

    /// Grades one attempt at the test and decides the gate.
    ///
    /// # Errors
    /// An answer is missing, the test has changed, the waiting time is not over or no attempt is left; a refusal is
    /// recorded as an event.
    pub async fn take_test(&self, actor: &Actor, study: StudyId, answers: TestAnswers) -> Result<TestResult> {
        match self.try_test(actor, study, answers).await {
            Err(error) => Err(self.turn_away(actor, study, Gate::Test, error).await),
            found => found,
        }
    }

    async fn try_test(&self, actor: &Actor, study: StudyId, answers: TestAnswers) -> Result<TestResult> {
        let mut tx = self.write().await?;
        let place = own_place(&mut tx, actor, study).await?;
        tx.lock_worker(place.worker).await?;
        may_try(&mut tx, &place, Gate::Test).await?;
        let (rule, version) = tx.written_test(study, &place.language).await?;
        if let Some(problem) = self.closed(&mut tx, &place, &rule).await? {
            return Err(problem.into());
        }
        if answers.version != version {
            return Err(Problem::conflict(refusal::test_was_changed()).into());
        }
        let seed = seed(tx.seed_of(study).await?, place.worker);
        let Graded { attempt: graded, answers } = grade(&rule, &drawn(&rule, seed), &answers.answers)?;
        let number = tx.last_attempt(place.worker).await?.map_or(1, |last| last.number + 1);
        let attempt = AttemptRow {
            worker: place.worker,
            number,
            points: graded.points,
            passed: graded.passed,
            created_at: self.now(),
        };
        tx.add_attempt(self.id(), &attempt, &answers).await?;
        let result = result_of(&attempt, &rule);
        let new = NewQualification {
            study,
            worker: place.worker,
            gate: Gate::Test,
            state: if result.passed { QualificationState::Passed } else { QualificationState::Failed },
            rule: in_words(&rule),
            evidence: json!({
                "attempt": number, "points": graded.points, "right": graded.right, "asked": graded.asked,
                "answers": answers, "version": version, "seed": seed,
            }),
            decided_by: None,
            message: message(&result),
        };
        self.qualify(&mut tx, &new).await?;
        tx.commit().await?;
        Ok(result)
    }

    /// The latest attempt of the actor.
    ///
    /// # Errors
    /// The actor does not work in the study, or has not taken the test.
    pub async fn test_result(&self, actor: &Actor, study: StudyId) -> Result<TestResult> {
        let mut tx = self.read().await?;
        let place = own_place(&mut tx, actor, study).await?;
        let (rule, _) = tx.written_test(study, &place.language).await?;
        let last = tx.last_attempt(place.worker).await?.ok_or(Problem::NotFound)?;
        Ok(result_of(&last, &rule))
    }

    /// The reason why the test cannot be taken now, if any.
    async fn closed(&self, tx: &mut Tx, place: &Place, rule: &TestRule) -> Result<Option<Problem>> {
        if rule.items.is_empty() {
            return Ok(Some(Problem::conflict(refusal::test_is_empty())));
        }
        if let Some(decided) = tx.qualification(place.worker, Gate::Test).await? {
            if decided.state == QualificationState::Passed {
                return Ok(Some(Problem::conflict(refusal::test_is_passed())));
            }
            if decided.decision == Decision::Person {
                return Ok(Some(Problem::forbidden(refusal::person_decided_test(decided.message))));
            }
        }
        let Some(last) = tx.last_attempt(place.worker).await? else { return Ok(None) };
        let told = result_of(&last, rule);
        Ok(match (told.again_at, told.opens_at()) {
            (Some(again), Some(at)) if again > self.now() => {
                Some(Problem::conflict(refusal::test_opens_at(pause(rule.wait_seconds), at)))
            }
            (Some(_), _) => None,
            (None, _) => Some(Problem::forbidden(refusal::attempts_used(rule.attempts))),
        })
    }
}

/// The latest attempt at a test that the worker did not pass and can take again now, as no pause is under way.
pub(crate) async fn open_retry(
    tx: &mut Tx,
    place: &Place,
    decided: &Qualification,
    now: Time,
) -> Result<Option<TestResult>> {
    let failed_by_rule = decided.gate == Gate::Test
        && decided.state == QualificationState::Failed
        && decided.decision != Decision::Person;
    if !failed_by_rule {
        return Ok(None);
    }
    let Some(last) = tx.last_attempt(place.worker).await? else { return Ok(None) };
    let (rule, _) = tx.written_test(place.study, &place.language).await?;
    let last = result_of(&last, &rule);
    Ok(Some(last).filter(|last| !rule.items.is_empty() && last.again_at.is_some_and(|again| again <= now)))
}

/// How many attempts at the test the rule leaves to a worker who has tried it.
pub(crate) async fn attempts_left(tx: &mut Tx, place: &Place) -> Result<i64> {
    let Some(last) = tx.last_attempt(place.worker).await? else { return Ok(0) };
    let (rule, _) = tx.written_test(place.study, &place.language).await?;
    Ok(result_of(&last, &rule).attempts_left)
}

/// The result of an attempt for the worker, under the current rule.
fn result_of(attempt: &AttemptRow, rule: &TestRule) -> TestResult {
    let attempts_left = if attempt.passed { 0 } else { (rule.attempts - attempt.number).max(0) };
    TestResult {
        attempt: attempt.number,
        points: attempt.points,
        pass_mark: rule.pass_mark,
        passed: attempt.passed,
        attempts_left,
        again_at: (attempts_left > 0).then(|| attempt.created_at.plus_seconds(rule.wait_seconds)),
    }
}

/// A worker's order is derived from the study's seed and the worker's id, so it can be reproduced.
fn seed(study: i64, worker: WorkerId) -> i64 {
    let (high, low) = worker.0.as_u64_pair();
    study ^ ((high ^ low) & ((1 << 53) - 1)).cast_signed()
}

/// The rule as a sentence.
fn in_words(rule: &TestRule) -> Message {
    let (attempts, pause) = (rule.attempts, pause(rule.wait_seconds));
    match rule.scale_tolerance() {
        Some(tolerance) => refusal::rule_test_passed(rule.pass_mark, tolerance, attempts, pause),
        None => refusal::rule_test_of_any_type(rule.pass_mark, attempts, pause),
    }
}

fn message(result: &TestResult) -> Message {
    let TestResult { points, pass_mark, attempts_left, .. } = *result;
    match result.opens_at() {
        _ if result.passed => refusal::message_passed(points, pass_mark),
        Some(at) => refusal::message_again(points, pass_mark, attempts_left, at),
        None => refusal::message_over(points, pass_mark),
    }
}

/// Seconds in the largest unit, up to hours, that divides them.
fn pause(seconds: i64) -> Message {
    match seconds {
        s if s != 0 && s % 3_600 == 0 => refusal::pause_hours(s / 3_600),
        s if s != 0 && s % 60 == 0 => refusal::pause_minutes(s / 60),
        s => refusal::pause_seconds(s),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_read_as_people_say_them() {
        let texts = [600, 3_600, 90, 0].map(|seconds| pause(seconds).text().to_owned());
        assert_eq!(texts, ["10 minutes", "1 hour", "90 seconds", "0 seconds"]);
    }
}

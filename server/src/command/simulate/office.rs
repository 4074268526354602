//! What happens in every study besides answers: workers ask, work is rejected, somebody is excluded, and where raters
//! differ a person decides. All of it concerns workers of this run alone.

use serde::Deserialize;
use serde_json::{Value, json};
use shared::{AssignmentId, HitItemId, QuestionType as _, TaskId, WorkerId};

use super::{
    client::Failure,
    crew::Hand,
    staff::{LiveTask, Staff},
    truth::Truth,
    words::{DECIDED, EXCLUDED, ONLY_TIDIED, REPLIES, UNREAD},
};

/// How many hits a careless worker takes where no item has a known answer.
const FEW: usize = 4;
/// How many at most where items have one.
const MANY: usize = 30;
/// How many workers ask something.
const ASKING: usize = 3;
/// How many items are decided.
const DECISIONS: usize = 3;

#[derive(Deserialize)]
struct Listed {
    worker: WorkerId,
    number: i64,
}

#[derive(Deserialize)]
struct Disputes {
    items: Vec<Dispute>,
}

#[derive(Deserialize)]
struct Dispute {
    shown: Item,
    question: Asked,
    answers: Vec<Given>,
}

#[derive(Deserialize)]
struct Item {
    id: HitItemId,
}

#[derive(Deserialize)]
struct Asked {
    key: String,
}

#[derive(Deserialize)]
struct Given {
    value: Value,
}

/// Whether something was done; no if the server refused it.
fn is_done(result: Result<(), Failure>) -> Result<bool, Failure> {
    match result {
        Ok(()) => Ok(true),
        Err(Failure::Refused(_)) => Ok(false),
        Err(other) => Err(other),
    }
}

/// Whether workers judge texts in a task, and write none.
fn is_rating(task: &LiveTask) -> bool {
    task.definition.subject.n_systems() > 0 && !task.definition.is_rewriting()
}

impl Staff {
    /// Rejects a rewrite that only tidies its source up, unless another task waits for what is approved.
    pub async fn reject_tidied(&self, hands: &[Hand]) -> anyhow::Result<bool> {
        let tasks = self.live_tasks().await?;
        let tidied: Option<(AssignmentId, TaskId)> = hands.iter().find_map(|hand| hand.tidied);
        match tidied {
            Some((assignment, _)) if tasks.iter().all(|task| task.definition.from.is_none()) => {
                self.reject(assignment, ONLY_TIDIED).await
            }
            _ => Ok(false),
        }
    }

    async fn reject(&self, assignment: AssignmentId, reason: &str) -> anyhow::Result<bool> {
        let this = json!({ "assignment": assignment, "reason": reason });
        let rejected = self.manager.post(&format!("/studies/{}/rejections", self.study), &this).await;
        Ok(is_done(rejected.map(|_: Value| ()))?)
    }

    /// Lets two careless workers rate before the others do. Items with a known answer pause the first one; the second
    /// one is found out by the manager, who rejects a submission, excludes the worker and leaves the ratings out.
    pub async fn watch_careless(&self, [first, second]: [&mut Hand; 2], truth: &Truth) -> anyhow::Result<usize> {
        let tasks = self.live_tasks().await?;
        let rating: Vec<&LiveTask> = tasks.iter().filter(|task| is_rating(task)).collect();
        let (known, plain): (Vec<&LiveTask>, Vec<&LiveTask>) =
            rating.into_iter().partition(|task| task.definition.known.is_some());
        let mut done = 0;
        if let Some(task) = known.first() {
            done += first.work_on(task.id, truth, MANY).await?.len();
        }
        let can_differ = |task: &&&LiveTask| task.definition.questions.iter().any(|one| one.kind.has_one_value());
        if let Some(task) = plain.iter().find(can_differ).or(known.first()) {
            let submitted = second.work_on(task.id, truth, FEW).await?;
            done += submitted.len();
            if let Some(assignment) = submitted.first() {
                self.reject(*assignment, UNREAD).await?;
                self.exclude(second.number().await?).await?;
            }
        }
        Ok(done)
    }

    /// Ends the work of a worker and leaves it out of the statistics.
    async fn exclude(&self, number: i64) -> anyhow::Result<bool> {
        let base = format!("/studies/{}/workers", self.study);
        let listed: Vec<Listed> = self.manager.get(&format!("{base}?after={}", number - 1)).await?;
        let Some(worker) = listed.into_iter().find(|one| one.number == number).map(|one| one.worker) else {
            return Ok(false);
        };
        let decision = json!({ "state": "failed", "message": EXCLUDED });
        let excluded = is_done(self.manager.post(&format!("{base}/{worker}/gates/known"), &decision).await)?;
        let out = json!({ "out": true, "reason": EXCLUDED });
        Ok(is_done(self.manager.post(&format!("{base}/{worker}/leave-out"), &out).await)? && excluded)
    }

    /// Lets a few workers ask something, and answers all but the last; how many asked.
    pub async fn answer_questions(&self, hands: &[Hand]) -> anyhow::Result<usize> {
        let mut asked = 0;
        for hand in hands.iter().filter(|hand| hand.first.is_some()).take(ASKING) {
            let Some(thread) = hand.ask(asked).await? else { continue };
            let path = format!("/studies/{}/threads/{thread}", self.study);
            if let Some(text) = REPLIES.get(asked) {
                let () = self.manager.post(&format!("{path}/messages"), &json!({ "text": text })).await?;
            }
            // The last one that has an answer is done with.
            if asked + 1 == REPLIES.len() {
                let () = self.manager.put(&path, &json!({ "closed": true })).await?;
            }
            asked += 1;
        }
        Ok(asked)
    }

    /// Decides a few items on which raters differ, as most of them answered; how many.
    pub async fn decide(&self) -> anyhow::Result<usize> {
        let path = format!("/studies/{}/adjudication", self.study);
        let found: Disputes = match self.researcher.get(&path).await {
            Err(Failure::Refused(_)) => return Ok(0),
            found => found?,
        };
        let mut decided = 0;
        for Dispute { shown, question, answers } in found.items {
            if decided == DECISIONS {
                break;
            }
            let given: Vec<&Value> =
                answers.iter().map(|one| &one.value).filter(|value| value["type"] != "skipped").collect();
            let n = |value: &Value| given.iter().filter(|other| **other == value).count();
            // Of several that are equally frequent, the first.
            let Some(value) = given.iter().rev().max_by_key(|value| n(value)) else { continue };
            let decision = json!({ "item": shown.id, "question": question.key, "value": value, "note": DECIDED });
            decided += usize::from(is_done(self.researcher.post(&path, &decision).await)?);
        }
        Ok(decided)
    }
}

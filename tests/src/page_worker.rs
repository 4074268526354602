//! A worker with a browser: whole pages, forms, and the call by which a page submits.

use anyhow::Context as _;
use reqwest::StatusCode;
use serde_json::{Value, json};
use shared::{AssignmentId, Shown, StudyId, Submission, TaskId};

use crate::{
    browser::Browser,
    client::Client,
    worker::{answers, submission_id},
};

/// A worker with a browser.
#[derive(Debug)]
pub struct PageWorker {
    /// The browser.
    pub browser: Browser,
    /// For the ids that the page's script has in its hands: one call more.
    client: Client,
    study: StudyId,
    task: TaskId,
    /// Where the last reply leads.
    onward: Option<String>,
    shown: Option<Work>,
}

/// What is shown, and what will be sent for it.
#[derive(Clone, Debug)]
pub struct Work {
    /// The assignment.
    pub id: AssignmentId,
    /// The ID of its first item.
    pub item: String,
    submission: Submission,
}

/// What came of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// It did what was asked.
    Yes,
    /// There is nothing to do, or the server refused.
    No(StatusCode),
}

impl PageWorker {
    /// Somebody who is signed in, with a token of theirs.
    pub const fn new(browser: Browser, client: Client, (study, task): (StudyId, TaskId)) -> Self {
        Self { browser, client, study, task, onward: None, shown: None }
    }

    /// The path of the next hit, by the form for claiming unless the last reply leads to it; `None` if there is none.
    ///
    /// # Errors
    /// The connection breaks.
    pub async fn next(&mut self) -> anyhow::Result<Option<&str>> {
        if self.onward.is_none() {
            let fields = [("study", &*self.study.to_string()), ("task", &*self.task.to_string())];
            let reply = self.browser.post_form("/fn/work/claim", &fields).await?;
            self.lead(&reply);
        }
        Ok(self.onward.as_deref())
    }

    /// Opens the page of the hit that [`Self::next`] found.
    ///
    /// # Errors
    /// There is none, or the connection breaks.
    pub async fn open(&mut self) -> anyhow::Result<Done> {
        let path = self.onward.take().context("a hit was claimed")?;
        let page = self.browser.open(&path).await?;
        if page.status() != StatusCode::OK {
            return Ok(Done::No(page.status()));
        }
        page.bytes().await?;
        self.shown = Some(self.read(&path).await?);
        Ok(Done::Yes)
    }

    async fn read(&self, path: &str) -> anyhow::Result<Work> {
        let id: AssignmentId = path.rsplit('/').next().context("a path ends with an id")?.parse()?;
        let shown: Shown = serde_json::from_value(self.client.get(&format!("/assignments/{id}")).await?.body)?;
        let item = shown.items.first().context("a hit has an item")?.id.to_string();
        let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };
        Ok(Work { id, item, submission })
    }

    /// What is shown.
    pub const fn work(&self) -> Option<&Work> {
        self.shown.as_ref()
    }

    /// Submits what is shown. The reply leads to the next hit, if there is one.
    ///
    /// # Errors
    /// Nothing is shown, or the connection breaks.
    pub async fn submit(&mut self) -> anyhow::Result<Done> {
        let work = self.shown.as_ref().context("something is shown")?;
        let body = json!({"assignment": work.id, "submission": work.submission, "then": [self.study, self.task]});
        let reply = self.browser.post_json("/fn/work/submit", &body).await?;
        let status = reply.status();
        self.lead(&reply);
        let is_stored = reply.json::<Value>().await.is_ok_and(|body| body["result"] == "stored");
        Ok(if is_stored { Done::Yes } else { Done::No(status) })
    }

    fn lead(&mut self, reply: &reqwest::Response) {
        self.onward = self.browser.led(reply).filter(|path| path.starts_with("/work/assignments/"));
    }
}

//! "Download your data": all that is stored about a person, as one JSON document in pieces.
//!
//! Each page of rows is read on its own, so that memory is bounded and no connection waits for a slow reader. Nothing in
//! it is about somebody else, and nothing tells which items were gold, which system made a text or what a test expects.

use futures::{SinkExt as _, channel::mpsc};
use serde::Serialize;
use serde_json::{Value, json};
use shared::{Actor, Problem};

use crate::{
    Engine, Error, Result,
    db::my_data::PlaceData,
    export::{Download, Piece},
    work::pseudonym,
};

/// Rows of one kind that are read at a time.
const PAGE: i64 = 500;

/// Pieces that may wait for a slow reader.
const WAITING: usize = 2;

/// Where the pieces go.
struct Out(mpsc::Sender<Piece>);

impl Out {
    async fn write(&mut self, text: String) -> Result<()> {
        let sent = self.0.send(Ok(text.into_bytes())).await;
        sent.map_err(|_| Error::File(std::io::ErrorKind::BrokenPipe.into()))
    }

    /// Rows of an array after the first `n`.
    async fn rows<T: Serialize>(&mut self, n: &mut usize, rows: &[T]) -> Result<()> {
        let mut text = String::new();
        for row in rows {
            text.push_str(if *n == 0 { "\n" } else { ",\n" });
            text.push_str(&serde_json::to_string(row)?);
            *n += 1;
        }
        if text.is_empty() { Ok(()) } else { self.write(text).await }
    }
}

impl Engine {
    /// All that is stored about the actor, as a JSON file.
    ///
    /// # Errors
    /// The account is gone.
    pub async fn my_data(&self, actor: &Actor) -> Result<Download> {
        let head = self.my_account(actor).await?;
        let places = self.read().await?.place_data(actor.person).await?;
        let (sender, body) = mpsc::channel(WAITING);
        let engine = self.clone();
        tokio::spawn(async move {
            let mut out = Out(sender);
            match engine.write_my_data(&mut out, &head, &places).await {
                Ok(()) => {}
                // The reader has left.
                Err(Error::File(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => {}
                // A reader must be able to tell a file that broke off from a whole one.
                Err(error) => {
                    let broken = std::io::Error::other(Problem::from(error).to_string());
                    let _ = out.0.send(Err(broken)).await;
                }
            }
        });
        Ok(Download { name: "my-data.json".to_owned(), media: "application/json", body })
    }

    /// What belongs to no study.
    async fn my_account(&self, actor: &Actor) -> Result<Value> {
        let mut tx = self.read().await?;
        let account = tx.account_data(actor.person).await?.ok_or(Problem::SignIn)?;
        Ok(json!({
            "made_at": self.now(),
            "account": account,
            "sessions_end_at": tx.session_data(&actor.person.to_string()).await?,
            "tokens": tx.token_data(actor.person).await?,
            "roles": tx.role_data(actor.person).await?,
            "uploads": tx.upload_data(actor.person).await?,
        }))
    }

    async fn write_my_data(&self, out: &mut Out, head: &Value, places: &[PlaceData]) -> Result<()> {
        let head = serde_json::to_string(head)?;
        out.write(format!("{},\n\"studies\": [", head.strip_suffix('}').unwrap_or(&head))).await?;
        for (n, place) in places.iter().enumerate() {
            out.write(if n == 0 { "\n".to_owned() } else { ",\n".to_owned() }).await?;
            self.write_place(out, place).await?;
        }
        out.write("\n]}\n".to_owned()).await
    }

    async fn write_place(&self, out: &mut Out, place: &PlaceData) -> Result<()> {
        let worker = place.worker;
        let mut tx = self.read().await?;
        let about = json!({
            "place": place,
            "pseudonym": pseudonym(place.number),
            "consents": tx.consent_data(worker).await?,
            "qualification": tx.qualification_data(worker).await?,
            "tests": tx.attempt_data(worker).await?,
            "messages": tx.message_data(worker).await?,
            "payments": tx.payment_data(worker).await?,
        });
        drop(tx);
        let about = serde_json::to_string(&about)?;
        out.write(format!("{},\n\"assignments\": [", about.strip_suffix('}').unwrap_or(&about))).await?;
        let (mut n, mut after) = (0, None);
        loop {
            let mut page = self.read().await?.assignment_data(worker, after, PAGE).await?;
            for row in &mut page {
                // Which submissions were checks or are excluded, their worker is not told anywhere.
                row.outcome = row.outcome.map(shared::Outcome::told);
            }
            out.rows(&mut n, &page).await?;
            after = page.last().map(|row| row.id);
            if after.is_none() {
                break;
            }
        }
        out.write("],\n\"answers\": [".to_owned()).await?;
        let (mut n, mut after) = (0, None);
        loop {
            let page = self.read().await?.answer_data(worker, after, PAGE).await?;
            out.rows(&mut n, &page).await?;
            after = page.last().map(|row| row.id);
            if after.is_none() {
                break;
            }
        }
        out.write("]}".to_owned()).await
    }
}

//! "Download your data": everything that is stored about a person, as one JSON document in pieces.
//!
//! Each page of rows is read separately, on the connections for exports, so that memory is bounded and no connection
//! waits for a slow reader; the download is aborted if the reader stops. It contains nothing about other people, and
//! nothing that reveals which items were gold items, which system made a text or which answers a test expects.

use std::time::Duration;

use futures::channel::mpsc;
use serde::Serialize;
use serde_json::{Value, json};
use shared::{Actor, Locale, Problem, pseudonym};
use store::my_data::PlaceData;

use crate::{
    Engine, Error, Result,
    download::{Download, PATIENCE, Piece, send},
};

/// The number of rows of one kind that are read at a time.
const PAGE: i64 = 500;

/// The number of pieces that may wait for a slow reader.
const WAITING: usize = 2;

/// The channel for the pieces, and the longest time that the reader may take for each.
struct Out(mpsc::Sender<Piece>, Duration);

impl Out {
    async fn write(&mut self, text: String) -> Result<()> {
        send(&mut self.0, text.into_bytes(), self.1).await
    }

    /// Tells the reader that the rest will not follow, without waiting for a reader that has stopped.
    fn fail(&self, reason: &str) {
        // Every sender has a slot of its own in the channel, so a new sender can send even if the channel is full. A
        // reader that has disconnected needs no reason.
        let _ = self.0.clone().try_send(Err(std::io::Error::other(reason.to_owned())));
    }

    /// Writes rows of an array after the first `n`.
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
    /// Everything that is stored about the actor, as a JSON file.
    ///
    /// # Errors
    /// The account no longer exists.
    pub async fn my_data(&self, actor: &Actor) -> Result<Download> {
        let engine = self.in_background();
        let head = engine.my_account(actor).await?;
        let places = engine.read().await?.place_data(actor.person).await?;
        let (sender, body) = mpsc::channel(WAITING);
        tokio::spawn(async move {
            let mut out = Out(sender, PATIENCE);
            match engine.write_my_data(&mut out, &head, &places).await {
                Ok(()) => {}
                // The reader has disconnected.
                Err(Error::File(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => {}
                // A reader must be able to distinguish a truncated file from a complete one.
                Err(error) => out.fail(&Problem::from(error).to_string()),
            }
        });
        Ok(Download { name: "my-data.json".to_owned(), media: "application/json", body })
    }

    /// The data that belongs to no study.
    async fn my_account(&self, actor: &Actor) -> Result<Value> {
        let mut tx = self.read().await?;
        let account = tx.account_data(actor.person).await?.ok_or(Problem::SignIn)?;
        Ok(json!({
            "made_at": self.now(),
            "account": account,
            "sessions_end_at": tx.session_data(&actor.person.to_string()).await?,
            "sign_in_services": tx.own_identities(actor.person).await?,
            "tokens": tx.token_data(actor.person).await?,
            "recruitment_accounts": tx.connection_data(actor.person).await?,
            "e_mails": tx.mail_data(actor.person).await?,
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
        let say = Locale::of(&place.language);
        let mut decisions = tx.qualification_data(worker).await?;
        for decision in &mut decisions {
            decision.message = decision.message.clone().localised(say);
        }
        let about = json!({
            "place": place,
            "pseudonym": pseudonym(place.number),
            "came_by": tx.participation_data(worker).await?,
            "invitations": tx.invitation_data(worker).await?,
            "provider_submissions": tx.provider_submission_data(worker).await?,
            "provider_payments": tx.provider_payment_data(worker).await?,
            "consents": tx.consent_data(worker).await?,
            "qualification": decisions,
            "tests": tx.attempt_data(worker).await?,
            "typing": tx.typing_data(worker).await?,
            "devices_and_networks": tx.sighting_data(worker).await?,
            "messages": tx.message_data(worker).await?,
            "payments": tx.payment_data(worker).await?,
            "bank_and_paypal": tx.payee(worker).await?,
        });
        drop(tx);
        let about = serde_json::to_string(&about)?;
        out.write(format!("{},\n\"assignments\": [", about.strip_suffix('}').unwrap_or(&about))).await?;
        let (mut n, mut after) = (0, None);
        loop {
            let mut page = self.read().await?.assignment_data(worker, after, PAGE).await?;
            for row in &mut page {
                // Workers never learn which submissions were checks or are excluded.
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

#[cfg(test)]
mod tests {
    use futures::StreamExt as _;

    use super::*;

    #[tokio::test]
    async fn a_reader_who_stops_reading_is_given_up_and_told() {
        let (sender, body) = mpsc::channel(WAITING);
        let mut out = Out(sender, Duration::from_millis(20));
        let mut n = 0;
        let given_up = loop {
            match out.write(n.to_string()).await {
                Ok(()) => n += 1,
                Err(error) => break error,
            }
            assert!(n <= WAITING + 1, "no more than that waits");
        };
        assert!(matches!(given_up, Error::File(error) if error.kind() == std::io::ErrorKind::TimedOut));
        out.fail("too slow");
        drop(out);
        let pieces: Vec<Piece> = body.collect().await;
        let (last, whole) = pieces.split_last().expect("pieces");
        assert_eq!(whole.iter().flatten().count(), whole.len(), "what was on its way arrives");
        assert!(last.is_err(), "and then that the rest will not come");
    }
}

//! What a researcher copies to Mechanical Turk: the layout of a HIT, the file that makes a batch of it, and the question for
//! requesters who make HITs by program.

use payfile::mturk::{input, layout, question};
use serde::Serialize;
use shared::{Action, Actor, EntranceId, Locale, Problem, StudyId};

use super::frame::of_mturk;
use crate::{Engine, Result, access::Permit as _, crowd::participant::as_link};

/// The assignments of a HIT, at most: the site takes a higher fee for HITs with ten and more.
pub const ASSIGNMENTS: i64 = 9;

/// What is copied to Mechanical Turk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HitFiles {
    /// The layout of a HIT, as HTML.
    pub layout: String,
    /// The file that makes a batch, as CSV: a HIT for every nine places, at most 50,000, or one if there is any number of places.
    pub hits: String,
    /// How many HITs that are.
    pub n_hits: usize,
    /// The question of a HIT that shows this server's page in its frame, as XML; absent if the address of this server does not begin
    /// with `https://`.
    pub question: Option<String>,
}

impl Engine {
    /// What is copied to Mechanical Turk for an entrance; `origin` is the address of this server.
    ///
    /// # Errors
    /// The actor may not invite, or the study has no such entrance for Mechanical Turk.
    pub async fn hit_files(
        &self,
        actor: &Actor,
        (study, entrance): (StudyId, EntranceId),
        origin: &str,
    ) -> Result<HitFiles> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Invite).await?;
        let found = tx.entrance(study, entrance).await?.ok_or(Problem::NotFound)?.entrance;
        let open = tx.open_entrance(&found.code).await?.filter(of_mturk).ok_or(Problem::NotFound)?;
        let asked = found.language.as_ref().and_then(Locale::spoken_in).unwrap_or(Locale::En);
        let invited = Self::invited(&mut tx, as_link(&open), asked).await?;
        let say = invited.say;
        let words = layout::Words {
            language: say.tag(),
            direction: say.direction().as_str(),
            title: &invited.title,
            lead: say.mturk_layout_lead(),
            link: say.mturk_open_study(),
            preview: say.mturk_preview(),
            code: say.ending_code(),
        };
        let places = found.places.unwrap_or(1).max(1);
        let n_hits = usize::try_from((places - 1) / ASSIGNMENTS + 1).unwrap_or(input::ROWS).min(input::ROWS);
        let rows: Vec<Vec<String>> = (1..=n_hits).map(|n| vec![n.to_string()]).collect();
        Ok(HitFiles {
            layout: layout::write(&format!("{origin}/in/{}", found.code), &words),
            hits: input::write(&["hit"], &rows).unwrap_or_default(),
            n_hits,
            question: question::write(&format!("{origin}/mturk/{}", found.code), 0).ok(),
        })
    }
}

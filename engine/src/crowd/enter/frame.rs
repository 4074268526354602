//! The page that Mechanical Turk shows in its frame: a preview, the way into the study, and handing in.
//!
//! Browsers send no cookies in the frame of another site, so nobody works there. The page leads to the entrance in a tab of its
//! own, and once taking part has ended there, it has the form that hands the assignment in.

use payfile::mturk::frame::{SubmitTo, Visit};
use shared::{Arriving, Ending, Locale, Problem, Provider, WayOut};
use store::entrance::OpenEntrance;

use super::{Doorway, check_begun, room::works_in};
use crate::{
    Engine, Result,
    crowd::{
        invite::Invitation,
        participant::{as_link, known},
    },
};

/// The page of an entrance in the frame.
#[derive(Clone, Debug)]
pub struct FramePage {
    /// What workers are invited to.
    pub invitation: Invitation,
    /// After how many submissions they have finished; absent, when there is no more work for them.
    pub submissions: Option<i64>,
    /// How far the worker is.
    pub stage: FrameStage,
}

/// How far a worker is with an assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrameStage {
    /// They have not accepted the HIT, or nobody says who they are.
    Preview,
    /// They can take part.
    Open {
        /// The address of the entrance with their ids.
        address: String,
        /// Whether they have started.
        has_begun: bool,
    },
    /// Taking part has ended for them.
    Over {
        /// How.
        out: WayOut,
        /// Where they hand the assignment in, if they can.
        hand_in: Option<HandIn>,
    },
    /// Taking part has ended for them with another assignment.
    OtherHit,
}

/// The form that hands an assignment in. The browser sends it to the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandIn {
    /// The address it is sent to.
    pub action: &'static str,
    /// The assignment.
    pub assignment: String,
}

impl Engine {
    /// The page of an entrance in the frame of Mechanical Turk, for these parameters of its address and a visitor who prefers this
    /// language. It changes nothing.
    ///
    /// # Errors
    /// There is no such entrance for Mechanical Turk, the study is not live yet, or the HIT is not one of the entrance.
    pub async fn frame_page(&self, code: &str, parameters: &[(String, String)], asked: Locale) -> Result<FramePage> {
        let mut tx = self.read().await?;
        let open = tx.open_entrance(code).await?.filter(of_mturk).ok_or(Problem::NotFound)?;
        check_begun(&open)?;
        let visit = Visit::from_parameters(parameters.iter().map(|(name, value)| (&**name, &**value)));
        let stage = match visit {
            Visit::Preview => FrameStage::Preview,
            Visit::Assignment { id, hit, worker, submit_to } => {
                let given = Arriving {
                    person: worker.to_owned(),
                    session: id.to_owned(),
                    study: hit.unwrap_or_default().to_owned(),
                };
                let arriving = open.entrance.settings.check_arriving(given)?;
                let known = known(&mut tx, &open.entrance, &arriving).await?;
                let language = works_in(&mut tx, &open, (known, None)).await?;
                let (row, doorway) = self.doorway(&mut tx, &open, (known, language.as_ref()), &arriving).await?;
                let ended =
                    row.and_then(|row| Some((row.ending.filter(|ending| *ending != Ending::TimedOut)?, row.code)));
                match (doorway, ended) {
                    (Doorway::Over(out), _) => over(out, id, submit_to),
                    (Doorway::OtherHit, _) => FrameStage::OtherHit,
                    (Doorway::Returning, Some((ending, code))) => {
                        over(open.entrance.settings.way_out(ending, &arriving, &code), id, submit_to)
                    }
                    (doorway @ (Doorway::Open | Doorway::Returning), _) => FrameStage::Open {
                        address: address(&open, &arriving),
                        has_begun: doorway == Doorway::Returning,
                    },
                }
            }
        };
        let submissions = open.entrance.settings.submissions;
        Ok(FramePage { invitation: Self::invited(&mut tx, as_link(&open), asked).await?, submissions, stage })
    }
}

/// Whether an entrance is one for Mechanical Turk.
pub(super) fn of_mturk(open: &OpenEntrance) -> bool {
    open.entrance.settings.provider == Some(Provider::Mturk)
}

/// Workers hand in if they have finished or got a code for another ending; without one, they return the HIT.
fn over(out: WayOut, assignment: &str, submit_to: Option<SubmitTo>) -> FrameStage {
    let submit_to = submit_to.filter(|_| out.ending == Ending::Finished || out.code.is_some());
    let hand_in = submit_to.map(|site| HandIn { action: site.action(), assignment: assignment.to_owned() });
    FrameStage::Over { out, hand_in }
}

/// The address of the entrance with what the site says about the worker: ids of letters and digits.
fn address(open: &OpenEntrance, arriving: &Arriving) -> String {
    let names = &open.entrance.settings.parameters;
    let given =
        [(&names.person, &arriving.person), (&names.session, &arriving.session), (&names.study, &arriving.study)];
    let given = given.into_iter().filter(|(_, value)| !value.is_empty());
    let query: Vec<String> = given.map(|(name, value)| format!("{name}={value}")).collect();
    format!("/in/{}?{}", open.entrance.code, query.join("&"))
}

//! What a provider and this server each believe about the participants of a study, and where that differs.

use std::collections::{BTreeMap, BTreeSet};

use providers::SubmissionState;
use serde::Serialize;
use shared::{Action, Actor, Ending, Finding, Service, StudyId, Time, WorkerId};
use store::entrance::{Arrival, Entrance};
use store::provider_submission::ProviderSubmissionRow;

use super::follow::has_given_up;
use super::service::Abilities;
use crate::{Engine, Result, access::Permit as _, crowd::entrance::PAGE};

/// A participant as both sides see them; at least one does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Compared {
    /// The participant's id at the provider.
    pub participant: String,
    /// The submission, as the provider showed it when it was last asked.
    pub there: Option<There>,
    /// The participant here.
    pub here: Option<Here>,
    /// What follows from both.
    pub finding: Finding,
}

/// A submission at a provider.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct There {
    /// The provider's id of the study.
    pub study: String,
    /// Its id.
    pub submission: String,
    /// Its state in the words of Prolific, which are stored for all providers: `AWAITING REVIEW`, `APPROVED`, `REJECTED`.
    pub status: String,
    /// The completion code that was entered.
    pub code: Option<String>,
    /// When it began.
    pub started_at: Option<Time>,
    /// When it was handed in.
    pub completed_at: Option<Time>,
    /// When the participant was asked to return it.
    pub return_requested_at: Option<Time>,
}

/// A participant here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Here {
    /// The worker.
    pub worker: WorkerId,
    /// Their number in the study.
    pub number: i64,
    /// How taking part ended, if it has.
    pub ending: Option<Ending>,
    /// The completion code that they were given.
    pub code: Option<String>,
    /// How many HITs they have submitted.
    pub submitted: i64,
}

impl Engine {
    /// All participants of entrances for a provider as both sides see them: differences first.
    ///
    /// # Errors
    /// The actor may not pay in this study.
    pub async fn compare_with_service(
        &self,
        actor: &Actor,
        (study, service): (StudyId, Service),
    ) -> Result<Vec<Compared>> {
        let listed_at = {
            let mut tx = self.read().await?;
            tx.permit(actor, study, Action::Pay).await?;
            tx.connection(study, service).await?.and_then(|row| row.listed_at)
        };
        let on = self.in_background();
        let followed = on.followed((study, service)).await?;
        let mut here = Vec::new();
        for listed in on.read().await?.entrances(study).await? {
            let entrance = listed.entrance;
            if entrance.settings.provider == Some(service.provider()) {
                // Nothing is said of studies that are not followed.
                let listed_at = listed_at.filter(|_| followed.contains_key(&entrance.settings.provider_study));
                here.extend(on.arrived(&entrance, listed_at).await?);
            }
        }
        let there = on.read().await?.provider_submissions(study, service).await?;
        Ok(pair(there, here, Abilities::of(service)))
    }

    /// Everybody who came by an entrance.
    pub(super) async fn arrived(&self, entrance: &Entrance, listed_at: Option<Time>) -> Result<Vec<Arrived>> {
        let (mut all, mut after) = (Vec::new(), 0);
        loop {
            let page = self.read().await?.arrivals(entrance.id, after, PAGE).await?;
            let Some(last) = page.last() else { return Ok(all) };
            after = last.number;
            all.extend(page.into_iter().map(|one| Arrived {
                here: as_here(&one, entrance),
                is_listed: listed_at.is_some_and(|at| one.created_at <= at),
                is_end_listed: listed_at.zip(one.ended_at).is_some_and(|(at, ended)| ended <= at),
                session: one.session,
                participant: one.participant,
            }));
        }
    }
}

/// Somebody who came by an entrance.
#[derive(Clone, Debug)]
pub(super) struct Arrived {
    /// The id of their submission, as the link said.
    pub session: String,
    /// Their id at the provider, as the link said; empty once it was erased.
    pub participant: String,
    pub here: Here,
    /// Whether the provider has listed its submissions since they came.
    pub is_listed: bool,
    /// Whether it has since it ended for them.
    pub is_end_listed: bool,
}

fn as_here(one: &Arrival, entrance: &Entrance) -> Here {
    let shared_code = one.ending.and_then(|ending| entrance.settings.codes.get(&ending));
    let own = Some(&one.code).filter(|code| !code.is_empty());
    Here {
        worker: one.worker,
        number: one.number,
        ending: one.ending,
        code: own.or(shared_code).filter(|code| !code.is_empty()).cloned(),
        submitted: one.submitted,
    }
}

/// Puts submissions and participants together: by the id of the submission, otherwise by that of the participant. Somebody with
/// several submissions is here once; those that they gave up say nothing if there is another.
fn pair(there: Vec<ProviderSubmissionRow>, here: Vec<Arrived>, can: &Abilities) -> Vec<Compared> {
    let there: Vec<_> = there.into_iter().filter(|row| !row.participant.is_empty()).collect();
    let is_open = |row: &&ProviderSubmissionRow| !has_given_up(&row.status);
    let going_on: BTreeSet<String> = there.iter().filter(is_open).map(|row| row.participant.clone()).collect();
    let known: BTreeSet<String> = there.iter().map(|row| row.participant.clone()).collect();
    let by_session: BTreeMap<(&str, &str), &Arrived> =
        here.iter().map(|one| ((one.participant.as_str(), one.session.as_str()), one)).collect();
    let by_participant: BTreeMap<&str, &Arrived> = here.iter().map(|one| (one.participant.as_str(), one)).collect();
    let found = |row: &ProviderSubmissionRow| {
        let participant = row.participant.as_str();
        if has_given_up(&row.status) && going_on.contains(participant) {
            return None;
        }
        let exact = by_session.get(&(participant, row.submission.as_str()));
        exact.or_else(|| by_participant.get(participant)).map(|one| one.here.clone())
    };
    let mut all: Vec<Compared> = there
        .into_iter()
        .map(|row| {
            let here = found(&row);
            let finding = finding(&row.status, row.code.as_deref(), here.as_ref(), can);
            let ProviderSubmissionRow { participant, submission, status, code, .. } = row;
            let (started_at, completed_at, return_requested_at) =
                (row.started_at, row.completed_at, row.return_requested_at);
            let study = row.provider_study.clone();
            let there = There { study, submission, status, code, started_at, completed_at, return_requested_at };
            Compared { participant, there: Some(there), here, finding }
        })
        .collect();
    // Somebody whose id was erased is known to nobody.
    let nowhere = here.into_iter().filter(|one| !one.participant.is_empty() && !known.contains(&one.participant));
    all.extend(nowhere.map(|one| Compared {
        finding: absent(&one, can),
        participant: one.participant,
        there: None,
        here: Some(one.here),
    }));
    all.sort_by_key(|one| (!one.finding.is_difference(), one.finding, one.here.as_ref().map(|here| here.number)));
    all
}

/// What follows for somebody who came here and has no submission there.
fn absent(one: &Arrived, can: &Abilities) -> Finding {
    match one.here.ending {
        _ if can.lists_unfinished && one.is_listed => Finding::NoSubmission,
        _ if can.lists_unfinished => Finding::Unclear,
        None => Finding::AtWork,
        // Nobody waits for them any more, and the provider does not say more.
        Some(Ending::TimedOut | Ending::Full) => Finding::GaveUp,
        Some(_) if one.is_end_listed => Finding::NotHandedIn,
        Some(_) => Finding::Unclear,
    }
}

/// What follows from the state of a submission, the code that was entered there, and what is known here.
fn finding(status: &str, code: Option<&str>, here: Option<&Here>, can: &Abilities) -> Finding {
    let state = SubmissionState::from(status);
    match (state, here) {
        (SubmissionState::Unknown | SubmissionState::Processing | SubmissionState::Other(_), _) => Finding::Unclear,
        (SubmissionState::Reserved | SubmissionState::Active, None) => Finding::NotHere,
        (SubmissionState::Reserved | SubmissionState::Active, Some(here)) if here.ending.is_none() => Finding::AtWork,
        (SubmissionState::Reserved | SubmissionState::Active, Some(_)) => Finding::NotHandedIn,
        (SubmissionState::Returned | SubmissionState::TimedOut, Some(here)) if here.ending.is_none() => {
            Finding::StillAtWork
        }
        (SubmissionState::Returned | SubmissionState::TimedOut, Some(here))
            if here.ending == Some(Ending::Finished) || here.submitted > 0 =>
        {
            Finding::FinishedAnyway
        }
        (SubmissionState::Returned | SubmissionState::TimedOut, _) => Finding::GaveUp,
        (SubmissionState::Rejected | SubmissionState::ScreenedOut, _) => Finding::Decided,
        (SubmissionState::AwaitingReview | SubmissionState::Approved | SubmissionState::PartiallyApproved, None) => {
            Finding::NeverCame
        }
        (SubmissionState::AwaitingReview, Some(here)) => handed_in(code, here, can, Finding::Agree),
        (SubmissionState::Approved | SubmissionState::PartiallyApproved, Some(here)) => {
            handed_in(code, here, can, Finding::Decided)
        }
    }
}

/// What follows for somebody who has handed in at the provider.
fn handed_in(code: Option<&str>, here: &Here, can: &Abilities, agreed: Finding) -> Finding {
    let is_right = match (code, here.code.as_deref()) {
        (None, _) => !can.always_has_code,
        (Some(entered), Some(given)) if can.always_has_code => entered == given,
        (Some(entered), Some(given)) => same_code(entered, given),
        (Some(_), None) => false,
    };
    match here.ending {
        None | Some(Ending::TimedOut) => Finding::NotFinished,
        Some(_) if is_right => agreed,
        Some(_) => Finding::OtherCode,
    }
}

/// Whether two codes are the same, however somebody has typed one of them.
pub(super) fn same_code(entered: &str, given: &str) -> bool {
    let plain = |code: &str| code.chars().filter(|c| !c.is_whitespace() && *c != '-').collect::<String>();
    plain(entered).eq_ignore_ascii_case(&plain(given))
}

#[cfg(test)]
mod tests {
    use shared::EntranceId;
    use uuid::Uuid;

    use super::*;

    fn here(number: i64, ending: Option<Ending>, code: Option<&str>) -> Here {
        Here { worker: WorkerId(Uuid::nil()), number, ending, code: code.map(str::to_owned), submitted: 1 }
    }

    #[test]
    fn every_state_there_and_here_has_its_finding() {
        let finished = here(1, Some(Ending::Finished), Some("DONE"));
        let screened = here(1, Some(Ending::ScreenedOut), Some("OUT"));
        let away = here(1, Some(Ending::TimedOut), None);
        let idle = Here { submitted: 0, ..here(1, Some(Ending::TimedOut), None) };
        let working = here(1, None, None);
        for (status, code, here, wanted) in [
            ("RESERVED", None, None, Finding::NotHere),
            ("ACTIVE", None, Some(&working), Finding::AtWork),
            ("ACTIVE", None, Some(&finished), Finding::NotHandedIn),
            ("ACTIVE", None, Some(&screened), Finding::NotHandedIn),
            ("AWAITING REVIEW", Some("DONE"), Some(&finished), Finding::Agree),
            ("AWAITING REVIEW", Some("OUT"), Some(&screened), Finding::Agree),
            ("AWAITING REVIEW", Some("OUT"), Some(&finished), Finding::OtherCode),
            ("AWAITING REVIEW", None, Some(&finished), Finding::OtherCode),
            ("AWAITING REVIEW", Some("DONE"), Some(&working), Finding::NotFinished),
            ("AWAITING REVIEW", Some("DONE"), Some(&away), Finding::NotFinished),
            ("AWAITING REVIEW", Some("DONE"), None, Finding::NeverCame),
            ("APPROVED", Some("DONE"), Some(&finished), Finding::Decided),
            ("APPROVED", Some("DONE"), Some(&working), Finding::NotFinished),
            ("PARTIALLY APPROVED", None, None, Finding::NeverCame),
            ("REJECTED", None, Some(&finished), Finding::Decided),
            ("SCREENED OUT", None, None, Finding::Decided),
            ("RETURNED", None, Some(&away), Finding::FinishedAnyway),
            ("RETURNED", None, Some(&idle), Finding::GaveUp),
            ("TIMED-OUT", None, None, Finding::GaveUp),
            ("RETURNED", None, Some(&working), Finding::StillAtWork),
            ("TIMED-OUT", None, Some(&finished), Finding::FinishedAnyway),
            ("PROCESSING", None, Some(&finished), Finding::Unclear),
            ("SOMETHING NEW", None, None, Finding::Unclear),
        ] {
            assert_eq!(
                finding(status, code, here, Abilities::of(Service::Prolific)),
                wanted,
                "{status} {code:?} {here:?}"
            );
        }
    }

    #[test]
    fn connect_lists_those_who_have_handed_in_and_codes_only_where_it_asks_for_them() {
        let can = Abilities::of(Service::Connect);
        let finished = here(1, Some(Ending::Finished), Some("K7P-2M"));
        let without = here(1, Some(Ending::Finished), None);
        let screened = here(1, Some(Ending::ScreenedOut), None);
        let working = here(1, None, None);
        for (status, code, here, wanted) in [
            ("AWAITING REVIEW", None, Some(&finished), Finding::Agree),
            ("AWAITING REVIEW", None, Some(&without), Finding::Agree),
            ("AWAITING REVIEW", Some(" k7p2m "), Some(&finished), Finding::Agree),
            ("AWAITING REVIEW", Some("OTHER"), Some(&finished), Finding::OtherCode),
            ("AWAITING REVIEW", Some("K7P2M"), Some(&without), Finding::OtherCode),
            ("AWAITING REVIEW", None, Some(&screened), Finding::Agree),
            ("AWAITING REVIEW", None, Some(&working), Finding::NotFinished),
            ("AWAITING REVIEW", None, None, Finding::NeverCame),
            ("APPROVED", None, Some(&working), Finding::NotFinished),
            ("APPROVED", None, Some(&finished), Finding::Decided),
            ("REJECTED", None, Some(&finished), Finding::Decided),
            ("Something new", None, Some(&finished), Finding::Unclear),
        ] {
            assert_eq!(finding(status, code, here, can), wanted, "{status} {code:?} {here:?}");
        }
        let absent = |ending, is_end_listed| {
            let (session, participant) = ("s".to_owned(), "p".to_owned());
            let one = Arrived { session, participant, here: here(1, ending, None), is_listed: true, is_end_listed };
            super::absent(&one, can)
        };
        assert_eq!(absent(None, false), Finding::AtWork);
        assert_eq!(absent(Some(Ending::Finished), false), Finding::Unclear, "there was no list since");
        assert_eq!(absent(Some(Ending::Finished), true), Finding::NotHandedIn);
        assert_eq!(absent(Some(Ending::TimedOut), true), Finding::GaveUp);
    }

    #[test]
    fn differences_come_first_and_nobody_is_lost() {
        let row = |submission: &str, participant: &str, status: &str, code: Option<&str>| ProviderSubmissionRow {
            study_id: StudyId(Uuid::nil()),
            provider: Service::Prolific,
            submission: submission.to_owned(),
            entrance_id: EntranceId(Uuid::nil()),
            provider_study: "st".to_owned(),
            participant: participant.to_owned(),
            status: status.to_owned(),
            code: code.map(str::to_owned),
            started_at: None,
            completed_at: None,
            return_requested_at: None,
            seen_at: Time(0),
            changed_at: Time(0),
        };
        let there = vec![
            row("s1", "p1", "AWAITING REVIEW", Some("DONE")),
            row("s2", "p2", "ACTIVE", None),
            row("s4", "p4", "RETURNED", None),
            row("s5", "p4", "ACTIVE", None),
            row("s6", "", "ACTIVE", None),
            // Returned, and taken again: they are still here under the first one.
            row("s7", "p7", "RETURNED", None),
            row("s8", "p7", "AWAITING REVIEW", Some("DONE")),
        ];
        let arrived = |session: &str, participant: &str, here: Here| Arrived {
            session: session.to_owned(),
            participant: participant.to_owned(),
            here,
            is_listed: session != "new",
            is_end_listed: session != "new",
        };
        let all = pair(
            there,
            vec![
                arrived("s1", "p1", here(1, Some(Ending::Finished), Some("DONE"))),
                arrived("elsewhere", "p2", here(2, None, None)),
                arrived("s3", "p3", here(3, None, None)),
                arrived("s5", "p4", here(4, None, None)),
                arrived("s6", "", here(5, None, None)),
                arrived("s7", "p7", here(7, Some(Ending::Finished), Some("DONE"))),
                arrived("new", "p9", here(9, None, None)),
            ],
            Abilities::of(Service::Prolific),
        );
        let found: Vec<_> = all
            .iter()
            .map(|one| (one.participant.as_str(), one.here.as_ref().map(|here| here.number), one.finding))
            .collect();
        let wanted = [
            ("p3", Some(3), Finding::NoSubmission),
            ("p1", Some(1), Finding::Agree),
            ("p7", Some(7), Finding::Agree),
            ("p2", Some(2), Finding::AtWork),
            ("p4", Some(4), Finding::AtWork),
            ("p9", Some(9), Finding::Unclear),
            ("p4", None, Finding::GaveUp),
            ("p7", None, Finding::GaveUp),
        ];
        assert_eq!(found, wanted);
    }
}

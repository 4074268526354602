//! Links that the provider has signed. The token of a link says who comes, to which study and from which workspace, so that
//! nobody can come in as somebody else. It lets one person in.

use providers::prolific::secure_link::{Arrival, Refused, Verified};
use shared::{Arriving, ConnectionProblem, Parameters, Problem, Service, refusal};
use store::entrance::Entrance;

use crate::{Engine, Result, Tx};

/// The signed part of a link.
#[derive(Clone, Default)]
pub struct SignedLink {
    /// What the provider has signed; empty if the link has nothing of the kind.
    pub token: String,
    /// The address of the entrance at this server, without a query.
    pub address: String,
}

impl std::fmt::Debug for SignedLink {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SignedLink").field("address", &self.address).finish_non_exhaustive()
    }
}

/// For how many seconds after its end a token is accepted: people read the page before they begin, and open it again in another
/// language.
const READING: i64 = 3_600;
/// For how many seconds the same token is not used once more, but sent twice.
const AGAIN: i64 = 60;

impl Engine {
    /// Checks the token of a link, if its entrance asks for one. The provider's keys may have to be read, so that the caller has no
    /// transaction open.
    pub(super) async fn check_signed(
        &self,
        entrance: &Entrance,
        arriving: &Arriving,
        link: &SignedLink,
    ) -> Result<Option<Verified>> {
        let (settings, study) = (&entrance.settings, entrance.study_id);
        if !settings.signed || settings.provider.is_none() {
            return Ok(None);
        }
        let checked = self.check_token(&settings.parameters, arriving, link).await;
        let connected = self.read().await?.connection(study, Service::Prolific).await?;
        // What another workspace pays for is another study, whatever its participants say.
        let checked = checked.and_then(|verified| match connected {
            Some(row) if row.workspace != verified.workspace => Err(Refused::Foreign),
            // Then nothing says that the study is ours: anybody can make one that leads here.
            None if settings.provider_study.is_empty() => Err(Refused::Foreign),
            _ => Ok(verified),
        });
        checked.map(Some).map_err(|refused| {
            tracing::warn!(%study, entrance = %entrance.id, reason = %refused, "a signed link is refused");
            told(refused, link).into()
        })
    }

    /// Checks that the provider has signed these values of the parameters, for this address.
    async fn check_token(
        &self,
        names: &Parameters,
        arriving: &Arriving,
        link: &SignedLink,
    ) -> Result<Verified, Refused> {
        let recruiting = self.recruiting.as_ref().ok_or(Refused::NoKeys)?;
        let Arriving { person, session, study } = arriving;
        let parameters: [(&str, &str); 3] = [(&names.person, person), (&names.study, study), (&names.session, session)];
        let arrival = Arrival { address: &link.address, session, parameters: &parameters };
        recruiting.keys.verify(&link.token, &arrival, self.now(), READING).await
    }

    /// Whether this server can check signed links.
    ///
    /// # Errors
    /// It has no key for secrets, without which it does not recruit.
    pub(super) fn can_check_signed(&self) -> Result<(), Problem> {
        let no_key = || Problem::invalid("signed", ConnectionProblem::NoKey.message(Service::Prolific));
        if self.recruiting.is_some() { Ok(()) } else { Err(no_key()) }
    }

    /// Stores that a token has let somebody in.
    ///
    /// # Errors
    /// It has done so before, unless that was a moment ago: then somebody has pressed twice.
    pub(super) async fn use_token(&self, tx: &mut Tx, token: &Verified) -> Result<()> {
        let now = self.now();
        if tx.use_entry_token(&token.digest, (now, now.plus_seconds(-AGAIN)), token.keep_until).await? {
            return Ok(());
        }
        tracing::warn!("a signed link is refused: it was used before");
        Err(Problem::conflict(refusal::signed_link_was_used()).into())
    }
}

/// What a participant reads if their link is refused.
fn told(refused: Refused, link: &SignedLink) -> Problem {
    Problem::conflict(match refused {
        Refused::Unreadable if link.token.is_empty() => refusal::entrance_needs_provider(),
        Refused::Unreadable | Refused::Forged => refusal::signed_link_is_forged(),
        Refused::Expired => refusal::signed_link_has_expired(),
        Refused::NotYetValid => refusal::signed_link_is_not_valid_yet(),
        Refused::Foreign => refusal::signed_link_is_of_somebody_else(),
        Refused::NoKeys => refusal::signed_link_cannot_be_checked(),
    })
}

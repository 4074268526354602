//! Whether the answers of rejected submissions count, as the settings of a study say.

use shared::{Problem, RejectedAnswers, StudyId};
use store::known::LeftOut;

use crate::{Result, Tx};

/// Whether the answers of rejected submissions count in the statistics of a study.
pub async fn counts_rejected(tx: &mut Tx, study: StudyId) -> Result<bool> {
    let settings = tx.study(study).await?.ok_or(Problem::NotFound)?.settings;
    Ok(match settings.rejected_answers {
        RejectedAnswers::Counted => true,
        RejectedAnswers::LeftOut => false,
    })
}

/// Whose work the statistics of a study leave out, with the rejected submissions if they are among it.
pub async fn left_out(tx: &mut Tx, study: StudyId) -> Result<LeftOut> {
    let n_rejected = if counts_rejected(tx, study).await? { 0 } else { tx.n_rejected(study).await? };
    Ok(LeftOut { n_rejected, ..tx.left_out(study).await? })
}

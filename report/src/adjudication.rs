//! The items on which raters differ. Finding them takes a comparison of all answers, so it is a report that is kept;
//! decisions about them are read for every page.

use std::sync::Arc;

use engine::{
    Result,
    access::Permit as _,
    crowd::adjudication::{Differences, Disputes, Filter},
};
use shared::{Action, Actor, StudyId};

use crate::{ReportKind, Reports};

impl Reports {
    /// A page of the items on which raters differ, in the order of the texts.
    ///
    /// # Errors
    /// The actor may not adjudicate in this study, the number of points is invalid, or too many reports are being
    /// computed.
    pub async fn disputes(&self, actor: &Actor, study: StudyId, filter: &Filter) -> Result<Disputes> {
        let points = filter.points()?;
        self.engine().read().await?.permit(actor, study, Action::Adjudicate).await?;
        let differences = self.differences(actor, study, points).await?;
        self.engine().disputes(actor, study, filter, &differences).await
    }

    /// The items on which raters differ by so many points.
    ///
    /// # Errors
    /// The actor may not see reports, or too many are being computed.
    pub(crate) async fn differences(&self, actor: &Actor, study: StudyId, points: i64) -> Result<Arc<Differences>> {
        let make = move |reports: Self| async move {
            reports.compute(study, async move |on| on.engine().differences(study, points).await).await
        };
        self.report(actor, study, (ReportKind::Differences, points.to_string()), make).await
    }
}

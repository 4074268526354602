//! What a study at Prolific could be, from what is known here.

use std::collections::BTreeSet;

use shared::{Country, Gate, Locale, Money, limit};

use super::{Link, OfferedLink, Project, Proposal, SHOWN};
use crate::{
    Engine, Result, Tx,
    recruiting::{follow::plain, group::OfferedGroup},
};

impl Engine {
    /// What a study at Prolific could be. A reward and a time are proposed where one task is open, as those of the hits that a
    /// participant does.
    pub(super) async fn proposal(
        &self,
        link: &Link,
        currency: String,
        projects: Vec<providers::Project>,
        (groups, links): (Vec<OfferedGroup>, Vec<OfferedLink>),
    ) -> Result<Proposal> {
        let settings = &link.study.settings;
        let reads = link.language().unwrap_or_else(|| Locale::En.language());
        let mut tx = self.read().await?;
        let live = tx.live_tasks(link.study.id).await?;
        let is_asked = live.iter().any(|task| task.definition.gates.contains(&Gate::Location));
        let countries = if is_asked { countries(&mut tx, [link]).await? } else { Vec::new() };
        let only = <[_; 1]>::try_from(live).ok().map(|[task]| task.definition);
        let each = |of_hit: i64| link.entrance.settings.submissions.and_then(|n| of_hit.checked_mul(n));
        let reward = only.as_ref().filter(|_| settings.currency == currency).and_then(|task| each(task.reward));
        let seconds = only.as_ref().and_then(|task| each(task.expected_seconds?));
        Ok(Proposal {
            name: settings.title(&link.study.title, &reads).to_owned(),
            description: settings.descriptions.0.get(&reads).cloned().unwrap_or_default(),
            places: [link.entrance.places, link.language_places()].into_iter().flatten().min(),
            minutes: seconds.map(|seconds| seconds.div_euclid(60) + i64::from(seconds % 60 > 0)),
            reward: reward.filter(|minor| *minor > 0).map(|minor| Money::new(minor, currency.clone())),
            currency,
            study_currency: settings.currency.clone(),
            projects: projects.into_iter().map(shown).collect(),
            countries,
            language: link.language(),
            groups,
            links,
        })
    }
}

/// The countries from which people may work, if each language in which they may work is open to some countries only.
pub(super) async fn countries<'a>(tx: &mut Tx, links: impl IntoIterator<Item = &'a Link>) -> Result<Vec<Country>> {
    let mut languages = BTreeSet::new();
    for link in links {
        let these = link.language().map_or_else(|| link.study.languages.clone(), |language| vec![language]);
        languages.extend(these.into_iter().map(|language| (link.study.id, language)));
    }
    let mut all = BTreeSet::new();
    for (study, language) in languages {
        let countries = tx.location_rule(study, &language).await?.countries;
        if countries.is_empty() {
            return Ok(Vec::new());
        }
        all.extend(countries);
    }
    Ok(all.into_iter().collect())
}

/// A project as it is shown.
fn shown(project: providers::Project) -> Project {
    Project { id: plain(&project.id, limit::PROVIDER_ID), title: plain(&project.title, SHOWN) }
}

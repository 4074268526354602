//! The filters of Prolific that choose the people who may take part.

use providers::{ChosenFilter, Filter, FilterKind, Provider as Client};
use shared::{ConnectionProblem, Language, Locale, Message, Problem, refusal};

use super::{NewPosting, links::Share, proposal::countries, unasked};
use crate::{Engine, Result, recruiting::group::check_groups};

/// The filter of Prolific by the country in which people live.
const COUNTRY: &str = "current-country-of-residence";
/// The filter of Prolific by the first language of people.
const LANGUAGE: &str = "first-language";
/// The filters of Prolific by groups of participants: members of one of them, and nobody of any of them.
const ALLOWED: &str = "participant_group_allowlist";
const BLOCKED: &str = "participant_group_blocklist";

impl Engine {
    /// The filters of Prolific that choose the people who may take part here.
    pub(super) async fn filters(
        &self,
        client: &dyn Client,
        shares: &[Share],
        new: &NewPosting,
    ) -> Result<Vec<ChosenFilter>> {
        let mut chosen = group_filters(client, new).await?;
        if !new.only_countries && !new.only_language {
            return Ok(chosen);
        }
        let workspace = shares.first().ok_or(Problem::NotFound)?.link.connection()?.workspace.clone();
        let offered = client.filters(&workspace).await;
        let offered = offered.map_err(|error| unasked(&error, ConnectionProblem::NoWorkspace))?;
        if new.only_countries {
            let links = shares.iter().map(|share| &share.link);
            let countries = countries(&mut self.read().await?, links).await?;
            let wanted = countries.iter().map(|country| vec![Locale::En.country(country)]).collect();
            chosen
                .extend(choose(&offered, COUNTRY, wanted).map_err(|lacks| Problem::invalid("only_countries", lacks))?);
        }
        if new.only_language {
            let unclear = || Problem::invalid("only_language", refusal::choose_language());
            // Everybody who speaks one of them: Prolific does not look at the language when it chooses the link.
            let languages = shares.iter().map(|share| share.link.language().ok_or_else(unclear));
            let mut wanted = languages.map(|one| Ok(names(&one?))).collect::<Result<Vec<_>, Problem>>()?;
            wanted.sort_unstable();
            wanted.dedup();
            chosen
                .extend(choose(&offered, LANGUAGE, wanted).map_err(|lacks| Problem::invalid("only_language", lacks))?);
        }
        Ok(chosen)
    }
}

/// The filters by groups of participants.
async fn group_filters(client: &dyn Client, new: &NewPosting) -> Result<Vec<ChosenFilter>> {
    check_groups(client, &new.only_groups, &new.not_groups).await?;
    let by = [(ALLOWED, &new.only_groups), (BLOCKED, &new.not_groups)];
    let by = by.into_iter().filter(|(_, groups)| !groups.is_empty());
    let filter = |(filter, groups): (&str, &Vec<String>)| ChosenFilter::Values {
        filter: filter.to_owned(),
        values: groups.clone(),
    };
    Ok(by.map(filter).collect())
}

/// The English names of a language without its region; its tag if it has none.
fn names(language: &Language) -> Vec<String> {
    let names = language.primary().parse().map(|base| Locale::En.names_of(&base)).unwrap_or_default();
    if names.is_empty() { vec![language.primary().to_owned()] } else { names }
}

/// A filter with the choices of these names, each in one of its spellings; `Ok(None)` if none is wanted.
fn choose(offered: &[Filter], id: &str, wanted: Vec<Vec<String>>) -> Result<Option<ChosenFilter>, Message> {
    if wanted.is_empty() {
        return Ok(None);
    }
    let choices = offered.iter().find(|filter| filter.id == id).and_then(|filter| match &filter.kind {
        FilterKind::Select(choices) => Some(choices),
        FilterKind::Range { .. } | FilterKind::Other(_) => None,
    });
    let (mut values, mut missing) = (Vec::new(), Vec::new());
    for names in wanted {
        let is_it = |text: &String| names.iter().any(|name| name.to_lowercase() == text.trim().to_lowercase());
        match choices.into_iter().flatten().find(|(_, text)| is_it(text)) {
            Some((value, _)) => values.push(value.clone()),
            None => missing.extend(names.into_iter().next()),
        }
    }
    if missing.is_empty() {
        Ok(Some(ChosenFilter::Values { filter: id.to_owned(), values }))
    } else {
        Err(refusal::prolific_has_no_choice(missing.join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filter(choices: &[(&str, &str)]) -> Filter {
        let choices = choices.iter().map(|(id, text)| ((*id).to_owned(), (*text).to_owned())).collect();
        Filter {
            id: COUNTRY.to_owned(),
            title: String::new(),
            question: String::new(),
            kind: FilterKind::Select(choices),
        }
    }

    #[test]
    fn countries_are_found_by_their_names_and_what_is_missing_is_named() {
        let offered = [filter(&[("0", "United Kingdom"), ("7", "France ")])];
        let names = |all: &[&str]| all.iter().map(|name| vec![(*name).to_owned()]).collect::<Vec<_>>();
        let found = choose(&offered, COUNTRY, names(&["France", "united kingdom"]));
        let values = vec!["7".to_owned(), "0".to_owned()];
        assert_eq!(found, Ok(Some(ChosenFilter::Values { filter: COUNTRY.to_owned(), values })));
        assert_eq!(choose(&offered, COUNTRY, Vec::new()), Ok(None));
        let lacks = choose(&offered, COUNTRY, names(&["France", "Peru"])).expect_err("no Peru");
        assert!(lacks.to_string().contains("Peru") && !lacks.to_string().contains("France"), "{lacks}");
        assert!(choose(&offered, LANGUAGE, names(&["French"])).is_err(), "no such filter");
        // What has no English name is named by its tag, not left out.
        let tag: Language = "qaa".parse().expect("a tag");
        let lacks = choose(&offered, LANGUAGE, vec![super::names(&tag)]).expect_err("no such language");
        assert!(lacks.to_string().contains("qaa"), "{lacks}");
    }
}

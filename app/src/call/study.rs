//! Studies: creation, settings, members and invitation links.

use std::collections::BTreeMap;

use engine::{
    crowd::invite::{JoinLink, LimitedJoinLink, NewJoinLink},
    design::study::{
        Attention, ListedStudy, MyStudyRoles, NewStudy, Overview, PublicTexts, StudyForm, abbreviation_list,
    },
    people::member::Member,
};
use leptos::prelude::*;
use shared::{Action, Language, Locale, ModelKind, PersonId, Problem, Role, Study, StudyId, StudyState, refusal};

use super::{Secret, here, visit};

/// The studies of the person with their roles.
pub async fn studies() -> Result<Vec<MyStudyRoles>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.studies(&actor).await?)
}

/// Nothing, if the person may open studies; otherwise whom to ask.
pub fn may_open() -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Ok(engine.permit_new_study(&actor)?)
}

/// A study, for a person who may change it.
pub async fn to_edit(study: StudyId) -> Result<Study, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.study_to_edit(&actor, study).await?)
}

/// The studies of the person with their progress.
pub async fn listed() -> Result<Vec<ListedStudy>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.listed_studies(&actor).await?)
}

/// What waits for the person in a study.
pub async fn attention(study: StudyId) -> Result<Attention, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.attention(&actor, study).await?)
}

/// Whether the person has the permission in a study.
pub async fn may(study: StudyId, action: Action) -> Result<bool, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.may(&actor, study, action).await?)
}

/// A study at a glance.
pub async fn overview(study: StudyId) -> Result<Overview, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.overview(&actor, study).await?)
}

/// The abbreviations of a language: the study's own, otherwise the built-in ones.
pub fn abbreviations(study: &Study, language: &Language) -> String {
    abbreviation_list(study, language)
}

/// The files there are to name as models of each kind.
pub async fn fitting_models(study: StudyId) -> Result<BTreeMap<ModelKind, Vec<String>>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.fitting_models(&actor, study).await?)
}

/// The values of the form on the settings page.
pub fn study_form(study: &Study) -> StudyForm {
    StudyForm::from_study(study)
}

/// The members of a study and its join links.
pub async fn members(study: StudyId) -> Result<(Vec<Member>, Vec<JoinLink>), Problem> {
    let (engine, actor) = here()?;
    Ok((engine.members(&actor, study).await?, engine.join_links(&actor, study).await?))
}

/// The name of a role.
pub const fn role_name(role: Role, say: Locale) -> &'static str {
    match role {
        Role::Researcher => say.team_role_researcher(),
        Role::Reviewer => say.team_role_reviewer(),
        Role::Manager => say.team_role_manager(),
        Role::Worker => say.team_role_worker(),
    }
}

/// Opens a study.
#[server(prefix = "/fn", endpoint = "study/create")]
pub async fn create_study(
    /// Its title.
    title: String,
    /// Tags or names of languages with commas between them.
    languages: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let languages = visit().locale.read_languages(&languages)?;
    let study = engine.create_study(&actor, NewStudy { title, languages }).await?;
    leptos_axum::redirect(&format!("/studies/{study}"));
    Ok(())
}

/// Changes title, languages and what can be set.
#[server(prefix = "/fn", endpoint = "study/edit")]
pub async fn edit_study(
    /// The study.
    study: StudyId,
    /// The new settings.
    #[server(flatten)]
    form: StudyForm,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let visit = visit();
    engine.set_study_form(&actor, study, form, visit.locale).await?;
    visit.tell(visit.locale.settings_saved());
    leptos_axum::redirect(&format!("/studies/{study}/settings"));
    Ok(())
}

/// Sets what workers read about the study in one language.
#[server(prefix = "/fn", endpoint = "study/public_texts")]
pub async fn set_public_texts(
    /// The study.
    study: StudyId,
    /// The language.
    language: Language,
    /// The title that workers read; empty for the study's own.
    #[server(default)]
    public_title: String,
    /// What the study is about.
    #[server(default)]
    public_description: String,
    /// The consent form, in Markdown.
    #[server(default)]
    text: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let texts = PublicTexts { title: public_title, description: public_description, consent: text };
    engine.set_public_texts(&actor, study, language.clone(), texts).await?;
    let visit = visit();
    visit.tell(visit.locale.settings_public_texts_saved(language.name()));
    leptos_axum::redirect(&format!("/studies/{study}/settings?language={language}"));
    Ok(())
}

/// Sets the abbreviations of the rule-based system in one language.
#[server(prefix = "/fn", endpoint = "study/abbreviations")]
pub async fn set_abbreviations(
    /// The study.
    study: StudyId,
    /// The language.
    language: Language,
    /// The list, a line each.
    #[server(default)]
    list: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let visit = visit();
    visit.tell(visit.locale.settings_abbreviations_saved(language.name()));
    engine.set_abbreviations(&actor, study, language.clone(), &list).await?;
    leptos_axum::redirect(&format!("/studies/{study}/settings?language={language}"));
    Ok(())
}

/// Names the models that score texts of a language.
#[server(prefix = "/fn", endpoint = "study/models")]
pub async fn set_models(
    /// The study.
    study: StudyId,
    /// The language.
    language: Language,
    /// The style model's file; empty for none, as the others.
    #[server(default)]
    style: String,
    /// The file of the classifier of human rewrites.
    #[server(default)]
    naturalness: String,
    /// The language model's file.
    #[server(default)]
    language_model: String,
    /// The file of word vectors.
    #[server(default)]
    vectors: String,
    /// The `.dic` file of a dictionary.
    #[server(default)]
    dictionary: String,
    /// The folder of an encoder.
    #[server(default)]
    encoder: String,
    /// The folder of a neural style model.
    #[server(default)]
    neural_style: String,
    /// The folder of a neural language model.
    #[server(default)]
    neural_language: String,
    /// The folder of a model of ratings.
    #[server(default)]
    rating: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let files = [
        (ModelKind::Style, style),
        (ModelKind::Naturalness, naturalness),
        (ModelKind::Language, language_model),
        (ModelKind::Vectors, vectors),
        (ModelKind::Dictionary, dictionary),
        (ModelKind::Encoder, encoder),
        (ModelKind::NeuralStyle, neural_style),
        (ModelKind::NeuralLanguage, neural_language),
        (ModelKind::Rating, rating),
    ];
    let visit = visit();
    visit.tell(visit.locale.settings_models_saved(language.name()));
    engine.set_models(&actor, study, language.clone(), files.into()).await?;
    leptos_axum::redirect(&format!("/studies/{study}/settings?language={language}"));
    Ok(())
}

/// Moves a study to another state.
#[server(prefix = "/fn", endpoint = "study/state")]
pub async fn set_study_state(
    /// The study.
    study: StudyId,
    /// The state.
    state: StudyState,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.set_study_state(&actor, study, state).await?;
    let visit = visit();
    visit.tell(match state {
        StudyState::Draft => visit.locale.settings_study_is_draft(),
        StudyState::Live => visit.locale.settings_study_is_live(),
        StudyState::Closed => visit.locale.settings_study_is_closed(),
    });
    leptos_axum::redirect(&format!("/studies/{study}"));
    Ok(())
}

/// Gives the person with this address a role.
#[server(prefix = "/fn", endpoint = "member/add")]
pub async fn add_member(
    /// The study.
    study: StudyId,
    /// The e-mail address.
    email: String,
    /// The role.
    role: Role,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.add_member(&actor, study, &email, role).await?;
    leptos_axum::redirect(&format!("/studies/{study}/members"));
    Ok(())
}

/// Removes a role from a person.
#[server(prefix = "/fn", endpoint = "member/remove")]
pub async fn remove_member(
    /// The study.
    study: StudyId,
    /// The person.
    person: PersonId,
    /// The role.
    role: Role,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.remove_member(&actor, study, person, role).await?;
    leptos_axum::redirect(&format!("/studies/{study}/members"));
    Ok(())
}

/// Creates an invitation link.
#[server(prefix = "/fn", endpoint = "link/add")]
pub async fn add_link(
    /// The study.
    study: StudyId,
    /// The role.
    role: Role,
    /// The language.
    #[server(default)]
    language: String,
    /// The number of days until it expires; empty for no limit.
    #[server(default)]
    days: String,
    /// The number of people who may use it; empty for no limit.
    #[server(default)]
    uses: String,
    /// The number of accounts that one network address may create with it; empty for no limit.
    #[server(default)]
    per_address: String,
) -> Result<(), Problem> {
    let ((engine, actor), visit) = (here()?, visit());
    let say = visit.locale;
    let language = if language.is_empty() { None } else { Some(language.parse()?) };
    let label = match &language {
        Some(language) => say.team_link_of(role_name(role, say), Language::name(language)),
        None => role_name(role, say).to_owned(),
    };
    let link = NewJoinLink { role, language, days: whole("days", &days)?, uses: whole("uses", &uses)? };
    let per_address = whole("per_address", &per_address)?;
    let made = engine.add_join_link(&actor, study, LimitedJoinLink { link, per_address }).await?;
    visit.show_secret(Secret {
        title: say.team_new_link(),
        label,
        value: format!("/join/{}", made.code),
        advice: say.part_shown_once_text(),
        back: format!("/studies/{study}/members#links"),
    });
    Ok(())
}

/// Ends a join link.
#[server(prefix = "/fn", endpoint = "link/remove")]
pub async fn remove_link(
    /// The study.
    study: StudyId,
    /// The id of the link.
    link: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.remove_join_link(&actor, study, &link).await?;
    leptos_axum::redirect(&format!("/studies/{study}/members#links"));
    Ok(())
}

pub(super) fn whole(field: &str, text: &str) -> Result<Option<i64>, Problem> {
    let text = text.trim();
    let number = (!text.is_empty())
        .then(|| text.parse().map_err(|_| Problem::invalid(field, refusal::not_a_whole_number(text))));
    number.transpose()
}

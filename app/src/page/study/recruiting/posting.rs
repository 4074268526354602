//! `/studies/{study}/entrances/{entrance}/prolific`: the study at Prolific that sends people to an entry link.

use engine::recruiting::posting::{AtProlific, Posted, Posting, PostingCost, PostingState, Proposal};
use leptos::prelude::*;
use shared::{EntranceId, Locale, Money, PostingDevice, PostingStep, Problem, Service, StudyId};

use super::{chosen_groups, links};
use crate::call::{self, flash, is_refused};
use crate::page::Frame;
use crate::part::{
    Check, Choice, Confirm, Field, Figure, Fold, Form, Head, Hidden, LinkButton, Look, Notice, RefusalNotice, Section,
    Select, ServiceWords, SubmitButton, Tag, TextArea, Tone, device_word, load, news, param, spoken,
};

/// The addresses of the forms.
const CREATE: &str = "/fn/posting/create";
const MOVE: &str = "/fn/posting/move";
const EXTEND: &str = "/fn/posting/extend";

/// The study at Prolific, or the form that creates one.
#[component]
pub fn ProlificPosting() -> impl IntoView {
    let ids = param::<StudyId>("study").and_then(|study| Ok((study, param::<EntranceId>("entrance")?)));
    let known = ids.as_ref().ok().map(|(study, _)| *study);
    let content = load(async move {
        let (study, entrance) = ids?;
        let Posting { label, code, shared_with, at } = call::posting(study, entrance).await?;
        let (place, say) = ((study, entrance), spoken());
        let refused = refused_elsewhere(&at);
        let shown = match at {
            AtProlific::Unconnected => unconnected(study, say).into_any(),
            AtProlific::Proposed(proposal) => proposed(place, (*proposal, &code), say).into_any(),
            AtProlific::Posted(posted) => posted_study(place, (*posted, label.clone(), shared_with), say).into_any(),
            AtProlific::Gone { study: there } => gone(place, (there, shared_with), say).into_any(),
            AtProlific::Unasked { problem } => {
                super::problem(problem, ServiceWords { at: Service::Prolific, say }).into_any()
            }
        };
        Ok(view! {
            <Head title=say.posting_title() lead=say.posting_lead(label.clone())>
                <LinkButton href=format!("/studies/{study}/entrances/{entrance}") label=label />
            </Head>
            {news()}
            {refused}
            {shown}
        })
    });
    view! {
        <Frame study=known here="entrances">
            {content}
        </Frame>
    }
}

/// Why something was refused, where its form is not on the page any more.
fn refused_elsewhere(at: &AtProlific) -> Option<impl IntoView + use<>> {
    let flash = flash()?;
    let say = spoken();
    if let AtProlific::Unasked { problem } = at
        && say.refusal(&flash.problem) == say.refusal(&Problem::conflict(problem.message(Service::Prolific)))
    {
        // The page says it already.
        return None;
    }
    let (can_create, steps, can_extend) = match at {
        AtProlific::Unconnected | AtProlific::Unasked { .. } => (false, [].as_slice(), false),
        AtProlific::Gone { .. } => (false, [PostingStep::Delete].as_slice(), false),
        AtProlific::Proposed(_) => (true, [].as_slice(), false),
        AtProlific::Posted(posted) => (false, posted.steps.as_slice(), posted.can_extend),
    };
    let is_here = match flash.path.as_str() {
        CREATE => can_create,
        EXTEND => can_extend,
        MOVE => steps.iter().any(|step| flash.value("step") == Some(step.as_str())),
        _ => true,
    };
    (!is_here).then(|| view! { <RefusalNotice flash=flash /> })
}

fn unconnected(study: StudyId, say: Locale) -> impl IntoView {
    view! {
        <Notice tone=Tone::Warn>
            <p>{say.posting_unconnected()}</p>
            <LinkButton href=format!("/studies/{study}/prolific") label=say.prolific_connect() look=Look::Main />
        </Notice>
    }
}

/// The study is not at Prolific any more: the entrance can go on without it.
fn gone(place: (StudyId, EntranceId), (there, others): (String, Vec<String>), say: Locale) -> impl IntoView {
    let told = say.posting_gone(there.clone());
    let others = (!others.is_empty()).then(|| {
        let text = say.spread_gone(say.list(&others));
        view! { <p>{text}</p> }
    });
    view! {
        <Notice tone=Tone::Warn>{told}</Notice>
        {others}
        <Form action=MOVE mark=("step", PostingStep::Delete.as_str().to_owned())>
            {hidden(place)} <Hidden name="there" value=there />
            <SubmitButton label=say.posting_forget() />
        </Form>
    }
}

/// The fields that name an entrance in a form.
fn hidden((study, entrance): (StudyId, EntranceId)) -> impl IntoView {
    view! {
        <Hidden name="study" value=study.to_string() />
        <Hidden name="entrance" value=entrance.to_string() />
    }
}

/// The form that creates a study, with what is known of it.
fn proposed(place: (StudyId, EntranceId), (proposal, code): (Proposal, &str), say: Locale) -> impl IntoView + use<> {
    let Proposal {
        name,
        description,
        places,
        minutes,
        reward,
        currency,
        study_currency,
        projects,
        countries,
        language,
        groups,
        links,
    } = proposal;
    let other = (currency != study_currency).then(|| {
        let text = say.posting_other_currency(currency.clone(), study_currency);
        view! { <Notice tone=Tone::Warn>{text}</Notice> }
    });
    let choices: Vec<Choice> = projects.iter().map(|project| Choice::new(&project.id, &project.title)).collect();
    let project = move || {
        let (label, hint) = (say.posting_project(), say.posting_project_hint());
        (choices.len() > 1).then(|| view! { <Select name="project" label=label choices=choices hint=hint /> })
    };
    let link = say.posting_link(call::address_of(code));
    let number = |n: Option<i64>| n.map(|n| n.to_string()).unwrap_or_default();
    let reward = reward.map(|reward| reward.in_field()).unwrap_or_default();
    // Made within the form, so that what was chosen stays if it is refused.
    let devices = move || {
        let device = |&device: &PostingDevice| {
            view! { <Check name=device.as_str() label=device_word(device, say) checked=true /> }
        };
        PostingDevice::ALL.iter().map(device).collect_view()
    };
    let countries = (!countries.is_empty()).then(|| say.posting_only_countries(say.country_list(&countries)));
    let countries = move || {
        let label = countries?;
        Some(view! { <Check name="only_countries" label=label checked=true /> })
    };
    let own = language.clone();
    let places_hint = if links.is_empty() { "" } else { say.spread_own_hint() };
    let is_one = links.iter().all(|link| link.language == language);
    let language = language.map(|language| {
        if is_one { say.posting_only_language(language.name()) } else { say.spread_only_language().to_owned() }
    });
    let language = move || {
        let label = language?;
        Some(view! { <Check name="only_language" label=label /> })
    };
    view! {
        {other}
        <Form action=CREATE mark=("entrance", place.1.to_string())>
            <Hidden name="study" value=place.0.to_string() />
            <Hidden name="currency" value=currency.clone() />
            <Field name="name" label=say.posting_name() hint=say.posting_name_hint() value=name required=true />
            <TextArea
                name="description"
                label=say.posting_description()
                hint=say.posting_description_hint()
                value=description
                rows=5
            />
            <Field
                name="places"
                kind="number"
                min=1
                label=say.posting_places()
                hint=places_hint
                value=number(places)
                required=true
            />
            {links::choice(links, own.as_ref(), say)}
            <Field
                name="minutes"
                kind="number"
                min=1
                label=say.posting_minutes()
                hint=say.posting_minutes_hint()
                value=number(minutes)
                required=true
            />
            <Field
                name="reward"
                label=say.posting_reward(currency.clone())
                hint=say.posting_reward_hint()
                value=reward
                required=true
                autocomplete="off"
            />
            <fieldset class="field">
                <legend>{say.posting_devices()}</legend>
                {devices()}
            </fieldset>
            <fieldset class="field">
                <legend>{say.posting_people()}</legend>
                {countries()}
                {language()}
                <p class="hint">{say.posting_filters_hint()}</p>
            </fieldset>
            {chosen_groups::fields(groups, say)}
            <Check name="approve_at_once" label=say.posting_approve() hint=say.posting_approve_hint() />
            <Field
                name="screening"
                label=say.posting_screening(currency)
                hint=say.posting_screening_hint()
                autocomplete="off"
            />
            {project()}
            <p class="hint as-written">{link}</p>
            <p class="hint">{say.posting_create_hint()}</p>
            <SubmitButton label=say.posting_create() />
        </Form>
    }
}

/// The state of a study, what it costs, and what can be done.
fn posted_study(
    place: (StudyId, EntranceId),
    (posted, label, shared_with): (Posted, String, Vec<String>),
    say: Locale,
) -> impl IntoView {
    let (word, tone) = state(PostingState::from(posted.state.as_str()), say);
    let address = format!("https://app.prolific.com/researcher/workspaces/studies/{}", posted.study);
    let is_pending = posted.steps.is_empty() && !posted.can_extend;
    let figure = move |label: &'static str, value: Option<String>| {
        view! { <Figure label=label value=value.ok_or_else(|| say.not_available().to_owned()) /> }
    };
    let money = move |amount: Option<&Money>| amount.map(|amount| say.money(amount));
    let floor = posted.floor.as_ref().map(|floor| {
        let text = say.posting_below_floor(say.money(floor));
        view! { <Notice tone=Tone::Warn>{text}</Notice> }
    });
    let total = posted.cost.as_ref().map(|cost| cost.total.clone());
    let cost = posted.cost.as_ref().map(|cost| costs(cost, say));
    let available = &posted.funds.available;
    let lacks = |total: &&Money| total.currency == available.currency && available.minor < total.minor;
    let too_little = total.as_ref().filter(lacks).map(|total| {
        let text = say.posting_too_little(say.money(available), say.money(total));
        view! { <Notice tone=Tone::Bad>{text}</Notice> }
    });
    let steps =
        posted.steps.iter().map(|step| step_form(place, (*step, &posted.study), total.as_ref(), say)).collect_view();
    let extend = posted.can_extend.then(|| match posted.links.as_slice() {
        [] => extend(place, posted.places, say).into_any(),
        many => links::extend(EXTEND, place, many, say).into_any(),
    });
    let named: Vec<String> = [label].into_iter().chain(shared_with).collect();
    let links = links::table(&posted.links, named, say);
    view! {
        <Section title=posted.name.clone()>
            <p class="row">
                <Tag text=word tone=tone />
                <a href=address target="_blank" rel="noopener noreferrer">{say.posting_open()}</a>
            </p>
            {is_pending.then(|| view! { <p>{say.posting_pending()}</p> })}
            {floor}
            {too_little}
            <div class="figures">
                {figure(say.posting_places(), posted.places.map(|n| say.integer(n)))}
                {figure(say.reward(), money(posted.reward.as_ref()))}
                {figure(say.posting_hourly(), money(posted.hourly.as_ref()))}
                {figure(say.prolific_available(), money(Some(&posted.funds.available)))}
            </div>
            {links}
            {cost}
            <div class="stack">{steps}</div>
            {extend}
        </Section>
    }
}

fn costs(cost: &PostingCost, say: Locale) -> impl IntoView + use<> {
    let PostingCost { rewards, fees, tax, total } = cost;
    let line = |label: &'static str, amount: &Money| {
        let amount = say.money(amount);
        view! {
            <dt>{label}</dt>
            <dd>{amount}</dd>
        }
    };
    view! {
        <h3>{say.posting_cost()}</h3>
        <dl class="facts">
            {line(say.posting_rewards(), rewards)} {line(say.posting_fees(), fees)} {line(say.posting_tax(), tax)}
            {line(say.posting_total(), total)}
        </dl>
    }
}

/// The button of a step, behind a sentence that says what it does.
fn step_form(
    place: (StudyId, EntranceId),
    (step, there): (PostingStep, &str),
    total: Option<&Money>,
    say: Locale,
) -> impl IntoView + use<> {
    let (label, means, look) = match step {
        PostingStep::Publish => {
            let means = total.map(|total| say.posting_publish_means(say.money(total)));
            let means = means.unwrap_or_else(|| say.posting_publish_means_unknown().to_owned());
            (say.posting_publish(), means, Look::Main)
        }
        PostingStep::Pause => (say.posting_pause(), say.posting_pause_means().to_owned(), Look::Plain),
        PostingStep::Start => (say.posting_start(), say.posting_start_means().to_owned(), Look::Main),
        PostingStep::Stop => (say.posting_stop(), say.posting_stop_means().to_owned(), Look::Bad),
        PostingStep::Delete => (say.posting_delete(), say.posting_delete_means().to_owned(), Look::Bad),
    };
    let open = is_refused(MOVE, ("step", step.as_str()));
    let (there, total) = (there.to_owned(), total.map(|total| total.minor.to_string()).unwrap_or_default());
    view! {
        <Confirm label=label means=means look=look open=open>
            <Form action=MOVE mark=("step", step.as_str().to_owned())>
                {hidden(place)} <Hidden name="there" value=there /> <Hidden name="total" value=total />
                <SubmitButton label=label look=look />
            </Form>
        </Confirm>
    }
}

fn extend(place: (StudyId, EntranceId), places: Option<i64>, say: Locale) -> impl IntoView {
    let hint = places.map(|places| say.posting_extend_hint(say.integer(places))).unwrap_or_default();
    let open = is_refused(EXTEND, ("entrance", &place.1.to_string()));
    view! {
        <Fold title=say.posting_extend() id="extend" open=open>
            <Form action=EXTEND mark=("entrance", place.1.to_string())>
                <Hidden name="study" value=place.0.to_string() />
                <Field name="places" kind="number" min=1 label=say.posting_extend_label() hint=hint required=true />
                <SubmitButton label=say.posting_extend() />
            </Form>
        </Fold>
    }
}

/// A state of a study at Prolific in words; one that is not known as Prolific writes it.
fn state(state: PostingState, say: Locale) -> (String, Tone) {
    let (word, tone) = match state {
        PostingState::Unpublished => (say.posting_draft(), Tone::Plain),
        PostingState::Scheduled => (say.posting_scheduled(), Tone::Plain),
        PostingState::Publishing => (say.posting_publishing(), Tone::Plain),
        PostingState::Active => (say.posting_active(), Tone::Good),
        PostingState::Paused => (say.posting_paused(), Tone::Warn),
        PostingState::AwaitingReview => (say.posting_awaiting_review(), Tone::Warn),
        PostingState::Completed => (say.posting_completed(), Tone::Plain),
        PostingState::Other(word) => return (word, Tone::Plain),
    };
    (word.to_owned(), tone)
}

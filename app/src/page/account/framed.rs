//! `/mturk/{code}`: an entrance in the frame of Mechanical Turk.

use engine::crowd::enter::frame::{FramePage, FrameStage, HandIn};
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use shared::{Locale, WayOut};

use super::enter::{offer, other_hit};
use crate::call::{frame_page, visit};
use crate::page::work::ending_sentence;
use crate::part::{Copyable, Head, LinkButton, Look, Notice, Tone, address_with, here_address, load, param};

/// A preview, the link that opens the study in a new tab, and the form that hands the assignment in. Looking at it changes
/// nothing, and it needs no cookies.
#[component]
pub fn Framed() -> impl IntoView {
    let code = param::<String>("code");
    let query = use_query_map().get_untracked();
    let content = load(async move {
        let page =
            frame_page(&code?, query.into_iter().map(|(name, value)| (name.into_owned(), value)).collect()).await?;
        if page.invitation.say != visit().locale {
            leptos_axum::redirect(&address_with(&[("language", Some(&page.invitation.say.tag().to_owned()))]));
        }
        Ok(content(page))
    });
    // Without the header of other pages: nobody signs in here.
    view! {
        <div class="frame slim">
            <main id="content" tabindex="-1">
                {content}
            </main>
        </div>
    }
}

fn content(page: FramePage) -> impl IntoView {
    let FramePage { invitation, submissions, stage } = page;
    let (say, about) = (invitation.say, offer(&invitation, submissions));
    let body = match stage {
        FrameStage::Preview => view! {
            <Notice tone=Tone::Plain>
                <p>{say.mturk_preview()}</p>
            </Notice>
            {about}
        }
        .into_any(),
        FrameStage::Open { address, has_begun } => view! {
            {way_in(address, has_begun, say)}
            {(!has_begun).then_some(about)}
        }
        .into_any(),
        FrameStage::Over { out, hand_in } => over(out, hand_in, say).into_any(),
        FrameStage::OtherHit => other_hit(say).into_any(),
    };
    view! {
        <Head title=invitation.title lead=say.entrance_invited() />
        {body}
    }
}

/// The link that opens the study in a tab of its own, and the one that looks whether it has ended there.
fn way_in(address: String, has_begun: bool, say: Locale) -> impl IntoView {
    let label = if has_begun { say.mturk_go_on() } else { say.mturk_open_study() };
    view! {
        <p>
            <a class="button main" href=address target="_blank" rel="noopener">
                {label}
            </a>
        </p>
        <p>{say.mturk_back_here()}</p>
        <p>
            <LinkButton href=here_address() label=say.mturk_have_finished() look=Look::Plain />
        </p>
    }
}

/// How it ended, with the form that the browser sends to Mechanical Turk.
fn over(out: WayOut, hand_in: Option<HandIn>, say: Locale) -> impl IntoView {
    let WayOut { ending, code, .. } = out;
    let tone = if hand_in.is_some() { Tone::Good } else { Tone::Plain };
    let form = hand_in.map(|HandIn { action, assignment }| {
        let code = code.clone().map(|code| view! { <input type="hidden" name="code" value=code /> });
        view! {
            <form method="post" action=action>
                <input type="hidden" name="assignmentId" value=assignment />
                {code}
                // The site refuses a form with nothing but the assignment.
                <input type="hidden" name="ending" value=ending.as_str() />
                <p>{say.mturk_hand_in_lead()}</p>
                <button class="main">{say.mturk_hand_in()}</button>
            </form>
        }
    });
    let last = match (&form, &code) {
        (Some(_), _) => None,
        (None, Some(_)) => Some(say.ending_enter_code()),
        (None, None) => Some(say.mturk_return_hit()),
    };
    view! {
        <Notice tone=tone title=ending_sentence(ending, say)>
            {form}
            {code.map(|code| view! { <Copyable label=say.ending_code() value=code /> })}
            {last.map(|text| view! { <p>{text}</p> })}
        </Notice>
    }
}

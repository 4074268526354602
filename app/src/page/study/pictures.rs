//! `/studies/{study}/pictures`: the pictures that instructions show.

use engine::design::picture::{ListedPicture, PictureUse};
use leptos::prelude::*;
use shared::{Action, Locale, ShownPicture, Study, StudyId, limit};

use super::tasks::readable;
use crate::call::{
    is_refused,
    picture::{self, ADD, REMOVE},
    study,
};
use crate::page::Frame;
use crate::part::{
    Column, Confirm, Copyable, Empty, Field, Form, Head, Hidden, Look, Section, SubmitButton, Table, When, load, news,
    param, picture_address, spoken,
};

/// The pictures of a study, and the form that uploads one.
#[component]
pub fn Pictures() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let content = load(async move {
        let id = id?;
        let overview = study::overview(id).await?;
        let pictures = picture::pictures(id).await?;
        let (may_design, say) = (overview.can(Action::DesignTasks), spoken());
        Ok(view! {
            <Head title=say.nav_pictures() lead=say.pictures_lead() />
            {news()}
            {may_design.then(|| upload(id, say))}
            {table(&overview.study, pictures, may_design, say)}
        })
    });
    view! {
        <Frame study=known here="pictures">
            {content}
        </Frame>
    }
}

fn upload(study: StudyId, say: Locale) -> impl IntoView {
    view! {
        <Section title=say.pictures_upload() id="add">
            <Form action=ADD multipart=true>
                // This field is before the file: fields after the file are not read if the file is rejected.
                <Hidden name="study" value=study.to_string() />
                <Field
                    name="file"
                    label=say.file()
                    kind="file"
                    required=true
                    accept=".png,.jpg,.jpeg,.webp,.gif"
                    hint=say.pictures_limits(limit::PICTURE >> 20, limit::PICTURES)
                    attr:data-most-bytes=limit::PICTURE.to_string()
                    attr:data-too-large=say.pictures_too_large(limit::PICTURE >> 20)
                />
                <SubmitButton label=say.pictures_upload() />
            </Form>
        </Section>
    }
}

fn table(study: &Study, pictures: Vec<ListedPicture>, may_design: bool, say: Locale) -> AnyView {
    if pictures.is_empty() {
        return view! { <Empty text=say.pictures_none() /> }.into_any();
    }
    let columns = vec![
        Column::text(say.pictures_picture()),
        Column::text(say.pictures_line()),
        Column::text(say.pictures_size()),
        Column::text(say.pictures_used()),
        Column::text(say.created()),
    ];
    let rows = pictures.into_iter().map(|listed| row(study, listed, may_design, say)).collect_view();
    view! {
        <Table caption=say.nav_pictures() columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

fn row(
    study: &Study,
    ListedPicture { picture, uses }: ListedPicture,
    may_design: bool,
    say: Locale,
) -> impl IntoView + use<> {
    let (name, at, id) = (picture.name.clone(), picture.created_at, picture.id.to_string());
    let line = format!("![{}]({name})", say.pictures_description());
    let size = say.pictures_kibibytes(picture.size.cast_unsigned().div_ceil(1 << 10).cast_signed());
    let shown = ShownPicture::from(picture);
    let source = picture_address(study.id, &shown);
    let address = source.clone();
    let (width, height) = (shown.width, shown.height);
    let pixels = width.zip(height).map(|(width, height)| view! { <br /> {say.pictures_pixels(width, height)} });
    let delete = (may_design && uses.is_empty()).then(|| delete(study.id, &name, &id, say));
    let used = uses.into_iter().map(|used| view! { <li>{place(study, used, say)}</li> }).collect::<Vec<_>>();
    let used = if used.is_empty() {
        view! { <span class="muted">{say.pictures_unused()}</span> }.into_any()
    } else {
        view! { <ul class="plain-list">{used}</ul> }.into_any()
    };
    view! {
        <tr>
            <th scope="row">
                <a href=address>
                    // Its name is next to it.
                    <img class="thumbnail" loading="lazy" src=source alt="" width=width height=height />
                    {name}
                </a>
            </th>
            <td>
                <Copyable label=say.pictures_line() value=line in_column=true />
            </td>
            <td>{size} {pixels}</td>
            <td>{used} {delete}</td>
            <td>
                <When at=at />
            </td>
        </tr>
    }
}

/// What shows a picture, with a link to it.
fn place(study: &Study, used: PictureUse, say: Locale) -> impl IntoView + use<> {
    let (address, label) = match used {
        PictureUse::Task { id, title, versions } => {
            let title = readable(&title, study.languages.first());
            let list = say.list(&versions.iter().map(i64::to_string).collect::<Vec<_>>());
            let label = format!("{title} ({})", say.pictures_in_versions(versions.len(), list));
            (format!("/studies/{}/tasks/{id}?step=instructions", study.id), label)
        }
        PictureUse::Test(language) => {
            let label = say.pictures_in_test(language.name());
            (format!("/studies/{}/gates?language={language}", study.id), label)
        }
    };
    view! { <a href=address>{label}</a> }
}

fn delete(study: StudyId, name: &str, id: &str, say: Locale) -> impl IntoView + use<> {
    let (open, id) = (is_refused(REMOVE, ("picture", id)), id.to_owned());
    view! {
        <Confirm label=say.pictures_delete() means=say.pictures_delete_means(name) look=Look::Quiet open=open>
            <Form action=REMOVE mark=("picture", id) class="inline">
                <Hidden name="study" value=study.to_string() />
                <SubmitButton label=say.pictures_delete() />
            </Form>
        </Confirm>
    }
}

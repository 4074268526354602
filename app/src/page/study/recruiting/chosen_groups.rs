//! The fields by which a new study at Prolific is open or closed to groups of participants.

use engine::recruiting::group::OfferedGroup;
use leptos::prelude::*;
use shared::Locale;

use crate::call::{NOT_THESE, ONLY_THESE, choice_for};
use crate::part::{Choice, Field, Select};

/// One choice for each group that is known here, and fields for the IDs of others.
pub(super) fn fields(groups: Vec<OfferedGroup>, say: Locale) -> impl IntoView {
    let known = groups.into_iter().map(|group| {
        let choices = vec![
            Choice::new("", say.groups_any()),
            Choice::new(ONLY_THESE, say.groups_only()),
            Choice::new(NOT_THESE, say.groups_not()),
        ];
        let (name, id) = (choice_for(&group.id), format!("group-{}", group.id));
        view! { <Select name=name id=id label=say.groups_with_members(group.name, group.members) choices=choices /> }
    });
    let known = known.collect_view();
    view! {
        <fieldset class="field">
            <legend>{say.groups_title()}</legend>
            <div class="stack">
                {known}
                <Field
                    name="only_groups"
                    label=say.groups_only_ids()
                    hint=say.groups_ids_hint()
                    autocomplete="off"
                />
                <Field name="not_groups" label=say.groups_not_ids() autocomplete="off" />
            </div>
        </fieldset>
    }
}

//! Who may do what: one pure function, tested as a table.

use crate::{PersonId, words::words};

words! {
    /// What a person is in one study. A person can be several things.
    Role {
        /// Designs tasks, brings texts in.
        Researcher = "researcher",
        /// A native speaker who judges pilot work.
        Reviewer = "reviewer",
        /// Watches, pays, exports, invites.
        Manager = "manager",
        /// Writes and rates.
        Worker = "worker",
    }
}

words! {
    /// What can be done. The first three concern the installation, the rest one study.
    Action {
        /// People, tokens of others, the audit trail of the installation.
        RunInstallation = "run_installation",
        /// Open a new study.
        CreateStudy = "create_study",
        /// Change one's own password and tokens.
        KeepAccount = "keep_account",
        /// See that the study exists, its title and state.
        SeeStudy = "see_study",
        /// Title, languages, settings, state.
        EditStudy = "edit_study",
        /// Members and join links.
        Invite = "invite",
        /// Read sources and outputs.
        SeeTexts = "see_texts",
        /// Bring in sources and outputs, run built-in systems.
        ImportTexts = "import_texts",
        /// Read task definitions, preview them.
        SeeTasks = "see_tasks",
        /// Write task definitions, publish, make batches.
        DesignTasks = "design_tasks",
        /// Write items with a known answer, and see how they are answered.
        KnowAnswers = "know_answers",
        /// Stop a batch, and open it again.
        StopBatches = "stop_batches",
        /// Write the rules of the gates, with the keys of the test.
        DesignGates = "design_gates",
        /// Judge pilot work and decide the review gate.
        Review = "review",
        /// Decide a gate where signals disagree, or overturn a decision.
        DecideGates = "decide_gates",
        /// Progress, coverage, funnel.
        SeeProgress = "see_progress",
        /// The list of workers with what they did.
        SeeWorkers = "see_workers",
        /// Read what workers raise, and answer them.
        AnswerWorkers = "answer_workers",
        /// Approve work, see and export the ledger.
        Pay = "pay",
        /// Agreement, evaluation, rewrites.
        SeeReports = "see_reports",
        /// The work that goes on by itself: watched, tried again, called off.
        RunJobs = "run_jobs",
        /// Download the data.
        Export = "export",
        /// Read the study's audit trail.
        SeeEvents = "see_events",
        /// Take hits, answer, see one's own earnings.
        Work = "work",
    }
}

/// Who is acting: a person who has signed in, by session or token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The person.
    pub person: PersonId,
    /// Whether they administer the installation.
    pub admin: bool,
}

/// Whether somebody with these roles in the study (or, with `admin`, in the installation) may do this.
///
/// Administrators run the installation and may do what managers and researchers do in every study;
/// they neither work nor review, since both need a person of the study.
pub fn allowed(admin: bool, roles: &[Role], action: Action) -> bool {
    if action == Action::KeepAccount || (admin && administrator(action)) {
        return true;
    }
    roles.iter().any(|role| holds(*role, action))
}

const fn administrator(action: Action) -> bool {
    matches!(action, Action::RunInstallation | Action::CreateStudy)
        || holds(Role::Manager, action)
        || holds(Role::Researcher, action)
}

const fn holds(role: Role, action: Action) -> bool {
    use Action as A;
    match role {
        Role::Researcher => matches!(
            action,
            A::SeeStudy
                | A::EditStudy
                | A::SeeTexts
                | A::ImportTexts
                | A::SeeTasks
                | A::DesignTasks
                | A::KnowAnswers
                | A::StopBatches
                | A::DesignGates
                | A::AnswerWorkers
                | A::SeeProgress
                | A::SeeReports
                | A::RunJobs
        ),
        Role::Reviewer => matches!(action, A::SeeStudy | A::SeeTasks | A::Review),
        Role::Manager => matches!(
            action,
            A::SeeStudy
                | A::EditStudy
                | A::Invite
                | A::SeeTexts
                | A::SeeTasks
                | A::KnowAnswers
                | A::StopBatches
                | A::DecideGates
                | A::SeeProgress
                | A::SeeWorkers
                | A::AnswerWorkers
                | A::Pay
                | A::SeeReports
                | A::RunJobs
                | A::Export
                | A::SeeEvents
        ),
        Role::Worker => matches!(action, A::Work),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A column per actor: nobody, worker, reviewer, researcher, manager, administrator.
    const TABLE: &[(Action, &str)] = &[
        (Action::RunInstallation, ". . . . . y"),
        (Action::CreateStudy, ". . . . . y"),
        (Action::KeepAccount, "y y y y y y"),
        (Action::SeeStudy, ". . y y y y"),
        (Action::EditStudy, ". . . y y y"),
        (Action::Invite, ". . . . y y"),
        (Action::SeeTexts, ". . . y y y"),
        (Action::ImportTexts, ". . . y . y"),
        (Action::SeeTasks, ". . y y y y"),
        (Action::DesignTasks, ". . . y . y"),
        (Action::KnowAnswers, ". . . y y y"),
        (Action::StopBatches, ". . . y y y"),
        (Action::DesignGates, ". . . y . y"),
        (Action::Review, ". . y . . ."),
        (Action::DecideGates, ". . . . y y"),
        (Action::SeeProgress, ". . . y y y"),
        (Action::SeeWorkers, ". . . . y y"),
        (Action::Pay, ". . . . y y"),
        (Action::SeeReports, ". . . y y y"),
        (Action::AnswerWorkers, ". . . y y y"),
        (Action::RunJobs, ". . . y y y"),
        (Action::Export, ". . . . y y"),
        (Action::SeeEvents, ". . . . y y"),
        (Action::Work, ". y . . . ."),
    ];

    #[test]
    fn every_role_and_every_action_is_as_the_table_says() {
        assert_eq!(TABLE.len(), Action::ALL.len(), "an action is missing from the table");
        let actors: [(bool, &[Role]); 6] = [
            (false, &[]),
            (false, &[Role::Worker]),
            (false, &[Role::Reviewer]),
            (false, &[Role::Researcher]),
            (false, &[Role::Manager]),
            (true, &[]),
        ];
        for (action, row) in TABLE {
            let wanted: Vec<bool> = row.split(' ').map(|cell| cell == "y").collect();
            let got: Vec<bool> = actors.iter().map(|(admin, roles)| allowed(*admin, roles, *action)).collect();
            assert_eq!(got, wanted, "{action}");
        }
    }

    #[test]
    fn roles_add_up() {
        assert!(allowed(false, &[Role::Worker, Role::Manager], Action::Work));
        assert!(allowed(false, &[Role::Worker, Role::Manager], Action::Pay));
    }
}

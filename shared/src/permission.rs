//! Permissions: one pure function, tested against a table.

use crate::{PersonId, words::words};

words! {
    /// A person's role in one study. A person can have several roles.
    Role {
        /// Designs tasks and imports texts.
        Researcher = "researcher",
        /// A native speaker who judges pilot submissions.
        Reviewer = "reviewer",
        /// Monitors, pays, exports and invites.
        Manager = "manager",
        /// Writes texts and rates outputs.
        Worker = "worker",
    }
}

words! {
    /// An action that needs permission. The first three concern the server, the others one study.
    Action {
        /// Manage people, the tokens of others and the audit log of the server.
        RunInstallation = "run_installation",
        /// Create a new study.
        CreateStudy = "create_study",
        /// Change one's own password and tokens.
        KeepAccount = "keep_account",
        /// See that the study exists, its title and state.
        SeeStudy = "see_study",
        /// Change title, languages, settings and state.
        EditStudy = "edit_study",
        /// Manage members and invitation links.
        Invite = "invite",
        /// Read sources and outputs.
        SeeTexts = "see_texts",
        /// Import sources and outputs, and run built-in systems.
        ImportTexts = "import_texts",
        /// Withdraw sources and outputs that are in use, and restore them.
        WithdrawTexts = "withdraw_texts",
        /// Read and preview task definitions.
        SeeTasks = "see_tasks",
        /// See the pictures that instructions show.
        SeePictures = "see_pictures",
        /// Write and publish task definitions, and create batches.
        DesignTasks = "design_tasks",
        /// Write items with a known answer, and see how they are answered.
        KnowAnswers = "know_answers",
        /// Stop and reopen a batch.
        StopBatches = "stop_batches",
        /// Write the rules of the gates, with the correct answers of the test.
        DesignGates = "design_gates",
        /// Judge pilot submissions and decide the review gate.
        Review = "review",
        /// Take back a decision of a review: reviewers their own within one hour, managers any.
        ReopenReviews = "reopen_reviews",
        /// Decide a gate whose signals disagree, or overturn a decision.
        DecideGates = "decide_gates",
        /// See progress, coverage and the qualification funnel.
        SeeProgress = "see_progress",
        /// See the list of workers with their work.
        SeeWorkers = "see_workers",
        /// Read and answer the messages of workers.
        AnswerWorkers = "answer_workers",
        /// Approve submissions, see and export the ledger.
        Pay = "pay",
        /// See inter-annotator agreement, evaluation and rewrites.
        SeeReports = "see_reports",
        /// Decide about items on which raters differ, which rewrites are used, and how they are spelt.
        Adjudicate = "adjudicate",
        /// Watch, retry and cancel background jobs.
        RunJobs = "run_jobs",
        /// Download the data.
        Export = "export",
        /// Read the study's audit log.
        SeeEvents = "see_events",
        /// Take hits, answer, see one's own earnings.
        Work = "work",
    }
}

impl Action {
    /// Whether it pays, takes data out, or gives rights to people: what a server can ask sign-in codes for.
    pub const fn asks_for_codes(self) -> bool {
        matches!(self, Self::RunInstallation | Self::Invite | Self::Pay | Self::Export)
    }
}

/// The actor: a person who has signed in, by session or token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The person.
    pub person: PersonId,
    /// Whether they administer the server.
    pub admin: bool,
}

/// Whether a person with these roles in the study (or, with `admin`, on the server) may perform this action.
///
/// Administrators manage the server and may do everything that managers and researchers may do in every study. They
/// neither work nor review, because both require membership of the study.
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
                | A::WithdrawTexts
                | A::SeeTasks
                | A::SeePictures
                | A::DesignTasks
                | A::KnowAnswers
                | A::StopBatches
                | A::DesignGates
                | A::AnswerWorkers
                | A::SeeProgress
                | A::SeeReports
                | A::Adjudicate
                | A::RunJobs
        ),
        Role::Reviewer => {
            matches!(action, A::SeeStudy | A::SeeTasks | A::SeePictures | A::Review | A::ReopenReviews)
        }
        Role::Manager => matches!(
            action,
            A::SeeStudy
                | A::EditStudy
                | A::Invite
                | A::SeeTexts
                | A::WithdrawTexts
                | A::SeeTasks
                | A::SeePictures
                | A::KnowAnswers
                | A::StopBatches
                | A::ReopenReviews
                | A::DecideGates
                | A::SeeProgress
                | A::SeeWorkers
                | A::AnswerWorkers
                | A::Pay
                | A::SeeReports
                | A::Adjudicate
                | A::RunJobs
                | A::Export
                | A::SeeEvents
        ),
        Role::Worker => matches!(action, A::SeePictures | A::Work),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One column per actor: nobody, worker, reviewer, researcher, manager, administrator.
    const TABLE: &[(Action, &str)] = &[
        (Action::RunInstallation, ". . . . . y"),
        (Action::CreateStudy, ". . . . . y"),
        (Action::KeepAccount, "y y y y y y"),
        (Action::SeeStudy, ". . y y y y"),
        (Action::EditStudy, ". . . y y y"),
        (Action::Invite, ". . . . y y"),
        (Action::SeeTexts, ". . . y y y"),
        (Action::ImportTexts, ". . . y . y"),
        (Action::WithdrawTexts, ". . . y y y"),
        (Action::SeeTasks, ". . y y y y"),
        (Action::SeePictures, ". y y y y y"),
        (Action::DesignTasks, ". . . y . y"),
        (Action::KnowAnswers, ". . . y y y"),
        (Action::StopBatches, ". . . y y y"),
        (Action::DesignGates, ". . . y . y"),
        (Action::Review, ". . y . . ."),
        (Action::ReopenReviews, ". . y . y y"),
        (Action::DecideGates, ". . . . y y"),
        (Action::SeeProgress, ". . . y y y"),
        (Action::SeeWorkers, ". . . . y y"),
        (Action::Pay, ". . . . y y"),
        (Action::SeeReports, ". . . y y y"),
        (Action::AnswerWorkers, ". . . y y y"),
        (Action::Adjudicate, ". . . y y y"),
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

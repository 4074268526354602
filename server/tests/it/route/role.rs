//! Every role and every call of the interface: allowed exactly where the table of permissions says so.

use shared::{Action, allowed};

use super::call::calls;
use super::world::{World, changed};
use crate::app::on_both_engines;

/// What each call of a study does. A new call gets its line here.
const TABLE: [(&str, Action); 147] = [
    ("GET /studies/{study}", Action::SeeStudy),
    ("PUT /studies/{study}", Action::EditStudy),
    ("POST /studies/{study}/state", Action::EditStudy),
    ("GET /studies/{study}/models", Action::EditStudy),
    ("PUT /studies/{study}/models/{language}", Action::EditStudy),
    ("GET /studies/{study}/trainings", Action::EditStudy),
    ("POST /studies/{study}/trainings", Action::EditStudy),
    ("GET /studies/{study}/tasks/{task}/ratings.csv", Action::Export),
    ("GET /studies/{study}/members", Action::Invite),
    ("POST /studies/{study}/members", Action::Invite),
    ("DELETE /studies/{study}/members/{person}/{role}", Action::Invite),
    ("GET /studies/{study}/join-links", Action::Invite),
    ("POST /studies/{study}/join-links", Action::Invite),
    ("DELETE /studies/{study}/join-links/{link}", Action::Invite),
    ("GET /studies/{study}/entrances", Action::Invite),
    ("POST /studies/{study}/entrances", Action::Invite),
    ("PUT /studies/{study}/entrances/{entrance}", Action::Invite),
    ("GET /studies/{study}/entrances/{entrance}/participants.csv", Action::Invite),
    ("GET /studies/{study}/entrances/{entrance}/decisions", Action::Pay),
    ("GET /studies/{study}/entrances/{entrance}/decisions.csv", Action::Pay),
    ("GET /studies/{study}/entrances/{entrance}/people", Action::Invite),
    ("POST /studies/{study}/entrances/{entrance}/people", Action::Invite),
    ("POST /studies/{study}/entrances/{entrance}/people/mails", Action::Invite),
    ("DELETE /studies/{study}/entrances/{entrance}/people/{invitee}", Action::Invite),
    ("GET /studies/{study}/entrances/{entrance}/people.csv", Action::Invite),
    ("GET /studies/{study}/entrances/{entrance}/mturk", Action::Invite),
    ("POST /studies/{study}/entrances/{entrance}/mturk/results", Action::Pay),
    ("GET /studies/{study}/entrances/{entrance}/prolific", Action::Pay),
    ("POST /studies/{study}/entrances/{entrance}/prolific", Action::Pay),
    ("POST /studies/{study}/entrances/{entrance}/prolific/steps", Action::Pay),
    ("PUT /studies/{study}/entrances/{entrance}/prolific/places", Action::Pay),
    ("GET /studies/{study}/{service}", Action::Pay),
    ("PUT /studies/{study}/{service}", Action::Pay),
    ("DELETE /studies/{study}/{service}", Action::Pay),
    ("GET /studies/{study}/{service}/submissions", Action::Pay),
    ("POST /studies/{study}/{service}/questions", Action::Pay),
    ("POST /studies/{study}/{service}/submissions/{submission}/decisions", Action::Pay),
    ("POST /studies/{study}/{service}/approvals", Action::Pay),
    ("GET /studies/{study}/prolific/groups", Action::Pay),
    ("PUT /studies/{study}/prolific/groups/{outcome}", Action::Pay),
    ("DELETE /studies/{study}/prolific/groups/{outcome}", Action::Pay),
    ("GET /studies/{study}/prolific/bonus-fees", Action::Pay),
    ("POST /studies/{study}/prolific/bonus-fees", Action::Pay),
    ("GET /studies/{study}/gates", Action::DesignGates),
    ("PUT /studies/{study}/gates/{language}", Action::DesignGates),
    ("DELETE /studies/{study}/gates/{language}/{gate}", Action::DesignGates),
    ("GET /studies/{study}/sources", Action::SeeTexts),
    ("POST /studies/{study}/sources", Action::ImportTexts),
    ("GET /studies/{study}/outputs", Action::SeeTexts),
    ("POST /studies/{study}/outputs", Action::ImportTexts),
    ("PATCH /studies/{study}/sources/{source}", Action::ImportTexts),
    ("POST /studies/{study}/sources/{source}/withdraw", Action::WithdrawTexts),
    ("POST /studies/{study}/sources/{source}/restore", Action::WithdrawTexts),
    ("PATCH /studies/{study}/outputs/{output}", Action::ImportTexts),
    ("POST /studies/{study}/outputs/{output}/withdraw", Action::WithdrawTexts),
    ("POST /studies/{study}/outputs/{output}/restore", Action::WithdrawTexts),
    ("GET /studies/{study}/systems", Action::SeeTexts),
    ("POST /studies/{study}/systems/{name}/run", Action::ImportTexts),
    ("GET /studies/{study}/tasks", Action::SeeTasks),
    ("POST /studies/{study}/tasks", Action::DesignTasks),
    ("GET /studies/{study}/tasks/{task}", Action::SeeTasks),
    ("PUT /studies/{study}/tasks/{task}", Action::DesignTasks),
    ("POST /studies/{study}/tasks/{task}/publish", Action::DesignTasks),
    ("POST /studies/{study}/tasks/{task}/redraft", Action::DesignTasks),
    ("POST /studies/{study}/tasks/{task}/copies", Action::DesignTasks),
    ("GET /studies/{study}/tasks/{task}/versions", Action::SeeTasks),
    ("GET /studies/{study}/tasks/{task}/known", Action::KnowAnswers),
    ("POST /studies/{study}/tasks/{task}/known", Action::KnowAnswers),
    ("DELETE /studies/{study}/tasks/{task}/known/{known}", Action::KnowAnswers),
    ("POST /studies/{study}/workers/{worker}/leave-out", Action::DecideGates),
    ("GET /studies/{study}/batches", Action::SeeTasks),
    ("POST /studies/{study}/batches", Action::DesignTasks),
    ("POST /studies/{study}/batches/plan", Action::DesignTasks),
    ("POST /studies/{study}/batches/{batch}/stop", Action::StopBatches),
    ("POST /studies/{study}/batches/{batch}/open", Action::StopBatches),
    ("GET /studies/{study}/submissions", Action::Pay),
    ("POST /studies/{study}/approvals", Action::Pay),
    ("POST /studies/{study}/rejections", Action::Pay),
    ("GET /studies/{study}/ledger", Action::Pay),
    ("GET /studies/{study}/wages", Action::Pay),
    ("POST /studies/{study}/pay-outs", Action::Pay),
    ("GET /studies/{study}/pay-outs/{pay_out}", Action::Pay),
    ("POST /studies/{study}/pay-outs/{pay_out}/confirmations", Action::Pay),
    ("POST /studies/{study}/pay-outs/{pay_out}/returns", Action::Pay),
    ("POST /studies/{study}/pay-outs/{pay_out}/retries", Action::Pay),
    ("GET /studies/{study}/pay-outs/{pay_out}/files/{pay_file}", Action::Pay),
    ("GET /studies/{study}/bonus-round", Action::Pay),
    ("PUT /studies/{study}/bonus-round", Action::Pay),
    ("POST /studies/{study}/bonus-rounds/{round}/changes", Action::Pay),
    ("POST /studies/{study}/bonus-rounds/{round}/approval", Action::Pay),
    ("POST /studies/{study}/bonuses", Action::Pay),
    ("GET /studies/{study}/agreement", Action::SeeReports),
    ("GET /studies/{study}/agreement/detail", Action::SeeReports),
    ("GET /studies/{study}/adjudication", Action::Adjudicate),
    ("POST /studies/{study}/adjudication", Action::Adjudicate),
    ("GET /studies/{study}/evaluation", Action::SeeReports),
    ("GET /studies/{study}/metrics", Action::SeeReports),
    ("GET /studies/{study}/metrics/people", Action::SeeReports),
    ("GET /studies/{study}/systems/distances", Action::SeeReports),
    ("GET /studies/{study}/rewrites", Action::SeeReports),
    ("GET /studies/{study}/rewrites/analysis", Action::SeeReports),
    ("POST /studies/{study}/rewrites/decisions", Action::Adjudicate),
    ("GET /studies/{study}/rewrites/spelling", Action::Adjudicate),
    ("POST /studies/{study}/rewrites/corrections", Action::Adjudicate),
    ("POST /studies/{study}/rewrites/known-words", Action::Adjudicate),
    ("GET /studies/{study}/tables", Action::SeeReports),
    ("GET /studies/{study}/tables/{key}", Action::SeeReports),
    ("GET /studies/{study}/statement", Action::SeeReports),
    ("GET /studies/{study}/progress", Action::SeeProgress),
    ("GET /studies/{study}/funnel", Action::SeeProgress),
    ("GET /studies/{study}/funnel.csv", Action::SeeProgress),
    ("GET /studies/{study}/events", Action::SeeEvents),
    ("GET /studies/{study}/jobs", Action::RunJobs),
    ("POST /studies/{study}/jobs", Action::RunJobs),
    ("POST /studies/{study}/jobs/{job}/retry", Action::RunJobs),
    ("POST /studies/{study}/jobs/{job}/cancel", Action::RunJobs),
    ("GET /studies/{study}/processes", Action::RunJobs),
    ("GET /studies/{study}/exports", Action::Export),
    ("GET /studies/{study}/exports/{file}", Action::Export),
    ("GET /studies/{study}/stored-exports", Action::Export),
    ("POST /studies/{study}/stored-exports", Action::Export),
    ("GET /studies/{study}/review", Action::Review),
    ("GET /studies/{study}/review/{worker}", Action::Review),
    ("PUT /studies/{study}/review/{worker}/{answer}", Action::Review),
    ("POST /studies/{study}/review/{worker}", Action::Review),
    ("POST /studies/{study}/review/{worker}/reopen", Action::ReopenReviews),
    ("GET /studies/{study}/workers", Action::SeeWorkers),
    ("GET /studies/{study}/workers/quality", Action::SeeWorkers),
    ("GET /studies/{study}/workers/{worker}", Action::SeeWorkers),
    ("GET /studies/{study}/looks", Action::SeeWorkers),
    ("PUT /studies/{study}/workers/{worker}/look", Action::DecideGates),
    ("DELETE /studies/{study}/workers/{worker}/look", Action::DecideGates),
    ("POST /studies/{study}/workers/{worker}/gates/{gate}", Action::DecideGates),
    ("GET /studies/{study}/threads", Action::AnswerWorkers),
    ("POST /studies/{study}/threads/{thread}/messages", Action::AnswerWorkers),
    ("PUT /studies/{study}/threads/{thread}", Action::AnswerWorkers),
    ("GET /studies/{study}/disagreements", Action::DecideGates),
    ("GET /studies/{study}/entry", Action::Work),
    ("POST /studies/{study}/consent", Action::Work),
    ("GET /studies/{study}/location", Action::Work),
    ("POST /studies/{study}/location", Action::Work),
    ("GET /studies/{study}/test", Action::Work),
    ("POST /studies/{study}/test", Action::Work),
    ("POST /studies/{study}/tasks/{task}/claim", Action::Work),
    ("GET /studies/{study}/withdrawal", Action::Work),
    ("POST /studies/{study}/withdrawal", Action::Work),
    ("POST /studies", Action::CreateStudy),
];

on_both_engines!(every_role_reaches_exactly_the_calls_of_the_table, async |app| {
    let world = World::new(&app).await;
    let before = world.snapshot().await;
    let all = calls(&app).await;
    let mut placed = 0;
    for call in all.iter().filter(|call| call.names("study") || call.name == "POST /studies") {
        let found = TABLE.iter().find(|(name, _)| *name == call.name);
        let (_, action) = found.unwrap_or_else(|| panic!("{} is not in the table", call.name));
        placed += 1;
        for who in &world.people {
            let may = allowed(who.admin, &who.roles, *action);
            // What changes something is sent only by those who may not.
            if may && !call.reads() {
                continue;
            }
            let reply = call.send(&app, &who.token, |text| world.fill(text)).await;
            let wanted = if may { 200 } else { 403 };
            assert_eq!(reply.status, wanted, "{} by the {}: {}", call.name, who.name, reply.text());
        }
    }
    assert_eq!(placed, TABLE.len(), "the table has calls that are no more");
    assert_eq!(changed(&before, &world.snapshot().await), Vec::<String>::new(), "who may not changes nothing");
});

on_both_engines!(a_hit_is_for_its_worker_alone, async |app| {
    let world = World::new(&app).await;
    let before = world.snapshot().await;
    let mut asked = 0;
    for call in calls(&app).await.into_iter().filter(|call| call.names("assignment")) {
        asked += 1;
        for who in world.people.iter().filter(|who| who.name != "worker") {
            let reply = call.send(&app, &who.token, |text| world.fill(text)).await;
            assert_eq!(reply.status, 404, "{} by the {}: {}", call.name, who.name, reply.text());
        }
        if call.reads() {
            let own = call.send(&app, &world.who("worker").token, |text| world.fill(text)).await;
            assert_eq!(own.status, 200, "{}", call.name);
        }
    }
    assert_eq!(asked, 7);
    assert_eq!(changed(&before, &world.snapshot().await), Vec::<String>::new());
});

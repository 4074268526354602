//! The route table: one line per page, in the order of the addresses.

use leptos::prelude::*;
use leptos_router::SsrMode;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;

use crate::page;

/// Every page, rendered completely before it is sent, so that none depends on JavaScript.
#[component]
pub fn App() -> impl IntoView {
    view! {
        <Router>
            <Routes fallback=page::NotFound>
                <Route path=path!("/") view=page::Home ssr=SsrMode::Async />
                <Route path=path!("/signin") view=page::SignIn ssr=SsrMode::Async />
                <Route path=path!("/signin/connect") view=page::ConnectService ssr=SsrMode::Async />
                <Route path=path!("/signin/code") view=page::SignInCode ssr=SsrMode::Async />
                <Route path=path!("/forgot") view=page::Forgot ssr=SsrMode::Async />
                <Route path=path!("/reset/:secret") view=page::Reset ssr=SsrMode::Async />
                <Route path=path!("/confirm/:secret") view=page::ConfirmAddress ssr=SsrMode::Async />
                <Route path=path!("/unsubscribe/:secret") view=page::Unsubscribe ssr=SsrMode::Async />
                <Route path=path!("/setup/:secret") view=page::Setup ssr=SsrMode::Async />
                <Route path=path!("/join/:code") view=page::Join ssr=SsrMode::Async />
                <Route path=path!("/in/:code") view=page::Enter ssr=SsrMode::Async />
                <Route path=path!("/mturk/:code") view=page::Framed ssr=SsrMode::Async />
                <Route path=path!("/once") view=page::Once ssr=SsrMode::Async />
                <Route path=path!("/account") view=page::Account ssr=SsrMode::Async />
                <Route path=path!("/account/codes") view=page::CodesPage ssr=SsrMode::Async />
                <Route path=path!("/admin/people") view=page::People ssr=SsrMode::Async />
                <Route path=path!("/admin/people/:person/erase") view=page::ErasePerson ssr=SsrMode::Async />
                <Route path=path!("/admin/erasures") view=page::Erasures ssr=SsrMode::Async />
                <Route path=path!("/admin/erasures/:erasure") view=page::ErasureReceipt ssr=SsrMode::Async />
                <Route path=path!("/admin/events") view=page::Events ssr=SsrMode::Async />
                <Route path=path!("/work") view=page::Work ssr=SsrMode::Async />
                <Route path=path!("/work/pay") view=page::MyPay ssr=SsrMode::Async />
                <Route path=path!("/work/assignments/:assignment") view=page::Hit ssr=SsrMode::Async />
                <Route path=path!("/work/:study") view=page::WorkStudy ssr=SsrMode::Async />
                <Route path=path!("/api") view=page::Api ssr=SsrMode::Async />
                <Route path=path!("/guide/agreement") view=page::AgreementGuide ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/progress") view=page::Progress ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/pay") view=page::Pay ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/pay/bonus") view=page::Bonuses ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/pay/out/:pay_out") view=page::PayOut ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/results") view=page::Results ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/report") view=page::FullReport ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/agreement") view=page::Agreement ssr=SsrMode::Async />
                <Route
                    path=path!("/studies/:study/agreement/:task/:language")
                    view=page::AgreementDetail
                    ssr=SsrMode::Async
                />
                <Route path=path!("/studies/:study/adjudication") view=page::Adjudication ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/evaluation") view=page::Evaluation ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/systems") view=page::Systems ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/metrics") view=page::MetricsAgainstPeople ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/models") view=page::Models ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/tables") view=page::Tables ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/statement") view=page::Statement ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/rewrites") view=page::Rewrites ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/export") view=page::Export ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/jobs") view=page::Jobs ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/events") view=page::StudyEvents ssr=SsrMode::Async />
                <Route path=path!("/work/:study/leave") view=page::LeaveStudy ssr=SsrMode::Async />
                <Route path=path!("/work/:study/consent") view=page::Consent ssr=SsrMode::Async />
                <Route path=path!("/work/:study/location") view=page::Location ssr=SsrMode::Async />
                <Route path=path!("/work/:study/test") view=page::Test ssr=SsrMode::Async />
                <Route path=path!("/work/:study/test/result") view=page::TestResult ssr=SsrMode::Async />
                <Route path=path!("/review") view=page::ReviewStudies ssr=SsrMode::Async />
                <Route path=path!("/review/:study") view=page::ReviewQueue ssr=SsrMode::Async />
                <Route path=path!("/review/:study/:worker") view=page::Review ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/workers") view=page::Workers ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/workers/:worker") view=page::Worker ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/quality") view=page::Quality ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/threads") view=page::Threads ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/funnel") view=page::Funnel ssr=SsrMode::Async />
                <Route path=path!("/studies") view=page::Studies ssr=SsrMode::Async />
                <Route path=path!("/studies/new") view=page::NewStudy ssr=SsrMode::Async />
                <Route path=path!("/studies/:study") view=page::Overview ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/settings") view=page::StudySettings ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/members") view=page::Members ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/entrances") view=page::Entrances ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/entrances/:entrance") view=page::Entrance ssr=SsrMode::Async />
                <Route
                    path=path!("/studies/:study/entrances/:entrance/prolific")
                    view=page::ProlificPosting
                    ssr=SsrMode::Async
                />
                <Route
                    path=path!("/studies/:study/entrances/:entrance/decisions")
                    view=page::ConnectFile
                    ssr=SsrMode::Async
                />
                <Route path=path!("/studies/:study/connect") view=page::Connect ssr=SsrMode::Async />
                <Route
                    path=path!("/studies/:study/connect/:submission")
                    view=page::ConnectSubmission
                    ssr=SsrMode::Async
                />
                <Route path=path!("/studies/:study/prolific") view=page::Prolific ssr=SsrMode::Async />
                <Route
                    path=path!("/studies/:study/prolific/:submission")
                    view=page::ProlificSubmission
                    ssr=SsrMode::Async
                />
                <Route path=path!("/studies/:study/sources") view=page::Sources ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/import/:upload") view=page::Import ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/outputs") view=page::Outputs ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/tasks") view=page::Tasks ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/tasks/:task") view=page::TaskDesigner ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/tasks/:task/known") view=page::Known ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/tasks/:task/try") view=page::TryTask ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/batches") view=page::Batches ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/pictures") view=page::Pictures ssr=SsrMode::Async />
                <Route path=path!("/studies/:study/gates") view=page::Gates ssr=SsrMode::Async />
            </Routes>
        </Router>
    }
}

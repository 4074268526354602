//! One page per file; the folders follow the addresses.

mod account;
mod account_menu;
mod admin;
mod entry;
mod frame;
mod guide;
mod home;
mod manage;
mod not_found;
mod rail;
mod reference;
mod review;
mod study;
mod work;
mod worker;

pub use account::{
    Account, CodesPage, ConfirmAddress, ConnectService, Contact, Enter, Forgot, Framed, Join, Once, Reset, Setup,
    SignIn, SignInCode, Unsubscribe,
};
pub use admin::{ErasePerson, ErasureReceipt, Erasures, Events, People};
pub use entry::{Consent, Location, Test, TestResult};
pub use frame::{Frame, WorkFrame};
pub use guide::AgreementGuide;
pub use home::Home;
pub use manage::{
    Adjudication, Agreement, AgreementDetail, Bonuses, Evaluation, Export, FullReport, Jobs, MetricsAgainstPeople,
    Models, Pay, PayOut, Progress, Results, Rewrites, Statement, StudyEvents, Systems, Tables, Threads,
};
pub use not_found::NotFound;
pub use reference::{Api, Reference};
pub use review::{Review, ReviewQueue, ReviewStudies};
pub use study::{
    Batches, Connect, ConnectFile, ConnectSubmission, Entrance, Entrances, Gates, Import, Known, Members, NewStudy,
    Outputs, Overview, Pictures, Prolific, ProlificPosting, ProlificSubmission, Sources, Studies, StudySettings,
    TaskDesigner, Tasks, TryTask, preview_html,
};
pub use work::{Hit, LeaveStudy, MyPay, Work, WorkStudy};
pub use worker::{Funnel, Quality, Worker, Workers};

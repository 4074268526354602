//! What every request passes on its way in and out, one concern a file; [`crate::router`] has the order.

pub(crate) mod authentication;
pub(crate) mod browser;
pub(crate) mod compressed;
pub(crate) mod cookie;
pub(crate) mod flash;
pub(crate) mod headers;
pub(crate) mod log;
pub(crate) mod nul;
pub(crate) mod origin;
pub(crate) mod panic;
pub(crate) mod resend;
pub(crate) mod session;

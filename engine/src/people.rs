//! People and their accounts.

mod join;

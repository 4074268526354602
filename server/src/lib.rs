//! The process of Concord.

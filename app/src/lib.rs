//! The pages of Concord.

//! The vocabulary of Concord: typed ids, nouns, problems and permissions.

//! Use cases over the database.

//! `concord score`: the numbers of the library, from files and tables.

mod files;
mod reference;
mod table;

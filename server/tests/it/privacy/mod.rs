//! People leave, are erased, take their data along; and data whose time is over goes.

mod erase;
mod inventory;
mod my_data;
mod race;
mod removed;
mod retention;
mod withdraw;

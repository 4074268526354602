//! The binary `concord`.

fn main() {}

//! The binary `concord`: the whole program is in the library, where it is compiled once, for tests too.

use std::process::ExitCode;

fn main() -> ExitCode {
    server::main()
}

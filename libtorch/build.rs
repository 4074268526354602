//! Compiles `src/shim.cpp` against the headers of the libtorch that `torch-sys` found.

fn main() {
    println!("cargo::rerun-if-changed=src/shim.cpp");
    #[cfg(feature = "shim")]
    compile();
}

#[cfg(feature = "shim")]
fn compile() {
    use std::{env, path::PathBuf};

    // It names none where it is built for the compiler alone.
    let Some(library) = env::var_os("DEP_TCH_LIBTORCH_LIB") else {
        return;
    };
    let include = env::var_os("LIBTORCH_INCLUDE").map_or_else(|| PathBuf::from(&library).join(".."), PathBuf::from);
    cc::Build::new()
        .cpp(true)
        .std("c++17")
        .pic(true)
        .warnings(false)
        .include(include.join("include"))
        .file("src/shim.cpp")
        .compile("concord_shim");
}

//! Where the loader finds libtorch: where the compiler found it, unless `LD_LIBRARY_PATH` says otherwise.

fn main() {
    println!("cargo::rerun-if-env-changed=LIBTORCH");
    let with_torch = std::env::var_os("CARGO_FEATURE_TORCH").is_some();
    if let (true, Ok(libtorch)) = (with_torch, std::env::var("LIBTORCH")) {
        println!("cargo::rustc-link-arg=-Wl,-rpath,{libtorch}/lib");
        // The half of libtorch for GPUs is loaded while the program runs, so the linker misses what only it has.
        println!("cargo::rustc-link-arg=-Wl,--allow-shlib-undefined");
    }
}

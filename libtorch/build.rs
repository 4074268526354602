//! Compiles `src/shim.cpp` against the headers of the libtorch that `torch-sys` found.

fn main() {
    println!("cargo::rerun-if-changed=src/shim.cpp");
    #[cfg(feature = "shim")]
    compile();
}

#[cfg(feature = "shim")]
fn compile() {
    use std::{
        env,
        path::{Path, PathBuf},
    };

    let set = |name: &str| {
        println!("cargo::rerun-if-env-changed={name}");
        env::var_os(name)
    };
    let (python, include, home, abi) =
        (set("LIBTORCH_USE_PYTORCH"), set("LIBTORCH_INCLUDE"), set("LIBTORCH"), set("LIBTORCH_CXX11_ABI"));
    // `torch-sys` names no library where it is built for the compiler alone.
    let Some(library) = env::var_os("DEP_TCH_LIBTORCH_LIB") else { return };
    let library = Path::new(&library);
    // As `torch-sys` looks for headers.
    let named = if python.is_none() { include.or(home).map(PathBuf::from) } else { None };
    let parent = named.or_else(|| library.parent().map(Path::to_owned)).unwrap_or_default();
    let abi = abi.map_or_else(|| "1".to_owned(), |abi| abi.to_string_lossy().into_owned());
    cc::Build::new()
        .cpp(true)
        .std("c++17")
        .pic(true)
        .warnings(false)
        .define("_GLIBCXX_USE_CXX11_ABI", abi.as_str())
        .define("GLOG_USE_GLOG_EXPORT", None)
        .include(parent.join("include"))
        .file("src/shim.cpp")
        .compile("concord_shim");
    // For this crate's own tests.
    println!("cargo::rustc-link-arg=-Wl,-rpath,{}", library.display());
}

//! What `tch` does not offer of libtorch: loading its half for GPUs, settings, and calls through a shim in C++.
//!
//! The linker drops the half of libtorch that computes on a GPU, because nothing refers to it. [`load_cuda`] loads it.
//! [`exact`] changes three of libtorch's settings by calling functions of its library by their names, which is `unsafe`:
//! the rest of the workspace forbids it. With the feature `shim` there are calls of libtorch through a file in C++, whose
//! exceptions become errors: an operation that `tch` calls wrongly, and marks of what was launched. Nothing else here links
//! to libtorch.

mod maps;
#[cfg(feature = "shim")]
mod shim;

#[cfg(feature = "shim")]
pub use shim::{Mark, activated};

use std::{ffi::c_void, fs, mem};

use dlopen2::raw::Library;

/// `RTLD_NOW | RTLD_GLOBAL`, as on every Linux: a symbol that is missing is an error now, and not the end of the process
/// at its first use; and symbols are found by the parts that are loaded already.
const NOW_AND_GLOBAL: i32 = 0x2 | 0x100;

/// The library of the half for GPUs.
const CUDA: &str = "libtorch_cuda.so";

/// Loads the half of libtorch for GPUs: the one in the folder of the half that is loaded already, else the one that the
/// loader finds. It stays until the process ends.
///
/// # Errors
/// There is none, or one of another version: what the loader says, and what to set.
pub fn load_cuda() -> Result<(), String> {
    let beside = maps::of_this_process().and_then(|maps| maps::folder(&maps, "libtorch_cpu.so"));
    let beside = beside.map(|folder| folder.join(CUDA)).filter(|path| path.is_file());
    let path = beside.unwrap_or_else(|| CUDA.into());
    match Library::open_with_flags(&path, Some(NOW_AND_GLOBAL)) {
        Ok(library) => {
            mem::forget(library);
            Ok(())
        }
        Err(error) => Err(format!(
            "{} is not loaded ({error}): set LD_LIBRARY_PATH to the folder `lib` of a libtorch 2.11 with CUDA",
            path.display()
        )),
    }
}

/// Has libtorch compute numbers of 32 bits in 32 bits on a GPU too, and choose attention without a plan for each shape.
///
/// By default convolutions and recurrent layers round their inputs to the 10 bits of TF32 there, which changes scores by
/// about 10⁻³, and so do products where the environment says so, as in some containers. And from version 2.11 on, cuDNN's attention comes first on cards of the kind Hopper; it makes a plan for
/// each shape of a batch, which took 70 ms and more on an H100, a hundred times the attention itself.
///
/// # Errors
/// The library that is loaded has no such settings: it is not libtorch 2.11, or the system is not Linux.
pub fn exact() -> Result<(), String> {
    let settings = Settings::find()?;
    settings.set(&settings.use_tf32_in_cudnn, false);
    settings.set(&settings.use_tf32_in_products, false);
    settings.set(&settings.use_cudnn_attention, false);
    Ok(())
}

/// The version of the driver of NVIDIA's cards, such as 580.159.04; `None` where none is loaded.
pub fn driver() -> Option<String> {
    maps::driver(&fs::read_to_string("/proc/driver/nvidia/version").ok()?)
}

type Setter = unsafe extern "C" fn(*mut c_void, bool);

/// The settings of libtorch's `at::Context`, of which a process has one.
struct Settings {
    context: *mut c_void,
    use_tf32_in_cudnn: Setter,
    use_tf32_in_products: Setter,
    use_cudnn_attention: Setter,
}

impl Settings {
    fn find() -> Result<Self, String> {
        if !cfg!(target_os = "linux") {
            return Err("libtorch's settings are found on Linux only".to_owned());
        }
        let wrong = |error| format!("this libtorch is not version 2.11: {error}");
        let all = Library::open_self().map_err(wrong)?;
        #[expect(unsafe_code, reason = "the signatures are those of ATen/Context.h of libtorch 2.11")]
        // SAFETY: the names contain the types of the arguments. `globalContext()` returns a reference to a static
        // object; the others are methods without a result, which receive it as their first argument.
        unsafe {
            let context: unsafe extern "C" fn() -> *mut c_void =
                all.symbol("_ZN2at13globalContextEv").map_err(wrong)?;
            Ok(Self {
                context: context(),
                use_tf32_in_cudnn: all.symbol("_ZN2at7Context17setAllowTF32CuDNNEb").map_err(wrong)?,
                use_tf32_in_products: all.symbol("_ZN2at7Context18setAllowTF32CuBLASEb").map_err(wrong)?,
                use_cudnn_attention: all.symbol("_ZN2at7Context14setSDPUseCuDNNEb").map_err(wrong)?,
            })
        }
    }

    fn set(&self, setting: &Setter, on: bool) {
        #[expect(unsafe_code, reason = "a method of the object that is its first argument")]
        // SAFETY: the object lives as long as the process, and each method sets one flag.
        unsafe {
            setting(self.context, on);
        }
    }
}

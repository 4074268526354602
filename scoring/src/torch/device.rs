//! The device for the computation, and its precision.
//!
//! The linker drops the half of libtorch that supports GPUs, because nothing refers to it. It is loaded here, before
//! libtorch is first asked for a GPU: afterwards it would be too late for the process. No other code may therefore ask
//! for a GPU. Numbers of 32 bits are computed in 32 bits on a GPU too: libtorch's shortcuts are turned off
//! ([`libtorch::exact`]).

use std::{
    env, fmt,
    str::FromStr,
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering},
    },
};

use serde::{Deserialize, Serialize};
use tch::{Cuda, Device, Kind, utils};

use super::Error;

/// The version of libtorch that the crate `tch` requires for building.
pub const LIBTORCH: &str = "2.11";

/// Set for all of the process, as libtorch's own settings are.
static IN_ORDER: AtomicBool = AtomicBool::new(false);

/// The requested device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Choice {
    /// A GPU if available.
    #[default]
    Auto,
    /// The CPU.
    Cpu,
    /// The GPU of this number.
    Cuda(usize),
}

impl FromStr for Choice {
    type Err = Error;

    /// Reads `auto`, `cpu`, `cuda` or `cuda:N`.
    fn from_str(text: &str) -> Result<Self, Error> {
        let number = || text.strip_prefix("cuda:").and_then(|number| number.parse().ok());
        match text {
            "auto" => Ok(Self::Auto),
            "cpu" => Ok(Self::Cpu),
            "cuda" => Ok(Self::Cuda(0)),
            _ => number().map(Self::Cuda).ok_or_else(|| {
                Error::Device(format!("there is no device \"{text}\": write auto, cpu, cuda or cuda:N"))
            }),
        }
    }
}

/// A device, and the reason why it is not a GPU if a GPU was possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The device.
    pub device: Device,
    /// The reason why no GPU is used, if the choice was automatic and no GPU is used.
    pub without_gpu: Option<Without>,
}

/// The reason why no GPU is used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Without {
    /// What is missing, and what to do.
    pub why: String,
    /// Whether the machine has a driver for GPUs, so that one is probably there and not used.
    pub has_driver: bool,
}

impl fmt::Display for Without {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

/// The numbers in which a model computes.
///
/// Weights and activations are of this kind; sums over many of them (norms, softmax, pooling, losses) are in 32 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Precision {
    /// 32 bits.
    #[default]
    #[serde(rename = "fp32")]
    Full,
    /// 16 bits with the range of 32: 8 bits of precision.
    #[serde(rename = "bf16")]
    BFloat16,
    /// 16 bits with 11 bits of precision; values above 65,504 become infinite.
    #[serde(rename = "fp16")]
    Half,
}

impl Precision {
    /// The kind of the tensors.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Full => Kind::Float,
            Self::BFloat16 => Kind::BFloat16,
            Self::Half => Kind::Half,
        }
    }

    /// The word for it on a command line and in a signature.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Full => "fp32",
            Self::BFloat16 => "bf16",
            Self::Half => "fp16",
        }
    }
}

impl FromStr for Precision {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let all = [Self::Full, Self::BFloat16, Self::Half];
        all.into_iter()
            .find(|precision| precision.name() == text)
            .ok_or_else(|| Error::Invalid(format!("there is no precision \"{text}\": write fp32, bf16 or fp16")))
    }
}

/// Opens the requested device: the only function that selects a GPU.
///
/// # Errors
/// [`Error::Device`] if a GPU was requested and this machine or this libtorch has none, with the missing part. With
/// [`Choice::Auto`] this is not an error, but reported in [`Found::without_gpu`].
pub fn device(choice: Choice) -> Result<Found, Error> {
    let cpu = |why| Found { device: Device::Cpu, without_gpu: why };
    match choice {
        Choice::Cpu => Ok(cpu(None)),
        Choice::Auto => Ok(match gpu(0) {
            Ok(device) => Found { device, without_gpu: None },
            Err(why) => cpu(Some(Without { why, has_driver: libtorch::driver().is_some() })),
        }),
        Choice::Cuda(number) => match gpu(number) {
            Ok(device) => Ok(Found { device, without_gpu: None }),
            Err(why) => Err(Error::Device(format!("cuda:{number} cannot be used: {why}"))),
        },
    }
}

/// The name of a device on the command line.
pub fn named(device: Device) -> String {
    match device {
        Device::Cuda(number) => format!("cuda:{number}"),
        Device::Cpu => "cpu".to_owned(),
        other => format!("{other:?}").to_lowercase(),
    }
}

/// Makes the computations of this process reproducible from now on: sums in a fixed order, random numbers from `seed`.
/// On a CPU with the same number of threads this is always the case.
///
/// On a GPU, cuDNN is not used, because its gradients of convolutions and recurrent layers are summed in arbitrary
/// order, and attention in training is computed product by product: this is slower, and takes more memory.
///
/// # Errors
/// On a GPU, the environment must contain `CUBLAS_WORKSPACE_CONFIG=:4096:8` from the start of the process; otherwise
/// the library's products are not reproducible.
pub fn deterministic(device: Device, seed: u64) -> Result<(), Error> {
    if device.is_cuda() {
        let set = env::var("CUBLAS_WORKSPACE_CONFIG");
        if !set.is_ok_and(|set| [":4096:8", ":16:8"].contains(&set.as_str())) {
            return Err(Error::Device(
                "equal results each time need the environment variable CUBLAS_WORKSPACE_CONFIG=:4096:8 on a GPU: set it, and start again".to_owned(),
            ));
        }
        Cuda::manual_seed_all(seed);
        Cuda::cudnn_set_benchmark(false);
        Cuda::set_user_enabled_cudnn(false);
        IN_ORDER.store(true, Ordering::Relaxed);
    }
    tch::manual_seed(i64::from_ne_bytes(seed.to_ne_bytes()));
    Ok(())
}

/// Whether gradients must be summed in a fixed order, if the fastest method would not do so.
pub(crate) fn in_order() -> bool {
    IN_ORDER.load(Ordering::Relaxed)
}

/// The versions of the libraries that a GPU is used with, for users to report.
pub fn libraries(device: Device) -> String {
    match device {
        Device::Cuda(_) => {
            let driver = libtorch::driver().unwrap_or_else(|| "unknown".to_owned());
            let (cuda, cudnn) = (cuda_version(), utils::version_cudnn());
            format!("libtorch {LIBTORCH}, CUDA {cuda}, cuDNN {cudnn}, driver {driver}")
        }
        _ => format!("libtorch {LIBTORCH}"),
    }
}

/// The version of the CUDA libraries, such as 13.0.
fn cuda_version() -> String {
    let version = utils::version_cudart();
    format!("{}.{}", version / 1000, version % 1000 / 10)
}

fn gpu(number: usize) -> Result<Device, String> {
    static LOADED: OnceLock<Result<(), String>> = OnceLock::new();
    LOADED.get_or_init(|| libtorch::load_cuda().and_then(|()| libtorch::exact())).clone()?;
    let n = usize::try_from(Cuda::device_count()).unwrap_or(0);
    match n {
        0 => Err(no_gpu(libtorch::driver().as_deref(), &cuda_version())),
        n if number >= n => Err(format!("there are {n}, counted from 0")),
        _ => Ok(Device::Cuda(number)),
    }
}

/// The reason why libtorch with the libraries of this version of CUDA finds no GPU, given the version of the driver.
fn no_gpu(driver: Option<&str>, cuda: &str) -> String {
    let major = |version: &str| version.split('.').next().and_then(|part| part.parse::<u32>().ok()).unwrap_or(0);
    // NVIDIA's table of the oldest driver for each major version of CUDA.
    let oldest = match major(cuda) {
        13.. => 580,
        12 => 525,
        _ => 450,
    };
    match driver {
        None => "this machine has no driver of NVIDIA: install one, or use the CPU".to_owned(),
        Some(driver) if major(driver) < oldest => format!(
            "the driver {driver} is too old for CUDA {cuda} of this libtorch: install version {oldest} or newer of NVIDIA's driver"
        ),
        Some(driver) => format!(
            "libtorch finds no GPU, with the driver {driver} and CUDA {cuda}: look whether CUDA_VISIBLE_DEVICES hides it, and whether `nvidia-smi` lists it"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_read_as_people_write_them() {
        assert_eq!("auto".parse::<Choice>().ok(), Some(Choice::Auto));
        assert_eq!("cuda".parse::<Choice>().ok(), Some(Choice::Cuda(0)));
        assert_eq!("cuda:3".parse::<Choice>().ok(), Some(Choice::Cuda(3)));
        let refused = "gpu".parse::<Choice>().expect_err("there is no such device").to_string();
        assert!(refused.contains("\"gpu\"") && refused.contains("cuda:N"), "{refused}");
    }

    #[test]
    fn the_same_each_time_is_refused_on_a_gpu_whose_library_was_not_told() {
        assert!(deterministic(Device::Cpu, 7).is_ok() && !in_order());
        if env::var("CUBLAS_WORKSPACE_CONFIG").is_ok() {
            testing::skipped("CUBLAS_WORKSPACE_CONFIG is set");
            return;
        }
        let refused = deterministic(Device::Cuda(0), 7).expect_err("the variable is not set").to_string();
        assert!(refused.contains("CUBLAS_WORKSPACE_CONFIG=:4096:8") && refused.contains("start again"), "{refused}");
    }

    #[test]
    fn devices_are_named_as_they_are_asked_for() {
        assert_eq!([Device::Cpu, Device::Cuda(1)].map(named), ["cpu", "cuda:1"]);
        // The one of the folder used for the build, if the build named a folder.
        let built =
            option_env!("LIBTORCH").and_then(|folder| std::fs::read_to_string(format!("{folder}/build-version")).ok());
        assert!(built.is_none_or(|version| version.starts_with(&format!("{LIBTORCH}."))));
    }

    #[test]
    fn an_old_driver_is_named_with_the_one_that_is_needed() {
        let said = no_gpu(Some("570.86.10"), "13.0");
        assert!(said.contains("570.86.10") && said.contains("CUDA 13.0") && said.contains("580"), "{said}");
        assert!(no_gpu(Some("535.54.03"), "12.8").contains("CUDA_VISIBLE_DEVICES"));
        assert!(no_gpu(None, "13.0").contains("no driver"));
    }

    #[test]
    fn settings_are_found_in_this_libtorch() {
        // A libtorch of another version, or for another system, would refuse here and not at the first computation.
        assert_eq!(libtorch::exact(), Ok(()));
    }

    #[test]
    fn a_gpu_that_is_not_there_is_an_error_only_if_asked_for() {
        let found = device(Choice::Auto).expect("the CPU is always there");
        if found.device == Device::Cpu {
            assert!(found.without_gpu.is_some_and(|without| !without.why.is_empty()));
            let refused = device(Choice::Cuda(0)).expect_err("there is none").to_string();
            assert!(refused.starts_with("cuda:0 cannot be used: "), "{refused}");
        }
        assert_eq!(device(Choice::Cpu).ok(), Some(Found { device: Device::Cpu, without_gpu: None }));
    }
}

//! The named tensors of a model: initialised from a seed, or read from a file and checked by name and shape.

use std::{
    collections::{BTreeMap, HashMap},
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use tch::{Device, Kind, Tensor};

use super::{Error, encoder::as_size, random};

/// The maximum number of problems of a file that are listed.
const NAMED: usize = 8;

/// The initial contents of a new tensor.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Init {
    /// This number everywhere.
    Constant(f64),
    /// Numbers drawn uniformly from −a to a.
    Uniform(f64),
    /// Numbers drawn from the normal distribution with mean 0 and this standard deviation.
    Normal(f64),
}

/// The tensors of a model by name, as requested while a model is being built.
///
/// Building a model requests each tensor with [`Parameters::tensor`] and ends with [`Parameters::finish`], which names
/// everything that a file lacks, not only the first tensor.
#[derive(Debug)]
pub struct Parameters {
    device: Device,
    kind: Kind,
    seed: Option<u64>,
    stored: Option<Stored>,
    tensors: BTreeMap<String, Tensor>,
    faults: Vec<String>,
}

#[derive(Debug)]
struct Stored {
    path: PathBuf,
    tensors: HashMap<String, Tensor>,
}

impl Parameters {
    /// The tensors of a new model; random numbers come from libtorch's generator, which must be seeded before.
    pub fn new(device: Device) -> Self {
        Self { device, kind: Kind::Float, seed: None, stored: None, tensors: BTreeMap::new(), faults: Vec::new() }
    }

    /// The tensors of a new model; random numbers depend only on the seed and the tensor's name, and are the same on
    /// every device.
    pub fn seeded(device: Device, seed: u64) -> Self {
        Self { seed: Some(seed), ..Self::new(device) }
    }

    /// The tensors of a file in safetensors format, as numbers of `kind`.
    ///
    /// Names are those of the bare model: the prefix of a larger model around it (`bert.`, `roberta.`, `transformer.`)
    /// is removed, and `gamma` and `beta` of old files become `weight` and `bias`.
    ///
    /// # Errors
    /// The file cannot be read, or has a different format.
    pub fn read(path: &Path, device: Device, kind: Kind) -> Result<Self, Error> {
        if !path.is_file() {
            return Err(Error::Model(path.to_owned(), "there is no such file".to_owned()));
        }
        let read = Tensor::read_safetensors(path);
        let read = read.map_err(|error| Error::Model(path.to_owned(), format!("is no safetensors file: {error}")))?;
        let tensors = read.into_iter().map(|(name, tensor)| (bare(&name), tensor)).collect();
        let stored = Some(Stored { path: path.to_owned(), tensors });
        Ok(Self { device, kind, seed: None, stored, tensors: BTreeMap::new(), faults: Vec::new() })
    }

    /// The tensor of this name and shape: from the file or, without a file, as initialised by `init`.
    ///
    /// A tensor that is missing in the file, or has a different shape, is recorded for [`Parameters::finish`]; the
    /// placeholder returned for it must not be used.
    ///
    /// # Errors
    /// libtorch runs out of memory.
    pub fn tensor(&mut self, name: &str, shape: &[i64], init: Init) -> Result<Tensor, Error> {
        let tensor = match &self.stored {
            None => match self.seed {
                None => init.tensor(shape, self.device)?,
                Some(seed) => init.seeded(shape, seed, name)?.f_to_device(self.device)?,
            },
            Some(stored) => match stored.tensors.get(name) {
                Some(tensor) if tensor.size() == shape => tensor.f_to_device_(self.device, self.kind, false, false)?,
                Some(tensor) => {
                    self.faults.push(format!("{name} has the shape {:?}, and {shape:?} is needed", tensor.size()));
                    Tensor::f_zeros(shape, (self.kind, self.device))?
                }
                None => {
                    self.faults.push(format!("{name} {shape:?} is missing"));
                    Tensor::f_zeros(shape, (self.kind, self.device))?
                }
            },
        };
        self.tensors.insert(name.to_owned(), tensor.shallow_clone());
        Ok(tensor)
    }

    /// Whether the parameters come from a file that contains a tensor of this name.
    pub fn is_stored(&self, name: &str) -> bool {
        self.stored.as_ref().is_some_and(|stored| stored.tensors.contains_key(name))
    }

    /// All tensors that were requested, by name.
    ///
    /// # Errors
    /// [`Error::Model`] with the tensors that are missing in the file or have a different shape.
    pub fn finish(self) -> Result<BTreeMap<String, Tensor>, Error> {
        match self.stored {
            Some(stored) if !self.faults.is_empty() => Err(Error::Model(stored.path, listed(&self.faults))),
            _ => Ok(self.tensors),
        }
    }
}

impl Init {
    fn tensor(self, shape: &[i64], device: Device) -> Result<Tensor, Error> {
        let mut tensor = Tensor::f_zeros(shape, (Kind::Float, device))?;
        let _ = match self {
            Self::Constant(number) => tensor.f_fill_(number)?,
            Self::Uniform(bound) => tensor.f_uniform_(-bound, bound)?,
            Self::Normal(deviation) => tensor.f_normal_(0.0, deviation)?,
        };
        Ok(tensor)
    }

    fn seeded(self, shape: &[i64], seed: u64, name: &str) -> Result<Tensor, Error> {
        let mut random = random::stream(seed, name, 0);
        let n = shape.iter().map(|size| usize::try_from(*size).unwrap_or(0)).product();
        let numbers = match self {
            Self::Constant(number) => Tensor::f_full([as_size(n)], number, (Kind::Float, Device::Cpu))?,
            Self::Uniform(bound) => random::uniform(n, bound, &mut random)?,
            Self::Normal(deviation) => random::normal(n, deviation, &mut random)?,
        };
        Ok(numbers.f_reshape(shape)?)
    }
}

/// Writes tensors to a file in the format safetensors: all of it, or nothing.
///
/// # Errors
/// The file cannot be written.
pub fn write(tensors: &BTreeMap<String, Tensor>, path: &Path) -> Result<(), Error> {
    let named: Vec<(&String, Tensor)> =
        tensors.iter().map(|(name, tensor)| (name, tensor.detach().to_device(Device::Cpu).contiguous())).collect();
    let beside = path.with_extension("part");
    Tensor::write_safetensors(&named, &beside)?;
    fs::rename(&beside, path).map_err(Error::file(path))
}

/// A tensor's name in the bare model.
fn bare(name: &str) -> String {
    let prefixes = ["bert.", "roberta.", "transformer."];
    let name = prefixes.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name);
    match name.rsplit_once('.') {
        Some((layer, "gamma")) => format!("{layer}.weight"),
        Some((layer, "beta")) => format!("{layer}.bias"),
        _ => name.to_owned(),
    }
}

fn listed(faults: &[String]) -> String {
    let mut text = faults.iter().take(NAMED).cloned().collect::<Vec<_>>().join("; ");
    if faults.len() > NAMED {
        // Writing to a string cannot fail.
        let _ = write!(text, "; and {} more", faults.len() - NAMED);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("concord-parameters-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder is made");
        folder.join("model.safetensors")
    }

    #[test]
    fn what_is_written_is_read() {
        let path = file("read");
        let mut new = Parameters::new(Device::Cpu);
        let made = new.tensor("layer.weight", &[2, 3], Init::Normal(1.0)).expect("there is memory");
        write(&new.finish().expect("nothing is read"), &path).expect("it is written");
        let mut read = Parameters::read(&path, Device::Cpu, Kind::Float).expect("it is a model");
        assert!(read.is_stored("layer.weight") && !read.is_stored("layer.bias"));
        let found = read.tensor("layer.weight", &[2, 3], Init::Constant(0.0)).expect("there is memory");
        assert_eq!(found, made);
        assert!(read.finish().is_ok());
    }

    #[test]
    fn new_tensors_are_of_the_seed_and_their_name() {
        let of = |seed, name| {
            let _ = Tensor::rand([3], (Kind::Float, Device::Cpu));
            Parameters::seeded(Device::Cpu, seed).tensor(name, &[2, 3], Init::Uniform(0.5)).expect("there is memory")
        };
        assert_eq!(of(1, "a"), of(1, "a"));
        assert!(of(1, "a") != of(2, "a") && of(1, "a") != of(1, "b"));
        assert!(of(1, "a").abs().max().double_value(&[]) <= 0.5);
    }

    #[test]
    fn all_that_is_missing_is_named() {
        let path = file("missing");
        let mut new = Parameters::new(Device::Cpu);
        let _ = new.tensor("bert.a.gamma", &[2], Init::Constant(1.0)).expect("there is memory");
        write(&new.finish().expect("nothing is read"), &path).expect("it is written");
        let mut read = Parameters::read(&path, Device::Cpu, Kind::Float).expect("it is a model");
        let _ = read.tensor("a.weight", &[3], Init::Constant(0.0)).expect("there is memory");
        let _ = read.tensor("a.bias", &[2], Init::Constant(0.0)).expect("there is memory");
        let refused = read.finish().expect_err("two are wrong").to_string();
        assert!(refused.contains("a.weight has the shape [2], and [3] is needed"), "{refused}");
        assert!(refused.contains("a.bias [2] is missing"), "{refused}");
        assert!(Parameters::read(Path::new("no such file"), Device::Cpu, Kind::Float).is_err());
    }
}

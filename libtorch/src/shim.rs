//! Calls of `shim.cpp`.

use std::{
    ffi::{CStr, c_char, c_void},
    ptr::NonNull,
};

use tch::{Device, TchError, Tensor};
use torch_sys::C_tensor;

/// The bytes of an error that are kept.
const SAID: usize = 1_024;

#[expect(unsafe_code, reason = "shim.cpp is compiled with this crate")]
unsafe extern "C" {
    fn concord_activated(
        bias: *const C_tensor,
        x: *const C_tensor,
        weight: *const C_tensor,
        is_gelu: bool,
        error: *mut c_char,
        size: usize,
    ) -> *mut C_tensor;
    fn concord_mark(gpu: i8, error: *mut c_char, size: usize) -> *mut c_void;
    fn concord_wait(mark: *mut c_void, error: *mut c_char, size: usize) -> *mut c_void;
    fn concord_free_mark(mark: *mut c_void);
}

/// `act(x weight + bias)`, `[n, to]` of `[n, from]`, `[from, to]` and `[to]`; the activation is GELU or ReLU.
///
/// On a GPU GELU is computed by a hyperbolic tangent (D. Hendrycks and K. Gimpel, 2016, arXiv:1606.08415), which is less than
/// 0.0005 off, and for numbers of 16 bits the whole is one kernel. On a CPU GELU is exact.
///
/// # Errors
/// Shapes or kinds do not fit, or the device runs out of memory: what libtorch says.
pub fn activated(bias: &Tensor, x: &Tensor, weight: &Tensor, is_gelu: bool) -> Result<Tensor, TchError> {
    let (bias, x, weight) = (bias.as_ptr(), x.as_ptr(), weight.as_ptr());
    #[expect(unsafe_code, reason = "what is called takes pointers")]
    // SAFETY: the pointers are of tensors that live during the call.
    let call = |error, size| unsafe { concord_activated(bias, x, weight, is_gelu, error, size) };
    let result = told(call)?;
    #[expect(unsafe_code, reason = "the pointer becomes a tensor")]
    // SAFETY: it is new, and a tensor frees it by `delete`.
    Ok(unsafe { Tensor::from_ptr(result.as_ptr()) })
}

/// A mark behind all that a thread has launched on a GPU, on its current stream.
#[derive(Debug)]
pub struct Mark(Option<NonNull<c_void>>);

#[expect(unsafe_code, reason = "libtorch's events hold no state of a thread")]
// SAFETY: an event may be waited for and freed by another thread than the one that recorded it, one at a time.
unsafe impl Send for Mark {}

impl Mark {
    /// Behind what this thread has launched on a device. A CPU has finished what it was given.
    ///
    /// # Errors
    /// What libtorch says: the GPU cannot be used.
    pub fn behind(device: Device) -> Result<Self, TchError> {
        let Device::Cuda(number) = device else { return Ok(Self(None)) };
        let number = i8::try_from(number).map_err(|_| TchError::Torch(format!("there is no GPU {number}")))?;
        #[expect(unsafe_code, reason = "what is called writes an error")]
        // SAFETY: what it writes into is given by `told`.
        let call = |error, size| unsafe { concord_mark(number, error, size) };
        told(call).map(|mark| Self(Some(mark)))
    }

    /// Waits until the device has come to it.
    ///
    /// # Errors
    /// What libtorch says: something that was launched before has failed.
    pub fn wait(self) -> Result<(), TchError> {
        let Some(mark) = self.0 else { return Ok(()) };
        #[expect(unsafe_code, reason = "what is called takes a pointer")]
        // SAFETY: the mark lives as long as `self`.
        let call = |error, size| unsafe { concord_wait(mark.as_ptr(), error, size) };
        told(call).map(|_| ())
    }
}

impl Drop for Mark {
    fn drop(&mut self) {
        if let Some(mark) = self.0 {
            #[expect(unsafe_code, reason = "what is called takes a pointer")]
            // SAFETY: it is freed here alone.
            unsafe {
                concord_free_mark(mark.as_ptr());
            }
        }
    }
}

/// What a call returns, or the error that it wrote instead: text that ends with 0, of the size that it was told at most.
fn told<T>(call: impl FnOnce(*mut c_char, usize) -> *mut T) -> Result<NonNull<T>, TchError> {
    let mut said = [0_u8; SAID];
    NonNull::new(call(said.as_mut_ptr().cast(), said.len())).ok_or_else(|| {
        let said = CStr::from_bytes_until_nul(&said).map(CStr::to_string_lossy).unwrap_or_default();
        TchError::Torch(said.into_owned())
    })
}

#[cfg(test)]
mod tests {
    use tch::Kind;

    use super::*;

    /// `tch`'s own call of it takes its last argument for the factor of the bias.
    #[test]
    fn a_product_has_its_bias_and_activation() {
        let tensor = |numbers: &[f32], shape: &[i64]| Tensor::from_slice(numbers).reshape(shape);
        let (x, weight) = (tensor(&[1.0, -2.0], &[1, 2]), tensor(&[0.5, 1.0, 0.25, -1.0], &[2, 2]));
        let bias = tensor(&[-1.0, 0.5], &[2]);
        let line = x.matmul(&weight) + &bias;
        for (is_gelu, right) in [(true, line.gelu("none")), (false, line.relu())] {
            let ours = activated(&bias, &x, &weight, is_gelu).expect("the shapes fit");
            assert!((ours - right).abs().max().double_value(&[]) < 1e-6);
        }
    }

    #[test]
    fn an_error_is_told() {
        let [bias, x] = [[2_i64].as_slice(), &[3, 4]].map(|shape| Tensor::zeros(shape, (Kind::Float, Device::Cpu)));
        let said = activated(&bias, &x, &x, true).expect_err("the shapes do not fit").to_string();
        assert!(said.contains("shapes cannot be multiplied"), "{said}");
    }

    #[test]
    fn a_cpu_has_finished() {
        Mark::behind(Device::Cpu).expect("nothing is asked").wait().expect("nothing is waited for");
    }
}

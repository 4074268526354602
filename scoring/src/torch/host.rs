//! Numbers between this process's memory and the device's.

use tch::{Device, Tensor, kind::Element};

use super::Error;

/// Runs without tracking gradients; the state before comes back, also after a panic.
pub(crate) fn without_gradients<T>(work: impl FnOnce() -> T) -> T {
    let _guard = tch::no_grad_guard();
    work()
}

/// Copies numbers to a device, as a tensor of this shape.
///
/// To a GPU the copy goes through pinned memory, and is in order with what is launched before and after, so nothing
/// waits for it.
pub(crate) fn sent<T: Element>(numbers: &[T], shape: &[i64], device: Device) -> Result<Tensor, Error> {
    let here = Tensor::f_from_slice(numbers)?.f_reshape(shape)?;
    if !device.is_cuda() {
        return Ok(here);
    }
    Ok(pinned(&here, device)?.f_to_device_(device, here.kind(), true, false)?)
}

/// A copy of a tensor in memory that a GPU reads and writes directly.
///
/// Not by `pin_memory`: with a device, which `tch` always passes, it prints a warning at each call.
pub(crate) fn pinned(tensor: &Tensor, device: Device) -> Result<Tensor, Error> {
    Ok(tensor.f_internal_pin_memory(device)?)
}

// What `tch` does not offer, or calls wrongly. No exception leaves this file: an error is told in up to `size` bytes.

#include <ATen/core/Tensor.h>
#include <ATen/ops/_addmm_activation.h>
#include <c10/core/Event.h>
#include <c10/core/impl/VirtualGuardImpl.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <memory>

namespace {

// The result of `work`, or null after an error.
template <typename Work>
auto told(char *error, std::size_t size, Work work) noexcept -> decltype(work()) {
    try {
        return work();
    } catch (const std::exception &failed) {
        std::snprintf(error, size, "%s", failed.what());
    } catch (...) {
        std::snprintf(error, size, "an error without a text");
    }
    return nullptr;
}

} // namespace

// activation(x weight + bias), to be freed by `delete`. `tch` passes `is_gelu` where libtorch expects the factor of the
// bias.
extern "C" at::Tensor *concord_activated(const at::Tensor *bias, const at::Tensor *x, const at::Tensor *weight,
                                         bool is_gelu, char *error, std::size_t size) noexcept {
    return told(error, size, [&] { return new at::Tensor(at::_addmm_activation(*bias, *x, *weight, 1, 1, is_gelu)); });
}

// A mark behind all that this thread has launched on a GPU, to be freed by `concord_free_mark`.
extern "C" c10::Event *concord_mark(std::int8_t gpu, char *error, std::size_t size) noexcept {
    return told(error, size, [&]() -> c10::Event * {
        const c10::Device device(c10::DeviceType::CUDA, gpu);
        const c10::impl::VirtualGuardImpl implementation(device.type());
        auto mark = std::make_unique<c10::Event>(device.type());
        mark->record(implementation.getStream(device));
        return mark.release();
    });
}

// Waits until the GPU has come to a mark; the mark, or null after an error.
extern "C" c10::Event *concord_wait(c10::Event *mark, char *error, std::size_t size) noexcept {
    return told(error, size, [&] {
        mark->synchronize();
        return mark;
    });
}

extern "C" void concord_free_mark(c10::Event *mark) noexcept {
    delete mark;
}

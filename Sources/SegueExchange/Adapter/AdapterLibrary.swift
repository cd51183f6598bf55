internal import CSegueAdapter
internal import Glibc

/// An adapter in a shared library with the functions of `segue_adapter.h`.
package struct AdapterLibrary {
  private let open: segue_open_function
  private let run: segue_run_function
  private let reset: segue_reset_function
  private let free: segue_free_function
  private let close: segue_close_function

  /// Loads a library.
  ///
  /// - Throws: When it cannot be loaded, lacks a function, or is made for another version.
  package init(_ file: String) throws(AdapterError) {
    guard let library = dlopen(file.contains("/") ? file : "./" + file, RTLD_NOW | RTLD_LOCAL)
    else {
      throw AdapterError(message: "\(file): \(String(cString: dlerror()))")
    }
    func function<Function>(_ name: String, _ type: Function.Type) throws(AdapterError) -> Function
    {
      guard let address = dlsym(library, name) else {
        throw AdapterError(message: "\(file): the function \(name) is missing")
      }
      return unsafeBitCast(address, to: type)
    }
    let version = try function("segue_abi", segue_abi_function.self)()
    guard version == SEGUE_ABI else {
      throw AdapterError(
        message: "\(file): made for version \(version) of the interface, not \(SEGUE_ABI)")
    }
    open = try function("segue_open", segue_open_function.self)
    run = try function("segue_run", segue_run_function.self)
    reset = try function("segue_reset", segue_reset_function.self)
    free = try function("segue_free", segue_free_function.self)
    close = try function("segue_close", segue_close_function.self)
  }

  /// Speaks the protocol for the library until the suite says goodbye.
  ///
  /// - Throws: When the library refuses.
  package func serve(_ stream: inout MessageStream) throws(AdapterError) {
    guard let hello = stream.line() else { return }
    var reply = segue_message()
    guard let adapter = hello.withMessage({ open($0, &reply) }) else {
      throw AdapterError(message: "segue_open gives no adapter")
    }
    stream.put(line(reply))
    let bye = Array("{\"t\":\"bye\"".utf8)
    while let message = stream.line(), !message.starts(with: bye) {
      guard reset(adapter) == 0 else { throw AdapterError(message: "segue_reset fails") }
      var reply = segue_message()
      guard message.withMessage({ self.run(adapter, $0, &reply) }) == 0 else {
        stream.flush()
        throw AdapterError(message: "segue_run fails")
      }
      stream.put(line(reply))
      free(adapter, reply)
    }
    stream.flush()
    close(adapter)
  }

  /// A reply in one line: in JSON a newline can only stand between values.
  private func line(_ reply: segue_message) -> [UInt8] {
    var line = Array(
      UnsafeRawBufferPointer(start: reply.bytes, count: reply.bytes == nil ? 0 : reply.length))
    for index in line.indices where line[index] == UInt8(ascii: "\n") { line[index] = 0x20 }
    return line
  }
}

extension [UInt8] {
  fileprivate func withMessage<Result>(_ body: (segue_message) -> Result) -> Result {
    withUnsafeBytes { bytes in
      body(
        segue_message(
          bytes: bytes.baseAddress?.assumingMemoryBound(to: CChar.self), length: bytes.count))
    }
  }
}

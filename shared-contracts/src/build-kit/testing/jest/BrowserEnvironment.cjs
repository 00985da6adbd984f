const { setMaxListeners } = require('node:events');
const { TestEnvironment } = require('jest-environment-jsdom');

// A browser's signal may have any number of listeners, while Node would warn about the eleventh.
setMaxListeners(0);

// Globals that jsdom 26 lacks, or that must come from the same realm as `Request`. `FormData` is
// not replaced, because only jsdom's own can read jsdom's forms.
const browserGlobals = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'CompressionStream',
  'Uint8Array',
];

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of browserGlobals) {
      this.global[name] = globalThis[name];
    }
    // The boot script asks `CSS.supports` if the browser is new enough.
    this.global.CSS ??= { supports: () => true };
    // jsdom measures nothing, and opens a document by no navigation.
    this.global.performance.getEntriesByType ??= () => [];
    addDialog(this.global.HTMLDialogElement);
    addArrayBuffer(this.global);
    // The window is listed separately, because in jsdom it has its own `addEventListener`.
    for (const target of [this.global.EventTarget.prototype, this.global]) acceptSignals(target);
  }
}

/** Adds the method `arrayBuffer` of blobs and files, which jsdom lacks. */
function addArrayBuffer({ Blob, FileReader }) {
  Blob.prototype.arrayBuffer ??= function arrayBuffer() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsArrayBuffer(this);
    });
  };
}

/** Adds methods of `<dialog>`, which jsdom parses but cannot open. */
function addDialog(HTMLDialogElement) {
  const { prototype } = HTMLDialogElement;
  prototype.show ??= function show() {
    this.setAttribute('open', '');
  };
  prototype.showModal ??= prototype.show;
  prototype.close ??= function close(value) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    if (value !== undefined) this.returnValue = value;
    this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
  };
}

/**
 * Makes `addEventListener` accept Node's signals, because jsdom's own method accepts only jsdom's
 * signals.
 */
function acceptSignals(target) {
  const { addEventListener } = target;
  target.addEventListener = function add(type, listener, options) {
    const { signal, ...others } = typeof options === 'object' ? (options ?? {}) : {};
    if (!signal) return addEventListener.call(this, type, listener, options);
    if (signal.aborted) return undefined;
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, others));
    return addEventListener.call(this, type, listener, others);
  };
}

module.exports = BrowserEnvironment;

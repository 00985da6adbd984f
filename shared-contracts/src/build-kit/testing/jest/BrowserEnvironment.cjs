const { TestEnvironment } = require('jest-environment-jsdom');

// Globals that jsdom 26 lacks, and those that must come from the same realm as `Request`.
// Not FormData: only jsdom's own can read jsdom's forms.
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
  'Uint8Array',
];

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of browserGlobals) {
      this.global[name] = globalThis[name];
    }
    addDialog(this.global.HTMLDialogElement);
  }
}

/** jsdom parses `<dialog>` but cannot open it. */
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

module.exports = BrowserEnvironment;

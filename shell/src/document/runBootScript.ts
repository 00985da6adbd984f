import { BOOT_SCRIPT, bootFiles } from './bootScript';

const list = {
  scripts: {
    '/releases/shell/1/client/libraries.js': 'sha256-lib',
    '/releases/shell/1/client/main.js': 'sha256-main',
  },
  preloads: { '/releases/mf_catalog/1/client/remoteEntry.js': 'sha256-abc' },
};

export const OLD_TEXT = 'This browser is too old for some buttons.';

let end = new AbortController();

/**
 * Runs the boot script in a test as the current script of the document. Its listeners are removed
 * when the test ends.
 */
export function boot(): void {
  const { addEventListener } = window;
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    const given = typeof options === 'object' ? options : { capture: options };
    addEventListener.call(window, type, listener, { ...given, signal: end.signal });
  });
  const holder = document.createElement('div');
  holder.innerHTML = `<script ${bootFiles(list, OLD_TEXT)}></script>`;
  const script = holder.querySelector('script');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(BOOT_SCRIPT.code)();
}

/** Before each test, empties the document, forgets earlier scripts and starts fake timers. */
export function startWithEmptyPages(): void {
  beforeEach(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
    const { dataset } = document.documentElement;
    for (const name of Object.keys(dataset)) delete dataset[name];
    delete window.__earlyPress;
    jest.useFakeTimers();
  });
  afterEach(() => {
    end.abort();
    end = new AbortController();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}

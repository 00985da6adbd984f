import { RELOAD_SCRIPT } from './reloadScript';

const REPLIES = {
  answers: async () => ({ ok: true }),
  'answers 503': async () => ({ ok: false }),
  'cannot be reached': async () => {
    throw new TypeError('Failed to fetch');
  },
  'never answers': () => new Promise(() => undefined),
} as const;

/** A browser window as far as the script uses one; a reload keeps its name and nothing else. */
class Tab {
  name = 'opened-by-a-link';
  __reloadOnce?: () => Promise<boolean>;
  reloads = 0;
  navigator = { onLine: true };
  reply: keyof typeof REPLIES = 'answers';

  /** Loads a page with a missing file. */
  open(): Promise<'stays' | 'reloads'> {
    const run = new Function('window', 'navigator', 'location', 'fetch', RELOAD_SCRIPT);
    const reload = () => {
      this.reloads += 1;
    };
    run(this, this.navigator, { reload }, () => REPLIES[this.reply]());
    return this.ask();
  }

  /** Two files are missing in the page that is open. */
  async ask(): Promise<'stays' | 'reloads'> {
    const before = this.reloads;
    const asked = [this.__reloadOnce?.(), this.__reloadOnce?.()];
    const stays = Promise.race(asked).then(() => 'stays' as const);
    await jest.advanceTimersByTimeAsync(3000);
    return this.reloads > before ? 'reloads' : stays;
  }
}

describe('a page whose code is gone', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-01') }));
  afterEach(() => jest.useRealTimers());

  it('reloads once, however many files are missing', async () => {
    const tab = new Tab();
    expect(await tab.open()).toBe('reloads');
    expect(tab.reloads).toBe(1);
  });

  // @spec 8.5
  it('stays when the file is missing again within 60 seconds, and may reload after them', async () => {
    const tab = new Tab();
    await tab.open();
    jest.advanceTimersByTime(56_000);
    expect(await tab.open()).toBe('stays');
    jest.advanceTimersByTime(3_000);
    expect(await tab.open()).toBe('reloads');
    expect(tab.reloads).toBe(2);
  });

  it('never uses storage, which a browser may block, and keeps what else the window is called', async () => {
    expect(RELOAD_SCRIPT).not.toMatch(/storage|cookie/i);
    const tab = new Tab();
    await tab.open();
    expect(tab.name).toMatch(/^opened-by-a-link reloaded-\d+$/);
    jest.advanceTimersByTime(120_000);
    await tab.open();
    expect(tab.name).toMatch(/^opened-by-a-link reloaded-\d+$/);
  });

  it.each(['answers 503', 'cannot be reached', 'never answers'] as const)(
    'stays while the shop %s, and the try does not count',
    async (reply) => {
      const tab = new Tab();
      tab.reply = reply;
      expect(await tab.open()).toBe('stays');
      tab.reply = 'answers';
      expect(await tab.open()).toBe('reloads');
    },
  );

  it('stays while the phone is offline, and reloads when asked again after that', async () => {
    const tab = new Tab();
    tab.navigator.onLine = false;
    expect(await tab.open()).toBe('stays');
    tab.navigator.onLine = true;
    expect(await tab.ask()).toBe('reloads');
  });

  it('stays within 60 seconds of the last reload, and reloads when asked again after them', async () => {
    const tab = new Tab();
    await tab.open();
    expect(await tab.open()).toBe('stays');
    jest.advanceTimersByTime(60_000);
    expect(await tab.ask()).toBe('reloads');
  });
});

import { RELOAD_SCRIPT } from './reloadScript';

const REPLIES = {
  answers: async () => ({ ok: true }),
  'answers 503': async () => ({ ok: false }),
  'cannot be reached': async () => {
    throw new TypeError('Failed to fetch');
  },
  'never answers': () => new Promise(() => undefined),
} as const;

/** A tab with the features that the script uses. Only its name survives a reload. */
class Tab {
  name = 'opened-by-a-link';
  __reloadOnce?: () => Promise<boolean>;
  reloads = 0;
  navigator = { onLine: true };
  reply: keyof typeof REPLIES = 'answers';

  /** Opens a page of which some files are missing. */
  open(): Promise<'stays' | 'reloads'> {
    const run = new Function('window', 'navigator', 'location', 'fetch', RELOAD_SCRIPT);
    const reload = () => {
      this.reloads += 1;
    };
    run(this, this.navigator, { reload }, () => REPLIES[this.reply]());
    return this.ask();
  }

  /** Lets the open page ask for a reload twice, as for two missing files. */
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

  it('reloads only once even if several files are missing', async () => {
    const tab = new Tab();
    expect(await tab.open()).toBe('reloads');
    expect(tab.reloads).toBe(1);
  });

  // @spec 8.5
  it('reloads again only after 60 seconds have passed since the last reload', async () => {
    const tab = new Tab();
    await tab.open();
    jest.advanceTimersByTime(56_000);
    expect(await tab.open()).toBe('stays');
    jest.advanceTimersByTime(3_000);
    expect(await tab.open()).toBe('reloads');
    expect(tab.reloads).toBe(2);
  });

  it("adds the time of the reload to the window's name, and keeps the rest of the name", async () => {
    expect(RELOAD_SCRIPT).not.toMatch(/storage|cookie/i);
    const tab = new Tab();
    await tab.open();
    expect(tab.name).toMatch(/^opened-by-a-link reloaded-\d+$/);
    jest.advanceTimersByTime(120_000);
    await tab.open();
    expect(tab.name).toMatch(/^opened-by-a-link reloaded-\d+$/);
  });

  it.each(['answers 503', 'cannot be reached', 'never answers'] as const)(
    'stays if the shop %s, and reloads once the shop is available',
    async (reply) => {
      const tab = new Tab();
      tab.reply = reply;
      expect(await tab.open()).toBe('stays');
      tab.reply = 'answers';
      expect(await tab.open()).toBe('reloads');
    },
  );

  it('stays while the device is offline, and reloads once the device is online', async () => {
    const tab = new Tab();
    tab.navigator.onLine = false;
    expect(await tab.open()).toBe('stays');
    tab.navigator.onLine = true;
    expect(await tab.ask()).toBe('reloads');
  });

  it('stays if it is opened soon after a reload, but reloads if it needs a missing file 60 seconds later', async () => {
    const tab = new Tab();
    await tab.open();
    expect(await tab.open()).toBe('stays');
    jest.advanceTimersByTime(60_000);
    expect(await tab.ask()).toBe('reloads');
  });
});

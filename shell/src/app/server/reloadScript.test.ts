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
  isOnline = true;
  reply: keyof typeof REPLIES = 'answers';

  /** Loads a page with a missing file. @returns true when the page stays */
  async open(): Promise<'stays' | 'reloads'> {
    const before = this.reloads;
    const run = new Function('window', 'navigator', 'location', 'fetch', RELOAD_SCRIPT);
    const reload = () => {
      this.reloads += 1;
    };
    run(this, { onLine: this.isOnline }, { reload }, REPLIES[this.reply]);
    const asked = [this.__reloadOnce?.(), this.__reloadOnce?.()];
    const stays = Promise.race(asked).then(() => 'stays' as const);
    await jest.advanceTimersByTimeAsync(2000);
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

  it('stays when the file is missing again within 60 seconds, and may reload after them', async () => {
    const tab = new Tab();
    await tab.open();
    jest.advanceTimersByTime(57_000);
    expect(await tab.open()).toBe('stays');
    jest.advanceTimersByTime(2_000);
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

  it('stays while the phone is offline', async () => {
    const tab = new Tab();
    tab.isOnline = false;
    expect(await tab.open()).toBe('stays');
  });
});

import { pageStart } from '@marketplace/contracts/rendering/pageStart';
import { provideLoadScript } from './loadScript';

const FOLDER = '/releases/mf_content/1/client/';
const LIST = 'sha256-list';

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

/**
 * Number of a release. Each test has its own, because a list of hashes stays cached once it was
 * read.
 */
let release = 0;
const folder = () => FOLDER.replace('1', String(release));

function load(file: string) {
  const done = jest.fn();
  window.__loadScript?.(folder() + file, done, LIST);
  return done;
}

const scripts = () => [...document.head.querySelectorAll('script')];
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the script loader', () => {
  beforeEach(() => {
    release += 1;
    document.head.replaceChildren();
    delete document.documentElement.dataset.interacted;
    fetched.mockReset().mockResolvedValue({ json: async () => ({ 'late.js': 'sha256-late' }) });
    Object.assign(globalThis, { fetch: fetched });
    provideLoadScript({ [`${folder()}page.js`]: 'sha256-page' });
  });

  it('checks a script of the first view against a hash in the document, without fetching the list of hashes', () => {
    const done = load('page.js');
    const [script] = scripts();
    expect(script).toMatchObject({
      integrity: 'sha256-page',
      crossOrigin: '',
      src: expect.stringMatching(/page\.js$/),
    });
    expect(fetched).not.toHaveBeenCalled();
    script?.dispatchEvent(new Event('load'));
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
    expect(scripts()).toEqual([]);
  });

  it("checks a later script against the release's list of hashes, and fetches and checks that list once", async () => {
    load('late.js');
    load('late.js');
    await settle();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledWith(
      `${folder()}integrity.json`,
      expect.objectContaining({ integrity: LIST }),
    );
    expect(scripts().map(({ integrity }) => integrity)).toEqual(['sha256-late', 'sha256-late']);
  });

  it('fetches the list of hashes in advance after the visitor has interacted with the page', async () => {
    window.requestIdleCallback = (run) => {
      run({ didTimeout: false, timeRemaining: () => 50 });
      return 0;
    };
    load('page.js');
    load('page.js');
    expect(fetched).not.toHaveBeenCalled();
    pageStart.markInteracted();
    expect(fetched.mock.calls.filter(([url]) => url.startsWith(folder()))).toHaveLength(1);
  });

  it('does not run a script that the list of hashes lacks', async () => {
    const done = load('foreign.js');
    await settle();
    expect(scripts()).toEqual([]);
    expect(done).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'error', target: { src: `${folder()}foreign.js` } }),
    );
  });

  it('fails if the list of hashes was altered, and requests the list again for the next script', async () => {
    fetched.mockRejectedValueOnce(new TypeError('integrity'));
    const done = load('late.js');
    await settle();
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
    load('late.js');
    await settle();
    expect(scripts()).toHaveLength(1);
  });

  it('requests a failed file under a second URL, because the browser may cache the failure of the first URL', async () => {
    load('page.js');
    scripts()[0]?.dispatchEvent(new Event('error'));
    load('page.js');
    expect(scripts()[0]?.src).toMatch(/page\.js\?again=\d+$/);

    fetched.mockRejectedValueOnce(new TypeError('integrity'));
    load('late.js');
    await settle();
    load('late.js');
    expect(fetched.mock.lastCall?.[0]).toMatch(/integrity\.json\?again=\d+$/);
  });

  it('reports a failure if a script does not load within 30 seconds', async () => {
    jest.useFakeTimers();
    const done = load('page.js');
    jest.advanceTimersByTime(30_000);
    jest.useRealTimers();
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
    expect(scripts()).toEqual([]);
  });
});

import { init } from '@module-federation/enhanced/runtime';
import { remoteAddresses } from '../testing/remoteAddresses';
import { loadRemoteModule, registerComposition } from './loadRemoteModule';

const FOLDER = '/releases/x/1/client/';
const entries: string[] = [];
let answer: (entry: string) => Promise<unknown> = async () => undefined;

/** Makes a container in which every module is the string `name`. */
const container = (name: string) => ({ init: () => undefined, get: async () => () => name });

// Uses the real federation runtime. Containers come from memory instead of the network.
beforeAll(() => {
  init({
    name: 'shell',
    remotes: [],
    plugins: [
      {
        name: 'containers-in-memory',
        async loadEntry({ remoteInfo }) {
          entries.push(remoteInfo.entry);
          // The cast is safe: the tests answer with containers.
          return (await answer(remoteInfo.entry)) as never;
        },
      },
    ],
  });
  registerComposition(remoteAddresses(`${FOLDER}remoteEntry.js`));
});

describe('a remote that failed to load', () => {
  const load = (limit = 1000) => loadRemoteModule<string>('mf_content', 'routes', limit);
  const failing = async () => {
    throw new Error('503');
  };

  beforeEach(() => {
    entries.length = 0;
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  it('is requested under a second URL, because the runtime may cache the failure of the first URL', async () => {
    answer = failing;
    await expect(load()).rejects.toThrow('mf_content/routes cannot be loaded');
    answer = async () => container('there');
    expect(await load()).toBe('there');
    const [first, last] = [entries.at(0), entries.at(-1)];
    expect(first).toMatch(/remoteEntry\.js$/);
    expect(last).toMatch(/remoteEntry\.js\?again=\d+$/);
  });

  it('is requested again only after its preloaded files were purged', async () => {
    answer = failing;
    await loadRemoteModule('mf_account', 'routes', 1000).catch(() => undefined);
    document.head.innerHTML =
      `<link rel="preload" as="script" href="${FOLDER}page.js" integrity="sha256-x">` +
      '<link rel="preload" as="script" href="/releases/y/1/client/page.js">';
    const tried: string[] = [];
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLScriptElement)) continue;
        tried.push(`${node.src} ${node.getAttribute('integrity')} before ${entries.length}`);
        node.dispatchEvent(new Event('error'));
      }
    }).observe(document.head, { childList: true });
    entries.length = 0;
    answer = async () => container('there');
    expect(await loadRemoteModule('mf_account', 'routes', 1000)).toBe('there');
    expect(tried).toEqual([`http://localhost${FOLDER}page.js sha256-x before 0`]);
    expect(document.querySelectorAll('link')).toHaveLength(1);
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  it('stays loaded after a retry, even if a request from before the retry fails later', async () => {
    // The first request reaches its time limit. The second request begins at the same time, and
    // fails after the retry.
    answer = () => new Promise(() => undefined);
    const early = loadRemoteModule('mf_catalog', 'routes', 10);
    const late = loadRemoteModule('mf_catalog', 'SearchBox', 200);
    await expect(early).rejects.toThrow();
    answer = async () => container('there');
    expect(await loadRemoteModule('mf_catalog', 'routes', 1000)).toBe('there');
    await expect(late).rejects.toThrow();
    entries.length = 0;
    expect(await loadRemoteModule('mf_catalog', 'routes', 1000)).toBe('there');
    expect(entries).toEqual([]);
  });
});

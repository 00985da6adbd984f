import { createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOCALES } from '@marketplace/contracts/i18n/locale';
import { readQaKey } from '@marketplace/contracts/server/qaKey';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { StorageUnavailable } from '../../openReleases';
import type { GateContext } from '../Gate';
import { buildRelease } from '../testing/buildRelease';
import { health } from './health';
import { pagesToVisit } from './pagesToVisit';
import { serveCandidate } from './serveCandidate';
import { visitOnServer } from './visitPages';

const content = buildRelease('mf_content', { integrity: { 'client/remoteEntry.js': 'x' } });
const store = {
  readManifest: async () => content.manifest,
  readFile: async (_manifest: unknown, file: string) => {
    if (file !== 'client/remoteEntry.js') throw new Error('missing');
    return Buffer.from('container');
  },
};

const unanswered = async (): Promise<never> => {
  throw new StorageUnavailable('mf_content/1.0.0/client/remoteEntry.js', 'no answer');
};

/** Starts a server that replies with the function's results until the tests end. */
async function serve(
  answer: (path: string) => { status?: number; body?: string },
): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const { status = 200, body = '' } = answer(url);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => Promise.all(servers.map((server) => new Promise((done) => server.close(done)))));

describe('the temporary release store for a candidate', () => {
  it('serves the registry, the files, and manifests that it has signed with its own key', async () => {
    const { environment, close } = await serveCandidate(store, { mf_content: '1.0.0' });
    try {
      const get = (path: string) => fetch(`${environment.RELEASES_URL}/${path}`);
      const registry = await (await get('registry.json')).json();
      expect(registry.mf_content.releases).toEqual({ '1.0.0': 'live' });
      expect(await (await get('mf_content/1.0.0/client/remoteEntry.js')).text()).toBe('container');
      const manifest = Buffer.from(
        await (await get('mf_content/1.0.0/release.json')).arrayBuffer(),
      );
      const { key, signature } = await (await get('mf_content/1.0.0/release.json.sig')).json();
      const trusted = JSON.parse(await readFile(environment.RELEASE_TRUST ?? '', 'utf8'));
      const publicKey = createPublicKey(trusted[key].publicKey);
      expect(verify(null, manifest, publicKey, Buffer.from(signature, 'base64'))).toBe(true);
    } finally {
      await close();
    }
  });

  it('lets a gateway run without test sessions, even if the command runs with QA=1', async () => {
    const { environment, close } = await serveCandidate(store, { mf_content: '1.0.0' });
    await close();
    expect(readQaKey({ QA: '1', ...environment }, environment.DATA_DIR ?? '')).toBeUndefined();
  });

  it('responds with 503 if the storage does not answer, and names the file afterwards', async () => {
    const { environment, close, ...candidate } = await serveCandidate(
      { ...store, readFile: unanswered },
      { mf_content: '1.0.0' },
    );
    try {
      candidate.assertStorageAnswered();
      const file = 'mf_content/1.0.0/client/remoteEntry.js';
      expect((await fetch(`${environment.RELEASES_URL}/${file}`)).status).toBe(503);
      expect(candidate.assertStorageAnswered).toThrow(file);
    } finally {
      await close();
    }
  });

  it('responds with 404 to requests for releases and files that it lacks', async () => {
    const { environment, close } = await serveCandidate(store, { mf_content: '1.0.0' });
    try {
      for (const path of ['mf_content/2.0.0/release.json', 'mf_content/1.0.0/client/no.js', 'x']) {
        expect((await fetch(`${environment.RELEASES_URL}/${path}`)).status).toBe(404);
      }
    } finally {
      await close();
    }
  });
});

it('pagesToVisit returns every fixed path, and one path from the sitemap for each path with parameters', async () => {
  const origin = await serve((path) => ({
    body:
      path === '/sitemap.xml'
        ? '<sitemapindex><loc>https://shop.example/sitemap-products.xml</loc></sitemapindex>'
        : '<urlset><loc>https://shop.example/product/rui-fish</loc></urlset>',
  }));
  const paths = (await pagesToVisit(origin, PROJECT_PAGES)).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/cart', '/product/rui-fish', '/nodibazar', '/shop']),
  );
  expect(paths).not.toEqual(expect.arrayContaining([expect.stringContaining(':')]));
});

it('visitOnServer reports a failed page with its language', async () => {
  const origin = await serve((path) => ({ status: path === '/blog?lang=bn' ? 503 : 200 }));
  const blog = { pattern: '/blog', owner: 'mf_content', path: '/blog' } as const;
  const visits = LOCALES.map((locale) => ({ page: blog, locale }));
  expect(await visitOnServer(origin, visits, { attempts: 1 })).toEqual([
    { page: blog, locale: 'bn', problems: ['the server answers 503'] },
  ]);
});

it('visitOnServer does not report a page that works on a second attempt', async () => {
  let asked = 0;
  const origin = await serve(() => {
    asked += 1;
    return { status: asked === 1 ? 503 : 200 };
  });
  const blog = { pattern: '/blog', owner: 'mf_content', path: '/blog' } as const;
  const visits = [{ page: blog, locale: 'en' }] as const;
  expect(await visitOnServer(origin, visits, { attempts: 2 })).toEqual([]);
});

describe('the health gate', () => {
  const context = (changes: Partial<GateContext> = {}): GateContext => ({
    ...store,
    part: 'mf_content',
    version: '2',
    registry: {},
    action: 'promote',
    channel: 'production',
    candidate: { ...content, standing: 'candidate' },
    others: (['shell', 'mf_catalog', 'mf_cart_checkout', 'mf_account'] as const).map((part) =>
      buildRelease(part),
    ),
    earlier: [],
    coming: [],
    previous: content,
    replaced: [content],
    ...changes,
  });
  const { API_ORIGIN } = process.env;
  beforeEach(() => {
    delete process.env.API_ORIGIN;
  });
  afterAll(() => {
    if (API_ORIGIN) process.env.API_ORIGIN = API_ORIGIN;
  });

  it('reports "NOT RUN" if no API replies', async () => {
    const [problem] = await health.find(context());
    expect(problem?.what).toContain('NOT RUN: API_ORIGIN (not set) does not answer');
  });

  it.each([
    ['a rollback', { action: 'rollback' as const }],
    ['a shop without a shell', { others: [buildRelease('mf_catalog')] }],
  ])('skips %s', async (_title, changes) => {
    expect(await health.find(context(changes))).toEqual([]);
  });

  it('skips the first releases of a new shop, whose API does not run yet', async () => {
    process.env.FIRST_RELEASES = '1';
    expect(await health.find(context({ previous: undefined }))).toEqual([]);
    delete process.env.FIRST_RELEASES;
    expect(await health.find(context({ previous: undefined }))).toMatchObject([
      { what: expect.stringContaining('NOT RUN') },
    ]);
  });

  it('blames the storage, not the candidate, if the storage does not answer', async () => {
    process.env.API_ORIGIN = await serve(() => ({ status: 503 }));
    const asked = context({ readManifest: unanswered, others: [buildRelease('shell')] });
    await expect(health.find(asked)).rejects.toThrow(StorageUnavailable);
    delete process.env.API_ORIGIN;
  });

  it('skips a composition that has passed before', async () => {
    process.env.API_ORIGIN = await serve(() => ({}));
    const has = jest.fn(async () => true);
    const passed = { has, add: jest.fn() };
    expect(await health.find(context({ passed }))).toEqual([]);
    expect(has).toHaveBeenCalledWith(
      expect.objectContaining({ against: expect.stringContaining(process.env.API_ORIGIN) }),
    );
    delete process.env.API_ORIGIN;
  });

  it('skips a preview that goes live as a whole only if each of its parts has passed', async () => {
    process.env.API_ORIGIN = await serve(() => ({}));
    const has = jest.fn(async () => true);
    const account = { ...buildRelease('mf_account'), standing: 'candidate' as const };
    const others = [buildRelease('shell'), account];
    await health.find(context({ others, passed: { has, add: jest.fn() } }));
    const versions = { shell: '1.0.0', mf_account: '1.0.0', mf_content: '1.0.0' };
    for (const part of ['mf_account', 'mf_content']) {
      expect(has).toHaveBeenCalledWith(expect.objectContaining({ part, versions }));
    }
    expect(has).toHaveBeenCalledTimes(2);
    delete process.env.API_ORIGIN;
  });
});

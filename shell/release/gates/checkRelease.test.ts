import { openReleases, ReleaseFileError } from '../openReleases';
import { checkRelease } from './checkRelease';
import type { GateRequest } from './Gate';
import { buildRelease, payloadOf } from './testing/buildRelease';
import {
  type Changes,
  candidateOf,
  hasBlocker,
  needsBlocker,
  refusedBy,
  requestOf,
  type Shop,
  textsOf,
  today,
} from './testing/gateRequests';

const routesOnly = { './routes': ['routes', 'loadMessages'] };
const oldService: Changes = {
  events: {
    out: {},
    in: {
      'cart:add-requested': {
        payload: payloadOf('id'),
        at: ['mf-cart-checkout/src/cart/cartService.ts:9'],
      },
    },
  },
};
const oldCaller: Changes = {
  events: {
    out: {
      'cart:add-requested': {
        payload: payloadOf('id'),
        at: ['mf-catalog/src/purchase/usePurchase.ts:41'],
      },
    },
    in: {},
  },
};

describe('checkRelease', () => {
  it('runs every gate, and accepts a release that fits all live releases', async () => {
    const request = requestOf(today, candidateOf('mf_content'));
    const results = await checkRelease(request);
    expect(await refusedBy(request)).toEqual([]);
    expect(results.map(({ gate }) => gate)).toEqual([
      'federation-runtime',
      'shared-modules',
      'exposed-modules',
      'events',
      'routes',
      'texts',
      'api-calls',
      'types',
      'bytes',
      'health',
      'order',
    ]);
  });

  it('accepts the first release if nothing is live yet', async () => {
    expect(await refusedBy(requestOf({}, candidateOf('shell')))).toEqual([]);
  });

  it('refuses a release that removes the only service that the shell loads', async () => {
    const without = candidateOf('mf_cart_checkout', { exposedExports: routesOnly });
    const refused = await refusedBy(requestOf(today, without));
    expect(refused.map(({ gate }) => gate)).toEqual(['exposed-modules']);
    expect(textsOf(refused)).toContain(
      'mf_cart_checkout does not expose ./service any more, which the shell loads at shell/manifest.ts:62',
    );
    expect(textsOf(refused)).toContain('mf-cart-checkout/manifest.ts');
  });

  it('accepts a release without a service if another remote has one', async () => {
    const exposedExports = { ...routesOnly, './service': ['activate'] };
    const shop = { ...today, mf_content: [{ version: '1', changes: { exposedExports } }] };
    const without = candidateOf('mf_cart_checkout', { exposedExports: routesOnly });
    expect(await refusedBy(requestOf(shop, without))).toEqual([]);
  });

  it('also compares the candidate with the canary of another part', async () => {
    const request = requestOf(today, candidateOf('mf_content', needsBlocker));
    const shell = {
      releases: { 1: 'live', 3: 'available' },
      history: [],
      canary: { version: '3' },
    };
    const registry = { ...request.registry, shell };
    const readManifest: GateRequest['readManifest'] = async (part, version) =>
      version === '3'
        ? buildRelease('shell', {}, 'canary', '3').manifest
        : request.readManifest(part, version);
    const refused = await refusedBy({ ...request, registry, readManifest });
    expect(textsOf(refused)).toContain('shell 3 (canary)');
  });

  it.each([
    ['live release of another part', 'mf_catalog', '1', 'release.json'],
    ['live release of another part, at its signature', 'mf_catalog', '1', 'release.json.sig'],
    ['live release of the same part', 'mf_content', '1', 'release.json'],
    ['canary of another part', 'shell', '3', 'release.json'],
  ])('judges nothing if the storage does not answer for the %s', async (_which, of, is, file) => {
    const key = `${of}/${is}/${file}`;
    const shop = { ...today, mf_content: [{ version: '1' }], shell: [{ version: '1' }] };
    const request = requestOf(shop, candidateOf('mf_content'));
    const shell = { releases: { 1: 'live' }, history: [], canary: { version: '3' } };
    const read = async (name: string) => {
      if (name === key) throw new Error('ECONNRESET');
      return { bytes: Buffer.from('{}'), etag: '' };
    };
    const failing = openReleases({ read }, 'trusted.json');
    const readManifest: GateRequest['readManifest'] = async (part, version) =>
      part === of && version === is
        ? failing.readManifest(part, version)
        : request.readManifest(part, version);
    const registry = { ...request.registry, ...(of === 'shell' && { shell }) };
    await expect(checkRelease({ ...request, registry, readManifest })).rejects.toThrow(
      `${key} cannot be read: ECONNRESET. The gates need this ${is === '3' ? 'canary' : 'live'} release: try again.`,
    );
  });

  it('refuses a release beside a live release whose manifest was altered, and says why', async () => {
    const request = requestOf(today, candidateOf('mf_content'));
    const cause = new Error('It is signed by the key 0a, which RELEASE_TRUST does not name.');
    const readManifest: GateRequest['readManifest'] = async (part, version) => {
      if (part !== 'mf_catalog') return request.readManifest(part, version);
      throw new ReleaseFileError('mf_catalog/1/release.json', 502, cause);
    };
    const refused = await refusedBy({ ...request, readManifest });
    expect(refused.map(({ gate }) => gate)).toEqual(['federation-runtime']);
    expect(textsOf(refused)).toContain('signed by the key 0a, which RELEASE_TRUST does not name');
    expect(textsOf(refused)).toContain('RELEASE_TRUST: name the key that signs mf_catalog');
    expect(textsOf(refused)).not.toContain('publish mf_catalog');
  });

  it('says that nothing is compared with a live release of the same part that is missing', async () => {
    const shop = { ...today, mf_content: [{ version: '1' }] };
    const say = jest.fn();
    const request = requestOf(shop, candidateOf('mf_content'), { say });
    const readManifest: GateRequest['readManifest'] = async (part, version) => {
      if (part !== 'mf_content' || version !== '1') return request.readManifest(part, version);
      throw new ReleaseFileError('mf_content/1/release.json', 404);
    };
    expect(await refusedBy({ ...request, readManifest })).toEqual([]);
    expect(say).toHaveBeenCalledWith(
      'mf_content/1/release.json is not in the store: mf_content 2 is compared with no release before it.',
    );
  });

  it('refuses a shell that is too old for the gates, and names the live remotes', async () => {
    const old = buildRelease('shell', {}, 'candidate', '0');
    const { sharedVersion: _, ...manifest } = old.manifest;
    const request = requestOf(today, old);
    const readManifest: GateRequest['readManifest'] = async (part, version) =>
      part === 'shell' && version === '0' ? manifest : request.readManifest(part, version);
    const refused = await refusedBy({ ...request, readManifest });
    expect(refused.map(({ gate }) => gate)).toEqual(['federation-runtime']);
    expect(textsOf(refused)).toContain('mf_catalog 1 (live)');
    expect(textsOf(refused)).toContain('npm run release -- publish shell');
  });

  it('refuses a remote that needs a shell which is not live yet, and names that shell', async () => {
    const shop: Shop = {
      ...today,
      shell: [{ version: '1' }, { version: '2', status: 'available', changes: hasBlocker }],
    };
    const refused = await refusedBy(requestOf(shop, candidateOf('mf_content', needsBlocker)));
    expect(refused.map(({ gate }) => gate)).toEqual(['order']);
    expect(textsOf(refused)).toContain('shell has to go live first');
    expect(textsOf(refused)).toContain('npm run release -- promote shell 2');
  });

  it('refuses a rollback that breaks another part, and says which part must be rolled back too', async () => {
    const shop: Shop = {
      ...today,
      mf_catalog: [{ version: '0', status: 'earlier', changes: oldCaller }, { version: '1' }],
      mf_cart_checkout: [
        { version: '0', status: 'earlier', changes: oldService },
        { version: '1' },
      ],
    };
    const back = buildRelease('mf_cart_checkout', oldService, 'candidate', '0');
    const refused = await refusedBy(requestOf(shop, back, { action: 'rollback' }));
    expect(refused.map(({ gate }) => gate)).toContain('order');
    expect(textsOf(refused)).toContain('Going back to mf_cart_checkout 0 alone strands mf_catalog');
    expect(textsOf(refused)).toContain('npm run release -- rollback mf_catalog --to 0');
  });

  it('accepts a rollback that breaks no other part', async () => {
    const back = buildRelease('mf_content', {}, 'candidate', '0');
    expect(await refusedBy(requestOf(today, back, { action: 'rollback' }))).toEqual([]);
  });

  it('notes earlier releases to which another part could no longer roll back by itself', async () => {
    const shop: Shop = {
      ...today,
      mf_catalog: [{ version: '0', status: 'earlier', changes: oldCaller }, { version: '1' }],
    };
    const results = await checkRelease(requestOf(shop, candidateOf('mf_cart_checkout')));
    const order = results.find(({ gate }) => gate === 'order');
    expect(order?.status).toBe('passed');
    expect(order?.problems[0]?.forWhom).toBe('mf_catalog 0 (open in tabs) of mf_catalog');
  });

  it('refuses a release that no longer subscribes to topics that other parts publish', async () => {
    const deaf = candidateOf('mf_cart_checkout', { events: { out: {}, in: {} } });
    const refused = await refusedBy(requestOf(today, deaf));
    expect(refused.map(({ gate }) => gate)).toEqual(['events']);
    expect(textsOf(refused)).toContain('Nobody hears `cart:add-requested` any more');
    expect(textsOf(refused)).toContain(
      'mf_catalog 1 (live) of mf_catalog, at mf-catalog/src/purchase/usePurchase.ts:41',
    );
    expect(textsOf(refused)).toContain('mend mf-cart-checkout/src/cart/cartService.ts:9');
  });

  it.each<[string, Changes, string, string[]]>([
    [
      'a call that is not in the API contract',
      { apiCalls: [{ call: 'GET /blog/{handle}/likes', at: 'mf-content/src/blog/likes.ts:3' }] },
      'api-calls',
      ['`GET /blog/{handle}/likes`', 'shoppers of mf_content', 'mf-content/src/blog/likes.ts:3'],
    ],
    [
      'a text without a translation',
      {
        missingTexts: {
          en: [{ text: 'Read on', at: 'mf-content/src/blog/LeadPost.tsx:20' }],
          bn: [{ text: 'Read on', at: 'mf-content/src/blog/LeadPost.tsx:20' }],
          fr: [],
        },
      },
      'texts',
      [
        '"Read on" has no text in en, bn: shoppers read its id',
        'mf-content/src/blog/LeadPost.tsx:20',
      ],
    ],
    [
      'a module that exceeds its size budget',
      { exposes: { './routes': 30_100 }, moduleSizes: { 'mf-content/src/blog/Post.tsx': 4200 } },
      'bytes',
      ['./routes of mf_content weighs 30.1 KB', 'mf-content/src/blog/Post.tsx:1 (4.2 KB)'],
    ],
    [
      'a module that grew by more than 20 %',
      { exposes: { './routes': 26_000 } },
      'bytes',
      ['26.0 KB, 6.0 more than before'],
    ],
    [
      'a route id that belongs to another part',
      { routes: [{ path: '/blog', id: 'cart-page', at: 'mf-content/src/exposes/routes.ts:30' }] },
      'routes',
      ['`cart-page` is not one of mf_content', 'mf-content/src/exposes/routes.ts:30'],
    ],
    [
      'a route that matches every URL',
      { routes: [{ path: '/*', id: 'content-all', at: 'mf-content/src/exposes/routes.ts:30' }] },
      'routes',
      ['`/*` claims every address', 'mf-content/src/exposes/routes.ts:30'],
    ],
  ])('refuses a release with %s', async (_title, changes, gate, says) => {
    const shop: Shop = { ...today, mf_content: [{ version: '1' }] };
    const refused = await refusedBy(requestOf(shop, candidateOf('mf_content', changes)));
    expect(refused.map((result) => result.gate)).toEqual([gate]);
    for (const phrase of says) expect(textsOf(refused)).toContain(phrase);
    expect(textsOf(refused)).toContain(`--override ${gate}=<reason>`);
  });

  it.each<[string, Changes]>([
    [
      'calls that are in the API contract',
      {
        apiCalls: [
          { call: 'GET /blog', at: 'x' },
          { call: 'ANY /blog', at: 'x' },
        ],
      },
    ],
    [
      'a module that grew by more than 20 %, but by less than 5 KB',
      { exposes: { './routes': 24_900 } },
    ],
  ])('accepts a release with %s', async (_title, changes) => {
    const shop: Shop = { ...today, mf_content: [{ version: '1' }] };
    expect(await refusedBy(requestOf(shop, candidateOf('mf_content', changes)))).toEqual([]);
  });
});

import { findChromium } from '@marketplace/contracts/server/findChromium';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import type { GateContext } from '../Gate';
import { buildRelease } from '../testing/buildRelease';
import type { Failure, Visit } from './failures';
import { health } from './health';
import { pagesToVisit } from './pagesToVisit';
import { serveCandidate } from './serveCandidate';
import { visitInBrowser, visitOnServer } from './visitPages';

jest.mock('@marketplace/contracts/server/findChromium');
jest.mock('@marketplace/contracts/server/spawnServer');
jest.mock('./pagesToVisit');
jest.mock('./serveCandidate');
jest.mock('./visitPages');

const PAGE = { pattern: '/blog', owner: 'mf_content', path: '/blog' } as const;
const LIVE = '1.0.0';

/** The API's state during each look at a composition. */
type Look = 'up' | 'down';

/**
 * Runs the gate for a release of mf_content while the API comes and goes.
 * @param looks state of the API during each look, in sequence; later looks find it up
 * @param isBad true if the release has a fault of its own
 * @returns the problems, and which composition each look saw
 */
async function judge(looks: readonly Look[], isBad = false) {
  const seen: string[] = [];
  jest.mocked(serveCandidate).mockImplementation(async (_releases, versions) => {
    seen.push(versions.mf_content === LIVE ? 'live' : 'new');
    return {
      environment: {},
      assertStorageAnswered: () => undefined,
      close: async () => undefined,
    };
  });
  jest.mocked(visitOnServer).mockImplementation(async (_origin, visits: readonly Visit[]) => {
    const isDown = looks[seen.length - 1] === 'down';
    const hasFault = isBad && seen.at(-1) === 'new';
    const problems = [
      ...(isDown ? ['the server answers 503'] : []),
      ...(hasFault ? ['the server answers 500'] : []),
    ];
    return problems.length > 0 ? visits.map((visit): Failure => ({ ...visit, problems })) : [];
  });
  const live = buildRelease('mf_content', {}, 'live', LIVE);
  const context: GateContext = {
    part: 'mf_content',
    version: '2.0.0',
    registry: {},
    action: 'promote',
    channel: 'production',
    candidate: buildRelease('mf_content', {}, 'candidate', '2.0.0'),
    others: [buildRelease('shell')],
    earlier: [],
    coming: [],
    previous: live,
    replaced: [live],
    readManifest: async () => live.manifest,
    readFile: async () => Buffer.from(''),
  };
  const problems = await health.find(context);
  return { what: problems.map(({ what }) => what), seen };
}

describe('during an outage of the API, the health gate', () => {
  const { API_ORIGIN } = process.env;
  beforeAll(() => {
    process.env.API_ORIGIN = 'http://api.example';
    jest.spyOn(global, 'fetch').mockResolvedValue(new Response());
    jest.mocked(findChromium).mockReturnValue('/usr/bin/chromium');
    jest.mocked(pagesToVisit).mockResolvedValue([PAGE]);
    jest.mocked(visitInBrowser).mockResolvedValue([]);
    // The cast is safe: the gate reads no other field.
    const server = { port: 1, stop: async () => undefined } as Awaited<
      ReturnType<typeof spawnServer>
    >;
    jest.mocked(spawnServer).mockResolvedValue(server);
  });
  afterAll(() => {
    jest.restoreAllMocks();
    if (API_ORIGIN) process.env.API_ORIGIN = API_ORIGIN;
    else delete process.env.API_ORIGIN;
  });

  it.each<[string, Look[], string[]]>([
    ['has ended when the live release is visited', ['down', 'up'], ['new', 'live', 'new']],
    ['lasts', ['down', 'down'], ['new', 'live']],
    ['comes and goes', ['down', 'up', 'down', 'down'], ['new', 'live', 'new', 'live']],
  ])('accepts a harmless release if the outage %s', async (_how, looks, seen) => {
    expect(await judge(looks)).toEqual({ what: [], seen });
  });

  it.each<[string, Look[]]>([
    ['lasts', ['down', 'down', 'down', 'down']],
    ['comes and goes', ['up', 'down', 'up', 'down']],
  ])('refuses a release with a fault of its own if the outage %s', async (_how, looks) => {
    expect((await judge(looks, true)).what).toEqual([
      '/blog in en, bn, fr: the server answers 500',
    ]);
  });
});

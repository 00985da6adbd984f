import { isIntact } from '@marketplace/contracts/federation/integrityOf';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { RemoteFault } from '@marketplace/contracts/testSession';
import Fastify from 'fastify';
import { buildRelease } from '../../release/gates/testing/buildRelease';
import type { Releases } from '../../release/openReleases';
import {
  delayFaultyFiles,
  faultyVersion,
  readFaultyVersion,
  withFaults,
  withoutFaults,
} from './faultyReleases';

const remote = 'mf_content';
const FILES: Record<string, string> = {
  'server/remoteEntry.js':
    'module.exports = { init() {}, get: async () => () => ({ routes: [{ lazy: async () => ({ Component: () => "page" }) }], url: "/releases/mf_content/1.0.0-ab/server/" }) };',
  'client/remoteEntry.js':
    'var mf_content = { init() {}, get: async () => () => ({ routes: [], url: "/releases/mf_content/1.0.0-ab/client/" }) };',
  'client/remoteEntry.js.br': 'packed',
  'client/page.js': 'page',
};
const { manifest } = buildRelease(remote);
const original = {
  ...manifest,
  version: '1.0.0-ab',
  integrity: Object.fromEntries(Object.keys(FILES).map((file) => [file, `hash of ${file}`])),
};

/** Creates a store that contains only one release. */
const storeOf = (release: ReleaseManifest): Releases => ({
  readManifest: async (_part, version) => {
    if (version !== release.version) throw new Error(`no ${version}`);
    return release;
  },
  readFile: async ({ version, integrity }, file) => {
    if (version !== release.version || !integrity[file]) throw new Error(`no ${version} ${file}`);
    return Buffer.from(FILES[file] ?? '');
  },
});

const open = (...faults: Omit<RemoteFault, 'remote'>[]) => openOf(original, ...faults);

async function openOf(release: ReleaseManifest, ...faults: Omit<RemoteFault, 'remote'>[]) {
  const version = faultyVersion(
    release.version,
    faults.map((fault) => ({ remote, ...fault })),
  );
  const { readManifest, readFile } = withFaults(storeOf(release));
  const faulty = await readManifest(remote, version);
  return {
    manifest: faulty,
    read: async (file: string) => (await readFile(faulty, file)).toString(),
  };
}

describe('faultyVersion', () => {
  it.each([
    ['both sides', [{ fails: 'missing' }], '1.faulty-missing0-missing0'],
    ['one side', [{ on: 'browser', fails: 'throws', delayMs: 30 }], '1.faulty-not0-throws30'],
    [
      'each side',
      [
        { on: 'server', delayMs: 70 },
        { on: 'browser', fails: 'missing' },
      ],
      '1.faulty-not70-missing0',
    ],
    [
      'two entries, with the longest delay and the first way to fail',
      [{ delayMs: 5 }, { on: 'server', fails: 'throws', delayMs: 3 }, { fails: 'missing' }],
      '1.faulty-throws5-missing5',
    ],
  ] satisfies [string, Omit<RemoteFault, 'remote'>[], string][])(
    'names the faults of %s',
    (_title, faults, version) => {
      const named = faultyVersion(
        '1',
        faults.map((fault) => ({ remote, ...fault })),
      );
      expect(named).toBe(version);
      expect(readFaultyVersion(named)?.version).toBe('1');
    },
  );

  it.each([
    '1.0.0-3fa91c',
    '1.faulty',
    '1.faulty-not0-gone0',
    '1.faulty-not-not',
    '1.faulty-not0-not2000000000',
  ])('is not recognized in %s', (version) => {
    expect(readFaultyVersion(version)).toBeUndefined();
  });
});

it('withoutFaults returns the versions of the releases without their faults', () => {
  const faulty = faultyVersion('1.0.0-ab', [{ remote, fails: 'throws' }]);
  expect(withoutFaults({ shell: '2', mf_content: faulty })).toEqual({
    shell: '2',
    mf_content: '1.0.0-ab',
  });
});

describe('a release with faults', () => {
  it('has hashes that match its files, and no compressed container', async () => {
    const { manifest, read } = await open({ fails: 'throws' });
    for (const file of ['server/remoteEntry.js', 'client/remoteEntry.js']) {
      expect(isIntact(Buffer.from(await read(file)), manifest.integrity[file] ?? '')).toBe(true);
    }
    expect(Object.keys(manifest.integrity)).not.toContain('client/remoteEntry.js.br');
    expect(manifest.integrity['client/page.js']).toBe('hash of client/page.js');
  });

  it('loads its chunks from its own URL', async () => {
    const { manifest, read } = await open({ delayMs: 1 });
    expect(await read('client/remoteEntry.js')).toContain(`/${manifest.version}/client/`);
    expect(await read('client/page.js')).toBe('page');
  });

  it('throws when a page is rendered on the side that has the fault, but not on the other', async () => {
    const { read } = await open({ on: 'server', fails: 'throws' });
    expect(await read('client/remoteEntry.js')).not.toContain('Throwing');
    const module = { exports: { get: async (_name: string) => (): unknown => undefined } };
    new Function('module', await read('server/remoteEntry.js'))(module);
    // The cast is safe: the file above exports these routes.
    const { routes } = (await module.exports.get('./routes'))() as {
      routes: { lazy: () => Promise<{ Component: () => unknown }> }[];
    };
    const { Component } = (await routes[0]?.lazy()) ?? {};
    const document = Object.getOwnPropertyDescriptor(globalThis, 'document');
    expect(document).toBeUndefined();
    expect(Component).toThrow('This test session makes mf_content throw (server).');
  });

  it('lacks all files of the side on which it is missing', async () => {
    const { read } = await open({ on: 'browser', fails: 'missing' });
    await expect(read('client/page.js')).rejects.toThrow('client/page.js is not in the store');
    expect(await read('server/remoteEntry.js')).toContain('module.exports');
  });

  it('of a development build, whose manifest names no files for browsers, has the faults of the server', async () => {
    const { 'server/remoteEntry.js': server = '' } = original.integrity;
    const build = { ...original, integrity: { 'server/remoteEntry.js': server } };
    const { manifest, read } = await openOf(build, { fails: 'throws' });
    expect(Object.keys(manifest.integrity)).toEqual(['server/remoteEntry.js']);
    expect(await read('server/remoteEntry.js')).toContain('makes mf_content throw (server)');
  });

  it('delays each read of a file on the server by the delay of its fault', async () => {
    const { read } = await open({ delayMs: 80 });
    const begin = performance.now();
    await read('server/remoteEntry.js');
    // A timer may fire up to a millisecond early.
    expect(performance.now() - begin).toBeGreaterThanOrEqual(79);
  });
});

it('delayFaultyFiles delays the files of a release with faults for browsers, and forbids caching', async () => {
  const gateway = Fastify();
  delayFaultyFiles(gateway);
  gateway.get('/*', async (_request, reply) =>
    reply.header('cache-control', 'public').send('file'),
  );
  const ask = async (version: string) => {
    const begin = performance.now();
    const { headers } = await gateway.inject(`/releases/mf_content/${version}/client/page.js`);
    return { cache: headers['cache-control'], ms: performance.now() - begin };
  };
  expect(await ask('1')).toMatchObject({ cache: 'public' });
  const { cache, ms } = await ask('1.faulty-not0-not80');
  expect(cache).toBe('no-store');
  expect(ms).toBeGreaterThanOrEqual(79);
  await gateway.close();
});

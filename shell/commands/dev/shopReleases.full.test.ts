import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseFacts } from '@marketplace/contracts/facts/ReleaseFacts';
import { federationRuntime, sharedContent } from '@marketplace/contracts/facts/sharedContent';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveWholeReleases } from '../../gateway/qa/serveWholeReleases';
import { openReleaseStore } from '../../gateway/releases/ReleaseStore';
import { changeChannel } from '../../release/channels';
import { openReleases, verifyRelease } from '../../release/openReleases';
import { withLive } from '../../release/Registry';
import { folderStorage } from '../../release/storage/folderStorage';
import { createReleases, type TestReleases } from '../../release/testing/createReleases';
import { copyShopReleases } from './shopReleases';

const FITTING = {
  federationRuntime: federationRuntime(),
  sharedLibraries: sharedContent().libraries,
};

let releases: TestReleases;
let shop: FastifyInstance;
let origin: string;
let requested: string[];
let folder: string;

async function addLive(part: string, version: string, facts: Partial<ReleaseFacts> = FITTING) {
  await releases.add(part, version, releases.storage, facts);
  await changeChannel(releases.storage, 'production', async (own) =>
    withLive(own, part, { version, at: '', by: 'me', why: 'test' }),
  );
}

beforeEach(async () => {
  releases = await createReleases();
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
  await addLive('shell', '1');
  await addLive('mf_catalog', '1');
  await addLive('mf_content', '1');
  const store = openReleaseStore({
    releasesUrl: path.join(releases.dataDir, 'releases'),
    releaseTrust: releases.keys.trust,
    dataDir: releases.dataDir,
    releaseChannel: 'production',
  });
  requested = [];
  shop = Fastify();
  shop.addHook('onRequest', async ({ url }) => void requested.push(url));
  serveWholeReleases(shop, store, releases.storage);
  origin = await shop.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await shop.close();
  await releases.remove();
  await rm(folder, { recursive: true });
});

const copy = ({ from = origin, trust = releases.keys.trust } = {}) =>
  copyShopReleases({ shop: from, trust, folder, developed: ['shell', 'mf_catalog'] });

describe('copyShopReleases', () => {
  it('copies and verifies the live releases of all parts that are not developed here', async () => {
    expect(await copy()).toEqual({ releases: folder, versions: { mf_content: '1' } });
    const copies = openReleases(folderStorage(folder), releases.keys.trust);
    const manifest = await copies.readManifest('mf_content', '1');
    await expect(verifyRelease(copies, manifest)).resolves.toBeUndefined();
    expect(await readFile(path.join(folder, 'mf_content/1/server/remoteEntry.js'), 'utf8')).toMatch(
      /^\/\* 1 \*\//,
    );
  });

  it('reads only the registry again if nothing has changed', async () => {
    await copy();
    requested = [];
    await copy();
    expect(requested).toEqual(['/qa/releases/registry.json']);
  });

  it('copies a release again if its copy was altered, and removes copies of former releases', async () => {
    await copy();
    const file = path.join(folder, 'mf_content/1/server/remoteEntry.js');
    const bytes = await readFile(file, 'utf8');
    await writeFile(file, 'other()');
    await copy();
    expect(await readFile(file, 'utf8')).toBe(bytes);
    await addLive('mf_content', '2');
    expect((await copy()).versions).toEqual({ mf_content: '2' });
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  it('refuses releases that no trusted key has signed, and copies nothing of them', async () => {
    const trust = path.join(folder, '../none.json');
    await expect(copy({ trust })).rejects.toThrow(
      /^mf_content 1 of http:\S+ cannot be used: RELEASE_TRUST names \S+none\.json, which does not exist or names no key: set RELEASE_TRUST to a copy of the shop's trusted.json.$/,
    );
    await expect(readFile(path.join(folder, 'mf_content/1/release.json'))).rejects.toThrow(
      'ENOENT',
    );
  });

  it('refuses a release if one of its files differs from the signed file', async () => {
    const file = path.join(releases.dataDir, 'releases/mf_content/1/server/remoteEntry.js');
    await writeFile(file, 'other()');
    await expect(copy()).rejects.toThrow(
      /^mf_content 1 of http:\S+ cannot be used: .*answered 502\.$/,
    );
  });

  it.each<[string, Partial<ReleaseFacts>, RegExp]>([
    [
      'another federation runtime',
      { ...FITTING, federationRuntime: 'abc' },
      /: it is built with federation runtime abc, and this checkout has [\da-f]{12}: check out revision-of-2\.$/,
    ],
    [
      'another major version of a library',
      { ...FITTING, sharedLibraries: { ...FITTING.sharedLibraries, react: '999.0.0' } },
      /: it is built with react 999\.0\.0, and this checkout has \d+\.\S+: check out revision-of-2\.$/,
    ],
    ['no record of its shared libraries', {}, /it is built with federation runtime unknown/],
  ])(
    'refuses a release with %s, and names the revision to check out',
    async (_what, facts, why) => {
      await addLive('mf_content', '2', facts);
      await expect(copy()).rejects.toThrow(why);
    },
  );

  it('refuses a version that is not a valid folder name', async () => {
    const registry = {
      shell: { releases: { 1: 'live' }, history: [] },
      mf_content: { releases: { '../../../x': 'live' }, history: [] },
    };
    const answer: RequestListener = (_request, response) =>
      void response.end(JSON.stringify(registry));
    await withServer(answer, (from) =>
      expect(copy({ from })).rejects.toThrow(
        /^mf_content \.\.\/\.\.\/\.\.\/x of http:\S+ cannot be/,
      ),
    );
  });
});

async function withServer(answer: RequestListener, use: (from: string) => Promise<void>) {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast is safe: a TCP listener's address is never a string.
  const { port } = server.address() as AddressInfo;
  await use(`http://127.0.0.1:${port}`);
  server.closeAllConnections();
  server.close();
}

describe('a wrong address after --from', () => {
  it.each<[string, RequestListener, RegExp]>([
    [
      'a host without a registry',
      (_request, response) => void response.writeHead(404).end(),
      /^http:\S+ is no shop: write the address of a shop that runs after --from\.$/,
    ],
    [
      'a host that answers everything with a page',
      (_request, response) => void response.end('<!doctype html>'),
      /^http:\S+\/registry\.json: .*not valid JSON: write the address of a shop that runs after --from\.$/,
    ],
    [
      'a host that redirects',
      (_request, response) =>
        void response.writeHead(301, { location: 'https://shop.example/' }).end(),
      /^http:\S+ redirects, and no redirect is followed: write the address of a shop/,
    ],
    [
      'a shop whose gateway has no test sessions',
      ({ url }, response) =>
        void (url === '/releases/registry.json'
          ? response.end('{"shell":{"releases":{"1":"live"},"history":[]}}')
          : response.writeHead(404).end()),
      /^The shop at http:\S+ gives its releases to nobody: its gateway has to run with QA=1/,
    ],
    [
      'a host that closes the connection',
      (_request, response) => void response.destroy(),
      /^http:\S+ does not answer \(UND_ERR_SOCKET\): write the address of a shop/,
    ],
  ])('is explained in one sentence: %s', (_title, answer, message) =>
    withServer(answer, (from) => expect(copy({ from })).rejects.toThrow(message)),
  );

  it('is explained in one sentence: a port on which no server listens', async () => {
    await shop.close();
    await expect(copy()).rejects.toThrow(
      /^http:\S+ does not answer \(ECONNREFUSED\): write the address of a shop that runs after --from\.$/,
    );
  });
});

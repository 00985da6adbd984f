import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { changeChannel } from '../../release/channels';
import { openReleases, verifyRelease } from '../../release/openReleases';
import { withLive } from '../../release/Registry';
import { httpStorage, WHOLE_RELEASES_PATH } from '../../release/storage/httpStorage';
import { createReleases, type TestReleases } from '../../release/testing/createReleases';
import { openReleaseStore } from '../releases/ReleaseStore';
import { testGateways } from '../testing/testGateways';
import { serveWholeReleases } from './serveWholeReleases';

const { start } = testGateways();

let releases: TestReleases;
let gateway: FastifyInstance;
beforeEach(async () => {
  releases = await createReleases();
  await releases.add('mf_catalog', '1');
  const change = { version: '1', at: '2026-11-30', by: 'me@shop.example', why: 'secret plans' };
  await changeChannel(releases.storage, 'production', async (own) =>
    withLive(own, 'mf_catalog', change),
  );
  const store = openReleaseStore({
    releasesUrl: path.join(releases.dataDir, 'releases'),
    releaseTrust: releases.keys.trust,
    dataDir: releases.dataDir,
    releaseChannel: 'production',
  });
  gateway = Fastify();
  serveWholeReleases(gateway, store, releases.storage);
});
afterEach(async () => {
  await gateway.close();
  await releases.remove();
});

const fileOf = (file: string) => path.join(releases.dataDir, 'releases', file);
const get = (file: string) => gateway.inject(`${WHOLE_RELEASES_PATH}/${file}`);

it('serveWholeReleases serves the files of a release, so that another machine can verify and run it', async () => {
  const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const opened = openReleases(httpStorage(origin + WHOLE_RELEASES_PATH), releases.keys.trust);
  const manifest = await opened.readManifest('mf_catalog', '1');
  expect(Object.keys(manifest.integrity)).toEqual(
    expect.arrayContaining(['server/remoteEntry.js', 'client/remoteEntry.js.br']),
  );
  await expect(verifyRelease(opened, manifest)).resolves.toBeUndefined();
});

it('serveWholeReleases serves a registry that shows neither who changed a release nor why', async () => {
  const reply = await get('registry.json');
  expect(reply.json()).toEqual({ mf_catalog: { releases: { '1': 'live' }, history: [] } });
});

it('serveWholeReleases allows no cache to store a file', async () => {
  for (const file of ['registry.json', 'mf_catalog/1/server/remoteEntry.js']) {
    expect((await get(file)).headers['cache-control']).toBe('no-store');
  }
});

it('serveWholeReleases refuses a file that was changed in the store', async () => {
  const file = fileOf('mf_catalog/1/server/remoteEntry.js');
  await writeFile(file, `${await readFile(file, 'utf8')} `);
  expect((await get('mf_catalog/1/server/remoteEntry.js')).statusCode).toBe(502);
});

describe('a file that is no part of a release', () => {
  beforeEach(async () => {
    await writeFile(fileOf('mf_catalog/1/server/unlisted.js'), 'unlisted()');
    await writeFile(fileOf('mf_catalog/1/notes.txt'), 'notes');
  });

  it.each([
    'mf_catalog/1/maps/client/remoteEntry.js.map',
    'mf_catalog/1/server/unlisted.js',
    'mf_catalog/1/notes.txt',
    'mf_catalog/1/server/../notes.txt',
    'mf_catalog/1/server%2f..%2fnotes.txt',
    'mf_catalog/1/..%2f..%2f..%2fkeys%2fall.pem',
    'mf_catalog/1/server/..%2f..%2f..%2f..%2fkeys%2fall.pem',
    '..%2fkeys/all.pem/release.json',
    '%2e%2e/keys/all.pem',
    'mf_catalog/..%2f..%2fkeys/all.pem',
    'mf_catalog/2/release.json',
    'mf_catalog/1/registry.json',
    'mf_catalog/1/__proto__',
    'mf_catalog/1/server/__proto__',
    'channels/staging.json',
    '',
  ])('is a 404: %s', async (file) => {
    const reply = await get(file);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toMatch(/PRIVATE|unlisted\(|notes$/);
  });
});

it('source maps are not served, even if a release lists them', async () => {
  const manifest = await readFile(fileOf('mf_catalog/1/release.json'), 'utf8');
  const maps = 'maps/client/remoteEntry.js.map';
  const store = {
    readRegistry: async () => ({}),
    readManifest: async () => ({ ...JSON.parse(manifest), integrity: { [maps]: 'sha256-x' } }),
    readFile: async () => Buffer.from('a map'),
  };
  const other = Fastify();
  serveWholeReleases(other, store, releases.storage);
  const reply = await other.inject(`${WHOLE_RELEASES_PATH}/mf_catalog/1/${maps}`);
  expect([reply.statusCode, reply.body]).not.toContain('a map');
  expect(reply.statusCode).toBe(404);
  await other.close();
});

it.each(['registry.json', 'mf_catalog/1/release.json', 'mf_catalog/1/server/remoteEntry.js'])(
  'a gateway without QA=1 serves none of these files: %s',
  async (file) => {
    const shop = await start();
    const reply = await shop.inject({
      url: `${WHOLE_RELEASES_PATH}/${file}`,
      headers: { host: 'localhost' },
    });
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.statusCode).toBe(503);
  },
);

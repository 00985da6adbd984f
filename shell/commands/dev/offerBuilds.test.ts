import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { OriginBuilds } from '../../gateway/qa/OriginBuilds';
import { withBuilds } from '../../gateway/releases/withBuilds';
import { isDevelopmentVersion } from '../../release/developmentVersion';
import { ReleaseFileError, type Releases, verifyRelease } from '../../release/openReleases';
import { offerBuilds } from './offerBuilds';

let folder: string;
let server: FastifyInstance;
let builds: OriginBuilds;
let origin: string;
let releases: Releases;

async function write(file: string, text: string): Promise<void> {
  const target = path.join(folder, 'mf_content', file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

async function build(text: string): Promise<void> {
  const chunks = { entry: ['remoteEntry.js'], chunks: {}, pages: [{ path: '/contact' }] };
  await write('client/chunks.json', JSON.stringify(chunks));
  await write(
    'client/remoteEntry.js',
    `load("/releases/mf_content/dev/client/", "dev", "${text}")`,
  );
  await write('client/remoteEntry.js.map', 'a map');
  await write('client/main.1a.hot-update.js', 'an update');
  await write('client/assets/a.woff2', '/releases/mf_content/dev/client/');
  await write('server/remoteEntry.js', `"/releases/mf_content/dev/client/a.svg", "${text}"`);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'builds-'));
  server = Fastify();
  offerBuilds(server, { folder, parts: ['shell', 'mf_content'] });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const missing = () => Promise.reject(new ReleaseFileError('release.json', 404));
  const store = { readManifest: missing, readFile: missing };
  const releaseTrust = path.join(folder, 'none.json');
  builds = new OriginBuilds({ origins: [origin], releaseTrust, store });
  releases = withBuilds(store, builds.place);
});
afterEach(async () => {
  await server.close();
  await builds.stop();
  await rm(folder, { recursive: true });
});

const take = () => builds.take('mf_content', origin);

it('a gateway loads the build of a part, and verifies each of its files', async () => {
  await build('first');
  const version = await take();
  expect(isDevelopmentVersion(version)).toBe(true);
  const manifest = await releases.readManifest('mf_content', version);
  expect(manifest).toMatchObject({ entry: ['remoteEntry.js'], pages: [{ path: '/contact' }] });
  expect(Object.keys(manifest.integrity)).toEqual([
    'client/assets/a.woff2',
    'client/remoteEntry.js',
    'server/remoteEntry.js',
  ]);
  await expect(verifyRelease(releases, manifest)).resolves.toBeUndefined();
});

it('the files of a build load each other by URLs with the version of the build', async () => {
  await build('first');
  const version = await take();
  const manifest = await releases.readManifest('mf_content', version);
  const read = async (file: string) => String(await releases.readFile(manifest, file));
  expect(await read('client/remoteEntry.js')).toBe(
    `load("/releases/mf_content/${version}/client/", "dev", "first")`,
  );
  expect(await read('server/remoteEntry.js')).toContain(`/mf_content/${version}/client/a.svg`);
  expect(await read('client/assets/a.woff2')).toBe('/releases/mf_content/dev/client/');
});

it('a changed build gets a new version, and an unchanged build keeps its version', async () => {
  await build('first');
  const first = await take();
  await build('first');
  expect(await take()).toBe(first);
  await build('second');
  const second = await take();
  expect(second).not.toBe(first);
  const manifest = await releases.readManifest('mf_content', second);
  expect(String(await releases.readFile(manifest, 'server/remoteEntry.js'))).toContain('second');
});

it('no build is offered before both the browser side and the server side are built', async () => {
  const none = `${origin} serves no build of mf_content.`;
  await expect(take()).rejects.toThrow(none);
  await build('first');
  await rm(path.join(folder, 'mf_content/server'), { recursive: true });
  await expect(take()).rejects.toThrow(none);
});

it('offerBuilds serves nothing outside the build', async () => {
  await build('first');
  const version = await take();
  for (const file of ['../../x', 'client/remoteEntry.js.map', 'release.json.sig', '__proto__']) {
    const url = `/qa/releases/mf_content/${version}/${encodeURIComponent(file)}`;
    expect((await server.inject(url)).statusCode).toBe(404);
  }
  expect((await server.inject(`/qa/releases/shell/${version}/release.json`)).statusCode).toBe(404);
});

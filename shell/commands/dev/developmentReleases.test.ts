import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readQaKey } from '@marketplace/contracts/server/qaKey';
import { openReleases, verifyRelease } from '../../release/openReleases';
import { liveVersion, parseRegistry } from '../../release/Registry';
import { openStorage } from '../../release/storage/openStorage';
import { type DevelopmentReleases, openDevelopmentReleases } from './developmentReleases';

let root: string;
let built: string;
let releases: DevelopmentReleases;

const ofGateway = (name: string) => path.join(root, 'gateway/releases', name);

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const build = async (server: string, entry = 'remoteEntry.js') => {
  await write(path.join(built, 'server/remoteEntry.js'), server);
  await write(
    path.join(built, 'client/chunks.json'),
    JSON.stringify({ entry: [entry], chunks: {} }),
  );
};

async function liveOf(part: string): Promise<string | undefined> {
  const { parts } = parseRegistry(await readFile(ofGateway('registry.json'), 'utf8'));
  return liveVersion(parts, part);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'development-'));
  built = path.join(root, 'built');
  const registry = {
    mf_content: { releases: { '1.0.0': 'live', '0.9.0': 'available' }, history: [] },
    mf_catalog: { releases: { '2.0.0': 'live' }, history: [] },
  };
  await write(path.join(root, 'live/registry.json'), JSON.stringify(registry));
  releases = await openDevelopmentReleases({
    folder: path.join(root, 'gateway'),
    releases: path.join(root, 'live'),
    trust: path.join(root, 'no-keys.json'),
  });
});
afterEach(() => rm(root, { recursive: true }));

describe('the releases of npm run dev', () => {
  it('are links to the live releases', async () => {
    expect(await liveOf('mf_content')).toBe('1.0.0');
    expect(await readlink(ofGateway('mf_content/1.0.0'))).toBe(
      path.join(root, 'live/mf_content/1.0.0'),
    );
  });

  it('can be chosen versions, or releases without files that only list pages', async () => {
    const { environment } = await openDevelopmentReleases({
      folder: path.join(root, 'gateway'),
      releases: path.join(root, 'live'),
      trust: path.join(root, 'no-keys.json'),
      versions: { mf_content: '0.9.0' },
      missing: { mf_catalog: [{ path: '/product' }] },
    });
    expect(await liveOf('mf_content')).toBe('0.9.0');
    const { RELEASES_URL = '', RELEASE_TRUST = '' } = environment;
    const opened = openReleases(openStorage(RELEASES_URL), RELEASE_TRUST);
    const version = (await liveOf('mf_catalog')) ?? '';
    const { pages, integrity } = await opened.readManifest('mf_catalog', version);
    expect([pages, integrity]).toEqual([[{ path: '/product' }], {}]);
  });

  it('allow test sessions only if a key of the API is given', async () => {
    expect(releases.environment.QA).toBe('');
    const qaKey = Buffer.from('k'.repeat(32));
    const { environment } = await openDevelopmentReleases({
      folder: path.join(root, 'gateway'),
      releases: path.join(root, 'live'),
      trust: path.join(root, 'no-keys.json'),
      qaKey,
    });
    expect(readQaKey(environment, path.join(root, 'gateway'))).toEqual(qaKey);
  });

  it('contain a signed build in place of a live release, and a gateway accepts the build', async () => {
    await build('module.exports = 1');
    await releases.add('mf_catalog', built);
    expect(await liveOf('mf_catalog')).toBe('dev.1');
    expect(await liveOf('mf_content')).toBe('1.0.0');
    const { RELEASES_URL = '', RELEASE_TRUST = '' } = releases.environment;
    const opened = openReleases(openStorage(RELEASES_URL), RELEASE_TRUST);
    const manifest = await opened.readManifest('mf_catalog', 'dev.1');
    expect(manifest.entry).toEqual(['remoteEntry.js']);
    await expect(verifyRelease(opened, manifest)).resolves.toBeUndefined();
  });

  it('contain a new build only if its server files or the names of its entry scripts differ', async () => {
    await build('module.exports = 1');
    await releases.add('mf_catalog', built);
    await releases.add('mf_catalog', built);
    expect(await liveOf('mf_catalog')).toBe('dev.1');
    await build('module.exports = 1', 'other.js');
    await releases.add('mf_catalog', built);
    expect(await liveOf('mf_catalog')).toBe('dev.2');
    await build('module.exports = 2', 'other.js');
    await releases.add('mf_catalog', built);
    expect(await liveOf('mf_catalog')).toBe('dev.3');
  });

  it('do not contain a build while its list of chunks is being written', async () => {
    await build('module.exports = 1');
    await write(path.join(built, 'client/chunks.json'), '{"entry":["rem');
    await releases.add('mf_catalog', built);
    expect(await liveOf('mf_catalog')).toBe('2.0.0');
    await build('module.exports = 1');
    await releases.add('mf_catalog', built);
    expect(await liveOf('mf_catalog')).toBe('dev.1');
  });

  it('keep the last three builds of each part, however often other parts are built', async () => {
    for (let count = 1; count <= 4; count += 1) {
      await build(`module.exports = ${count}`);
      await releases.add('mf_catalog', built);
      if (count === 1) await releases.add('mf_content', built);
    }
    const buildsOf = async (part: string) =>
      (await readdir(ofGateway(part))).filter((name) => name.startsWith('dev.')).sort();
    expect(await buildsOf('mf_catalog')).toEqual(['dev.2', 'dev.3', 'dev.4']);
    expect(await buildsOf('mf_content')).toEqual(['dev.1']);
  });
});

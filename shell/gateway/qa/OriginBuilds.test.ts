import { type Releases, verifyRelease } from '../../release/openReleases';
import { withBuilds } from '../releases/withBuilds';
import { BUILD, folderServer, testOrigins, unsignedBuild } from '../testing/testOrigins';

const OTHER_BUILD = 'dev-fedcba9876543210';

const { open, serve, takeFrom, trustedRelease } = testOrigins();

describe('a build that a listed origin serves', () => {
  it.each(['localhost', '127.0.0.1'])(
    'runs without a signature if it is a development build from %s',
    async (name) => {
      const { releases, version } = await takeFrom(folderServer(unsignedBuild(BUILD)), name);
      expect(version).toBe(BUILD);
      const manifest = await releases.readManifest('mf_content', BUILD);
      const code = await releases.readFile(manifest, 'server/remoteEntry.js');
      expect(String(code)).toBe('exports.page = 1');
    },
  );

  it.each(['/qa/releases/', '/'])(
    'runs if a trusted key has signed it and it is served below %s',
    async (below) => {
      const files = await trustedRelease();
      const { releases, version } = await takeFrom(folderServer(files, below));
      expect(version).toBe('1');
      const manifest = await releases.readManifest('mf_content', '1');
      await expect(verifyRelease(releases, manifest)).resolves.toBeUndefined();
    },
  );

  it('is replaced by the next build, and pages of the earlier build still load', async () => {
    let files = unsignedBuild(BUILD);
    const origin = `http://localhost:${await serve((...call) => folderServer(files)(...call))}`;
    const { builds, releases } = open([origin]);
    expect(await builds.take('mf_content', origin)).toBe(BUILD);
    files = unsignedBuild(OTHER_BUILD, 'exports.page = 2');
    expect(await builds.take('mf_content', origin)).toBe(OTHER_BUILD);
    await expect(releases.readManifest('mf_content', BUILD)).resolves.toMatchObject({
      version: BUILD,
    });
  });

  it('is read only once if several pages request it at the same time', async () => {
    const requested: string[] = [];
    const answer = folderServer(unsignedBuild(BUILD));
    const origin = `http://localhost:${await serve((request, response) => {
      requested.push(request.url ?? '');
      answer(request, response);
    })}`;
    const { builds } = open([origin]);
    await Promise.all(Array.from({ length: 5 }, () => builds.take('mf_content', origin)));
    expect(requested.filter((url) => url.endsWith('registry.json'))).toHaveLength(1);
  });

  it('never replaces a release of the store', async () => {
    const origin = `http://localhost:${await serve(folderServer(await trustedRelease()))}`;
    const { builds } = open([origin]);
    await builds.take('mf_content', origin);
    const own = { readManifest: async () => ({ name: 'own' }) } as unknown as Releases;
    const store = withBuilds(own, builds.place);
    expect(await store.readManifest('mf_content', '1')).toEqual({ name: 'own' });
  });
});

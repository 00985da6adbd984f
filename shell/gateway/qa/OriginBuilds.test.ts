import { ReleaseFileError, type Releases, verifyRelease } from '../../release/openReleases';
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
    const { store, release } = storeOfShop();
    const { builds, releases } = open([origin], undefined, store);
    await builds.take('mf_content', origin);
    release('1');
    expect(await releases.readManifest('mf_content', '1')).toEqual({ name: 'own' });
  });
});

describe('a copy', () => {
  it.each([BUILD, '1'])('%s counts as a copy from the moment it can be read', async (version) => {
    const files = version === BUILD ? unsignedBuild(BUILD) : await trustedRelease();
    const origin = `http://localhost:${await serve(folderServer(files))}`;
    const { builds, releases } = open([origin]);
    expect(await builds.isCopy('mf_content', version)).toBe(false);
    const taking = builds.take('mf_content', origin);
    const isReadable = () =>
      releases.readManifest('mf_content', version).then(
        () => true,
        () => false,
      );
    while (!(await isReadable())) await new Promise(setImmediate);
    expect(await builds.isCopy('mf_content', version)).toBe(true);
    await taking;
    expect(await builds.isCopy('mf_content', version)).toBe(true);
    expect(await builds.isCopy('mf_content', `${version}0`)).toBe(false);
    expect(await builds.isCopy('mf_account', version)).toBe(false);
  });

  it('still counts as a copy after 10 newer builds have replaced it', async () => {
    const versions = Array.from({ length: 11 }, (_, index) => `${BUILD.slice(0, -1)}${index % 10}`);
    versions[10] = OTHER_BUILD;
    let files = {};
    const origin = `http://localhost:${await serve((...call) => folderServer(files)(...call))}`;
    const { builds, releases } = open([origin]);
    for (const version of versions) {
      files = unsignedBuild(version);
      await builds.take('mf_content', origin);
    }
    const [oldest = ''] = versions;
    await expect(releases.readManifest('mf_content', oldest)).rejects.toThrow();
    expect(await builds.isCopy('mf_content', oldest)).toBe(true);
  });

  // Otherwise a tester could take away the files of a live release from shoppers.
  it('is not made if the shop already has the release, so shoppers keep getting that release', async () => {
    const origin = `http://localhost:${await serve(folderServer(await trustedRelease()))}`;
    const { store, release } = storeOfShop();
    const { builds } = open([origin], undefined, store);
    release('1');
    expect(await builds.take('mf_content', origin)).toBe('1');
    expect(await builds.isCopy('mf_content', '1')).toBe(false);
  });

  it("counts as the shop's own release once the shop has released it", async () => {
    const origin = `http://localhost:${await serve(folderServer(await trustedRelease()))}`;
    const { store, release, fail } = storeOfShop();
    const { builds } = open([origin], undefined, store);
    await builds.take('mf_content', origin);
    expect(await builds.isCopy('mf_content', '1')).toBe(true);
    release('1');
    expect(await builds.isCopy('mf_content', '1')).toBe(false);
    fail();
    expect(await builds.isCopy('mf_content', '1')).toBe(false);
  });

  it('stays a copy while the store cannot be read', async () => {
    const origin = `http://localhost:${await serve(folderServer(await trustedRelease()))}`;
    const { store, fail } = storeOfShop();
    const { builds } = open([origin], undefined, store);
    await builds.take('mf_content', origin);
    fail();
    expect(await builds.isCopy('mf_content', '1')).toBe(true);
  });
});

/** Creates a store of a shop that has no releases until `release`, and is unreadable after `fail`. */
function storeOfShop() {
  const released = new Set<string>();
  let status: 404 | 502 = 404;
  const store = {
    async readManifest(_part: string, version: string) {
      if (status === 404 && released.has(version)) return { name: 'own' };
      throw new ReleaseFileError('release.json', status);
    },
    // The cast is safe: these tests read no file of a release of the shop.
  } as unknown as Releases;
  const fail = () => {
    status = 502;
  };
  return { store, release: (version: string) => released.add(version), fail };
}

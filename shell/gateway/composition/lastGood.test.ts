import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fakeComposition, writeFakeReleases } from '../testing/writeFakeReleases';
import { keepLastGood, readLastGood } from './lastGood';

const composition = fakeComposition({ mf_content: '2' });

function openPlace() {
  const { folder: releasesUrl, releaseTrust, writeRelease } = writeFakeReleases();
  writeRelease('mf_content', '2', '');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'good-'));
  return { dataDir, releasesUrl, releaseTrust, releaseChannel: 'production', writeRelease };
}

describe('the last good composition', () => {
  it('is the composition that was kept most recently', async () => {
    const here = openPlace();
    await keepLastGood(here, { ...composition, id: 'before' });
    await keepLastGood(here, composition);
    expect(await readLastGood(here)).toEqual(composition);
    expect(readdirSync(here.dataDir).sort()).toEqual(['last-good', 'last-good.json']);
  });

  it('is ignored if it was copied from another store', async () => {
    const here = openPlace();
    await keepLastGood(here, composition);
    expect(await readLastGood({ ...here, releasesUrl: '/elsewhere' })).toBeUndefined();
  });

  it('stays unchanged if a gateway of another channel uses the same data folder', async () => {
    const here = openPlace();
    // A slash in a channel's name must not make two channels share a folder.
    const channels = ['production', 'preview/a-b', 'preview/a/b'];
    const places = channels.map((releaseChannel) => ({ ...here, releaseChannel }));
    for (const [index, place] of places.entries()) {
      here.writeRelease('mf_content', `1.${index}`, '');
      await keepLastGood(place, fakeComposition({ mf_content: `1.${index}` }));
    }
    const kept = await Promise.all(places.map(readLastGood));
    expect(kept.map((each) => each?.versions.mf_content)).toEqual(['1.0', '1.1', '1.2']);
    expect(readdirSync(path.join(here.dataDir, 'last-good/mf_content'))).toEqual(['1.0']);
  });

  it('is ignored if its file does not name the channel, because a preview may have written it', async () => {
    const here = openPlace();
    await keepLastGood(here, composition);
    const file = path.join(here.dataDir, 'last-good.json');
    const { channel, ...older } = JSON.parse(readFileSync(file, 'utf8'));
    expect(channel).toBe('production');
    writeFileSync(file, JSON.stringify(older));
    expect(await readLastGood(here)).toBeUndefined();
  });

  it('stays unchanged if a newer composition cannot be copied', async () => {
    const here = openPlace();
    await keepLastGood(here, composition);
    await expect(keepLastGood(here, fakeComposition({ mf_content: '3' }))).rejects.toThrow(
      'mf_content/3/release.json is not in the store',
    );
    expect(await readLastGood(here)).toEqual(composition);
  });

  it.each(['..', '../../keys', '/etc'])(
    'is not copied if one of its versions is %s',
    async (version) => {
      const here = openPlace();
      await expect(keepLastGood(here, fakeComposition({ shell: version }))).rejects.toThrow(
        `shell ${version} is no name of a folder.`,
      );
    },
  );

  it('is not copied if a signed release names a file outside its folder', async () => {
    const here = openPlace();
    const name = `${path.basename(here.dataDir)}.js`;
    here.writeRelease('mf_content', '3', 'x', `../${name}`);
    await expect(keepLastGood(here, fakeComposition({ mf_content: '3' }))).rejects.toThrow(
      `mf_content/3 names the file ../${name}.`,
    );
    expect(existsSync(path.join(tmpdir(), name))).toBe(false);
  });

  it.each([
    '',
    '{"releasesUrl":"/here","channel":"production"}',
    '{"releasesUrl":"/here","channel":"production","composition":{"versions":{}}}',
  ])('is undefined if its file is missing or contains %j', async (text) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'good-'));
    const here = { dataDir, releasesUrl: '/here', releaseChannel: 'production' };
    expect(await readLastGood(here)).toBeUndefined();
    writeFileSync(path.join(dataDir, 'last-good.json'), text);
    expect(await readLastGood(here)).toBeUndefined();
  });
});

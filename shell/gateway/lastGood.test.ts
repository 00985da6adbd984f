import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLastGood, writeLastGood } from './lastGood';
import { fakeComposition } from './workers/writeFakeReleases';

const composition = fakeComposition({ mf_content: '2' });
const place = () => ({ dataDir: mkdtempSync(path.join(tmpdir(), 'good-')), releasesUrl: '/here' });

describe('the last good composition', () => {
  it('is the one that was written, and leaves no draft behind', async () => {
    const here = place();
    await writeLastGood(here, { ...composition, id: 'before' });
    await writeLastGood(here, composition);
    expect(await readLastGood(here)).toEqual(composition);
    expect(readdirSync(here.dataDir)).toEqual(['last-good.json']);
  });

  it('is of one store: that of another is none', async () => {
    const here = place();
    await writeLastGood(here, composition);
    expect(await readLastGood({ ...here, releasesUrl: '/elsewhere' })).toBeUndefined();
  });

  it.each(['', '{"releasesUrl":"/here"}', '{"releasesUrl":"/here","composition":{"versions":{}}}'])(
    'is none where the file reads %j',
    async (text) => {
      const here = place();
      expect(await readLastGood(here)).toBeUndefined();
      writeFileSync(path.join(here.dataDir, 'last-good.json'), text);
      expect(await readLastGood(here)).toBeUndefined();
    },
  );
});

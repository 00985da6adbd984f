import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { readSettings } from './readSettings';

let dataDir: string;
let PORT: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-settings-'));
  PORT = String(await findFreePort());
});

const read = (env: Record<string, string>) =>
  readSettings(dataDir, { DATA_DIR: dataDir, PORT, ...env });

describe('settings of npm start', () => {
  it('name by default a folder of releases in the data folder; that folder need not exist yet', async () => {
    const { releases, releasesFolder } = await read({});
    expect(releasesFolder).toBe(join(dataDir, 'releases'));
    expect(releases).toBe(releasesFolder);
  });

  it('must not name a folder of releases that does not exist', async () => {
    const missing = join(dataDir, 'relaeses');
    await expect(read({ RELEASES_URL: missing })).rejects.toThrow(
      `RELEASES_URL names the folder ${missing}, which does not exist`,
    );
    expect(await read({ RELEASES_URL: dataDir })).toMatchObject({ releasesFolder: dataDir });
    const url = 'https://releases.example';
    expect(await read({ RELEASES_URL: url })).not.toHaveProperty('releasesFolder');
  });

  it.each([
    [{ PORT: '80000' }, 'PORT is "80000", which is not a port'],
    [{ RELEASE_CHANELL: 'staging' }, 'did you mean RELEASE_CHANNEL?'],
    [{ DATA_DIR: __filename }, 'set DATA_DIR to one that can be read and written'],
  ])('%p is refused: %s', async (env, sentence) => {
    await expect(read(env)).rejects.toThrow(sentence);
  });
});

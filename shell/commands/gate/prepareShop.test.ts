import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVerbRunner, type VerbRunner } from '../../release/testing/runVerb';
import { publishCheckout, publishReleases } from '../start/publishReleases';
import { prepareReleases } from './prepareShop';

jest.mock('../start/publishReleases');

describe('prepareReleases', () => {
  const { DATA_DIR } = process.env;
  let shop: VerbRunner;
  let dataDir: string;
  beforeEach(async () => {
    shop = await createVerbRunner();
    process.env.DATA_DIR = shop.releases.dataDir;
    dataDir = await mkdtemp(join(tmpdir(), 'gate-'));
    await mkdir(join(dataDir, 'releases'));
  });
  afterEach(async () => {
    if (DATA_DIR === undefined) delete process.env.DATA_DIR;
    else process.env.DATA_DIR = DATA_DIR;
    jest.mocked(publishReleases).mockClear();
    jest.mocked(publishCheckout).mockClear();
    await shop.releases.remove();
    await rm(dataDir, { recursive: true });
  });

  const prepare = (...packages: string[]) => {
    const scope = { size: 'gate' as const, parts: ['e2e' as const], packages };
    return prepareReleases({ root: '/shop', workDir: dataDir, dataDir, scope }, () => undefined);
  };

  it('builds only the remote of the scope beside the live releases of a known shop', async () => {
    await shop.run('publish shell mf-content');
    expect(await prepare('mf-content')).toEqual({
      passed: 1,
      failed: 0,
      notes: [`Beside live releases in ${shop.releases.storage.name}: shell`],
    });
    expect(publishReleases).toHaveBeenCalledWith(
      expect.objectContaining({ root: '/shop', parts: ['mf_content'] }),
    );
    expect(publishCheckout).not.toHaveBeenCalled();
  });

  it('builds every part if no shell is live, and says why', async () => {
    await shop.run('publish mf-content');
    expect(await prepare('mf-content')).toMatchObject({
      passed: 1,
      notes: [expect.stringMatching(/^No shop is known/)],
    });
    expect(publishCheckout).toHaveBeenCalledWith('/shop', dataDir, expect.any(Function));
    expect(publishReleases).not.toHaveBeenCalled();
  });

  it('builds every part if the scope contains the shell', async () => {
    await shop.run('publish shell');
    expect(await prepare('mf-content', 'shell')).toMatchObject({ passed: 1, notes: [] });
    expect(publishCheckout).toHaveBeenCalledTimes(1);
  });
});

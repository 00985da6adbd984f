import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findLongText } from '../checks/documentSizes';
import { createStandalone } from './createStandalone';

const REPOSITORY = resolve(__dirname, '../../..');
const PAGE = { remote: 'mf-loyalty', slug: 'loyalty', ownerEmail: 'loyalty@shop.example' };

describe('createStandalone', () => {
  let folder: string;
  let files: string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'standalone-'));
    files = await createStandalone(REPOSITORY, PAGE, folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const read = (file: string) => readFile(join(folder, file), 'utf8');

  it('creates a git repository that contains the remote and the packages', async () => {
    expect(await readdir(folder)).toEqual(
      expect.arrayContaining(['.git', 'README.md', 'mf-loyalty', 'package.json', 'packages']),
    );
    expect(files).toEqual(
      expect.arrayContaining(['mf-loyalty/manifest.ts', 'mf-loyalty/src/routes/loyalty.test.tsx']),
    );
    const { dependencies } = JSON.parse(await read('package.json'));
    const packed = (await readdir(join(folder, 'packages'))).filter((file) => /tgz$/.test(file));
    expect(Object.values(dependencies)).toEqual(packed.map((file) => `file:packages/${file}`));
    expect(await read('mf-loyalty/package.json')).toContain(PAGE.ownerEmail);
  });

  it('creates no journeys and no stories, and no configuration file that names a folder of this repository', async () => {
    expect(files.filter((file) => /\/e2e\/|\.story\./.test(file))).toEqual([]);
    for (const file of ['package.json', 'tsconfig.base.json', 'mf-loyalty/tsconfig.json']) {
      expect(await read(file)).not.toMatch(/shared-contracts|shell\//);
    }
  });

  it('creates scripts that run files of the packages', async () => {
    const { scripts } = JSON.parse(await read('package.json'));
    const [packed = ''] = (await readdir(join(folder, 'packages'))).filter((file) =>
      /release.*tgz$/.test(file),
    );
    const tar = await promisify(execFile)('tar', ['-tzf', join(folder, 'packages', packed)]);
    for (const name of ['release', 'extract']) {
      const file = scripts[name].replace('exec tsx node_modules/@marketplace/release/', 'package/');
      expect(tar.stdout.split('\n')).toContain(file);
    }
  });

  it.each(['README.md', 'mf-loyalty/README.md'])('creates a %s of allowed length', async (file) => {
    expect(findLongText(file, await read(file))).toEqual([]);
  });

  it('throws for a folder that is not empty', async () => {
    await expect(createStandalone(REPOSITORY, PAGE, folder)).rejects.toThrow('name a new folder');
  });
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProcesses } from './buildProcesses';
import { main } from './main';

jest.mock('./buildProcesses', () => ({
  ...jest.requireActual('./buildProcesses'),
  buildProcesses: jest.fn(),
}));

describe('npm run build', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'build-'));
    jest.mocked(buildProcesses).mockClear();
    for (const method of ['error', 'log'] as const) {
      jest.spyOn(console, method).mockImplementation(() => undefined);
    }
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`);
    });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(root, { recursive: true });
  });

  async function fill(folder: string, files: string[]) {
    await mkdir(join(root, folder));
    for (const file of files) await writeFile(join(root, folder, file), '');
  }

  it.each([['.'], ['..'], ['shell']])('refuses to replace the sources in %s', async (folder) => {
    await fill('shell', ['package.json', 'api.mjs']);
    await expect(main(root, [folder])).rejects.toThrow('exit 1');
    expect(buildProcesses).not.toHaveBeenCalled();
    expect(await readdir(join(root, 'shell'))).toHaveLength(2);
  });

  it.each([
    ['an earlier build', ['api', 'api.mjs', 'gateway.mjs']],
    ['an empty folder', []],
  ])('replaces %s', async (_, files) => {
    await fill('dist', files);
    await main(root, []);
    expect(buildProcesses).toHaveBeenCalledWith(root, join(root, 'dist'));
  });

  it('makes a folder that does not exist', async () => {
    await main(root, ['other']);
    expect(buildProcesses).toHaveBeenCalledWith(root, join(root, 'other'));
  });
});

import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { main } from './main';

const REPOSITORY = resolve(__dirname, '../../..');
const PAGE = 'src/Page.tsx';
const pageWith = (text: string) => `import { Trans } from '@lingui/react/macro';

export const Page = () => <Trans>${text}</Trans>;
`;

describe('npm run extract', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'extract-'));
    await cp(join(REPOSITORY, '.linguirc.js'), join(root, '.linguirc.js'));
    await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
    for (const name of ['mf-points', 'mf-gifts']) {
      await write(`${name}/package.json`, '{}');
      await write(`${name}/src/locales/en.po`, '');
      await write(`${name}/${PAGE}`, pageWith('Read more'));
    }
  });
  afterAll(() => rm(root, { recursive: true }));

  const read = (file: string) => readFile(join(root, file), 'utf8');
  async function write(file: string, text: string) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  async function extract(...packages: string[]) {
    const log = jest.spyOn(console, 'log').mockImplementation();
    await main(root, packages);
    const lines = log.mock.calls.flat();
    log.mockRestore();
    return lines;
  }

  it('prints a line with the source of each new message, and writes only the files of the named package', async () => {
    expect(await extract('mf-points')).toEqual(['+ mf-points/src/Page.tsx:3 "Read more"']);
    expect(await read('mf-points/src/locales/bn.po')).toContain('msgid "Read more"\nmsgstr ""');
    expect(await read('mf-gifts/src/locales/en.po')).toBe('');
    await expect(read('mf-gifts/src/locales/bn.po')).rejects.toThrow('ENOENT');
  });

  it('prints a changed message as removed and added, and keeps its translation as a comment', async () => {
    const bangla = 'mf-points/src/locales/bn.po';
    const untranslated = await read(bangla);
    await write(
      bangla,
      untranslated.replace('"Read more"\nmsgstr ""', '"Read more"\nmsgstr "আরও"'),
    );
    await write(`mf-points/${PAGE}`, pageWith('Read more posts'));
    expect(await extract('mf-points')).toEqual([
      '+ mf-points/src/Page.tsx:3 "Read more posts"',
      '- mf-points/src/locales "Read more"',
    ]);
    expect(await read(bangla)).toContain(
      '# was "Read more": আরও\nmsgid "Read more posts"\nmsgstr ""',
    );
  });

  it('prints nothing if no message has changed', async () => {
    expect(await extract('mf-points')).toEqual([]);
  });
});

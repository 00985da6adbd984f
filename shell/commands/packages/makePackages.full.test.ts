import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makePackages, nextVersion } from './makePackages';
import { RELEASE } from './packedFiles';

const CONTRACTS = {
  name: '@marketplace/contracts',
  version: '1.0.0',
  private: true,
  exports: { './ui/*': './src/design-system/ui/*.tsx' },
  dependencies: { react: '19.3.1' },
  devDependencies: { 'subset-font': '2.4.0' },
};
const SHELL = { dependencies: { '@marketplace/contracts': '1.0.0', webpack: '5.110.3' } };

const SOURCES = {
  'shared-contracts/package.json': JSON.stringify(CONTRACTS),
  'shared-contracts/src/design-system/ui/Button.tsx':
    'export const Button = 1, { size } = Button; export type Size = 1;',
  'shared-contracts/src/design-system/ui/Button.test.tsx': 'export const test = 1;',
  'shell/package.json': JSON.stringify(SHELL),
  ...Object.fromEntries(RELEASE.contents.map((folder) => [`shell/${folder}/main.ts`, ''])),
};

describe('makePackages', () => {
  let root: string;
  let folder: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'packed-'));
    folder = join(root, 'packages');
    for (const [file, text] of Object.entries(SOURCES)) await write(file, text);
  });
  afterEach(() => rm(root, { recursive: true }));

  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  const versions = async () => (await makePackages(root, folder)).map(({ version }) => version);
  const read = async (file: string) => readFile(join(folder, file), 'utf8');
  const BUTTON = 'shared-contracts/src/design-system/ui/Button.tsx';

  it('packs both packages, and changes nothing if their content is still the same', async () => {
    expect(await makePackages(root, folder)).toEqual([
      {
        name: '@marketplace/contracts',
        version: '1.0.0',
        file: 'marketplace-contracts-1.0.0.tgz',
      },
      { name: '@marketplace/release', version: '1.0.0', file: 'marketplace-release-1.0.0.tgz' },
    ]);
    const contentOf = async () =>
      Promise.all((await readdir(folder)).map(async (file) => [file, await read(file)]));
    const before = await contentOf();
    expect(await versions()).toEqual(['1.0.0', '1.0.0']);
    expect(await contentOf()).toEqual(before);
  });

  it('raises the version according to the changes in the contracts, and lists these changes in the changelog', async () => {
    await versions();
    await write(BUTTON, 'export const Button = 2, { size } = Button;');
    expect(await versions()).toEqual(['1.0.1', '1.0.1']);
    await write(BUTTON, 'export const Button = 2, LinkButton = 3, { size } = Button;');
    expect(await versions()).toEqual(['1.1.0', '1.0.2']);
    await write(BUTTON, 'export const Button = 2, LinkButton = 3;');
    expect(await versions()).toEqual(['2.0.0', '1.0.3']);
    const name = '@marketplace/contracts';
    expect(await read('CHANGELOG.md')).toBe(
      [
        `## ${name} 2.0.0\n\n- Removed \`size\` from the module \`${name}/ui/Button\`.\n`,
        `## ${name} 1.1.0\n\n- Added \`LinkButton\` to the module \`${name}/ui/Button\`.\n`,
        `## ${name} 1.0.1\n\n- No call, topic or module changed.\n`,
        `## ${name} 1.0.0\n\n- The first version.\n`,
      ].join('\n'),
    );
  });

  it('raises only the version of the package whose content changed', async () => {
    await versions();
    await write('shell/release/main.ts', 'export const verb = 1;');
    expect(await versions()).toEqual(['1.0.0', '1.0.1']);
    await write('shared-contracts/src/design-system/ui/Button.test.tsx', '');
    expect(await versions()).toEqual(['1.0.0', '1.0.1']);
  });
});

it.each([
  [undefined, 'major', '1.0.0'],
  ['1.4.2', 'patch', '1.4.3'],
  ['1.4.2', 'minor', '1.5.0'],
  ['1.4.2', 'major', '2.0.0'],
] as const)('nextVersion of %s for a %s change is %s', (version, level, next) => {
  expect(nextVersion(version, level)).toBe(next);
});

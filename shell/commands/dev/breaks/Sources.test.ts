import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Sources } from './Sources';

const FILES = {
  'contracts/package.json': JSON.stringify({
    name: '@shop/contracts',
    exports: { './ui/*': './src/ui/*.tsx', './*': './src/*.ts' },
  }),
  'contracts/src/money.ts': 'export const taka = 1;',
  'contracts/src/ui/Price.tsx': "import { taka } from '../money';",
  'mf-a/src/home.tsx': "import {\n  Price,\n} from '@shop/contracts/ui/Price';",
  'mf-a/src/lazy.ts': "const home = () => import('./home');",
  'mf-a/src/cart/index.ts': "export * from '@shop/contracts/money';",
  'mf-a/src/types.ts': "export type Cart = typeof import('./cart');",
  'mf-a/setup.cjs': "require('./src/types');",
  'mf-a/src/other.ts': "import 'react';\nimport '@shop/contracts/missing';",
};

let root: string;
const write = async (file: string, text: string) => {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
};

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'sources-')));
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
  await mkdir(path.join(root, 'node_modules/@shop'), { recursive: true });
  await symlink(path.join(root, 'contracts'), path.join(root, 'node_modules/@shop/contracts'));
});
afterEach(() => rm(root, { recursive: true }));

const readSources = () => new Sources(root, Object.keys(FILES), ['@shop/contracts']);

describe('Sources', () => {
  it('find all files that import a file, by any kind of import, directly or indirectly', () => {
    expect(Object.fromEntries(readSources().importersOf(['contracts/src/money.ts']))).toEqual({
      'contracts/src/money.ts': 0,
      'contracts/src/ui/Price.tsx': 1,
      'mf-a/src/cart/index.ts': 1,
      'mf-a/src/home.tsx': 2,
      'mf-a/src/types.ts': 2,
      'mf-a/src/lazy.ts': 3,
      'mf-a/setup.cjs': 3,
    });
  });

  it('return the changed, new and deleted files with their texts before and after', async () => {
    const sources = readSources();
    await write('mf-a/src/lazy.ts', '');
    await write('mf-a/src/new.ts', "import './home';");
    await rm(path.join(root, 'mf-a/src/types.ts'));
    const named = ['lazy.ts', 'new.ts', 'types.ts', 'other.ts', '.#never-there.ts'];
    expect(sources.update(named.map((name) => `mf-a/src/${name}`))).toEqual([
      { file: 'mf-a/src/lazy.ts', before: FILES['mf-a/src/lazy.ts'], after: '' },
      { file: 'mf-a/src/new.ts', before: undefined, after: "import './home';" },
      { file: 'mf-a/src/types.ts', before: FILES['mf-a/src/types.ts'], after: undefined },
    ]);
    expect([...sources.importersOf(['mf-a/src/home.tsx']).keys()]).toEqual([
      'mf-a/src/home.tsx',
      'mf-a/src/new.ts',
    ]);
  });

  it('find the importers of a file after it is deleted, and after it is created again', async () => {
    const sources = readSources();
    const file = 'contracts/src/ui/Price.tsx';
    await rm(path.join(root, file));
    sources.update([file]);
    expect(sources.importersOf([file]).get('mf-a/src/home.tsx')).toBe(1);
    await write(file, 'export const Price = 1;');
    sources.update([file]);
    expect(sources.importersOf([file]).get('mf-a/src/home.tsx')).toBe(1);
  });
});

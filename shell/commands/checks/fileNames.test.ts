import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderNames } from './fileNames';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'names-'));
});
afterEach(() => rm(root, { recursive: true }));

it.each<[string, string[], string[]]>([
  ['nothing in names of subjects', ['cart/Cart.tsx', 'cart/Cart.test.tsx', 'shop/cart.ts'], []],
  ['a folder for everything', ['utils/price.ts'], ['utils/price.ts: name the concept']],
  ['an index file', ['cart/index.ts'], ['cart/index.ts: no index files']],
  [
    'names that differ only in their case',
    ['cart/Cart.tsx', 'cart/cart.ts'],
    ['cart/cart.ts: another name differs only in its case'],
  ],
])('folderNames finds %s', async (_, files, expected) => {
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
  expect(await folderNames.find({ root })).toEqual(expected);
});

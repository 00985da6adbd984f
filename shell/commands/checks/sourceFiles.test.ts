import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileSizes, folderSizes } from './sourceFiles';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sizes-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(folder: string, lines: readonly number[]) {
  for (const [index, count] of lines.entries()) {
    const file = join(root, folder, `file${index}.ts`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '\n'.repeat(count));
  }
}

it.each<[string, string, number, string[]]>([
  ['a folder with too few files', 'seo', 2, ['mf-x/src/seo']],
  ['nothing if a folder has enough files', 'seo', 3, []],
  ['nothing if a folder contains exposed modules', 'exposes', 1, []],
  ['nothing if subfolders have enough files', 'seo/tags', 3, []],
])('folderSizes finds %s', async (_title, folder, files, expected) => {
  await write('mf-x/src/cart', [50, 50, 50]);
  await write(`mf-x/src/${folder}`, Array<number>(files).fill(50));
  expect(await folderSizes.find({ root })).toEqual(expected);
});

it.each<[string, number[], string[]]>([
  ['nothing in files of usual length', [50, 50, 50], []],
  ['a median that is too small', [39, 39, 39], ['the median is 39']],
  ['a median that is too large', [61, 61, 61], ['the median is 61']],
  ['too many long files', [50, 50, 181], ['90 % have up to 181 lines']],
  ['too many short files', [50, 50, 50, 11], ['25 % have fewer than 12']],
])('fileSizes finds %s', async (_title, lines, expected) => {
  await write('mf-x/src/cart', lines);
  expect(await fileSizes.find({ root })).toEqual(expected);
});

it('fileSizes leaves migrations out', async () => {
  await write('mf-x/src/cart', [50, 50, 50]);
  await write('mf-x/src/database/migrations', [5, 5, 5, 200]);
  expect(await fileSizes.find({ root })).toEqual([]);
});

import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderWatch } from './FolderWatch';

let root: string;
let watch: FolderWatch;
const at = (file: string) => path.join(root, file);
const changes = async () => (await watch.next()).sort();

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'watch-'));
  await mkdir(at('mf-a/src/cart'), { recursive: true });
  await mkdir(at('mf-a/node_modules/x'), { recursive: true });
  await writeFile(at('mf-a/src/cart/a.ts'), '');
  watch = new FolderWatch(root, ['mf-a'], (file) => file.endsWith('.ts'));
});
afterEach(async () => {
  watch.close();
  await rm(root, { recursive: true });
});

describe('FolderWatch', () => {
  it('reports changed, renamed and deleted files together, but only files that are wanted', async () => {
    await writeFile(at('mf-a/src/cart/a.ts'), 'changed');
    await writeFile(at('mf-a/src/cart/a.ts.draft'), 'other');
    await rename(at('mf-a/src/cart/a.ts.draft'), at('mf-a/src/b.ts'));
    await writeFile(at('mf-a/node_modules/x/c.ts'), 'generated');
    expect(await changes()).toEqual(['mf-a/src/b.ts', 'mf-a/src/cart/a.ts']);
    await rm(at('mf-a/src/b.ts'));
    expect(await changes()).toEqual(['mf-a/src/b.ts']);
    expect(watch.hasChanges).toBe(false);
  });

  it('reports files in new folders, and in a folder that is deleted and created again', async () => {
    await mkdir(at('mf-a/src/new/inner'), { recursive: true });
    await writeFile(at('mf-a/src/new/inner/a.ts'), '');
    expect(await changes()).toEqual(['mf-a/src/new/inner/a.ts']);
    await rm(at('mf-a/src/cart'), { recursive: true });
    expect(await changes()).toEqual(['mf-a/src/cart/a.ts']);
    await mkdir(at('mf-a/src/cart'));
    await writeFile(at('mf-a/src/cart/b.ts'), '');
    expect(await changes()).toEqual(['mf-a/src/cart/b.ts']);
  });
});

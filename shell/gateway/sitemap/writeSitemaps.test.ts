import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeParts } from './writeSitemaps';

describe('writeParts', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parts-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const read = async (names: string[]) =>
    Promise.all(
      names.map(async (name) => (await readFile(join(folder, name), 'utf8')).split('\n')),
    );

  it.each([
    ['addresses', { urls: 2, bytes: 1_000_000 }],
    ['bytes', { urls: 100, bytes: 200 + 2 * 340 }],
  ])('ends a file before it holds too many %s, also between pages', async (_what, limits) => {
    const pages = [['/a', '/b', '/c'], ['/d'], [], ['/e']];
    const names = await writeParts(folder, 'products', pages, limits);
    expect(names).toEqual(['products-1', 'products-2', 'products-3']);
    expect(await read(names)).toEqual([
      ['/a', '/b', ''],
      ['/c', '/d', ''],
      ['/e', ''],
    ]);
  });

  it('writes no file without paths', async () => {
    expect(await writeParts(folder, 'shops', [[], []])).toEqual([]);
  });
});

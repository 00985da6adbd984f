import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageBytes, pageEntries } from './sitemapXml';
import { writeParts, writeSitemaps } from './writeSitemaps';

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
    ['URLs', { urls: 11, bytes: 1_000_000 }],
    ['bytes', { urls: 100, bytes: 200 + 2.9 * pageBytes('/a') }],
  ])(
    'ends a file before it has too many %s, even if the paths come in several batches',
    async (_what, limits) => {
      const pages = [['/a', '/b', '/c'], ['/d'], [], ['/e']];
      const names = await writeParts(folder, 'products', pages, limits);
      expect(names).toEqual(['products-1', 'products-2', 'products-3']);
      expect(await read(names)).toEqual([
        ['/a', '/b', ''],
        ['/c', '/d', ''],
        ['/e', ''],
      ]);
    },
  );

  it('writes no file if there are no paths', async () => {
    expect(await writeParts(folder, 'shops', [[], []])).toEqual([]);
  });

  it('reserves space for the longest origin when it computes the size of an entry', () => {
    const origin = `https://${'o'.repeat(292)}`;
    expect(pageBytes('/product/rui')).toBe(pageEntries(origin, '/product/rui').length);
  });
});

describe('writeSitemaps', () => {
  const leftovers = async () =>
    (await readdir(tmpdir())).filter((name) => name.startsWith(`sitemaps-${process.pid}-`));

  it('writes files that can be opened until they are removed', async () => {
    const { names, open, remove } = await writeSitemaps('shops', [['/shop/padma']]);
    expect(names).toEqual(['shops-1']);
    const file = await open('shops-1');
    expect(await file.readFile('utf8')).toBe('/shop/padma\n');
    await file.close();
    await expect(open('shops-2')).rejects.toThrow();
    await remove();
    expect(await leftovers()).toEqual([]);
  });

  it('leaves no file behind if the list cannot be read', async () => {
    async function* failing() {
      yield ['/shop/padma'];
      throw new Error('down');
    }
    await expect(writeSitemaps('shops', failing())).rejects.toThrow('down');
    expect(await leftovers()).toEqual([]);
  });
});

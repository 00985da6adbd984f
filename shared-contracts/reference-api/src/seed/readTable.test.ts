import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { moment, taka } from './fields';
import { readTable } from './readTable';
import { daysAgo } from './stable';

const row = z.strictObject({
  handle: z.string(),
  offers: z.array(z.strictObject({ price: taka })),
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = async (rows: unknown) => {
  await writeFile(join(folder, 'products.json'), JSON.stringify(rows));
  return readTable('products.json', row, folder);
};

it('readTable returns valid rows', async () => {
  const rows = [{ handle: 'tomato', offers: [{ price: 80 }] }];
  expect(await read(rows)).toEqual(rows);
});

it.each([
  [{ handle: 'rui', offers: [{ price: 80 }, { price: '90' }] }, 'offers.1.price: Invalid input'],
  [{ handle: 'rui', offers: [{ price: 0 }] }, 'offers.0.price: Too small'],
  [{ offers: [] }, 'handle: Invalid input'],
  [{ handle: 'rui', offers: [], prize: 1 }, 'the row: Unrecognized key: "prize"'],
])(
  'readTable throws an error that names file, row and field of an invalid value (row %j: %s)',
  async (wrong, message) => {
    const reading = read([{ handle: 'tomato', offers: [] }, wrong]);
    await expect(reading).rejects.toThrow(`market/products.json, row 2, ${message}`);
  },
);

it('readTable rejects a file that contains no list', async () => {
  await expect(read({})).rejects.toThrow('market/products.json is not a list of rows.');
});

it('a moment in the tables, such as "3 days ago, 07:30", is relative to the day of seeding', () => {
  expect(z.parse(moment, '3 days ago, 07:30')).toEqual(daysAgo(3, 450));
  expect(() => z.parse(moment, 'yesterday')).toThrow('Expected a moment');
});

import { changedWords, orderChecks } from './orderChecks';

const BEFORE = `import * as z from 'zod';

export const product = z.object({
  title: z.string(),
  price: z.number(),
});

export const shop = z.object({ name: z.string() });
`;

it('changedWords returns the words of changed lines and the name of the declaration around them', () => {
  const after = BEFORE.replace('price: z.number()', 'amount: z.number()');
  expect([...changedWords([{ file: 'product.ts', before: BEFORE, after }])].sort()).toEqual([
    'amount',
    'number',
    'price',
    'product',
  ]);
  expect(changedWords([{ file: 'product.ts', before: BEFORE, after: BEFORE }])).toEqual(new Set());
});

it('changedWords returns all words of a deleted file', () => {
  const change = { file: 'a.ts', before: 'export const taka = 1;', after: undefined };
  expect([...changedWords([change])]).toEqual(['export', 'const', 'taka']);
});

it('orderChecks puts changed files first, then files with rare changed words, then near files', () => {
  const texts: Record<string, string> = {
    'contract.ts': '',
    'near.ts': '',
    'mentions-common.ts': 'number',
    'mentions-both.ts': 'price number',
    'far.ts': '',
  };
  const distances = new Map([
    ['far.ts', 5],
    ['mentions-common.ts', 3],
    ['mentions-both.ts', 4],
    ['near.ts', 1],
    ['contract.ts', 0],
  ]);
  const sources = { textOf: (file: string) => texts[file] };
  expect(orderChecks(distances, new Set(['price', 'number']), sources)).toEqual([
    'contract.ts',
    'mentions-both.ts',
    'mentions-common.ts',
    'near.ts',
    'far.ts',
  ]);
});

import { readFillOptions } from './seed';

it.each<[string[], number]>([
  [[], 0],
  [['--products', '100000'], 100_000],
  [['--products=1'], 1],
])('readFillOptions reads %j as %d products', (args, products) => {
  expect(readFillOptions(args)).toEqual({ products });
});

it.each([
  [['--products', '-1']],
  [['--products', 'many']],
  [['--products', '1000001']],
  [['--products']],
  [['--goods', '5']],
  [['100']],
])('readFillOptions refuses %j with its usage', (args) => {
  expect(() => readFillOptions(args)).toThrow('Use: npm run api -- seed');
});

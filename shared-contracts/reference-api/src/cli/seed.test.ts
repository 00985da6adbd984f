import { readFillOptions } from './seed';

it.each<[string[], number, boolean]>([
  [[], 0, false],
  [['--products', '100000'], 100_000, false],
  [['--products=1'], 1, false],
  [['--small-pictures'], 0, true],
])('reads %j as %d products, pictures small: %s', (args, products, hasSmallPictures) => {
  expect(readFillOptions(args)).toEqual({ products, hasSmallPictures });
});

it.each([
  [['--products', '-1']],
  [['--products', 'many']],
  [['--products', '1000001']],
  [['--products']],
  [['--goods', '5']],
  [['--small-pictures=2']],
  [['100']],
])('says how it is used when given %j', (args) => {
  expect(() => readFillOptions(args)).toThrow('Use: npm run api -- seed');
});

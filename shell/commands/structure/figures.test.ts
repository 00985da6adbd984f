import { figuresOf, smallFolders } from './figures';

const sourceModule = (path: string, lines: number, ...imported: string[]) => ({
  path,
  lines,
  imports: imported.map((each) => ({ path: each, isType: false })),
});

const modules = [
  sourceModule('mf-x/webpack.config.ts', 6),
  sourceModule('mf-x/src/routes/home.tsx', 40, 'mf-x/src/cart/Cart.tsx', 'mf-x/src/price.ts'),
  sourceModule('mf-x/src/cart/Cart.tsx', 60, 'mf-x/src/cart/Line.tsx', 'mf-x/src/price.ts'),
  sourceModule('mf-x/src/cart/Line.tsx', 50, 'mf-x/src/price.ts'),
  sourceModule('mf-x/src/cart/deep/x.ts', 20),
  sourceModule('mf-x/src/price.ts', 10),
  sourceModule('mf-x/src/testing/plant.ts', 300, 'mf-x/src/cart/Cart.tsx'),
];

it('counts lines, rooms and the arrows between them', () => {
  expect(figuresOf(modules)).toEqual({
    files: 7,
    median: 40,
    p90: 300,
    longest: 300,
    short: 2,
    rooms: 3,
    arrows: 3,
  });
});

it('finds folders with too few files', () => {
  expect(smallFolders(modules, 3)).toEqual([
    'mf-x/src/routes',
    'mf-x/src/cart/deep',
    'mf-x/src/testing',
  ]);
});

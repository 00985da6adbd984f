import { parseProducts } from './parseProducts';

const table = (name: string) => `
# achar | Achar | jar:mango
${name} | 60 | 75 | kg | tomato ; tomato*3 | a-shop | low | A Brand | Fresh today, Winter | Nice.
`;

it.each([
  ['Rui Fish (রুই মাছ)', 'rui-fish'],
  ['Ginger & Garlic (আদা), 500 g', 'ginger-and-garlic'],
  ['Jackfruit Pods, Ready to Eat (কোয়া), 500 g', 'jackfruit-pods-ready-to-eat'],
  ['তালের শাঁস, ১২টি ~ ice-apple', 'ice-apple'],
])('gives "%s" the handle %s', (name, handle) => {
  expect(parseProducts('fish', table(name))[0]?.handle).toBe(handle);
});

it('reads every column', () => {
  expect(parseProducts('fish', table('Tomato'))).toEqual([
    {
      handle: 'tomato',
      name: 'Tomato',
      category: {
        handle: 'achar',
        name: 'Achar',
        section: 'fish',
        composition: 'jar:mango',
        isLocal: false,
      },
      price: 60,
      comparePrice: 75,
      choice: 'kg',
      compositions: ['tomato', 'tomato*3'],
      shop: 'a-shop',
      stock: 'low',
      brand: 'A Brand',
      tags: ['Fresh today', 'Winter'],
      hook: 'Nice.',
    },
  ]);
});

it('refuses a row with a column missing', () => {
  expect(() => parseProducts('fish', '# a | A | tomato\nTomato | 60')).toThrow('Not 10 columns');
});

it('reads which sub-categories are delivered in a shop’s own district alone', () => {
  const [meal] = parseProducts('fish', table('Tomato').replace('jar:mango', 'jar:mango | local'));
  expect(meal?.category.isLocal).toBe(true);
});

import { buildVariants, stockOf } from './buildVariants';

it('has no options where none are named', () => {
  expect(buildVariants('', 60, null)).toEqual({ options: [], variants: [] });
});

it('prices each value from the price of one', () => {
  const { variants } = buildVariants('kg', 100, 120);
  expect(variants).toEqual([
    { values: ['500 g'], price: 52, comparePrice: 62 },
    { values: ['1 kg'], price: 100, comparePrice: 120 },
    { values: ['2 kg'], price: 195, comparePrice: 235 },
  ]);
});

it('combines options in order and adds what a value costs', () => {
  const { options, variants } = buildVariants('small', 200, null);
  expect(options.map(({ name }) => name)).toEqual(['Weight', 'Preparation']);
  expect(variants.map(({ values, price }) => [...values, price])).toEqual([
    ['500 g', 'Whole', 105],
    ['500 g', 'Cleaned', 125],
    ['1 kg', 'Whole', 200],
    ['1 kg', 'Cleaned', 220],
  ]);
});

it('takes the colours of the product after the options of the table', () => {
  const { options } = buildVariants('panjabi(White,Indigo)', 1000, null);
  expect(options).toEqual([
    { name: 'Size', values: ['38', '40', '42', '44'] },
    { name: 'Fabric', values: ['Cotton', 'Silk blend'] },
    { name: 'Colour', values: ['White', 'Indigo'] },
  ]);
});

it('leaves out what is not made', () => {
  const { options, variants } = buildVariants('small!1 kg/Whole', 200, null);
  expect(options.map(({ values }) => values)).toEqual([
    ['500 g', '1 kg'],
    ['Whole', 'Cleaned'],
  ]);
  expect(variants.map(({ values }) => values.join('/'))).toEqual([
    '500 g/Whole',
    '500 g/Cleaned',
    '1 kg/Cleaned',
  ]);
});

it('refuses options nobody described', () => {
  expect(() => buildVariants('stone', 10, null)).toThrow('no options named "stone"');
});

const of = (stock: string, price = 100, section: 'fish' | 'accessories' = 'fish') => ({
  stock,
  price,
  handle: 'a-product',
  category: { section },
});

it.each([
  ['accessories', 3800, 2, 3],
  ['accessories', 1450, 2, 6],
  ['accessories', 60, 8, 40],
  ['fish', 1350, 4, 20],
] as const)('has of %s at %d taka from %d to %d pieces of each', (section, taka, least, most) => {
  for (const offer of Array.from({ length: 30 }, (_, i) => i)) {
    const left = stockOf(of('', taka, section), offer);
    expect(left === 0 ? least : left).toBeGreaterThanOrEqual(least);
    expect(left).toBeLessThanOrEqual(most);
  }
});

it.each([
  ['7', 7, 7],
  ['0', 0, 0],
  ['pre', 0, 0],
  ['low', 2, 4],
  ['', 8, 80],
])('keeps a stock of "%s" from %d to %d pieces', (stock, least, most) => {
  const left = stockOf(of(stock), 0);
  expect(left).toBeGreaterThanOrEqual(least);
  expect(left).toBeLessThanOrEqual(most);
});

it('sells out every second variant where only some are left', () => {
  expect([0, 1, 2, 3].map((offer) => stockOf(of('some'), offer) > 0)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

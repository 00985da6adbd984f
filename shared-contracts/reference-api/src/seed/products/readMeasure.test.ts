import { buildProducts } from './buildProducts';
import { measureOf, readMeasure } from './readMeasure';

describe('readMeasure', () => {
  it.each([
    ['500 g', { amount: 500, unit: 'g' }],
    ['2 kg', { amount: 2, unit: 'kg' }],
    ['600–700 g', { amount: 600, upTo: 700, unit: 'g' }],
    ['1–1.5 kg', { amount: 1, upTo: 1.5, unit: 'kg' }],
    ['1 litre', { amount: 1, unit: 'l' }],
    ['12 eggs', { amount: 12, unit: 'piece' }],
    ['2 dozen', { amount: 2, unit: 'dozen' }],
    ['3 bundles', { amount: 3, unit: 'bundle' }],
    ['1 bira', { amount: 80, unit: 'piece' }],
    ['Set of 6', { amount: 6, unit: 'piece' }],
    ['১২টি', { amount: 12, unit: 'piece' }],
    ['Two', { amount: 2, unit: 'serving' }],
  ])('reads %s', (text, expected) => expect(readMeasure(text)).toEqual(expected));

  it.each(['Red', '2 × 3 ft', '2.4', '40', 'King', 'Small', ''])('reads nothing in "%s"', (text) =>
    expect(readMeasure(text)).toBeUndefined(),
  );
});

describe('measureOf', () => {
  it.each([
    ['Mint (পুদিনা পাতা), 50 g', [], { amount: 50, unit: 'g' }],
    ['Brass Bangles, Pair (পিতলের বালা)', ['2.4', 'Golden'], { amount: 1, unit: 'pair' }],
    ['Koral, Sea Bass (কোরাল মাছ)', ['1–1.5 kg', 'Whole'], { amount: 1, upTo: 1.5, unit: 'kg' }],
    ['Jamdani Saree (জামদানি শাড়ি)', ['Maroon'], { amount: 1, unit: 'piece' }],
  ])('of %s is what its values or its name say', (name, values, expected) =>
    expect(measureOf(name, values)).toEqual(expected),
  );
});

describe('the market', () => {
  const rows = buildProducts();

  it('says of every product and variant what its price is for', () => {
    for (const { product, variants } of rows) {
      for (const row of [product, ...variants]) expect(row.measure).toBeTruthy();
    }
  });

  it('gives a product the measure of its first variant', () => {
    for (const { product, variants } of rows.filter((row) => row.variants.length > 0)) {
      expect(product.measure).toEqual(variants[0]?.measure);
    }
  });

  it('weighs what is eaten: no fish, fruit or sweet by the bare piece where its name or options weigh it', () => {
    const bare = rows.filter(
      ({ product, source }) =>
        product.measure?.unit === 'piece' &&
        product.measure.amount === 1 &&
        /\d ?(g|kg|ml|litre)\b/.test(`${source.name} ${source.choice}`),
    );
    expect(bare.map(({ source }) => source.handle)).toEqual([]);
  });
});

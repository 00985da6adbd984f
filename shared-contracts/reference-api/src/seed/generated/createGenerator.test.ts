import { workload } from '@marketplace/contracts/testing/workload';
import { buildProducts } from '../buildProducts';
import { buildShops } from '../buildShops';
import { createGenerator } from './createGenerator';

const MANY = workload({ gate: 5_000, soak: 20_000 });

const bases = buildProducts();
const generate = createGenerator(bases);
const made = Array.from({ length: MANY }, (_, number) => generate(number));

it('the generator gives the same product for the same number', () => {
  const again = createGenerator(buildProducts());
  for (const number of [0, 1, 299, MANY / 2, MANY - 1]) expect(again(number)).toEqual(made[number]);
});

it.each(['uuid', 'handle', 'name'] as const)(
  'every generated product has a different %s',
  (field) => {
    expect(new Set(made.map((product) => product[field])).size).toBe(MANY);
  },
);

it('handles of generated products differ from handles of the demonstration market', () => {
  const taken = new Set(bases.map(({ product }) => product.handle));
  expect(made.filter(({ handle }) => taken.has(handle))).toEqual([]);
  expect(made.every(({ handle }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle))).toBe(true);
});

it('every generated product belongs to a shop that sells in its sub-category', () => {
  const shopsOf = new Map<string, Set<string>>();
  for (const { source, product } of bases) {
    const known = shopsOf.get(source.category) ?? new Set();
    shopsOf.set(source.category, known.add(product.shopUuid));
  }
  const baseOf = new Map(bases.map((base) => [base.product.uuid, base]));
  const misplaced = made.filter(({ baseUuid, shopUuid }) => {
    const category = baseOf.get(baseUuid)?.source.category ?? '';
    return !shopsOf.get(category)?.has(shopUuid);
  });
  expect(misplaced).toEqual([]);
  const all = new Set(buildShops().map(({ uuid }) => uuid));
  expect(made.every(({ shopUuid }) => all.has(shopUuid))).toBe(true);
});

it('generated products have different prices in whole taka, and some are sold out', () => {
  expect(made.every(({ pricePaisa }) => Number(pricePaisa) >= 100)).toBe(true);
  expect(made.every(({ pricePaisa }) => Number(pricePaisa) % 100 === 0)).toBe(true);
  expect(new Set(made.map(({ pricePaisa }) => pricePaisa)).size).toBeGreaterThan(500);
  const gone = made.filter(({ inventoryQuantity }) => inventoryQuantity === 0).length;
  expect(gone / MANY).toBeGreaterThan(0.03);
  expect(gone / MANY).toBeLessThan(0.15);
});

it('the generator fails if there are no base products', () => {
  expect(() => createGenerator([])(0)).toThrow('There is no product to start from.');
});

import type { Measure } from '../api/measure';
import { measure as schema } from '../api/measure';
import { unitPrice } from './unitPrice';

const of = (amount: number, unit: Measure['unit'], upTo?: number): Measure => ({
  amount,
  unit,
  ...(upTo !== undefined && { upTo }),
});

describe('unitPrice', () => {
  it.each<[string, number, Measure, number, string]>([
    ['500 g', 23, of(500, 'g'), 46, 'kg'],
    ['2 kg', 88, of(2, 'kg'), 44, 'kg'],
    ['250 ml', 170, of(250, 'ml'), 680, 'l'],
    ['12 pieces', 185, of(12, 'piece'), 15.42, 'piece'],
    ['a dozen', 90, of(1, 'dozen'), 7.5, 'piece'],
    ['two dozen', 170, of(2, 'dozen'), 7.08, 'piece'],
    ['a hali', 40, of(1, 'hali'), 10, 'piece'],
    ['3 bundles', 112, of(3, 'bundle'), 37.33, 'bundle'],
    ['goods for half a paisa per piece (rounded up)', 0.01, of(2, 'piece'), 0.01, 'piece'],
    ['goods for a third of a paisa per piece (rounded down)', 0.01, of(3, 'piece'), 0, 'piece'],
    [
      'an amount that floating-point numbers cannot represent exactly',
      0.29,
      of(0.1, 'kg'),
      2.9,
      'kg',
    ],
  ])(
    'of %s is the price of one kilo, litre, piece or bundle',
    (_what, price, measure, expected, per) => {
      expect(unitPrice(price, measure)).toEqual({ price: expected, per, isAbout: false });
    },
  );

  it('of a range is computed from the middle of the range, and is flagged as approximate', () => {
    expect(unitPrice(450, of(1, 'kg', 1.5))).toEqual({ price: 360, per: 'kg', isAbout: true });
  });

  it.each([of(1, 'kg'), of(1000, 'g'), of(1, 'l'), of(1000, 'ml'), of(1, 'piece')])(
    'is null for %j, which is already one unit',
    (measure) => expect(unitPrice(45, measure)).toBeNull(),
  );
});

describe('the schema measure', () => {
  it.each([
    of(0, 'g'),
    of(-1, 'kg'),
    of(Number.POSITIVE_INFINITY, 'g'),
    { amount: 1, unit: 'maund' },
    { amount: '1', unit: 'kg' },
  ])('refuses %j', (value) => expect(schema.safeParse(value).success).toBe(false));

  it.each([of(1.5, 'kg'), of(600, 'g', 700)])('accepts %j', (value) =>
    expect(schema.safeParse(value).success).toBe(true),
  );
});

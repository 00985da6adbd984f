import fc from 'fast-check';
import { discountOf, type Promo, refusalOf } from './promoCodes';

const promo: Promo = {
  kind: 'percent',
  value: 10,
  mostPaisa: null,
  minimumPaisa: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  uses: 0,
};
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe('discountOf', () => {
  it.each<[string, Partial<Promo>, number, number]>([
    ['a tenth', {}, 35_050, 3505],
    ['less than the share, so that one taka remains to be paid', { value: 15 }, 109, 9],
    ['a share rounded down to the paisa', { value: 15 }, 1239, 185],
    ['the upper limit of a share', { value: 50, mostPaisa: 10_000 }, 90_000, 10_000],
    ['a fixed amount', { kind: 'amount', value: 5000 }, 35_050, 5000],
    [
      'less than the amount, so that one taka remains to be paid',
      { kind: 'amount', value: 5000 },
      4000,
      3900,
    ],
    ['nothing for an empty subtotal', {}, 0, 0],
  ])('returns %s', (_what, changes, subtotal, expected) => {
    expect(discountOf({ ...promo, ...changes }, subtotal)).toBe(expected);
  });

  it('returns whole paisa, at least zero, and leaves at least one taka to be paid', () => {
    const kinds = fc.constantFrom<Promo['kind']>('percent', 'amount');
    const subtotals = fc.integer({ min: 100, max: 1e11 });
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 100 }), subtotals, (kind, value, subtotal) => {
        const discount = discountOf({ kind, value, mostPaisa: null }, subtotal);
        expect(Number.isSafeInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(subtotal - 100);
      }),
    );
  });
});

describe('refusalOf', () => {
  it.each<[string, Partial<Promo>, ReturnType<typeof refusalOf>]>([
    ['without limits', {}, null],
    ['before its start', { startsAt: day(16) }, 'over'],
    ['at its start', { startsAt: day(15) }, null],
    ['at its end', { endsAt: day(15) }, 'over'],
    ['before its end', { endsAt: day(16) }, null],
    ['with a use left', { maxUses: 3, uses: 2 }, null],
    ['without a use left', { maxUses: 3, uses: 3 }, 'over'],
    ['with exactly its minimum subtotal', { minimumPaisa: 50_000 }, null],
    ['a paisa below its minimum subtotal', { minimumPaisa: 50_001 }, 'below-minimum'],
    [
      'below its minimum subtotal and after its end',
      { minimumPaisa: 50_001, endsAt: day(1) },
      'over',
    ],
  ])('returns the right refusal, or null, for a code %s', (_what, changes, expected) => {
    expect(refusalOf({ ...promo, ...changes }, 50_000, day(15))).toBe(expected);
  });
});

import fc from 'fast-check';
import { type ChargeableLine, chargeParcels, sumCharges } from './deliveryCharges';

const lineOf = (
  shopHandle: string,
  totalPaisa: number,
  freeDeliveryFromPaisa: number | null = null,
): ChargeableLine => ({
  shopHandle,
  totalPaisa,
  deliveryChargePaisa: shopHandle === 'far' ? 12_000 : 6000,
  freeDeliveryFromPaisa,
});

describe('chargeParcels', () => {
  it.each<[string, ChargeableLine[], number[]]>([
    ['nothing', [], []],
    ['one shop', [lineOf('near', 100)], [6000]],
    ['two lines of one shop', [lineOf('near', 100), lineOf('near', 100)], [6000]],
    ['two shops, each its own charge', [lineOf('near', 1), lineOf('far', 1)], [6000, 12_000]],
    ['a paisa less than free', [lineOf('near', 49_999, 50_000)], [6000]],
    ['just enough to be free', [lineOf('near', 50_000, 50_000)], [0]],
    [
      'two lines that are enough together',
      [lineOf('near', 30_000, 50_000), lineOf('near', 20_000, 50_000)],
      [0],
    ],
    [
      'enough, but of two shops',
      [lineOf('near', 30_000, 50_000), lineOf('far', 30_000, 50_000)],
      [6000, 12_000],
    ],
  ])('of %s', (_what, lines, expected) => {
    expect(chargeParcels(lines).map(({ deliveryChargePaisa }) => deliveryChargePaisa)).toEqual(
      expected,
    );
  });

  it('has every line in one parcel, and never costs more with more in it', () => {
    const lines = fc.array(
      fc
        .tuple(fc.constantFrom('near', 'far', 'there'), fc.integer({ min: 1, max: 90_000 }))
        .map(([shop, total]) => lineOf(shop, total, 50_000)),
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 90_000 }), (all, more) => {
        const parcels = chargeParcels(all);
        const sums = parcels.reduce((sum, { subtotalPaisa }) => sum + subtotalPaisa, 0);
        expect(sums).toBe(all.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0));
        expect(parcels).toHaveLength(new Set(all.map(({ shopHandle }) => shopHandle)).size);
        const [first] = all;
        if (!first) return;
        const grown = chargeParcels([...all, { ...first, totalPaisa: more }]);
        expect(sumCharges(grown)).toBeLessThanOrEqual(sumCharges(parcels));
      }),
    );
  });
});

import fc from 'fast-check';
import { type ChargeableLine, chargeParcels, sumCharges } from './deliveryCharges';

const lineOf = (
  shopHandle: string,
  totalPaisa: number,
  freeDeliveryFromPaisa: number | null = null,
): ChargeableLine => ({
  shopHandle,
  totalPaisa,
  district: shopHandle === 'near' ? 'Dhaka' : null,
  deliveryChargePaisa: shopHandle === 'far' ? 12_000 : 6000,
  deliveryChargeWithinDistrictPaisa: 4000,
  freeDeliveryFromPaisa,
});

const districts = fc.constantFrom('', 'Dhaka', 'Khulna');

describe('chargeParcels', () => {
  it.each<[string, ChargeableLine, string, number]>([
    ['its own district', lineOf('near', 100), 'Dhaka', 4000],
    ['its own district, written otherwise', lineOf('near', 100), ' dhaka ', 4000],
    ['another district', lineOf('near', 100), 'Khulna', 6000],
    ['a district that is not known', lineOf('near', 100), '', 6000],
    ['a district, where its own is not known', lineOf('far', 100), 'Dhaka', 12_000],
    [
      'its own district, for which it has no charge',
      { ...lineOf('near', 100), deliveryChargeWithinDistrictPaisa: null },
      'Dhaka',
      6000,
    ],
    ['its own district, where it is free', lineOf('near', 50_000, 50_000), 'Dhaka', 0],
    ['another district, where it is free', lineOf('near', 50_000, 50_000), 'Khulna', 0],
  ])('of a shop to %s', (_where, line, district, expected) => {
    const [parcel] = chargeParcels([line], district);
    expect(parcel?.deliveryChargePaisa).toBe(expected);
  });

  it.each<[string, ChargeableLine, object | undefined]>([
    ['less', lineOf('near', 100), { district: 'Dhaka', deliveryChargePaisa: 4000 }],
    [
      'free',
      { ...lineOf('near', 100), deliveryChargeWithinDistrictPaisa: 0 },
      { district: 'Dhaka', deliveryChargePaisa: 0 },
    ],
    ['the same', { ...lineOf('near', 100), deliveryChargeWithinDistrictPaisa: 6000 }, undefined],
    ['unknown', lineOf('far', 100), undefined],
    ['free everywhere', lineOf('near', 50_000, 50_000), undefined],
  ])('shows the charge within the district if that is %s', (_what, line, expected) => {
    expect(chargeParcels([line], '')[0]?.withinDistrict).toEqual(expected);
  });

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
    expect(chargeParcels(lines, '').map(({ deliveryChargePaisa }) => deliveryChargePaisa)).toEqual(
      expected,
    );
  });

  it('contains every line in one parcel, and never costs more with more lines', () => {
    const lines = fc.array(
      fc
        .tuple(fc.constantFrom('near', 'far', 'there'), fc.integer({ min: 1, max: 90_000 }))
        .map(([shop, total]) => lineOf(shop, total, 50_000)),
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 90_000 }), districts, (all, more, district) => {
        const parcels = chargeParcels(all, district);
        const sums = parcels.reduce((sum, { subtotalPaisa }) => sum + subtotalPaisa, 0);
        expect(sums).toBe(all.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0));
        expect(parcels).toHaveLength(new Set(all.map(({ shopHandle }) => shopHandle)).size);
        const [first] = all;
        if (!first) return;
        const grown = chargeParcels([...all, { ...first, totalPaisa: more }], district);
        expect(sumCharges(grown)).toBeLessThanOrEqual(sumCharges(parcels));
        expect(sumCharges(parcels)).toBeLessThanOrEqual(sumCharges(chargeParcels(all, '')));
      }),
    );
  });
});

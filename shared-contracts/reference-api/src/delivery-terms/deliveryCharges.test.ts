import fc from 'fast-check';
import {
  type ChargeableLine,
  chargeParcels,
  type DescribedLine,
  describeTerms,
  sumCharges,
} from './deliveryCharges';

const lineOf = (
  shopHandle: string,
  totalPaisa: number,
  freeDeliveryFromPaisa: number | null = null,
): ChargeableLine => ({
  shopHandle,
  totalPaisa,
  district: shopHandle === 'near' ? 'Dhaka' : null,
  isLocal: false,
  deliveryChargePaisa: shopHandle === 'far' ? 12_000 : 6000,
  deliveryChargeWithinDistrictPaisa: 4000,
  freeDeliveryFromPaisa,
});

const districts = fc.constantFrom('', 'Dhaka', 'Khulna');

describe('chargeParcels', () => {
  it.each<[string, ChargeableLine, string, number]>([
    ["the shop's district", lineOf('near', 100), 'Dhaka', 4000],
    ["the shop's district in another spelling", lineOf('near', 100), ' dhaka ', 4000],
    ['another district', lineOf('near', 100), 'Khulna', 6000],
    ['an unknown district', lineOf('near', 100), '', 6000],
    ["a district if the shop's own district is unknown", lineOf('far', 100), 'Dhaka', 12_000],
    [
      "the shop's district if the shop has no special charge for its district",
      { ...lineOf('near', 100), deliveryChargeWithinDistrictPaisa: null },
      'Dhaka',
      6000,
    ],
    ["the shop's district if delivery is free", lineOf('near', 50_000, 50_000), 'Dhaka', 0],
    [
      "an unknown district if the product is delivered within the shop's district only",
      { ...lineOf('near', 100), isLocal: true },
      '',
      4000,
    ],
    ['another district if delivery is free', lineOf('near', 50_000, 50_000), 'Khulna', 0],
  ])('computes the charge of a parcel to %s', (_where, line, district, expected) => {
    const [parcel] = chargeParcels([line], district);
    expect(parcel?.deliveryChargePaisa).toBe(expected);
  });

  it.each<[string, ChargeableLine, object | undefined]>([
    [
      "the charge within the shop's district if it is lower than the usual charge",
      lineOf('near', 100),
      { district: 'Dhaka', deliveryChargePaisa: 4000 },
    ],
    [
      "a charge of 0 within the shop's district if delivery is free there",
      { ...lineOf('near', 100), deliveryChargeWithinDistrictPaisa: 0 },
      { district: 'Dhaka', deliveryChargePaisa: 0 },
    ],
    [
      "no separate charge within the shop's district if the usual charge applies there",
      { ...lineOf('near', 100), deliveryChargeWithinDistrictPaisa: 6000 },
      undefined,
    ],
    [
      "no separate charge within the shop's district if that district is unknown",
      lineOf('far', 100),
      undefined,
    ],
    [
      "no separate charge within the shop's district if the product is delivered only there",
      { ...lineOf('near', 100), isLocal: true },
      undefined,
    ],
    [
      "no separate charge within the shop's district if delivery is free everywhere",
      lineOf('near', 50_000, 50_000),
      undefined,
    ],
  ])('returns %s', (_what, line, expected) => {
    expect(chargeParcels([line], '')[0]?.withinDistrict).toEqual(expected);
  });

  it.each<[string, ChargeableLine[], number[]]>([
    ['an empty list of lines', [], []],
    ['one line', [lineOf('near', 100)], [6000]],
    ['two lines of one shop', [lineOf('near', 100), lineOf('near', 100)], [6000]],
    ['two shops with different charges', [lineOf('near', 1), lineOf('far', 1)], [6000, 12_000]],
    [
      'a parcel that costs one paisa too little for free delivery',
      [lineOf('near', 49_999, 50_000)],
      [6000],
    ],
    ['a parcel that costs just enough for free delivery', [lineOf('near', 50_000, 50_000)], [0]],
    [
      'two lines that cost enough for free delivery together',
      [lineOf('near', 30_000, 50_000), lineOf('near', 20_000, 50_000)],
      [0],
    ],
    [
      'two lines of different shops, which together would cost enough for free delivery',
      [lineOf('near', 30_000, 50_000), lineOf('far', 30_000, 50_000)],
      [6000, 12_000],
    ],
  ])('computes the charge of each parcel for %s', (_what, lines, expected) => {
    expect(chargeParcels(lines, '').map(({ deliveryChargePaisa }) => deliveryChargePaisa)).toEqual(
      expected,
    );
  });

  it('puts each line into one parcel, never charges more because of a further line of a shop, and charges most for an unknown district', () => {
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

describe('describeTerms', () => {
  const context = { now: () => new Date('2024-05-01T06:00:00.000Z'), language: 'en' as const };
  const sold = (dispatchDays: number, canBeBought: boolean): ChargeableLine & DescribedLine => ({
    ...lineOf('near', 100),
    dispatchDays,
    hotHours: null,
    canBeBought,
  });
  const dayOf = (...lines: (ChargeableLine & DescribedLine)[]) => {
    const [parcel] = chargeParcels(lines, 'Dhaka');
    return parcel && describeTerms(parcel, context).delivery?.withinDistrictBy;
  };

  it('promises the day on which the slowest line that can be bought arrives', () => {
    expect(dayOf(sold(0, true), sold(2, false))).toBe(dayOf(sold(0, true)));
    expect(dayOf(sold(0, true), sold(2, true))).toBe(dayOf(sold(2, true)));
    expect(dayOf(sold(2, true))).not.toBe(dayOf(sold(0, true)));
  });

  it('promises no day if nothing can be bought', () => {
    expect(dayOf(sold(0, false))).toBeUndefined();
  });
});

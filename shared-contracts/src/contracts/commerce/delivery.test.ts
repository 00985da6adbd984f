import { areaText, deliveredBy, isDeliveredTo, savedOnDelivery } from './delivery';

const withinDistrictBy = '2024-05-06T17:59:59.999Z';
const elsewhereBy = '2024-05-11T17:59:59.999Z';

it.each([
  ['Dhaka', 'Dhaka', withinDistrictBy],
  ['Dhaka', ' dhaka ', withinDistrictBy],
  ['Dhaka', 'Khulna', elsewhereBy],
  ['Dhaka', '', elsewhereBy],
  [null, 'Dhaka', elsewhereBy],
  [null, '', elsewhereBy],
])('deliveredBy says that a shop in %j delivers to %j by %s', (district, to, expected) => {
  expect(deliveredBy({ district, withinDistrictBy, elsewhereBy }, to)).toBe(expected);
});

const parcelOf = (district: string, deliveryCharge: number, within: number) => ({
  deliveryCharge,
  withinDistrict: { district, deliveryCharge: within },
});

it.each([
  ['Dhaka', [parcelOf('Dhaka', 120, 60)], 60],
  [' dhaka ', [parcelOf('Dhaka', 120, 60)], 60],
  ['Khulna', [parcelOf('Dhaka', 120, 60)], 0],
  ['', [parcelOf('Dhaka', 120, 60)], 0],
  ['Dhaka', [parcelOf('Dhaka', 120, 60), parcelOf('Khulna', 120, 60)], 60],
  ['Dhaka', [parcelOf('Dhaka', 0.3, 0.1), parcelOf('Dhaka', 0.3, 0.1)], 0.4],
  ['Dhaka', [{ deliveryCharge: 120 }], 0],
  ['Dhaka', [], 0],
])(
  'savedOnDelivery for the district %j and the parcels %j is %p taka',
  (district, parcels, saved) => {
    expect(savedOnDelivery(parcels, district)).toBe(saved);
  },
);

it.each([
  [undefined, 'Khulna', true],
  [['Dhaka'], ' dhaka ', true],
  [['Dhaka', 'Khulna'], 'khulna', true],
  [['Dhaka'], 'Khulna', false],
  [['Dhaka'], '', false],
  [[], 'Dhaka', false],
])(
  'isDeliveredTo says whether the delivery area %p includes the district %p: %p',
  (areas, district, expected) => {
    expect(isDeliveredTo(areas, district)).toBe(expected);
  },
);

it.each([
  [
    'names in the reply’s language',
    { deliveredOnlyTo: ['Dhaka'], deliveredOnlyToNames: ['ঢাকা'] },
    'ঢাকা',
  ],
  ['only English names', { deliveredOnlyTo: ['Dhaka', 'Gazipur'] }, 'Dhaka, Gazipur'],
  ['no restriction', {}, undefined],
])('areaText describes a delivery area with %s', (_, area, text) => {
  expect(areaText(area)).toBe(text);
});

import { promiseDelivery } from './deliveryPromise';

it.each([
  ['in the middle of a day', '2024-05-01T09:30:00.000Z', '2024-05-06', '2024-05-11'],
  ['at the last moment of a day in Dhaka', '2024-05-01T17:59:59.999Z', '2024-05-06', '2024-05-11'],
  [
    'at the first moment of the next day in Dhaka',
    '2024-05-01T18:00:00.000Z',
    '2024-05-07',
    '2024-05-12',
  ],
  ['at the end of a leap year', '2024-12-30T18:00:00.000Z', '2025-01-05', '2025-01-10'],
])(
  'an order placed %s is promised within 5 days in the same city and within 10 days elsewhere',
  (_, now, withinDistrict, elsewhere) => {
    expect(promiseDelivery('Dhaka', new Date(now))).toEqual({
      district: 'Dhaka',
      withinDistrictBy: `${withinDistrict}T17:59:59.999Z`,
      elsewhereBy: `${elsewhere}T17:59:59.999Z`,
    });
  },
);

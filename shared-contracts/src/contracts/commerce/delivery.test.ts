import { deliveredBy } from './delivery';

const withinDistrictBy = '2024-05-06T17:59:59.999Z';
const elsewhereBy = '2024-05-11T17:59:59.999Z';

it.each([
  ['Dhaka', 'Dhaka', withinDistrictBy],
  ['Dhaka', ' dhaka ', withinDistrictBy],
  ['Dhaka', 'Khulna', elsewhereBy],
  ['Dhaka', '', elsewhereBy],
  [null, 'Dhaka', elsewhereBy],
  [null, '', elsewhereBy],
])('a shop in %j delivers to %j by %s', (district, to, expected) => {
  expect(deliveredBy({ district, withinDistrictBy, elsewhereBy }, to)).toBe(expected);
});

import { isSameAddress } from './isSameAddress';

const address = {
  name: 'Rahima Khatun',
  phone: '+8801711000001',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Dhanmondi',
  area: 'Road 27',
  street: 'House 4',
};

it.each([
  [{}, true],
  [{ landmark: null, postcode: '' }, true],
  [{ name: 'Karim Traders' }, false],
  [{ phone: '+8801711000002' }, false],
  [{ postcode: '1209' }, false],
])('compares an address with the same one and %j: %s', (changes, isSame) => {
  expect(isSameAddress(address, { ...address, ...changes })).toBe(isSame);
});

import { isNationalPhone } from './isNationalPhone';

it.each([
  ['+8801711223344', true],
  ['+880255012345', true],
  ['01711223344', false],
  ['+881711223344', false],
  ['+880171122', false],
  ['+88017112233445', false],
  ['+44 20 7946 0000', false],
  ['', false],
])('takes %p for a number of Bangladesh: %p', (phone, isOne) => {
  expect(isNationalPhone(phone)).toBe(isOne);
});

import { isNationalPhone, toLatinDigits, withPhonePrefix } from './phoneNumbers';

describe('toLatinDigits', () => {
  it.each([
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['4২', '42'],
    ['কোড 7', 'কোড 7'],
    ['', ''],
  ])('reads %p as %p', (given, expected) => {
    expect(toLatinDigits(given)).toBe(expected);
  });
});

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

describe('withPhonePrefix', () => {
  it.each([
    ['01711000001', '+8801711000001'],
    ['+8801711000001', '+8801711000001'],
    ['8801711000001', '+8801711000001'],
    ['৮৮০ ১৭১১-০০০০০১', '+8801711000001'],
    ['+৮৮০১৭১১০০০০০১', '+8801711000001'],
    ['8801', '+8801'],
    [' 01711-000 001 ', '+8801711000001'],
    ['০১৭১১০০০০০১', '+8801711000001'],
    ['rahim@example.com', 'rahim@example.com'],
    [' Rahim@Example.com ', 'Rahim@Example.com'],
  ])('reads %p as %p', (given, expected) => {
    expect(withPhonePrefix(given)).toBe(expected);
  });
});

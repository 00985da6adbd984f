import { isMobilePhone, isNationalPhone, toLatinDigits, withPhonePrefix } from './phoneNumbers';

describe('toLatinDigits', () => {
  it.each([
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['4২', '42'],
    ['কোড 7', 'কোড 7'],
    ['', ''],
  ])('turns %p into %p', (given, expected) => {
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
  ['+880171122334', false],
  ['+88001711223344', false],
  ['+888801711223344', false],
  ['+44 20 7946 0000', false],
  ['', false],
])('isNationalPhone says whether %p is a phone number of Bangladesh: %p', (phone, isOne) => {
  expect(isNationalPhone(phone)).toBe(isOne);
});

it.each([
  ['+8801711223344', true],
  ['+880171122334', false],
  ['+88017112233440', false],
  ['+880255012345', false],
  ['01711223344', false],
])('isMobilePhone says whether %p is a mobile number of Bangladesh: %p', (phone, isOne) => {
  expect(isMobilePhone(phone)).toBe(isOne);
});

describe('withPhonePrefix', () => {
  // @spec 5.5
  it.each([
    ['01711000001', '+8801711000001'],
    ['+8801711000001', '+8801711000001'],
    ['8801711000001', '+8801711000001'],
    ['৮৮০ ১৭১১-০০০০০১', '+8801711000001'],
    ['+৮৮০১৭১১০০০০০১', '+8801711000001'],
    ['8801', '+8801'],
    ['1711000001', '+8801711000001'],
    ['+881711000001', '+8801711000001'],
    ['008801711000001', '+8801711000001'],
    ['+88008801711000001', '+8801711000001'],
    ['+880 01711 000001', '+8801711000001'],
    ['+888801711000001', '+8801711000001'],
    ['+88+8801711000001', '+8801711000001'],
    ['০০৮৮ ০১৭১১-০০০০০১', '+8801711000001'],
    ['017110000010', '+88017110000010'],
    ['02-55012345', '+880255012345'],
    ['0088 02 55012345', '+880255012345'],
    ['+1 555 123 4567', '+88+15551234567'],
    ['', '+88'],
    [' 01711-000 001 ', '+8801711000001'],
    ['০১৭১১০০০০০১', '+8801711000001'],
    ['rahim@example.com', 'rahim@example.com'],
    [' Rahim@Example.com ', 'Rahim@Example.com'],
  ])('normalises %p to %p', (given, expected) => {
    expect(withPhonePrefix(given)).toBe(expected);
  });
});

import { withPhonePrefix } from './phone';

describe('withPhonePrefix', () => {
  it.each([
    ['01711000001', '+8801711000001'],
    ['+8801711000001', '+8801711000001'],
    ['8801711000001', '+888801711000001'],
    [' 01711-000 001 ', '+8801711000001'],
    ['০১৭১১০০০০০১', '+8801711000001'],
    ['rahim@example.com', 'rahim@example.com'],
    [' Rahim@Example.com ', 'Rahim@Example.com'],
  ])('reads %p as %p', (given, expected) => {
    expect(withPhonePrefix(given)).toBe(expected);
  });
});

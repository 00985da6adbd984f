import { isAllowed } from './lockFile';

describe('isAllowed', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    [undefined, false],
  ])('for the licence "%s", returns %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});

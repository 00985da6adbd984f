import { maskPersonal } from './maskPersonal';

describe('maskPersonal', () => {
  it.each([
    ['a phone number', 'no customer 01711000001', 'no customer [number]'],
    [
      'a phone number with a country code',
      'no customer +880 1711-000001.',
      'no customer [number].',
    ],
    ['a phone number in Bangla digits', 'নেই: ০১৭১১০০০০০১', 'নেই: [number]'],
    ['a one-time code', 'code 123456 is wrong', 'code [number] is wrong'],
    ['an e-mail address', 'to "rahima@example.com" failed', 'to "[e-mail]" failed'],
    ['a token', `Bearer ${'aB3_'.repeat(8)}`, 'Bearer [token]'],
    ['an id', 'cart 0b7c2d2e-4f5a-4c1b-9d3e-2a1b3c4d5e6f', 'cart [id]'],
    [
      'the query of a URL',
      'https://shop.example/thank-you?order=N7&to=x is gone',
      'https://shop.example/thank-you?… is gone',
    ],
    ['the fragment of a URL', 'at /reset#code=77', 'at /reset?…'],
  ])('masks %s', (_what, text, masked) => {
    expect(maskPersonal(text)).toBe(masked);
  });

  it.each([
    'x is undefined',
    'Loading chunk 4711 failed.',
    "Cannot read properties of undefined (reading 'price')",
    'Minified React error 418',
    'Expected 3 of 12 items at index 99999',
  ])('does not change the text "%s"', (text) => {
    expect(maskPersonal(text)).toBe(text);
  });

  it('masks a long text before it cuts the text', () => {
    const masked = maskPersonal(`${'x '.repeat(145)}01711000001 and more`);
    expect(masked).toHaveLength(300);
    expect(masked).toMatch(/\[number\] $|\[number\] a|\[number/);
    expect(masked).not.toMatch(/\d/);
  });
});

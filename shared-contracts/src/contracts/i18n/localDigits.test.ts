import { localDigits } from './localDigits';

describe('localDigits', () => {
  it.each([
    [4.5, 'bn', '৪.৫'],
    ['5 May 2024', 'bn', '৫ May ২০২৪'],
    [1234567890, 'bn', '১২৩৪৫৬৭৮৯০'],
    [99, 'en', '99'],
    [99, 'fr', '99'],
  ])('writes %p in %s as %s', (figure, locale, text) => {
    expect(localDigits(figure, locale)).toBe(text);
  });
});

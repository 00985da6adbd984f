import { formatCount } from './formatCount';
import { LOCALES } from './locale';

it.each(LOCALES)('formatCount writes counts in %s like Intl.NumberFormat', (locale) => {
  const format = new Intl.NumberFormat(locale);
  for (const count of [0, 1, 9, 10, 305, 999, 1000, 12_345, 123_456, 999_999, 1_234_567]) {
    expect(formatCount(count, locale)).toBe(format.format(count));
  }
});

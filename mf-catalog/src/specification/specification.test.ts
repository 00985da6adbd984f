import { hasTest } from '@marketplace/contracts/testing/hasTest';
import { WHAT_HAPPENS } from './whatHappens';
import { WHAT_IS_SHOWN } from './whatIsShown';

const SENTENCES = [...WHAT_IS_SHOWN, ...WHAT_HAPPENS];

describe('what the specification says of the catalogue', () => {
  it.each(SENTENCES)(
    'section %d, %s, is held by %s: %s',
    async (_section, _sentence, file, title) => {
      expect(await hasTest(file, title)).toBe(true);
    },
  );

  it.each([2, 3, 4, 5, 8, 9])('is listed of section %d', (section) => {
    expect(SENTENCES.filter(([of]) => of === section).length).toBeGreaterThan(3);
  });
});

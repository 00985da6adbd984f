import { hasTest } from '@marketplace/contracts/testing/hasTest';
import { WHAT_HAPPENS } from './whatHappens';
import { WHAT_IS_SHOWN } from './whatIsShown';

describe('what the specification says of the shell', () => {
  it.each([...WHAT_IS_SHOWN, ...WHAT_HAPPENS])(
    'section %d, %s, is held by %s: %s',
    async (_section, _sentence, file, title) => {
      expect(await hasTest(file, title)).toBe(true);
    },
  );

  it.each([
    ['shell/src/none.test.ts', 'starts with a way past the header'],
    ['shell/src/layouts/PageLayout.test.tsx', 'starts with a way past the footer'],
  ])('is not held by what is not there: %s, %s', async (file, title) => {
    expect(await hasTest(file, title)).toBe(false);
  });
});

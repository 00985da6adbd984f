import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WHAT_HAPPENS } from './whatHappens';
import { WHAT_IS_SHOWN } from './whatIsShown';

const REPOSITORY = join(__dirname, '../../..');

/** Whether a test of this title is written in the file. */
async function hasTest(file: string, title: string): Promise<boolean> {
  const source = await readFile(join(REPOSITORY, file), 'utf8').catch(() => '');
  return source.includes(title);
}

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

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { hasTest } from './specCoverage';

const own = 'shared-contracts/src/build-kit/testing/specCoverage.test.ts';

describe('hasTest', () => {
  it.each([
    ['a title', 'compares whole titles: %s', true],
    ['a piece of a title', 'whole titles', false],
    ['the title of a group', 'hasTest', false],
    ['a title with a quotation mark', "ignores texts in a test's own rows", true],
    ['the title of no test', ['never', 'written', 'whole'].join(' '), false],
    ['a text that is not a title', 'a text that is not a title', false],
    ['the name of a file', './hasTest', false],
  ])('compares whole titles: %s', async (_what, title, expected) => {
    expect(await hasTest(own, title)).toBe(expected);
  });

  it("ignores texts in a test's own rows", async () => {
    expect(await hasTest(own, 'the title of no test')).toBe(false);
  });

  it('ignores skipped tests and titles in comments', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'titles-'));
    const file = relative(join(__dirname, '../../../..'), join(folder, 'some.test.ts'));
    await writeFile(
      join(folder, 'some.test.ts'),
      "it.skip('parked', run); // it('told', run)\nit.each`a`('of a template: $a', run)",
    );
    expect(await hasTest(file, 'parked')).toBe(false);
    expect(await hasTest(file, 'told')).toBe(false);
    expect(await hasTest(file, 'of a template: $a')).toBe(true);
    await rm(folder, { recursive: true });
  });

  it('finds nothing in a missing file', async () => {
    expect(
      await hasTest('shared-contracts/src/build-kit/testing/none.test.ts', 'does not count'),
    ).toBe(false);
  });
});

describe.each(['tables'])('a group of %s', (group) => {
  it('does not count', async () => {
    expect(await hasTest(own, `a group of ${group}`)).toBe(false);
    expect(await hasTest(own, 'a group of %s')).toBe(false);
    expect(await hasTest(own, 'does not count')).toBe(true);
  });
});

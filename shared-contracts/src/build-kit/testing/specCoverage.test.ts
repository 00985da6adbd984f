import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { hasTest } from './specCoverage';

const own = 'shared-contracts/src/build-kit/testing/specCoverage.test.ts';

describe('hasTest', () => {
  it.each([
    ['a title', 'finds %s', true],
    ['a piece of one', 'nds %', false],
    ['the title of a group', 'hasTest', false],
    ['a title with a quotation mark', "finds nothing of what a test's own rows say", true],
    ['what no test is called', ['never', 'written', 'whole'].join(' '), false],
    ['a text that is no title', 'a text that is no title', false],
    ['the name of a file', './hasTest', false],
  ])('finds %s', async (_what, title, expected) => {
    expect(await hasTest(own, title)).toBe(expected);
  });

  it("finds nothing of what a test's own rows say", async () => {
    expect(await hasTest(own, 'what no test is called')).toBe(false);
  });

  it('finds no test that is skipped or only told of', async () => {
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

  it('finds nothing in a file that is not there', async () => {
    expect(await hasTest('shared-contracts/src/build-kit/testing/none.test.ts', 'finds %s')).toBe(
      false,
    );
  });
});

describe.each(['tables'])('a group of %s', (group) => {
  it('does not count', async () => {
    expect(await hasTest(own, `a group of ${group}`)).toBe(false);
    expect(await hasTest(own, 'a group of %s')).toBe(false);
    expect(await hasTest(own, 'does not count')).toBe(true);
  });
});

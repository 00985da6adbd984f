import { hasTest } from './hasTest';

const own = 'shared-contracts/src/testing/hasTest.test.ts';

describe('hasTest', () => {
  it.each([
    ['a title', 'finds %s', true],
    ['a piece of one', 'nds %', true],
    ['what no test is called', ['never', 'written', 'whole'].join(' '), false],
  ])('finds %s', async (_what, title, expected) => {
    expect(await hasTest(own, title)).toBe(expected);
  });

  it('finds nothing in a file that is not there', async () => {
    expect(await hasTest('shared-contracts/src/none.test.ts', 'finds %s')).toBe(false);
  });
});

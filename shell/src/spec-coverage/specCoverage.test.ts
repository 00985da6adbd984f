import { describeSpecCoverage, hasTest } from '@marketplace/contracts/testing/specCoverage';
import { RULES } from './rules';
import { SCREENS } from './screens';

describeSpecCoverage([...SCREENS, ...RULES]);

it.each([
  ['shell/src/none.test.ts', 'starts with a way past the header'],
  ['shell/src/layouts/PageLayout.test.tsx', 'starts with a way past the footer'],
])('finds no test that is not there: %s, %s', async (file, title) => {
  expect(await hasTest(file, title)).toBe(false);
});

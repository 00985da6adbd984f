import { describeSpecCoverage } from '@marketplace/contracts/testing/specCoverage';
import { RULES } from './rules';
import { SCREENS } from './screens';

const ROWS = [...SCREENS, ...RULES];

describeSpecCoverage(ROWS);

it.each([2, 3, 4, 5, 8, 9])('covers section %d of the specification', (section) => {
  expect(ROWS.filter(([of]) => of === section).length).toBeGreaterThan(3);
});

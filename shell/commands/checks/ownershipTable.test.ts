import { violationsOf } from './ownershipTable';

const expected = ['| shell | `/Signup` |', '| mf-content | `/blog`, `/contact` |'];
const right = ['| shell | `/Signup` | a dialog |', '| mf-content | `/blog`, `/contact` | |'];

it.each([
  ['exactly the rows of the page table', right, 0],
  ['a missing row', right.slice(1), 1],
  ['a missing path', [...right.slice(0, 1), '| mf-content | `/blog` | |'], 2],
  ['an additional path', [...right.slice(0, 1), '| mf-content | `/blog`, `/contact`, `/x` | |'], 2],
  ['a row of a removed remote', [...right, '| mf-loyalty | `/loyalty` | |'], 1],
])('violationsOf finds the violations of a table with %s', (_title, lines, violations) => {
  expect(violationsOf(lines, expected)).toHaveLength(violations);
});

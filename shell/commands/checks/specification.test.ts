import { findUnshownErrors, findUntested, readTags } from './specification';

const tagsOf = (...lines: string[]) => readTags('some.test.ts', lines.join('\n'));
const TEST = "it('adds', run);";

it.each<[string, string[], string[]]>([
  ['nothing when each sentence has a test', ['// @spec 4.1, 4.2', TEST], []],
  [
    'nothing when a test has tags of two kinds',
    ['// @spec 4.1, 4.2', '// @error toast: a', TEST],
    [],
  ],
  [
    'nothing when the test is a table of cases',
    ['// @spec 4.1, 4.2', "it.each<[string]>(rows)('%s', run);"],
    [],
  ],
  [
    'a sentence without a test',
    ['// @spec 4.1', TEST],
    ['4.2 of shared-contracts/docs/specification.md: no test has the tag "@spec 4.2"'],
  ],
  [
    'a tag that names no sentence',
    ['// @spec 4.1, 4.2, 4.3', TEST],
    ['some.test.ts:1: shared-contracts/docs/specification.md has no sentence 4.3'],
  ],
  [
    'a tag without a test below it',
    ['// @spec 4.1', TEST, '// @spec 4.2', "it.skip('parked', run);"],
    [
      '4.2 of shared-contracts/docs/specification.md: no test has the tag "@spec 4.2"',
      'some.test.ts:3: no test stands below the tag',
    ],
  ],
])('findUntested finds %s', (_title, lines, expected) => {
  expect(findUntested(['4.1', '4.2'], tagsOf(...lines))).toEqual(expected);
});

it.each<[string, string[], string[]]>([
  ['nothing when each call has a test', ['// @error toast: signIn, signUp', TEST], []],
  [
    'a call without a test',
    ['// @error toast: signIn', TEST],
    ['signUp: no test has a tag "@error <presentation>: signUp"'],
  ],
  [
    'a presentation and a call that do not exist',
    ['// @error shouted: signIn, signUp, signOff', TEST],
    [
      'some.test.ts:1: shouted is none of toast, stored, page, region, logged, unnoticed, unused',
      'some.test.ts:1: no call is signOff',
    ],
  ],
])('findUnshownErrors finds %s', (_title, lines, expected) => {
  expect(findUnshownErrors(['signIn', 'signUp'], tagsOf(...lines))).toEqual(expected);
});

import { findNewFeatures } from './newFeatures';

it.each([
  'matches.toReversed();',
  'if (URL.canParse(value)) return;',
  'const { promise } = Promise.withResolvers();',
  'AbortSignal.any([one, other]);',
  '  color: light-dark(black, white);',
  '  @media (scripting: none) {',
  '  sheet.showPopover();',
  '  fill: color-mix(in srgb, red, blue);',
  '  mask: url(x);',
  '  form:has(:checked) + & > button {',
])('findNewFeatures reports the line %s', (line) => {
  expect(findNewFeatures(`first\n${line}`)).toEqual([expect.stringMatching(/^2: .+: .+/)]);
});

it.each([
  '[...matches].reverse();',
  '// toReversed() is too new',
  '  -webkit-mask: url(x);\n  mask: url(x);',
  '  text-wrap: balance;',
])('findNewFeatures accepts %s', (text) => {
  expect(findNewFeatures(text)).toEqual([]);
});

it('findNewFeatures accepts :has in a file that uses it only for appearance', () => {
  expect(findNewFeatures('  &:has(:checked) {', true)).toEqual([]);
});

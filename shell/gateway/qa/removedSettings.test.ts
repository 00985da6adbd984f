import { isRemoved, splitRemoved } from './removedSettings';

it.each([
  [{ clock: null, theme: 'dark' }, { theme: 'dark' }, ['clock']],
  [{ who: null, language: null }, {}, ['who', 'language']],
  // Settings that cannot be removed stay in the body, so that the gateway refuses them.
  [{ faults: null, clocks: null }, { faults: null, clocks: null }, []],
  [null, null, []],
  ['text', 'text', []],
  [[null], [null], []],
])('splitRemoved(%j) gives %j and removes %j', (body, given, names) => {
  const split = splitRemoved(body);
  expect(split.given).toEqual(given);
  expect(Object.keys(split.removed)).toEqual(names);
});

it('isRemoved is true for a removed setting, but not for a setting that is absent', () => {
  const { removed } = splitRemoved({ language: null });
  expect([isRemoved(removed, 'language'), isRemoved(removed, 'theme')]).toEqual([true, false]);
  expect(isRemoved({ language: 'bn' }, 'language')).toBe(false);
});

import { isNodeNewEnough } from './isNodeNewEnough.mjs';

describe('isNodeNewEnough', () => {
  it.each([
    ['20.19.0', true],
    ['20.18.3', false],
    ['18.20.0', false],
    ['22.0.0', true],
    ['24.1.0', true],
  ])('%s → %s', (version, expected) => {
    expect(isNodeNewEnough(version)).toBe(expected);
  });
});

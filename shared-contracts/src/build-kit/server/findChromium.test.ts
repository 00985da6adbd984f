import { findChromium } from './findChromium';

describe('findChromium', () => {
  it('returns CHROMIUM_PATH if it is set', () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  });

  it('throws if CHROMIUM_PATH names no file', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
      'CHROMIUM_PATH is /nowhere/chromium, and there is no such file.',
    );
  });
});

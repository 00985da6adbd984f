import { isInstalled, isNodeNewEnough } from './requirements.mjs';

describe('isNodeNewEnough', () => {
  it.each([
    ['20.19.0', true],
    ['20.18.3', false],
    ['18.20.0', false],
    ['22.0.0', true],
    ['24.1.0', true],
  ])('for Node %s, returns %s', (version, expected) => {
    expect(isNodeNewEnough(version)).toBe(expected);
  });
});

const lock = {
  packages: {
    '': { version: '1.0.0' },
    shell: { version: '1.0.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  },
};

describe('isInstalled', () => {
  it.each([
    ['true if only packages for other platforms are missing', { react: '19.3.1' }, true],
    ['false if a version differs', { react: '19.0.0' }, false],
    ['false if a package is missing', {}, false],
  ])('is %s', (_title, versions, expected) => {
    const packages = Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
    );
    expect(isInstalled(lock, { packages })).toBe(expected);
  });

  it('is false if npm was interrupted', () => {
    expect(isInstalled(lock, undefined)).toBe(false);
  });
});

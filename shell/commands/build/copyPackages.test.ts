import { foldersOf } from './copyPackages';

describe('foldersOf', () => {
  it('returns each package once, also if packages depend on each other', () => {
    const packages = {
      'node_modules/a': { dependencies: { b: '1' } },
      'node_modules/b': { dependencies: { a: '1' }, optionalDependencies: { c: '1' } },
      'node_modules/c': {},
      'node_modules/unused': {},
    };
    expect(foldersOf(packages, ['a', 'b'])).toEqual([
      'node_modules/a',
      'node_modules/b',
      'node_modules/c',
    ]);
  });

  it('prefers the nested version of a package, as Node does', () => {
    const packages = {
      'node_modules/@x/a': { dependencies: { b: '2', c: '1' } },
      'node_modules/@x/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': {},
    };
    expect(foldersOf(packages, ['@x/a'])).toEqual([
      'node_modules/@x/a',
      'node_modules/@x/a/node_modules/b',
      'node_modules/c',
    ]);
  });

  it('leaves out a package that is not in the lock file, such as an optional peer', () => {
    expect(foldersOf({ 'node_modules/a': { dependencies: { b: '1' } } }, ['a', 'z'])).toEqual([
      'node_modules/a',
    ]);
  });
});

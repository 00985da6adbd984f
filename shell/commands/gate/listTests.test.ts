import { formatSuites, jestSuites } from './listTests';

describe('jestSuites', () => {
  const files = [
    'shell/a.test.ts',
    'shell/b.full.test.ts',
    'shell/c.test.tsx',
    'mf-content/d.full.test.tsx',
  ];
  const suites = jestSuites(files, ['shell/b.full.test.ts']);

  it('counts the files of each package by kind and size', () => {
    expect(
      formatSuites(suites)
        .split('\n')
        .map((line) => line.split(/ {2,}/)),
    ).toEqual([
      ['', 'gate', 'full', 'soak'],
      ['mf-content, unit tests (files)', '0', '0', '0'],
      ['mf-content, component tests (files)', '0', '1', '0'],
      ['shell, unit tests (files)', '1', '2', '1'],
      ['shell, component tests (files)', '1', '1', '0'],
    ]);
  });

  it('counts every file at the full size', () => {
    expect(suites.reduce((sum, { counts }) => sum + counts.full, 0)).toBe(files.length);
  });
});

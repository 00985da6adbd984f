import { affectedPackages, journeyPatterns, packagesOf } from './packages';

const workspaces = ['shared-contracts', 'shared-contracts/reference-api', 'shell', 'mf-content'];
const packages = packagesOf(workspaces);

describe('affectedPackages', () => {
  it.each([
    ['nothing', [], []],
    ['a file of a package', ['mf-content/src/blog/Blog.tsx'], ['mf-content']],
    ['a line of the page table', ['mf-content/pages.ts'], ['shell', 'mf-content']],
    ['the contracts', ['shared-contracts/src/contracts/events.ts'], packages],
    ['the reference API', ['shared-contracts/reference-api/src/cli/main.ts'], ['shared-contracts']],
    ['a setting of the project', ['package-lock.json'], packages],
    ['the README', ['README.md'], ['shell']],
    ['a document', ['shared-contracts/decisions/001-x.md'], []],
    ['two packages', ['shell/src/a.ts', 'mf-content/src/b.ts'], ['shell', 'mf-content']],
  ])('of %s', (_title, files, expected) => {
    expect(affectedPackages(files, packages)).toEqual(expected);
  });
});

describe('journeyPatterns', () => {
  it('names the folder of a package', () => {
    expect(journeyPatterns(['mf-content'])).toEqual(['mf-content/e2e/']);
  });

  it('adds the smoke journeys to the contracts, unless the journeys of the shell run anyway', () => {
    expect(journeyPatterns(['shared-contracts'])).toContain('shell/e2e/purchase');
    expect(journeyPatterns(['shared-contracts', 'shell'])).toEqual([
      'shared-contracts/e2e/',
      'shell/e2e/',
    ]);
  });
});

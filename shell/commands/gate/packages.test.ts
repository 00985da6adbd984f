import { resolve } from 'node:path';
import { affectedPackages, journeyPatterns, packagesOf, testPatterns } from './packages';

const root = resolve(__dirname, '../../..');

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
    ['a document', ['shared-contracts/decisions/001-x.md'], ['shell']],
    ['the seed', ['shared-contracts/reference-api/src/seed/data/fish.ts'], packages],
    ['two packages', ['shell/src/a.ts', 'mf-content/src/b.ts'], ['shell', 'mf-content']],
  ])('of %s', (_title, files, expected) => {
    expect(affectedPackages(files, packages)).toEqual(expected);
  });
});

describe('journeyPatterns', () => {
  it("names the folder of a package, and the shell's journeys that open its pages", async () => {
    const patterns = await journeyPatterns(root, ['mf-content']);
    expect(patterns[0]).toBe('mf-content/e2e/');
    expect(patterns).toContain('shell/e2e/layoutShift.journey.ts');
    expect(patterns).not.toContain('shell/e2e/memory.journey.ts');
  });

  it('adds the smoke journeys to the contracts, unless the journeys of the shell run anyway', async () => {
    expect(await journeyPatterns(root, ['shared-contracts'])).toContain('shell/e2e/purchase');
    expect(await journeyPatterns(root, ['shared-contracts', 'shell'])).toEqual([
      'shared-contracts/e2e/',
      'shell/e2e/',
    ]);
  });

  it('names nothing, which is everything, for the whole project', async () => {
    expect(await journeyPatterns(root, [])).toEqual([]);
  });
});

describe('testPatterns', () => {
  it('adds the tests that read every package', () => {
    expect(testPatterns([])).toEqual([]);
    const patterns = testPatterns(['mf-content']);
    expect(patterns[0]).toBe('mf-content/');
    expect(patterns).toContain('specCoverage.test.ts');
  });
});

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  affectedPackages,
  journeyPatterns,
  PAGE_RULE_JOURNEYS,
  packagesOf,
  SMOKE_JOURNEYS,
  testPatterns,
} from './packages';

const root = resolve(__dirname, '../../..');

const workspaces = ['shared-contracts', 'shared-contracts/reference-api', 'shell', 'mf-content'];
const packages = packagesOf(workspaces);

describe('affectedPackages', () => {
  it.each([
    ['no file', [], []],
    ['a file of a package', ['mf-content/src/blog/Blog.tsx'], ['mf-content']],
    ['a line of the page table', ['mf-content/pages.ts'], ['mf-content']],
    ['the contracts', ['shared-contracts/src/contracts/events.ts'], packages],
    ['the reference API', ['shared-contracts/reference-api/src/cli/main.ts'], ['shared-contracts']],
    ['a setting of the project', ['package-lock.json'], packages],
    ['the README', ['README.md'], ['shell']],
    ['a document', ['shared-contracts/decisions/001-x.md'], ['shell']],
    ['the market', ['shared-contracts/reference-api/market/products/fish.json'], packages],
    [
      'the loader of the market',
      ['shared-contracts/reference-api/src/seed/seedMarket.ts'],
      packages,
    ],
    ['two packages', ['shell/src/a.ts', 'mf-content/src/b.ts'], ['shell', 'mf-content']],
  ])('returns the packages affected by %s', (_title, files, expected) => {
    expect(affectedPackages(files, packages)).toEqual(expected);
  });
});

describe('journeyPatterns', () => {
  it("returns the folder of a remote, and the shell's journeys that check every page", () => {
    const patterns = journeyPatterns(['mf-content']);
    expect(patterns).toEqual(['mf-content/e2e/', ...PAGE_RULE_JOURNEYS]);
  });

  it('adds the smoke journeys if the contracts are in scope and the shell is not', () => {
    expect(journeyPatterns(['shared-contracts'])).toEqual([
      'shared-contracts/e2e/',
      ...SMOKE_JOURNEYS,
    ]);
    expect(journeyPatterns(['shared-contracts', 'shell'])).toEqual([
      'shared-contracts/e2e/',
      'shell/e2e/',
    ]);
  });

  it.each([...PAGE_RULE_JOURNEYS, ...SMOKE_JOURNEYS])('names an existing journey: %s', (path) => {
    expect(existsSync(join(root, `${path}.journey.ts`))).toBe(true);
  });

  it('returns an empty list, which selects all journeys, for the whole project', () => {
    expect(journeyPatterns([])).toEqual([]);
  });
});

describe('testPatterns', () => {
  it('adds the tests that read every package, unless the whole project is in scope', () => {
    expect(testPatterns([])).toEqual([]);
    const patterns = testPatterns(['mf-content']);
    expect(patterns[0]).toBe('mf-content/');
    expect(patterns).toContain('contracts/pages/pageTable.test.ts');
  });
});

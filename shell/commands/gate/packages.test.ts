import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROJECT_REMOTES } from '@marketplace/contracts/testing/projectPages';
import { manifest } from '../../manifest';
import { affectedPackages, journeyPatterns, packagesOf, SMOKE_JOURNEYS } from './packages';

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
  it("returns the folder of a remote, and the tag of the shell's journeys that use the remote", () => {
    const pattern = new RegExp(journeyPatterns(['mf-cart-checkout']).join('|'));
    expect('phone mf-cart-checkout/e2e/cart.journey.ts adds').toMatch(pattern);
    expect('phone shell/e2e/keyboard.journey.ts tab stops of /cart @mf_cart_checkout').toMatch(
      pattern,
    );
    expect('phone shell/e2e/twoTabs.journey.ts cart @mf_cart_checkout/service').toMatch(pattern);
    expect('phone shell/e2e/keyboard.journey.ts tab stops of / @mf_catalog').not.toMatch(pattern);
    expect('phone mf-catalog/e2e/search.journey.ts finds').not.toMatch(pattern);
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

  it.each(SMOKE_JOURNEYS)('returns only smoke journeys that exist: %s', (path) => {
    expect(existsSync(join(root, `${path}.journey.ts`))).toBe(true);
  });

  it('returns an empty list, which selects all journeys, for the whole project', () => {
    expect(journeyPatterns([])).toEqual([]);
  });
});

describe('the tags of the shell’s journeys', () => {
  const folder = join(root, 'shell/e2e');
  const journeys = readdirSync(folder).filter((name) => name.endsWith('.journey.ts'));
  const texts = journeys.map((name) => readFileSync(join(folder, name), 'utf8')).join();
  const tags = new Set([...texts.matchAll(/ (@mf_[\w/]+)/g)].map(([, tag]) => tag));
  const modules = manifest.loads
    .map(({ module }) => module.slice(1))
    .filter((module) => module !== '/routes');

  it('name every widget and service that the shell loads', () => {
    const tagged = [...tags].map((tag) => tag?.replace(/^@\w+/, ''));
    expect(tagged).toEqual(expect.arrayContaining(modules));
  });

  it('name only remotes, and widgets and services that the shell loads', () => {
    const known = PROJECT_REMOTES.flatMap((name) =>
      ['', ...modules].map((module) => `@${name}${module}`),
    );
    expect([...tags].filter((tag) => !known.includes(tag ?? ''))).toEqual([]);
  });
});

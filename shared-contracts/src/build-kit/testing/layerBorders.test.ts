import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { layerBorders } from './layerBorders.cjs';

const PACKAGE = {
  layers: { routes: ['src/routes'], features: ['src/*'], parts: ['src/cards'] },
  fronts: ['src/reviews/address'],
};
const FILES = ['routes/home.tsx', 'reviews/address.ts', 'reviews/form.ts', 'product/page.tsx'];

describe('layerBorders', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'borders-'));
    for (const file of [...FILES, 'cards/Card.tsx', 'locales/en.ts']) await write(`src/${file}`);
  });
  afterEach(() => rm(root, { recursive: true }));

  const write = async (file: string) => {
    await mkdir(dirname(join(root, 'mf-x', file)), { recursive: true });
    await writeFile(join(root, 'mf-x', file), '');
  };
  const borders = async (manifest: object = PACKAGE) => {
    await writeFile(join(root, 'mf-x/package.json'), JSON.stringify(manifest));
    return layerBorders(root, 'mf-x');
  };

  it.each([
    ['lets a route import a feature', 'routes/home.tsx', 'reviews/form.ts', undefined],
    ['lets a feature import a lower layer', 'product/page.tsx', 'cards/Card.tsx', undefined],
    [
      'lets a feature import a file of another feature if "fronts" lists the file',
      'product/page.tsx',
      'reviews/address.ts',
      undefined,
    ],
    ['lets a feature import its own files', 'reviews/form.ts', 'reviews/address.ts', undefined],
    ['lets every layer import messages', 'cards/Card.tsx', 'locales/en.ts', undefined],
    ['lets a test import anything', 'cards/Card.test.tsx', 'routes/home.tsx', undefined],
    [
      'forbids a feature to import a route',
      'product/page.tsx',
      'routes/home.tsx',
      'features-below',
    ],
    [
      'forbids a lower layer to import a feature',
      'cards/Card.tsx',
      'reviews/address.ts',
      'parts-below',
    ],
    [
      'forbids a feature to import a file of another feature if "fronts" does not list the file',
      'product/page.tsx',
      'reviews/form.ts',
      'features-beside',
    ],
  ])('%s', async (_title, from, to, rule) => {
    const broken = (await borders()).filter((each) =>
      isBroken(each, `mf-x/src/${from}`, `mf-x/src/${to}`),
    );
    expect(broken.map(({ name }) => name.replace(/^mf-x-|:.*/g, ''))).toEqual(rule ? [rule] : []);
  });

  it('throws if a folder is in no layer', async () => {
    const layers = { routes: ['src/routes'], features: ['src/reviews', 'src/product'] };
    await expect(borders({ layers })).rejects.toThrow('mf-x/src/cards is in no layer');
    await expect(borders({ layers: { ...layers, parts: ['src/*'] } })).resolves.toBeDefined();
  });
});

type Rule = ReturnType<typeof layerBorders>[number];

/**
 * Checks a rule as dependency-cruiser does: the path matches any of `path` and none of `pathNot`.
 */
function isBroken({ from, to }: Rule, importer: string, imported: string): boolean {
  const matches = (patterns: string | string[], path: string) =>
    [patterns].flat().some((pattern) => new RegExp(pattern).test(path));
  return (
    matches(from.path, importer) &&
    !matches(from.pathNot, importer) &&
    matches(to.path, imported) &&
    !matches(to.pathNot ?? [], imported)
  );
}

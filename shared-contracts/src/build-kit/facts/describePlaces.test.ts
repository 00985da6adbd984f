import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describePlaces } from './describePlaces';

describe('describePlaces', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'mf-places-'));
    await writeFile(
      path.join(directory, 'pages.ts'),
      "export const pages = [\n  { path: '/x' },\n];",
    );
    await writeFile(
      path.join(directory, 'package.json'),
      '{\n  "dependencies": {\n    "react": "18.3.1"\n  }\n}',
    );
  });
  afterEach(() => rm(directory, { recursive: true }));

  const placesOf = (text = '') =>
    describePlaces({
      directory,
      pages: [{ path: '/x' }, { path: '/nowhere' }],
      libraries: ['react', 'mitt', 'no-library'],
      sources: [{ text, place: (line) => `mf-x/src/x.ts:${line}` }],
    });

  it('finds the line of pages.ts that states a page, and leaves out a page that pages.ts does not state', () => {
    expect(placesOf()).toMatchObject({ '/x': `${path.basename(directory)}/pages.ts:2` });
    expect(placesOf()).not.toHaveProperty('/nowhere');
  });

  it("finds a library's version in the package, or else in the contracts", () => {
    const places = placesOf();
    expect(places.react).toBe(`${path.basename(directory)}/package.json:3`);
    expect(places.mitt).toMatch(/^shared-contracts\/package\.json:\d+$/);
    expect(places).not.toHaveProperty('no-library');
  });

  it.each([
    ["import { Chart } from '@scope/chart/bars';", 'node_modules/@scope/chart'],
    ["const load = () => import('chart');", 'node_modules/chart'],
    ["import 'chart/style.css';", 'node_modules/chart'],
  ])('finds the import %s', (line, name) => {
    expect(placesOf(`\n${line}\n${line}`)).toMatchObject({ [name]: 'mf-x/src/x.ts:2' });
  });

  it.each([
    "import './x';",
    "import { x } from '@marketplace/contracts/x';",
    "import type { Y } from 'y';",
  ])('ignores the import %s', (line) => {
    expect(Object.keys(placesOf(line)).filter((name) => name.startsWith('node'))).toEqual([]);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGES, REMOTES } from '@marketplace/contracts/pages/pageTable';

/** The package every other one is built on. */
export const CONTRACTS = 'shared-contracts';

const SEED = `${CONTRACTS}/reference-api/src/seed/`;

/** Journeys through all remotes: what a change of the contracts must not break. */
export const SMOKE_JOURNEYS = ['shell/e2e/purchase', 'shell/e2e/session', 'shell/e2e/everyPage'];

/** Packages that `npm test -- <package>` names: the folders of the top level. */
export const packagesOf = (workspaces: readonly string[]) =>
  workspaces.filter((workspace) => !workspace.includes('/'));

/** Jest tests that read the sources or the test titles of every package. */
const CROSSING_TESTS = [
  'specCoverage.test.ts',
  'apiErrorPresentation.test.ts',
  'contracts/pages/pageTable.test.ts',
];

/** Parts of the paths of Jest tests that a change of the packages can break. */
export const testPatterns = (packages: readonly string[]) =>
  packages.length > 0 ? [...packages.map((name) => `${name}/`), ...CROSSING_TESTS] : [];

/** Beginnings of the paths of journeys that a change of the packages can break. */
export async function journeyPatterns(
  root: string,
  packages: readonly string[],
): Promise<string[]> {
  const own = packages.map((name) => `${name}/e2e/`);
  if (packages.includes('shell') || packages.length === 0) return own;
  const crossing = packages.map((name) =>
    name === CONTRACTS ? SMOKE_JOURNEYS : findJourneysThrough(root, name),
  );
  return [...own, ...new Set((await Promise.all(crossing)).flat())];
}

/** Journeys of the shell that open a page of a remote. */
async function findJourneysThrough(root: string, name: string): Promise<string[]> {
  const remote = REMOTES.find((each) => each.replaceAll('_', '-') === name);
  const segments = PAGES.filter(({ owner }) => owner === remote)
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((segment) => !segment.startsWith(':'));
  const opensPage = new RegExp(`['"\`](\\$\\{\\w+\\})?/(${segments.join('|')})['"\`/?#]`);
  const files = (await readdir(join(root, 'shell/e2e'))).filter((file) =>
    file.endsWith('.journey.ts'),
  );
  const texts = await Promise.all(
    files.map((file) => readFile(join(root, 'shell/e2e', file), 'utf8')),
  );
  return files
    .filter((_, index) => opensPage.test(texts[index] ?? ''))
    .map((file) => `shell/e2e/${file}`);
}

/**
 * Packages that changed files can break. A change of the contracts reaches all packages, one of the
 * reference API only the contracts' tests, of its seed all packages (their journeys shop there), a line of the page table also the shell, which is built
 * with it. Documents at the top and of the
 * contracts are checked with the shell, other files there reach all packages.
 */
export function affectedPackages(files: readonly string[], packages: readonly string[]): string[] {
  const affected = new Set(files.flatMap((file) => affectedBy(file, packages)));
  return packages.filter((name) => affected.has(name));
}

function affectedBy(file: string, packages: readonly string[]): readonly string[] {
  const [folder = '', name] = file.split('/');
  if (name === 'pages.ts') return ['shell', folder];
  if (file.startsWith(SEED)) return packages;
  if (file.startsWith(`${CONTRACTS}/reference-api/`)) return [CONTRACTS];
  if (folder !== CONTRACTS && packages.includes(folder)) return [folder];
  return file.endsWith('.md') ? ['shell'] : packages;
}

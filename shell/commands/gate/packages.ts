/** The package that every other package depends on. */
export const CONTRACTS = 'shared-contracts';

const MARKET = [`${CONTRACTS}/reference-api/market/`, `${CONTRACTS}/reference-api/src/seed/`];

/** Journeys through all remotes, which run after a change of the contracts. */
export const SMOKE_JOURNEYS = ['shell/e2e/purchase', 'shell/e2e/session', 'shell/e2e/everyPage'];

/** Packages that `npm test -- <package>` accepts: the top-level folders. */
export const packagesOf = (workspaces: readonly string[]) =>
  workspaces.filter((workspace) => !workspace.includes('/'));

/** Jest tests that read files of every package. */
const CROSSING_TESTS = ['contracts/pages/pageTable.test.ts'];

/**
 * Path patterns of the Jest tests that a change of the packages can break. Without packages, the
 * list is empty, which selects all tests.
 */
export const testPatterns = (packages: readonly string[]) =>
  packages.length > 0 ? [...packages.map((name) => `${name}/`), ...CROSSING_TESTS] : [];

/** Journeys of the shell that check one rule on pages of every remote. */
export const PAGE_RULE_JOURNEYS = [
  'shell/e2e/accessibility',
  'shell/e2e/badInput',
  'shell/e2e/fonts',
  'shell/e2e/hostileData',
  'shell/e2e/keyboard',
  'shell/e2e/layoutShift',
  'shell/e2e/layouts',
];

/**
 * Path prefixes of the journeys that a change of the packages can break. Without packages, the list
 * is empty, which selects all journeys.
 */
export function journeyPatterns(packages: readonly string[]): string[] {
  const own = packages.map((name) => `${name}/e2e/`);
  if (packages.includes('shell')) return own;
  const isRemote = (name: string) => name.startsWith('mf-');
  return [
    ...own,
    ...(packages.includes(CONTRACTS) ? SMOKE_JOURNEYS : []),
    ...(packages.some(isRemote) ? PAGE_RULE_JOURNEYS : []),
  ];
}

/**
 * Packages that changed files can break. The contracts affect all packages. The reference API
 * affects the contracts' tests; its demonstration market affects all packages, because their
 * journeys use it. Documents in the root folder and in the contracts are checked with the shell.
 * All other files in the root folder and in the contracts affect all packages.
 */
export function affectedPackages(files: readonly string[], packages: readonly string[]): string[] {
  const affected = new Set(files.flatMap((file) => affectedBy(file, packages)));
  return packages.filter((name) => affected.has(name));
}

function affectedBy(file: string, packages: readonly string[]): readonly string[] {
  const [folder = ''] = file.split('/');
  if (MARKET.some((folder) => file.startsWith(folder))) return packages;
  if (file.startsWith(`${CONTRACTS}/reference-api/`)) return [CONTRACTS];
  if (folder !== CONTRACTS && packages.includes(folder)) return [folder];
  return file.endsWith('.md') ? ['shell'] : packages;
}

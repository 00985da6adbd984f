/** The package that every other package depends on. */
export const CONTRACTS = 'shared-contracts';

const MARKET = [`${CONTRACTS}/reference-api/market/`, `${CONTRACTS}/reference-api/src/seed/`];

/**
 * Journeys through all remotes, and those of the design system. They run after a change of the
 * contracts.
 */
export const SMOKE_JOURNEYS = [
  'shell/e2e/purchase',
  'shell/e2e/session',
  'shell/e2e/everyPage',
  'shell/e2e/stories',
];

/** Packages that `npm test -- <package>` accepts: the top-level folders. */
export const packagesOf = (workspaces: readonly string[]) =>
  workspaces.filter((workspace) => !workspace.includes('/'));

/** Path patterns of the packages' own Jest tests. */
export const testPatterns = (packages: readonly string[]) => packages.map((name) => `${name}/`);

/**
 * Patterns of the journeys that a change of the packages can break: path prefixes, and tags of the
 * shell's journeys. `@mf_content` marks a journey on a page of that remote, and
 * `@mf_catalog/SearchBox` a journey that uses that module.
 */
export function journeyPatterns(packages: readonly string[]): string[] {
  const own = packages.map((name) => `${name}/e2e/`);
  if (packages.includes('shell')) return own;
  const remotes = packages.filter((name) => name.startsWith('mf-'));
  return [
    ...own,
    ...(packages.includes(CONTRACTS) ? SMOKE_JOURNEYS : []),
    ...remotes.map((name) => `@${name.replaceAll('-', '_')}\\b`),
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

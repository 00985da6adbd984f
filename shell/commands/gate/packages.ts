/** The package every other one is built on. */
export const CONTRACTS = 'shared-contracts';

/** Journeys through all remotes: what a change of the contracts must not break. */
export const SMOKE_JOURNEYS = ['shell/e2e/purchase', 'shell/e2e/session', 'shell/e2e/everyPage'];

/** Packages that `npm test -- <package>` names: the folders of the top level. */
export const packagesOf = (workspaces: readonly string[]) =>
  workspaces.filter((workspace) => !workspace.includes('/'));

/** Beginnings of the paths of journeys of packages. */
export const journeyPatterns = (packages: readonly string[]) =>
  packages.flatMap((name) => [
    `${name}/e2e/`,
    ...(name === CONTRACTS && !packages.includes('shell') ? SMOKE_JOURNEYS : []),
  ]);

/**
 * Packages that changed files can break. A change of the contracts reaches all packages, one of the
 * reference API only the contracts' tests, a line of the page table also the shell, which is built
 * with it. At the top the README is checked with the shell, other files reach all packages.
 */
export function affectedPackages(files: readonly string[], packages: readonly string[]): string[] {
  const affected = new Set<string>();
  for (const file of files) {
    const [folder = '', name] = file.split('/');
    if (name === 'pages.ts') affected.add('shell');
    if (file.startsWith(`${CONTRACTS}/reference-api/`)) affected.add(CONTRACTS);
    else if (folder !== CONTRACTS && packages.includes(folder)) affected.add(folder);
    else if (file === 'README.md') affected.add('shell');
    else if (!file.endsWith('.md')) for (const each of packages) affected.add(each);
  }
  return packages.filter((name) => affected.has(name));
}

import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';
import type { PagesByPart, PartName } from '@marketplace/contracts/pages/pageTable';
import { liveVersion, type Registry } from '../../release/Registry';
import type { DevelopmentPlan } from '../dev/runDeveloped';
import { folderOf, type HarnessArguments } from './parseArguments';

interface Known {
  /** Releases that the shop has; empty before the first `npm start`. */
  registry: Registry;
  /** Pages of the packages in this checkout. */
  pages: PagesByPart;
}

/**
 * Chooses what the harness runs: the shell and one part from source, or the live shell and a
 * release of the part. All other parts are missing.
 * @throws Error that lists the packages or the versions if there is no such part or release
 */
export function composeAlone(
  { part, version }: HarnessArguments,
  { registry, pages }: Known,
): Pick<DevelopmentPlan, 'parts' | 'versions' | 'missing'> {
  const others = [...new Set([...Object.keys(pages), ...Object.keys(registry)])].filter(
    (other) => other !== 'shell' && other !== part,
  );
  if (part !== 'shell' && !pages[part] && !registry[part]) {
    const names = ['shell', ...others].map(folderOf).join(', ');
    throw new Error(`There is no package ${folderOf(part)}: name one of ${names}.`);
  }
  const missing = Object.fromEntries(
    others.map((other) => [other, pages[other] ?? pathsIn(registry, other)]),
  );
  if (version !== undefined) {
    return { parts: [], versions: releasedAlone(registry, part, version), missing };
  }
  if (pages[part]) return { parts: [...new Set(['shell', part])], versions: {}, missing };
  throw new Error(
    `${folderOf(part)} is not in this checkout: name one of its releases with --version.`,
  );
}

/** Pages of which only the path is known count as personal, so no cache keeps them. */
const pathsIn = (registry: Registry, part: PartName): PageEntry[] =>
  (registry[part]?.paths ?? []).map((path) => ({ path, isPersonal: true }));

function releasedAlone(registry: Registry, part: PartName, version: string) {
  const releases = registry[part]?.releases ?? {};
  const usable = Object.keys(releases).filter((each) => releases[each] !== 'withdrawn');
  if (!usable.includes(version)) {
    const name = folderOf(part);
    const list = usable.map((each) => (releases[each] === 'live' ? `${each} (live)` : each));
    throw new Error(
      list.length > 0
        ? `${name} has no release ${version}. Its releases: ${list.join(', ')}.`
        : `${name} has no releases yet: leave out --version to run its sources, or run npm start once.`,
    );
  }
  const shell = liveVersion(registry, 'shell');
  if (shell === undefined) {
    throw new Error('No shell is live: run npm start once, or leave out --version.');
  }
  return { shell, [part]: version };
}

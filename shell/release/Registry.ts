import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PartName, REMOTES } from '@marketplace/contracts/pages/pageTable';

export const PARTS: readonly PartName[] = ['shell', ...REMOTES];

export type ReleaseStatus = 'live' | 'available' | 'deprecated' | 'withdrawn';

export interface RegistryPart {
  /** Version → status; exactly one is live. */
  releases: Record<string, ReleaseStatus>;
  /** Oldest first. */
  history: RegistryChange[];
}

interface RegistryChange {
  version: string;
  status: ReleaseStatus;
  /** ISO 8601. */
  at: string;
  by: string;
  why: string;
}

/** `registry.json`: which release of each part is live (design of the storefront, section 5). */
export type Registry = Partial<Record<PartName, RegistryPart>>;

const FILE = 'registry.json';

export function parseRegistry(text: string): Registry {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error('registry.json does not hold an object.');
  }
  return parsed;
}

export async function readRegistry(folder: string): Promise<Registry> {
  try {
    return parseRegistry(await readFile(path.join(folder, FILE), 'utf8'));
  } catch (error) {
    if (isMissing(error)) return {};
    throw error;
  }
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Replaces the registry in one step: a reader sees the old one or the new one. */
export async function writeRegistry(folder: string, registry: Registry): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, `${FILE}.${process.pid}`);
  await writeFile(draft, `${JSON.stringify(registry, null, 2)}\n`);
  await rename(draft, path.join(folder, FILE));
}

export function liveVersion(registry: Registry, part: PartName): string | undefined {
  const releases = registry[part]?.releases ?? {};
  return Object.keys(releases).find((version) => releases[version] === 'live');
}

/** The versions that were live last, the newest first: what returning shoppers have in their caches. */
export function lastLiveVersions(registry: Registry, part: PartName, count: number): string[] {
  const history = registry[part]?.history ?? [];
  const versions = history.filter(({ status }) => status === 'live').map(({ version }) => version);
  return [...new Set(versions.reverse())].slice(0, count);
}

/** The registry after one release went live; the one before it stays available. */
export function withLive(
  registry: Registry,
  part: PartName,
  change: Omit<RegistryChange, 'status'>,
): Registry {
  const known = registry[part] ?? { releases: {}, history: [] };
  const releases = Object.fromEntries(
    Object.entries(known.releases).map(([version, status]): [string, ReleaseStatus] => [
      version,
      status === 'live' ? 'available' : status,
    ]),
  );
  return {
    ...registry,
    [part]: {
      releases: { ...releases, [change.version]: 'live' },
      history: [...known.history, { ...change, status: 'live' }],
    },
  };
}

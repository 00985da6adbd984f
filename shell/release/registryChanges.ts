import type { PartName } from '@marketplace/contracts/pages/pageTable';
import {
  type Change,
  EMPTY_PART,
  liveStack,
  liveVersion,
  type Registry,
  type RegistryPart,
  type ReleaseStatus,
} from './Registry';
import type { Signature } from './signing/signature';

/** @returns the registry with a canary for a share of the visitors, which is from 0 to 1 */
export function withCanary(
  registry: Registry,
  part: PartName,
  share: number,
  change: Change,
): Registry {
  const known = registry[part] ?? EMPTY_PART;
  const status = known.releases[change.version] ?? 'available';
  return {
    ...registry,
    [part]: {
      ...known,
      releases: { ...known.releases, [change.version]: status },
      history: [...known.history, { ...change, status, action: 'canary' }],
      canary: { version: change.version, share, since: change.at },
    },
  };
}

export function withoutCanary(registry: Registry, part: PartName, change: Change): Registry {
  const { canary: _, ...known } = registry[part] ?? EMPTY_PART;
  const status = known.releases[change.version] ?? 'available';
  return { ...registry, [part]: { ...known, history: [...known.history, { ...change, status }] } };
}

/** @returns the registry in which a part has no live release, and no canary */
export function withoutLive(registry: Registry, part: PartName, change: Change): Registry {
  const { canary: _, ...known } = registry[part] ?? EMPTY_PART;
  return {
    ...registry,
    [part]: {
      ...known,
      releases: { ...known.releases, [change.version]: 'available' },
      history: [...known.history, { ...change, status: 'available' }],
    },
  };
}

/** @returns the registry in which a release has another status. The release must not be live. */
export function withStatus(
  registry: Registry,
  part: PartName,
  status: ReleaseStatus,
  change: Change,
): Registry {
  const { fallback: _, ...known } = registry[part] ?? EMPTY_PART;
  const changed: RegistryPart = {
    ...known,
    releases: { ...known.releases, [change.version]: status },
    history: [...known.history, { ...change, status }],
  };
  const fallback = liveStack(changed).at(-2);
  return { ...registry, [part]: { ...changed, ...(fallback && { fallback }) } };
}

/**
 * @returns the registry in which a release is withdrawn, with the signature of the withdrawal. The
 * release must not be live.
 */
export function withWithdrawn(
  registry: Registry,
  part: PartName,
  signature: Signature,
  change: Change,
): Registry {
  const changed = withStatus(registry, part, 'withdrawn', change);
  const known = changed[part] ?? EMPTY_PART;
  const withdrawn = { ...known.withdrawn, [change.version]: signature };
  return { ...changed, [part]: { ...known, withdrawn } };
}

/** @returns the registry in which a part is locked or unlocked */
export function withLock(
  registry: Registry,
  part: PartName,
  lock: RegistryPart['lock'],
  change: Change,
): Registry {
  const { lock: _, ...known } = registry[part] ?? EMPTY_PART;
  const status = known.releases[change.version] ?? 'available';
  const history = [...known.history, { ...change, status }];
  return { ...registry, [part]: { ...known, history, ...(lock && { lock }) } };
}

/** @returns the registry without pruned releases, which stay in the history */
export function withoutReleases(
  registry: Registry,
  part: PartName,
  versions: readonly string[],
): Registry {
  const known = registry[part];
  if (!known) return registry;
  const releases = Object.fromEntries(
    Object.entries(known.releases).filter(([version]) => !versions.includes(version)),
  );
  return { ...registry, [part]: { ...known, releases } };
}

/** @returns the version to which a rollback returns; undefined if there is none */
export function rollbackTarget(registry: Registry, part: PartName): string | undefined {
  const known = registry[part];
  return known && liveVersion(registry, part) ? liveStack(known).at(-2) : undefined;
}

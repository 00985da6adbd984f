import type { PartName } from '@marketplace/contracts/pages/pageTable';
import * as z from 'zod/mini';
import { type Signature, signatureSchema } from './signing/signature';

const STATUSES = ['live', 'available', 'deprecated', 'withdrawn'] as const;
export type ReleaseStatus = (typeof STATUSES)[number];

export type ReleaseAction =
  | 'publish'
  | 'promote'
  | 'canary'
  | 'rollback'
  | 'retire'
  | 'deprecate'
  | 'withdraw'
  | 'lock'
  | 'unlock';

/** A gate that refused a release and was overridden. */
export interface GateOverride {
  gate: string;
  reason: string;
}

export interface RegistryChange {
  version: string;
  /** The version's status after the change. */
  status: ReleaseStatus;
  /** Time of the change, as ISO 8601. */
  at: string;
  by: string;
  why: string;
  /** Missing in entries from before 2026-11-24. Each of these entries made its version live. */
  action?: ReleaseAction;
  /** Commit of the sources, with `-dirty` if they were not all committed. */
  revision?: string;
  /** The previous live version. */
  previous?: string;
  /**
   * In the history of a preview: production's live version at that time, null if there was none.
   * Missing in entries from before 2026-11-30.
   */
  production?: string | null;
  overrides?: GateOverride[];
}

export interface RegistryPart {
  /** Status by version. One version is live, or none if the part is retired. */
  releases: Record<string, ReleaseStatus>;
  /** Oldest first. */
  history: RegistryChange[];
  canary?: {
    version: string;
    /** Share of visitors, from 0 to 1. */
    share: number;
    /** Start of the canary, as ISO 8601. */
    since: string;
  };
  /**
   * Paths of the live release's pages. If a gateway cannot read the release, it answers requests
   * for these paths with 503 instead of 404.
   */
  paths?: string[];
  /** The version to which a rollback returns. */
  fallback?: string;
  /**
   * Signatures of withdrawals by version. Gateways obey them even if the status says something
   * else.
   */
  withdrawn?: Record<string, Signature>;
  lock?: {
    by: string;
    why: string;
    /** Time of the lock, as ISO 8601. */
    at: string;
  };
}

/** A change as the caller describes it. The registry adds the resulting status. */
export type Change = Omit<RegistryChange, 'status'>;

export const EMPTY_PART: RegistryPart = { releases: {}, history: [] };

/**
 * `registry.json`: the releases of each part. Each channel other than production has a document of
 * the same shape. It contains only the parts that differ from production.
 */
export type Registry = Partial<Record<PartName, RegistryPart>>;

// The schema keeps unknown fields, because teams release from checkouts of any age.
const partSchema = z.looseObject({
  releases: z.record(z.string(), z.enum(STATUSES)),
  history: z.array(z.looseObject({ version: z.string(), status: z.enum(STATUSES) })),
  withdrawn: z.optional(z.record(z.string(), signatureSchema)),
});

export const PART_NAME = /^[a-z]\w*$/;

/** A registry's file: the parts, and other fields, such as `expiresAt` of a preview. */
interface RegistryFile {
  parts: Registry;
  others: Record<string, unknown>;
}

/** @throws Error that names the fault; an empty file is a fault too */
export function parseRegistry(text: string): RegistryFile {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error('The registry does not hold an object.');
  }
  const file: RegistryFile = { parts: {}, others: {} };
  for (const [name, part] of Object.entries(parsed)) {
    if (typeof part !== 'object' || !PART_NAME.test(name) || name in {}) {
      file.others[name] = part;
      continue;
    }
    const { error } = partSchema.safeParse(part);
    if (error) throw new Error(`The registry's part ${name} cannot be read: ${error.message}`);
    file.parts[name] = part;
  }
  return file;
}

/** Parts that have a live release, the shell first, then in the order of their first releases. */
export function livePartsOf(registry: Registry): PartName[] {
  const live = Object.keys(registry).filter((part) => liveVersion(registry, part));
  return [...live.filter((part) => part === 'shell'), ...live.filter((part) => part !== 'shell')];
}

export function liveVersion(registry: Registry, part: PartName): string | undefined {
  const releases = registry[part]?.releases ?? {};
  return Object.keys(releases).find((version) => releases[version] === 'live');
}

const MAKES_LIVE: ReadonlySet<ReleaseAction> = new Set(['publish', 'promote', 'rollback']);

/** True if a change made its version live. */
export const wentLive = ({ status, action }: RegistryChange): boolean =>
  status === 'live' && (!action || MAKES_LIVE.has(action));

/**
 * @returns the last live versions, newest first. Returning visitors may have them in their caches.
 */
export function lastLiveVersions(registry: Registry, part: PartName, count: number): string[] {
  const history = registry[part]?.history ?? [];
  const versions = history.filter(wentLive).map(({ version }) => version);
  return [...new Set(versions.reverse())].slice(0, count);
}

/** @returns the registry after a release went live. The previous release becomes the fallback. */
export function withLive(registry: Registry, part: PartName, change: Change): Registry {
  const known = registry[part] ?? EMPTY_PART;
  const releases = Object.fromEntries(
    Object.entries(known.releases).map(([version, status]): [string, ReleaseStatus] => [
      version,
      status === 'live' ? 'available' : status,
    ]),
  );
  const history: RegistryChange[] = [...known.history, { ...change, status: 'live' }];
  const { fallback: _, canary, ...rest } = known;
  const fallback = liveStack({ ...known, history }).at(-2);
  return {
    ...registry,
    [part]: {
      ...rest,
      releases: { ...releases, [change.version]: 'live' },
      history,
      ...(fallback && { fallback }),
      // A canary ends when its release goes live.
      ...(canary && canary.version !== change.version && { canary }),
    },
  };
}

const UNUSABLE: ReadonlySet<ReleaseStatus | undefined> = new Set(['deprecated', 'withdrawn']);

/**
 * Versions to which rollbacks return one after another, the live version last. A rollback drops all
 * versions after its target, so that the next rollback does not return to them.
 */
export function liveStack({ history, releases }: RegistryPart): string[] {
  const stack: string[] = [];
  for (const change of history.filter(wentLive)) {
    const index = stack.lastIndexOf(change.version);
    if (change.action === 'rollback' && index >= 0) stack.splice(index + 1);
    else if (stack.at(-1) !== change.version) stack.push(change.version);
  }
  const live = stack.pop();
  const usable = stack.filter((version) => !UNUSABLE.has(releases[version]));
  return live === undefined ? [] : [...usable.filter((version) => version !== live), live];
}

import { pagesOf } from '@marketplace/contracts/federation/pagesOf';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { changeChannel, isPreview, readOwnChannel } from '../channels';
import { openReleases, verifyRelease } from '../openReleases';
import { type Change, EMPTY_PART, liveVersion, type Registry, withLive } from '../Registry';
import { PRODUCTION } from '../releaseSettings';
import { describeTime } from './describeTime';
import type { GateKeeper } from './gateKeeper';
import type { CommandContext } from './Verb';

interface GoingLive {
  channel: string;
  part: PartName;
  version: string;
  action: 'publish' | 'promote' | 'rollback';
  why: string;
  judge: GateKeeper;
  /** Git revision of the sources; if omitted, the revision in the release is used. */
  revision?: string;
  /**
   * New end of a preview, as ISO 8601; absent for other channels. The preview gets it even if the
   * release is live in it already.
   */
  expiresAt?: string;
  /** Version that must be live before the change; undefined accepts any version. */
  expected?: string;
}

/**
 * Makes a stored release live in a channel after verifying all its bytes and running the gates.
 * Leaves all other parts as they are.
 * @returns the previous live version, or `version` if it was already live
 */
export async function activate(
  context: CommandContext,
  request: GoingLive,
): Promise<string | undefined> {
  const { channel, part, version, action, why, judge } = request;
  const releases = openReleases(context.storage, context.keys.trust);
  const manifest = await releases.readManifest(part, version);
  await verifyRelease(releases, manifest);
  let previous: string | undefined;
  const change = async (own: Registry, view: Registry) => {
    previous = liveVersion(view, part);
    if (liveVersion(own, part) === version) return request.expiresAt ? own : undefined;
    requireUnlocked(own, part);
    requireUsable(view, part, version);
    if (request.expected !== undefined && request.expected !== previous) {
      throw new Error(
        `${part} ${previous} went live meanwhile, and ${request.expected} did before: look at \`npm run release -- history ${part}\` and try again.`,
      );
    }
    const overrides = await judge(view, releases);
    return withRelease(own, manifest, {
      at: context.now().toISOString(),
      by: context.author,
      why,
      action,
      revision: request.revision ?? manifest.gitRevision,
      ...(previous && { previous }),
      ...(await productionOf(context, channel, part)),
      ...(overrides.length > 0 && { overrides }),
    });
  };
  await changeChannel(context.storage, channel, change, request.expiresAt);
  return previous;
}

/** @param previous what `activate` has returned */
export function describeLive(
  { part, version, channel, expiresAt }: Omit<GoingLive, 'judge'>,
  previous: string | undefined,
): string {
  const before = previous ? `, after ${previous}` : '';
  const end = expiresAt ? `; the preview ends at ${describeTime(expiresAt)}` : '';
  return `${part} ${version} is live in ${channel}${previous === version ? ' already' : before}${end}`;
}

/** @returns the registry in which a release is live, with the paths of its pages */
export function withRelease(
  own: Registry,
  manifest: ReleaseManifest,
  change: Omit<Change, 'version'>,
): Registry {
  const { name: part, version } = manifest;
  const paths = pagesOf(manifest).map((page) => page.path);
  const changed = withLive(own, part, { ...change, version });
  return { ...changed, [part]: { ...(changed[part] ?? EMPTY_PART), paths } };
}

/**
 * Returns the production version of a part, which the history of a preview records. Other channels
 * record nothing.
 */
async function productionOf(
  { storage }: CommandContext,
  channel: string,
  part: PartName,
): Promise<Pick<Change, 'production'>> {
  if (!isPreview(channel)) return {};
  const production = await readOwnChannel(storage, PRODUCTION);
  return { production: liveVersion(production, part) ?? null };
}

/** @throws Error that says who locked the part, when and why */
export function requireUnlocked(registry: Registry, part: PartName): void {
  const lock = registry[part]?.lock;
  if (!lock) return;
  throw new Error(
    `${part} is locked by ${lock.by} since ${describeTime(lock.at)}: ${lock.why}. Ask them, or run: npm run release -- unlock ${part}`,
  );
}

/** @throws Error if the release was withdrawn */
export function requireUsable(registry: Registry, part: PartName, version: string): void {
  const { releases, withdrawn = {} } = registry[part] ?? EMPTY_PART;
  if (releases[version] !== 'withdrawn' && !Object.hasOwn(withdrawn, version)) return;
  throw new Error(
    `${part} ${version} was withdrawn (npm run release -- history ${part} says why): publish another one.`,
  );
}

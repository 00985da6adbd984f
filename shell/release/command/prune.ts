import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { changeChannel, channelKey, listChannels, readExpiry, readOwnChannel } from '../channels';
import { CHECKS_FOLDER, removeOldRecords } from '../gates/passedGates';
import { removeOldReports } from '../gatewayReports';
import { type Registry, type RegistryPart, wentLive } from '../Registry';
import { withoutReleases } from '../registryChanges';
import type { ListedObject } from '../storage/ReleaseStorage';
import type { CommandContext, Verb } from './Verb';

/**
 * Number of releases that are kept at any age, because open tabs may still request their files.
 * These are the releases that went live last, including the live release.
 */
const KEPT_LIVE = 10;
const DAY_MS = 86_400_000;
const KEPT_MS = 7 * DAY_MS;
/** Minimum age of an upload that counts as abandoned, in ms. Uploads take minutes. */
const DRAFT_MS = 3_600_000;

export const prune: Verb = {
  name: 'prune',
  usage: 'prune <part> [part…]',
  words: Number.POSITIVE_INFINITY,
  summary:
    'sweep releases that no tab can run any more (neither live, canary nor fallback anywhere, not among the last ten, not used for 7 days), unfinished uploads and expired previews',
  options: {},
  async run(context, args) {
    const expired = await removeExpiredPreviews(context);
    for (const part of args.parts) await prunePart(context, part);
    await removeOldReports(context.storage);
    if (expired.length > 0) context.print(`expired: ${expired.join(', ')}`);
  },
};

async function removeExpiredPreviews({ storage, now }: CommandContext): Promise<string[]> {
  const expired: string[] = [];
  for (const channel of await listChannels(storage)) {
    const expiresAt = await readExpiry(storage, channel);
    if (!expiresAt || Date.parse(expiresAt) > now().getTime()) continue;
    await storage.remove(channelKey(channel));
    expired.push(channel);
  }
  return expired;
}

async function prunePart(context: CommandContext, part: PartName): Promise<void> {
  const { storage, now } = context;
  const folders = groupByFolder(await storage.list(part));
  const { drafts, releases: old } = oldFolders(folders, part, now());
  const kept = await keptVersions(context, part);
  const releases = old.filter((version) => !kept.has(version));
  // Changes the registries first, so that nobody can roll back to a release that is being deleted.
  for (const channel of await listChannels(storage)) {
    await changeChannel(storage, channel, async (own) => {
      const known = own[part];
      if (!known) return undefined;
      // Somebody may have made one of the releases live since they were listed.
      const used = versionsInUse(known, now());
      const unused = releases.filter((version) => known.releases[version] && !used.has(version));
      return unused.length > 0 ? withoutReleases(own, part, unused) : undefined;
    });
  }
  const inUse = await keptVersions(context, part);
  const gone = [...drafts, ...releases.filter((version) => !inUse.has(version))].sort();
  for (const version of gone) {
    await storage.remove(`${part}/${version}`);
    await storage.remove(`${CHECKS_FOLDER}/${part}/${version}`);
  }
  await removeOldRecords(storage, part);
  context.print(
    `${part}: ${gone.length} of ${folders.size} swept${gone.length > 0 ? ` (${gone.join(', ')})` : ''}${describeHeld(old, kept)}`,
  );
}

/** @returns versions that are old enough to be removed: abandoned uploads, and complete releases */
function oldFolders(folders: Map<string, ListedObject[]>, part: PartName, now: Date) {
  const drafts: string[] = [];
  const releases: string[] = [];
  for (const [version, objects] of folders) {
    const isWhole = objects.some(({ key }) => key === `${part}/${version}/release.json`);
    const isDraft = !isWhole || version.includes('.draft-');
    const limit = isDraft ? DRAFT_MS : KEPT_MS;
    const isOld = objects.every(({ modifiedAt }) => now.getTime() - modifiedAt.getTime() > limit);
    if (isOld) (isDraft ? drafts : releases).push(version);
  }
  return { drafts, releases };
}

/** Describes the old releases that only previews keep. */
function describeHeld(old: readonly string[], kept: Map<string, string[]>): string {
  const held = old.flatMap((version) => {
    const channels = kept.get(version) ?? [];
    const isHeld = channels.length > 0 && channels.every((name) => name.startsWith('preview/'));
    return isHeld ? [`${version} (${channels.join(', ')})`] : [];
  });
  return held.length > 0 ? `; held by previews: ${held.join(', ')}` : '';
}

function groupByFolder(objects: readonly ListedObject[]): Map<string, ListedObject[]> {
  const folders = new Map<string, ListedObject[]>();
  for (const object of objects) {
    const version = object.key.split('/')[1] ?? '';
    folders.set(version, [...(folders.get(version) ?? []), object]);
  }
  return folders;
}

/** @returns the channels that keep a release, by the version of the release */
async function keptVersions({ storage, now }: CommandContext, part: PartName) {
  const kept = new Map<string, string[]>();
  for (const channel of await listChannels(storage)) {
    const registry: Registry = await readOwnChannel(storage, channel);
    const known = registry[part];
    for (const version of known ? versionsInUse(known, now()) : []) {
      kept.set(version, [...(kept.get(version) ?? []), channel]);
    }
  }
  return kept;
}

/**
 * Returns the time at which a canary ended, in ms: when another canary began, when its release went
 * live, or when the gateway ended it. If no entry states this, returns the time of the last entry.
 */
function canaryEnd(history: RegistryPart['history'], index: number): number {
  const end = history
    .slice(index + 1)
    .find(({ action, version }) => action === 'canary' || version === history[index]?.version);
  return Date.parse((end ?? history.at(-1))?.at ?? '');
}

/** @returns versions of a part in one channel that a tab may run or a rollback may reach */
function versionsInUse({ releases, history, canary, fallback }: RegistryPart, now: Date) {
  const since = now.getTime() - KEPT_MS;
  const lived = history.filter(wentLive);
  const recent = lived.filter((_, index) => {
    const next = lived[index + 1];
    return !next || Date.parse(next.at) > since;
  });
  const canaries = history.filter(
    ({ action }, index) => action === 'canary' && canaryEnd(history, index) > since,
  );
  return new Set([
    ...Object.keys(releases).filter((version) => releases[version] === 'live'),
    ...[...new Set(lived.map(({ version }) => version).reverse())].slice(0, KEPT_LIVE),
    ...[...recent, ...canaries].map(({ version }) => version),
    ...(canary ? [canary.version] : []),
    ...(fallback ? [fallback] : []),
  ]);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { parseRegistry, type Registry, type RegistryPart } from './Registry';
import { PRODUCTION } from './releaseSettings';
import { type ReleaseStorage, StorageConflict, type StoredObject } from './storage/ReleaseStorage';

export const CHANNEL = /^(production|staging|preview(\/[\w-][\w.-]*)+)$/;
/**
 * Maximum number of attempts to store a change while other processes change the same channel. All
 * attempts together take about 13 s.
 */
const MAX_TRIES = 150;
const LONGEST_PAUSE_MS = 200;

export const isPreview = (channel: string): boolean => channel.startsWith('preview/');

/** @throws Error that lists the valid channels */
export function channelKey(channel: string): string {
  if (!CHANNEL.test(channel)) {
    throw new Error(
      `"${channel}" is no channel: use production, staging or preview/<branch> (letters, digits, - _ . and /).`,
    );
  }
  return channel === PRODUCTION ? 'registry.json' : `channels/${channel}.json`;
}

/** A channel's document. */
interface Channel {
  /** Parts with their own releases. All other parts are as in production. */
  parts: Registry;
  /** End of a preview, as ISO 8601. Then it shows production, and `prune` removes it. */
  expiresAt?: string;
  /** Fields that only a newer release command knows. Changes of the channel keep them. */
  others: Record<string, unknown>;
}

/** Reads a channel's own document. It is empty before the channel's first release. */
export async function readOwnChannel(storage: ReleaseStorage, channel: string): Promise<Registry> {
  return (await readDocument(storage, channel)).parts;
}

/**
 * Like `readOwnChannel`, but returns nothing of a preview that has ended, because the preview then
 * shows production.
 */
export async function readRunningChannel(
  storage: ReleaseStorage,
  channel: string,
): Promise<Registry> {
  return withoutEnded(await readDocument(storage, channel)).parts;
}

/** Reads the ISO 8601 time at which a preview ends. Returns `undefined` for other channels. */
export async function readExpiry(
  storage: ReleaseStorage,
  channel: string,
): Promise<string | undefined> {
  return (await readDocument(storage, channel)).expiresAt;
}

async function readDocument(storage: ReleaseStorage, channel: string): Promise<Channel> {
  const key = channelKey(channel);
  return parse(storage, key, await storage.read(key));
}

/** @param expiresAt end of a preview, as ISO 8601 */
export const hasEnded = (expiresAt: string | undefined): boolean =>
  expiresAt !== undefined && Date.parse(expiresAt) < Date.now();

/**
 * Empties a preview that has ended. If somebody releases to it again, its old releases do not come
 * back, because the gates judge the new release only beside those of production.
 */
const withoutEnded = (document: Channel): Channel =>
  hasEnded(document.expiresAt) ? { ...document, parts: {} } : document;

function parse(storage: ReleaseStorage, key: string, stored: StoredObject | undefined): Channel {
  if (!stored) return { parts: {}, others: {} };
  try {
    const { parts, others } = parseRegistry(stored.bytes.toString());
    const { expiresAt, ...rest } = others;
    return { parts, others: rest, ...(typeof expiresAt === 'string' && { expiresAt }) };
  } catch (cause) {
    throw new Error(`${storage.name}/${key}: ${cause instanceof Error ? cause.message : cause}`);
  }
}

/**
 * @returns the releases that a gateway of this channel runs: for each part the channel's own
 * release, or else production's
 */
export async function readChannel(storage: ReleaseStorage, channel: string): Promise<Registry> {
  const production = await readOwnChannel(storage, PRODUCTION);
  return channel === PRODUCTION
    ? production
    : merged(production, await readRunningChannel(storage, channel));
}

function merged(production: Registry, own: Registry): Registry {
  const parts = Object.entries(own).flatMap(([part, known]): [PartName, RegistryPart][] => {
    // A withdrawal in production applies in every channel.
    const withdrawn = { ...production[part]?.withdrawn, ...known?.withdrawn };
    return known ? [[part, { ...known, withdrawn }]] : [];
  });
  return { ...production, ...Object.fromEntries(parts) };
}

/** Names of all channels, production first. */
export async function listChannels(storage: ReleaseStorage): Promise<string[]> {
  const objects = await storage.list('channels');
  const names = objects
    .filter(({ key }) => key.endsWith('.json'))
    .map(({ key }) => key.replace(/^channels\/|\.json$/g, ''));
  return [PRODUCTION, ...names.sort()];
}

type Change = (own: Registry, view: Registry) => Promise<Registry | undefined>;

/**
 * Changes a channel by compare-and-swap. Tries again with the new content if somebody else has
 * changed the channel, so that no concurrent change is lost.
 * @param change receives the channel's own parts, and the same parts merged with production's. A
 * preview that has ended has no own parts. Returns the new own parts, or `undefined` to change
 * nothing. It is called once per attempt, and may throw.
 * @param expiresAt new end of a preview, as ISO 8601
 */
export async function changeChannel(
  storage: ReleaseStorage,
  channel: string,
  change: Change,
  expiresAt?: string,
): Promise<void> {
  for (let tries = 1; !(await tryChange(storage, channel, change, expiresAt)); tries += 1) {
    if (tries === MAX_TRIES) throw new StorageConflict(channelKey(channel));
    await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, 5 * tries));
  }
}

/** @returns false if somebody else has changed the channel between read and write */
async function tryChange(
  storage: ReleaseStorage,
  channel: string,
  change: Change,
  expiresAt: string | undefined,
): Promise<boolean> {
  const key = channelKey(channel);
  const stored = await storage.read(key);
  const document = withoutEnded(parse(storage, key, stored));
  const { parts: own } = document;
  const view =
    channel === PRODUCTION ? own : merged(await readOwnChannel(storage, PRODUCTION), own);
  const changed = await change(own, view);
  if (!changed) return true;
  const end = expiresAt ?? document.expiresAt;
  const content = { ...changed, ...document.others, ...(end && { expiresAt: end }) };
  const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
  try {
    await storage.write(key, bytes, stored ? { ifMatch: stored.etag } : { ifNoneMatch: true });
    return true;
  } catch (error) {
    if (!(error instanceof StorageConflict)) throw error;
    // The conflict is with our own content if the SDK has repeated the write after a lost reply.
    return (await storage.read(key))?.bytes.equals(bytes) ?? false;
  }
}

import { channelKey, listChannels, readChannel, readOwnChannel } from '../channels';
import { openReleases, SIGNATURE_FILE } from '../openReleases';
import { livePartsOf, liveVersion } from '../Registry';
import { inBatches } from '../storage/inBatches';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import type { CommandContext, Verb } from './Verb';

export const move: Verb = {
  name: 'move',
  usage: 'move --to <folder or s3:// address>',
  words: 0,
  summary:
    'copy all releases, channels and histories to another storage; repeat it until gateways and teams use that one',
  options: { to: { type: 'string', help: 'folder, or s3://bucket/prefix?endpoint=https://…' } },
  async run({ storage, keys, print, say }, args) {
    const location = args.text('to');
    if (!location) throw new Error('Name the other storage: --to <folder or s3:// address>.');
    const target = openStorage(location);
    const channels = await listChannels(storage);
    for (const channel of channels) await refuseForeign(storage, target, channel);
    const parts = await partsOf(storage, channels);
    let copied = 0;
    for (const part of parts) {
      const files = await copyReleases(storage, target, part);
      copied += files;
      say(`${part}: ${files} files`);
    }
    await verifyLive(storage, target, channels, keys.trust);
    // Production's document is copied last, because gateways of all channels read it.
    for (const channel of [...channels].reverse()) await copy(storage, target, channelKey(channel));
    print(
      `${target.name} has all releases of ${parts.join(', ')} (${copied} files are new): set RELEASES_URL to it for every gateway and team.`,
    );
  },
};

/** @throws Error if the target's channel has changes that are not in this storage */
async function refuseForeign(storage: ReleaseStorage, target: ReleaseStorage, channel: string) {
  const own = await readOwnChannel(storage, channel);
  for (const [part, known] of Object.entries(await readOwnChannel(target, channel))) {
    const last = known?.history.at(-1);
    const isOwn =
      !last || own[part]?.history.some(({ at, by }) => at === last.at && by === last.by);
    if (isOwn) continue;
    throw new Error(
      `${target.name} has a release of ${part} in ${channel} that is not in ${storage.name}: it is in use. Move to an empty place, or let its gateways stay there.`,
    );
  }
}

async function partsOf(storage: ReleaseStorage, channels: readonly string[]): Promise<string[]> {
  const registries = channels.map((channel) => readOwnChannel(storage, channel));
  return [...new Set((await Promise.all(registries)).flatMap((each) => Object.keys(each)))].sort();
}

/**
 * Copies the files of a part that the target lacks. A release exists from its manifest on, so each
 * manifest is copied after the other files, and its signature last.
 * @returns number of copied files
 */
async function copyReleases(storage: ReleaseStorage, target: ReleaseStorage, part: string) {
  const keysIn = async (place: ReleaseStorage) => (await place.list(part)).map(({ key }) => key);
  const present = new Set(await keysIn(target));
  const missing = (await keysIn(storage)).filter((key) => !present.has(key));
  for (const rank of [0, 1, 2]) {
    const keys = missing.filter((key) => rankOf(key) === rank);
    await inBatches(keys, (key) => copy(storage, target, key));
  }
  return missing.length;
}

function rankOf(key: string): number {
  if (key.endsWith(`/${SIGNATURE_FILE}`)) return 2;
  return key.endsWith('/release.json') ? 1 : 0;
}

async function copy(storage: ReleaseStorage, target: ReleaseStorage, key: string): Promise<void> {
  const found = await storage.read(key);
  // A release may be swept, and a preview may end, while the command runs.
  if (found) await target.write(key, found.bytes);
}

/** @throws Error if the target lacks a live release, or a release there has no trusted signature */
async function verifyLive(
  storage: ReleaseStorage,
  target: ReleaseStorage,
  channels: readonly string[],
  trust: CommandContext['keys']['trust'],
): Promise<void> {
  const releases = openReleases(target, trust);
  for (const channel of channels) {
    const registry = await readChannel(storage, channel);
    for (const part of livePartsOf(registry)) {
      await releases.readManifest(part, liveVersion(registry, part) ?? '');
    }
  }
}

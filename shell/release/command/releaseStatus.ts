import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { changeChannel, listChannels, readOwnChannel, readRunningChannel } from '../channels';
import { readReports } from '../gatewayReports';
import type { Change, Registry } from '../Registry';
import { withStatus, withWithdrawn } from '../registryChanges';
import { PRODUCTION } from '../releaseSettings';
import { privateKeyFor } from '../signing/keyPair';
import { signWithdrawal } from '../signing/withdrawal';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import { requireUnlocked } from './activate';
import { awaitGateways } from './awaitGateways';
import { type CommandContext, OPTIONS, type Verb } from './Verb';

export const deprecate: Verb = {
  name: 'deprecate',
  usage: 'deprecate <part> <version>',
  words: 2,
  summary: 'no rollback goes to this release unless it is named',
  options: { channel: OPTIONS.channel, why: OPTIONS.why },
  async run(context, args) {
    const { part, channel } = args;
    const version = args.requireVersion();
    const why = args.text('why') ?? 'replaced by a later one';
    const change = changeOf(context, { version, why, action: 'deprecate' });
    await changeChannel(context.storage, channel, async (own) => {
      if (!own[part]?.releases[version]) throw unknownRelease(part, version, channel);
      requireUnused(own, channel, part, version);
      return withStatus(own, part, 'deprecated', change);
    });
    context.print(`${part} ${version} is deprecated in ${channel}`);
  },
};

export const withdraw: Verb = {
  name: 'withdraw',
  usage: 'withdraw <part> <version> --why "…"',
  words: 2,
  summary: 'this release never goes live again in any channel; signed, and remembered by gateways',
  options: { why: OPTIONS.why },
  async run(context, args) {
    const { storage, keys } = context;
    const { part } = args;
    const version = args.requireVersion();
    const change = changeOf(context, { version, why: args.requiredWhy, action: 'withdraw' });
    const signature = signWithdrawal(part, version, await privateKeyFor(part, keys));
    const channels = await channelsOf(context, part, version);
    if (channels.length === 0) throw unknownRelease(part, version, 'any channel');
    // Changes production too, because the gateways of all channels read production's document.
    const changed = new Set([PRODUCTION, ...channels]);
    for (const channel of changed) {
      await changeChannel(storage, channel, async (own) => {
        requireUnused(own, channel, part, version);
        return withWithdrawn(own, part, signature, change);
      });
    }
    context.print(`${part} ${version} is withdrawn`);
    for (const channel of changed) {
      // Most previews have no gateway, and those that have ended have none.
      const isRun = channel === PRODUCTION || (await hasGateway(storage, channel));
      if (isRun) await awaitGateways(context, { channel, part, version, isWithdrawn: true });
    }
  },
};

/** False if the storage does not say so: the release is withdrawn all the same. */
const hasGateway = (storage: ReleaseStorage, channel: string): Promise<boolean> =>
  readReports(storage, channel).then(
    ({ length }) => length > 0,
    () => false,
  );

/**
 * Finds the channels that contain a release, also previews that have ended.
 * @throws Error if the release is in use or the part is locked in one that has not ended
 */
async function channelsOf({ storage }: CommandContext, part: PartName, version: string) {
  const known: string[] = [];
  for (const channel of await listChannels(storage)) {
    const own = await readOwnChannel(storage, channel);
    if (!own[part]?.releases[version]) continue;
    requireUnused(await readRunningChannel(storage, channel), channel, part, version);
    known.push(channel);
  }
  return known;
}

const changeOf = (
  { author, now }: CommandContext,
  change: Pick<Change, 'version' | 'why' | 'action'>,
): Change => ({ ...change, at: now().toISOString(), by: author });

const unknownRelease = (part: PartName, version: string, channel: string) =>
  new Error(
    `${part} ${version} is no release of ${channel}: see \`npm run release -- list ${part}\`.`,
  );

/** @throws Error if the part is locked, or the release is live or a canary in this channel */
function requireUnused(own: Registry, channel: string, part: PartName, version: string): void {
  requireUnlocked(own, part);
  const known = own[part];
  if (known?.releases[version] === 'live') {
    throw new Error(
      `${part} ${version} is live in ${channel}: roll back or publish another one first.`,
    );
  }
  if (known?.canary?.version === version) {
    throw new Error(
      `${part} ${version} is a canary: run \`npm run release -- canary ${part} off\` first.`,
    );
  }
}

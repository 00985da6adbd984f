import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { changeChannel, readOwnChannel } from '../channels';
import { openReleases, verifyRelease } from '../openReleases';
import { liveVersion } from '../Registry';
import { withCanary, withoutCanary } from '../registryChanges';
import { requireUnlocked, requireUsable } from './activate';
import { awaitGateways } from './awaitGateways';
import { committedRevision } from './committedRevision';
import { formatShare } from './formatShare';
import { createGateKeeper } from './gateKeeper';
import { type CommandContext, OPTIONS, type Verb } from './Verb';
import type { VerbArguments } from './VerbArguments';

export const canary: Verb = {
  name: 'canary',
  usage: 'canary <part> <share>% [version] | canary <part> off',
  words: 3,
  summary:
    'give a share of the visitors another release, by default the one in staging; `off` ends it',
  options: {
    channel: OPTIONS.channel,
    why: OPTIONS.why,
    override: OPTIONS.override,
    dirty: OPTIONS.dirty,
  },
  async run(context, args) {
    if (args.word(1) === 'off') await stop(context, args);
    else await start(context, args);
  },
};

async function start(context: CommandContext, args: VerbArguments): Promise<void> {
  const { part, channel, overrides } = args;
  const share = parseShare(args.word(1));
  const version = args.version(2) ?? (await stagedVersion(context, part));
  const releases = openReleases(context.storage, context.keys.trust);
  const manifest = await releases.readManifest(part, version);
  const revision = await committedRevision(context, manifest, channel, args);
  await verifyRelease(releases, manifest);
  const judge = createGateKeeper(context, {
    part,
    version,
    channel,
    action: 'canary',
    overrides,
  });
  await changeChannel(context.storage, channel, async (own, view) => {
    requireUnlocked(own, part);
    requireUsable(view, part, version);
    const previous = liveVersion(own, part);
    if (!previous) {
      throw new Error(
        `${part} has no live release in ${channel} to compare with: run \`npm run release -- promote ${part} ${version} --to ${channel}\` instead.`,
      );
    }
    if (previous === version) {
      throw new Error(
        `${part} ${version} is live: name another version, as \`npm run release -- list ${part}\` shows them.`,
      );
    }
    const used = await judge(view, releases);
    return withCanary(own, part, share, {
      ...signed(context, args.text('why') ?? `${formatShare(share)} of the visitors`),
      version,
      action: 'canary',
      revision,
      previous,
      ...(used.length > 0 && { overrides: used }),
    });
  });
  context.print(
    `${part} ${version} is shown to ${formatShare(share)} of the visitors of ${channel}`,
  );
  await awaitGateways(context, { channel, part, version, isCanary: true });
}

async function stop(context: CommandContext, args: VerbArguments): Promise<void> {
  args.requireAtMost(2);
  const { part, channel } = args;
  let version: string | undefined;
  await changeChannel(context.storage, channel, async (own) => {
    requireUnlocked(own, part);
    version = own[part]?.canary?.version;
    if (!version) {
      throw new Error(
        `${part} has no canary in ${channel}: see \`npm run release -- list ${part}\`.`,
      );
    }
    const change = signed(context, args.text('why') ?? 'canary ended');
    return withoutCanary(own, part, { ...change, version, action: 'canary' });
  });
  context.print(`${part} ${version} is shown to nobody in ${channel} any more`);
  await awaitGateways(context, { channel, part, version: undefined, isCanary: true });
}

const signed = ({ author, now }: CommandContext, why: string) => ({
  at: now().toISOString(),
  by: author,
  why,
});

function parseShare(text: string | undefined): number {
  const share = Number(/^(\d+(?:\.\d+)?)%$/.exec(text ?? '')?.[1]) / 100;
  if (share > 0 && share < 1) return share;
  throw new Error(`"${text ?? ''}" is no share of the visitors: give one such as 10%, or off.`);
}

async function stagedVersion({ storage }: CommandContext, part: PartName): Promise<string> {
  const version = liveVersion(await readOwnChannel(storage, 'staging'), part);
  if (version) return version;
  throw new Error(
    `${part} has no release in staging: run \`npm run release -- publish ${part} --channel staging\` first, or name the version.`,
  );
}

import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { channelKey, readRunningChannel } from '../channels';
import { openReleases } from '../openReleases';
import { liveVersion } from '../Registry';
import { PRODUCTION } from '../releaseSettings';
import { activate, describeLive } from './activate';
import { awaitGateways } from './awaitGateways';
import { committedRevision } from './committedRevision';
import { createGateKeeper } from './gateKeeper';
import { expiryAfterPromotion } from './previewExpiry';
import { promotePreview } from './promotePreview';
import { type CommandContext, OPTIONS, type Verb } from './Verb';

const STAGING = 'staging';

export const promote: Verb = {
  name: 'promote',
  usage: 'promote <part> [version] --to <channel> | promote preview/<name>',
  words: 2,
  summary:
    'make a stored release live in another channel, the same bytes; without a version the canary, or what is live in staging. A preview goes to production as a whole',
  options: {
    to: { type: 'string', help: 'production (default), staging or preview/<branch>' },
    from: {
      type: 'string',
      help: 'channel whose live release is meant, where no version is named',
    },
    replace: {
      type: 'string',
      multiple: true,
      help: '<part>@<version>: with a preview, replace this release of production although it went live after the preview was made; needs --why',
    },
    why: OPTIONS.why,
    override: OPTIONS.override,
    dirty: OPTIONS.dirty,
  },
  async run(context, args) {
    if (args.preview) return promotePreview(context, args, args.preview);
    if (args.replaced.size > 0) {
      throw new Error('--replace is for a whole preview: promote preview/<name> --replace …');
    }
    const { part, overrides } = args;
    const channel = args.text('to') ?? PRODUCTION;
    channelKey(channel);
    const named = args.version(1);
    const from = named ? undefined : args.text('from');
    const version = named ?? (await findVersion(context, part, channel, from));
    const releases = openReleases(context.storage, context.keys.trust);
    const manifest = await releases.readManifest(part, version);
    const revision = await committedRevision(context, manifest, channel, args);
    const judge = createGateKeeper(context, {
      part,
      version,
      channel,
      action: 'promote',
      overrides,
    });
    const why = args.text('why') ?? `promoted to ${channel}`;
    const expiresAt = await expiryAfterPromotion(context, channel);
    const request = { channel, part, version, action: 'promote', why, judge } as const;
    const goingLive = { ...request, revision, expiresAt };
    const previous = await activate(context, goingLive);
    context.print(describeLive(goingLive, previous));
    await awaitGateways(context, { channel, part, version });
  },
};

async function findVersion(
  { storage }: CommandContext,
  part: PartName,
  channel: string,
  from: string | undefined,
): Promise<string> {
  const canary = (await readRunningChannel(storage, channel))[part]?.canary;
  if (canary && !from) return canary.version;
  const source = from ?? STAGING;
  const version =
    source === channel ? undefined : liveVersion(await readRunningChannel(storage, source), part);
  if (version) return version;
  throw new Error(
    `${part} has no canary and no release in ${source}: name the version, as \`npm run release -- list ${part}\` shows them.`,
  );
}

import { changeChannel } from '../channels';
import type { ReleaseStatus } from '../Registry';
import { withStatus } from '../registryChanges';
import { requireUnlocked } from './makeLive';
import { type CommandContext, OPTIONS, type Verb } from './Verb';
import type { VerbArguments } from './VerbArguments';

export const deprecate: Verb = {
  name: 'deprecate',
  usage: 'deprecate <part> <version>',
  summary: 'no rollback goes to this release unless it is named',
  options: { channel: OPTIONS.channel, why: OPTIONS.why },
  run: (context, args) =>
    setStatus(context, args, 'deprecated', args.text('why') ?? 'replaced by a later one'),
};

export const withdraw: Verb = {
  name: 'withdraw',
  usage: 'withdraw <part> <version> --why "…"',
  summary: 'this release never goes live again',
  options: { channel: OPTIONS.channel, why: OPTIONS.why },
  run: (context, args) => setStatus(context, args, 'withdrawn', args.requiredWhy),
};

async function setStatus(
  context: CommandContext,
  args: VerbArguments,
  status: Extract<ReleaseStatus, 'deprecated' | 'withdrawn'>,
  why: string,
): Promise<void> {
  const { part, channel } = args;
  const version = args.requireVersion();
  await changeChannel(context.storage, channel, async (own) => {
    requireUnlocked(own, part);
    const known = own[part];
    if (!known?.releases[version]) {
      throw new Error(
        `${part} ${version} is no release of ${channel}: see \`npm run release -- list ${part}\`.`,
      );
    }
    if (known.releases[version] === 'live') {
      throw new Error(
        `${part} ${version} is live in ${channel}: roll back or publish another one first.`,
      );
    }
    if (known.canary?.version === version) {
      throw new Error(
        `${part} ${version} is a canary: run \`npm run release -- canary ${part} off\` first.`,
      );
    }
    return withStatus(own, part, status, {
      version,
      at: context.now().toISOString(),
      by: context.author,
      why,
      action: status === 'withdrawn' ? 'withdraw' : 'deprecate',
    });
  });
  context.print(`${part} ${version} is ${status} in ${channel}`);
}

import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { changeChannel } from '../channels';
import { openReleases } from '../openReleases';
import { liveVersion, type Registry } from '../Registry';
import { withoutLive } from '../registryChanges';
import { requireUnlocked } from './activate';
import { awaitGateways } from './awaitGateways';
import { type CommandContext, OPTIONS, type Verb } from './Verb';

export const retire: Verb = {
  name: 'retire',
  usage: 'retire <part> --why "…"',
  words: 1,
  summary:
    'take a remote out of a channel: its pages answer 404; publish or promote brings it back',
  options: { channel: OPTIONS.channel, why: OPTIONS.why },
  async run(context, args) {
    const { part, channel, requiredWhy: why } = args;
    if (part === 'shell') {
      throw new Error(
        'The shell cannot be retired, because no page works without it: roll it back, or publish another one.',
      );
    }
    let version: string | undefined;
    await changeChannel(context.storage, channel, async (own, view) => {
      requireUnlocked(own, part);
      version = liveVersion(own, part);
      if (!version) {
        throw new Error(
          `${part} has no live release of its own in ${channel}: see \`npm run release -- list ${part}\`.`,
        );
      }
      await requireUnneeded(context, view, part);
      const at = context.now().toISOString();
      return withoutLive(own, part, { version, at, by: context.author, why, action: 'retire' });
    });
    context.print(`${part} ${version} has left ${channel}`);
    await awaitGateways(context, { channel, part, version: undefined });
  },
};

/**
 * @throws Error if the live shell loads a module of the part by name, as shells from before
 * 2026-11-30 do. The message names the line.
 */
async function requireUnneeded(
  { storage, keys }: CommandContext,
  registry: Registry,
  part: PartName,
): Promise<void> {
  const version = liveVersion(registry, 'shell');
  if (!version) return;
  const { uses = [] } = await openReleases(storage, keys.trust).readManifest('shell', version);
  const use = uses.find(({ remote }) => remote === part);
  if (!use) return;
  throw new Error(
    `shell ${version} loads ${use.module} of ${part} (${use.at}): release a shell without it first.`,
  );
}

import { readRunningChannel } from '../channels';
import { liveVersion, wentLive } from '../Registry';
import { rollbackTarget } from '../registryChanges';
import { activate } from './activate';
import { awaitGateways } from './awaitGateways';
import { createGateKeeper } from './gateKeeper';
import { OPTIONS, type Verb } from './Verb';

export const rollback: Verb = {
  name: 'rollback',
  usage: 'rollback <part> [--to <version>] --why "…"',
  words: 1,
  summary:
    'make the release live again that was before this one; each further rollback goes one further back',
  options: {
    to: { type: 'string', help: 'a version that was live before, any number of steps back' },
    channel: OPTIONS.channel,
    why: OPTIONS.why,
    override: OPTIONS.override,
  },
  async run(context, args) {
    const { part, channel, overrides, requiredWhy: why } = args;
    const registry = await readRunningChannel(context.storage, channel);
    const expected = liveVersion(registry, part);
    if (!expected) {
      throw new Error(
        `${part} has no live release in ${channel}: name one of \`npm run release -- list ${part}\` in \`promote ${part} <version> --to ${channel}\`.`,
      );
    }
    const version = args.versionOption('to') ?? rollbackTarget(registry, part);
    if (!version) {
      throw new Error(
        `${part} ${expected} has no release before it in ${channel} that can be used: see \`npm run release -- history ${part}\`.`,
      );
    }
    const wasLive = registry[part]?.history.some(
      (change) => wentLive(change) && change.version === version,
    );
    if (!wasLive) {
      throw new Error(
        `${part} ${version} was never live in ${channel}: see \`npm run release -- history ${part}\`.`,
      );
    }
    const judge = createGateKeeper(context, {
      part,
      version,
      channel,
      action: 'rollback',
      overrides,
    });
    const request = { channel, part, version, action: 'rollback', why, judge, expected } as const;
    const previous = await activate(context, request);
    if (previous === version) context.print(`${part} ${version} is live in ${channel} already`);
    else context.print(`${part} ${version} is live in ${channel} again, in place of ${previous}`);
    await awaitGateways(context, { channel, part, version });
  },
};

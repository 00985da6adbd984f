import { changeChannel } from '../channels';
import { liveVersion } from '../Registry';
import { withLock } from '../registryChanges';
import { requireUnlocked } from './activate';
import { OPTIONS, type Verb } from './Verb';

export const lock: Verb = {
  name: 'lock',
  usage: 'lock <part> --why "…"',
  words: 1,
  summary: 'refuse every change of a part until it is unlocked',
  options: { channel: OPTIONS.channel, why: OPTIONS.why },
  async run(context, args) {
    const { part, channel, requiredWhy: why } = args;
    const at = context.now().toISOString();
    await changeChannel(context.storage, channel, async (own) => {
      requireUnlocked(own, part);
      const version = liveVersion(own, part);
      if (!version) {
        throw new Error(
          `${part} has no live release in ${channel} to lock: see \`npm run release -- list ${part}\`.`,
        );
      }
      const by = context.author;
      return withLock(own, part, { by, why, at }, { version, at, by, why, action: 'lock' });
    });
    context.print(`${part} is locked in ${channel} by ${context.author}`);
  },
};

export const unlock: Verb = {
  name: 'unlock',
  usage: 'unlock <part>',
  words: 1,
  summary: 'let a part be changed again, whoever locked it',
  options: { channel: OPTIONS.channel, why: OPTIONS.why },
  async run(context, args) {
    const { part, channel } = args;
    await changeChannel(context.storage, channel, async (own) => {
      const held = own[part]?.lock;
      if (!held) {
        throw new Error(
          `${part} is not locked in ${channel}: see \`npm run release -- list ${part}\`.`,
        );
      }
      return withLock(own, part, undefined, {
        version: liveVersion(own, part) ?? '',
        at: context.now().toISOString(),
        by: context.author,
        why: args.text('why') ?? `lock of ${held.by} ended`,
        action: 'unlock',
      });
    });
    context.print(`${part} is unlocked in ${channel}`);
  },
};

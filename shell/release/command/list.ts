import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { listChannels, readChannel, readExpiry, readOwnChannel } from '../channels';
import { liveVersion, type Registry, type RegistryPart } from '../Registry';
import { describeTime } from './describeTime';
import { formatShare } from './formatShare';
import { OPTIONS, type Verb } from './Verb';

export const list: Verb = {
  name: 'list',
  usage: 'list [part]',
  words: 1,
  summary: 'the releases of every part, or of one, in every channel or in one',
  options: { channel: OPTIONS.channel, json: OPTIONS.json },
  async run({ storage, print }, args) {
    const parts = args.partIfGiven ? [args.partIfGiven] : args.knownParts;
    const channels = args.text('channel') ? [args.channel] : await listChannels(storage);
    for (const channel of channels) {
      const [registry, expiresAt] = await Promise.all([
        readOwnChannel(storage, channel),
        readExpiry(storage, channel),
      ]);
      if (args.has('json')) {
        print(JSON.stringify({ channel, expiresAt, registry }, null, 2));
        continue;
      }
      print(expiresAt ? `${channel} (until ${describeTime(expiresAt)})` : channel);
      for (const part of parts) {
        const known = registry[part];
        if (known) print(`  ${part}\n${describe(known)}`);
        else if (channels[0] === channel) {
          print(`  ${part}\n    ${describeAbsent(await readChannel(storage, channel), part)}`);
        }
      }
    }
  },
};

/** Describes what a channel runs for a part that has no release of its own in the channel. */
function describeAbsent(registry: Registry, part: PartName): string {
  const version = liveVersion(registry, part);
  return version ? `runs ${version}, production's release` : 'was never released';
}

/** Describes each release in one line, newest first. */
function describe({ releases, history, canary, fallback, lock }: RegistryPart): string {
  const lines = Object.entries(releases)
    .reverse()
    .map(([version, status]) => {
      const marks = [
        canary?.version === version && `canary of ${formatShare(canary.share)}`,
        fallback === version && 'fallback',
      ].filter(Boolean);
      const last = history.findLast((change) => change.version === version);
      const note = last ? `${describeTime(last.at)}  ${last.by}` : '';
      return `    ${version.padEnd(20)} ${[status, ...marks].join(', ').padEnd(22)} ${note}`;
    });
  return [
    ...(lock ? [`    locked by ${lock.by} since ${describeTime(lock.at)}: ${lock.why}`] : []),
    ...lines,
  ].join('\n');
}

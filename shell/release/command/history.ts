import { readOwnChannel } from '../channels';
import type { RegistryChange } from '../Registry';
import { describeTime } from './describeTime';
import { OPTIONS, type Verb } from './Verb';

export const history: Verb = {
  name: 'history',
  usage: 'history [part]',
  words: 1,
  summary: 'who changed what, when, why and from which commit, the newest first',
  options: { channel: OPTIONS.channel, json: OPTIONS.json },
  async run({ storage, print }, args) {
    const registry = await readOwnChannel(storage, args.channel);
    const changes = (args.partIfGiven ? [args.partIfGiven] : Object.keys(registry))
      .flatMap((part) => (registry[part]?.history ?? []).map((change) => ({ part, ...change })))
      .sort((one, other) => other.at.localeCompare(one.at));
    if (args.has('json')) print(JSON.stringify(changes, null, 2));
    else if (changes.length === 0) print(`nothing was released in ${args.channel} yet`);
    else print(changes.map(describe).join('\n'));
  },
};

function describe(change: RegistryChange & { part: string }): string {
  const { part, version, at, by, why, action = 'publish', revision, previous } = change;
  const from = revision ? ` from ${revision.replace(/^([0-9a-f]{10})[0-9a-f]+/, '$1')}` : '';
  const after = previous ? `, after ${previous}` : '';
  const overrides = (change.overrides ?? []).map(
    ({ gate, reason }) => `\n    overrode ${gate}: ${reason}`,
  );
  return `${describeTime(at)}  ${action} ${part} ${version}${from}${after}\n    by ${by}: ${why}${overrides.join('')}`;
}

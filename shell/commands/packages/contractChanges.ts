import type { PayloadSchema } from '@marketplace/contracts/facts/ReleaseFacts';
import { payloadDifferences } from '../../release/gates/payloadDifferences';
import type { ContractFacts } from './contractFacts';

/** Part of a version number that a change raises. */
export type Level = 'major' | 'minor' | 'patch';

export interface ContractChange {
  /** `major` if a remote that used the contract before may break. */
  level: Level;
  /** One line of the changelog, without a full stop. */
  text: string;
}

/** Lists what changed between two packed versions of the contracts. */
export const contractChanges = (before: ContractFacts, now: ContractFacts): ContractChange[] => [
  ...compare('call', before.calls, now.calls, changedCall),
  ...compare('topic', before.topics, now.topics, changedTopic),
  ...compare('module', before.modules, now.modules, changedExports),
];

/** @returns the highest level of the changes, at least `patch` */
export function levelOf(changes: readonly ContractChange[]): Level {
  const levels: readonly Level[] = ['major', 'minor'];
  return levels.find((level) => changes.some((change) => change.level === level)) ?? 'patch';
}

type Compare<Facts> = (name: string, before: Facts, now: Facts) => ContractChange[];

function compare<Facts>(
  kind: string,
  before: Readonly<Record<string, Facts>>,
  now: Readonly<Record<string, Facts>>,
  changed: Compare<Facts>,
): ContractChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return names.flatMap((name): ContractChange[] => {
    const [old, young] = [before[name], now[name]];
    if (old === undefined) return [{ level: 'minor', text: `Added the ${kind} \`${name}\`` }];
    if (young === undefined) return [{ level: 'major', text: `Removed the ${kind} \`${name}\`` }];
    return changed(`the ${kind} \`${name}\``, old, young);
  });
}

const changedCall: Compare<ContractFacts['calls'][string]> = (name, before, now) => [
  ...(before.address === now.address
    ? []
    : [{ level: 'major' as const, text: `Changed ${name}: it is \`${now.address}\`` }]),
  ...changedSchema(`what ${name} takes`, before.input, now.input, [[before.input, now.input]]),
  ...changedSchema(`the reply of ${name}`, before.reply, now.reply, [[now.reply, before.reply]]),
];

/** Compares both ways, because a remote may publish the topic or listen to it. */
const changedTopic: Compare<PayloadSchema> = (name, before, now) =>
  changedSchema(name, before, now, [
    [before, now],
    [now, before],
  ]);

/** @param pairs each schema of sent data with the schema that the receiver expects */
function changedSchema(
  name: string,
  before: PayloadSchema,
  now: PayloadSchema,
  pairs: readonly [sent: PayloadSchema, expected: PayloadSchema][],
): ContractChange[] {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  const breaks = new Set(pairs.flatMap(([sent, expected]) => payloadDifferences(sent, expected)));
  return breaks.size === 0
    ? [{ level: 'minor', text: `Extended ${name}` }]
    : [{ level: 'major', text: `Changed ${name}: ${[...breaks].join('; ')}` }];
}

const changedExports: Compare<readonly string[]> = (name, before, now) => [
  ...now
    .filter((each) => !before.includes(each))
    .map((each) => ({ level: 'minor' as const, text: `Added \`${each}\` to ${name}` })),
  ...before
    .filter((each) => !now.includes(each))
    .map((each) => ({ level: 'major' as const, text: `Removed \`${each}\` from ${name}` })),
];

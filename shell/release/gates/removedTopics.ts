import { type DescribedRelease, type Gate, isDescribed, labelOf, type Problem } from './Gate';

/** Finds topics that the candidate no longer uses although other parts rely on them. */
export const removedTopics: Gate = {
  name: 'events',
  find: ({ candidate, previous, others }) => {
    if (!previous || !isDescribed(previous) || !isDescribed(candidate)) return [];
    const rest = others.filter(isDescribed);
    return [
      ...givenUp(previous, candidate, rest, 'in', 'out', (topic, at) => ({
        what: `Nobody hears \`${topic}\` any more, which the release before heard at ${at}`,
        mend: `${at}: subscribe to it again, until no live release publishes it`,
      })),
      ...givenUp(previous, candidate, rest, 'out', 'in', (topic, at) => ({
        what: `Nobody publishes \`${topic}\` any more, which the release before published at ${at}`,
        mend: `${at}: publish it again beside what replaces it, until no live release hears it`,
      })),
    ];
  },
};

type Side = 'in' | 'out';

/**
 * Finds topics that the candidate has given up on one side although other parts use the opposite
 * side.
 * @param lost the side that the candidate has given up: subscribing (`in`) or publishing (`out`)
 * @param needed the opposite side
 */
function givenUp(
  previous: DescribedRelease,
  candidate: DescribedRelease,
  others: readonly DescribedRelease[],
  lost: Side,
  needed: Side,
  say: (topic: string, at: string) => Omit<Problem, 'forWhom'>,
): Problem[] {
  return Object.entries(previous.manifest.events[lost]).flatMap(([topic, { at }]) => {
    if (candidate.manifest.events[lost][topic]) return [];
    const has = (side: Side) => (release: DescribedRelease) =>
      release.manifest.events[side][topic] !== undefined;
    // The topic is not lost if a third part uses the side that the candidate gave up. The shell
    // does not count as such a part, because it subscribes only to load services or for statistics.
    if (others.some((other) => other.part !== 'shell' && has(lost)(other))) return [];
    return others.filter(has(needed)).map((other) => ({
      ...say(topic, at.join(', ')),
      forWhom: `${labelOf(other)}, at ${other.manifest.events[needed][topic]?.at.join(', ')}`,
    }));
  });
}

import type { EventUse } from '@marketplace/contracts/facts/ReleaseFacts';
import { type DescribedRelease, labelOf, type PairGate, type Problem } from './Gate';
import { payloadDifferences } from './payloadDifferences';

const SCHEMAS = 'shared-contracts/src/contracts/events/eventSchemas.ts';

/** Compares the payloads of topics that one part publishes and the other subscribes to. */
export const events: PairGate = {
  name: 'events',
  findBetween: (candidate, other) => [
    ...differences(candidate, other, (topic, published) => ({
      forWhom: `${labelOf(other)}, which hears it at ${placesOf(other, 'in', topic)}`,
      mend: `${SCHEMAS} or ${published.at.join(', ')}: leave the field as it was and add a new one, or a new topic, beside it`,
    })),
    ...differences(other, candidate, (topic, published) => ({
      forWhom: `${labelOf(other)}, which publishes it at ${published.at.join(', ')}`,
      mend: `${placesOf(candidate, 'in', topic)}: take the payload as it is published, until no live release publishes it so`,
    })),
  ],
};

function differences(
  publisher: DescribedRelease,
  subscriber: DescribedRelease,
  say: (topic: string, published: EventUse) => Omit<Problem, 'what'>,
): Problem[] {
  return Object.entries(publisher.manifest.events.out).flatMap(([topic, published]) => {
    const heard = subscriber.manifest.events.in[topic];
    if (!heard) return [];
    return payloadDifferences(published.payload, heard.payload).map((difference) => ({
      what: `In \`${topic}\` ${difference}`,
      ...say(topic, published),
    }));
  });
}

const placesOf = ({ manifest }: DescribedRelease, side: 'in' | 'out', topic: string) =>
  manifest.events[side][topic]?.at.join(', ') ?? manifest.name;

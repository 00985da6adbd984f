import type { PayloadSchema } from '@marketplace/contracts/facts/ReleaseFacts';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { ReleaseOwners } from '../monitoring/ReleaseOwners';
import type { Composition } from '../releases/liveComposition';
import type { ReleaseStore } from '../releases/ReleaseStore';

/** A part's release in a test session. */
export interface SessionRelease {
  version: string;
  /** Version that shoppers get; absent if the part is not live. */
  liveVersion?: string | undefined;
  /** Team that owns the part. */
  owner: string;
  /** E-mail address of the team. */
  contact?: string | undefined;
}

/** A topic of the event bus, as the releases of a composition state it. */
export interface SessionTopic {
  /** Responsible parts: the listeners if the topic is a request, otherwise the publishers. */
  owners: PartName[];
  /** Schema of its payload. */
  payload: PayloadSchema;
}

type ReadManifest = ReleaseStore['readManifest'];
type Versions = Composition['versions'];

/**
 * Describes the releases of a test session's composition, each with the live version of its part.
 */
export async function describeReleases(
  versions: Versions,
  live: Versions,
  readManifest: ReadManifest,
): Promise<Record<PartName, SessionRelease>> {
  const owners = new ReleaseOwners(readManifest);
  await owners.load(versions);
  return Object.fromEntries(
    Object.entries(versions).map(([part, version]) => [
      part,
      { version, liveVersion: live[part], ...owners.of(part) },
    ]),
  );
}

/**
 * Reads the topics of a composition from its releases, which may know other topics than this
 * gateway. Releases that state no events, and unreadable releases, add no topics.
 */
export async function readTopics(
  versions: Versions,
  readManifest: ReadManifest,
): Promise<Record<string, SessionTopic>> {
  const topics: Record<string, SessionTopic & { heardBy: PartName[] }> = {};
  for (const [part, version] of Object.entries(versions)) {
    const { events } = (await readManifest(part, version).catch(() => undefined)) ?? {};
    for (const [list, uses] of Object.entries({ owners: events?.out, heardBy: events?.in })) {
      for (const [topic, { payload }] of Object.entries(uses ?? {})) {
        topics[topic] ??= { owners: [], heardBy: [], payload };
        // The cast is safe: these are the two keys of the object above.
        topics[topic][list as 'owners' | 'heardBy'].push(part);
      }
    }
  }
  return Object.fromEntries(
    Object.entries(topics).map(([topic, { owners, heardBy, payload }]) => [
      topic,
      { owners: ownersOf(topic, owners, heardBy), payload },
    ]),
  );
}

/**
 * Leaves out the shell if another part publishes the topic as well. The shell publishes failures in
 * place of parts that it cannot load.
 */
function ownersOf(topic: string, publishers: PartName[], listeners: PartName[]): PartName[] {
  if (topic.endsWith('requested')) return listeners;
  const others = publishers.filter((part) => part !== 'shell');
  return others.length > 0 ? others : publishers;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventSchemas } from '@marketplace/contracts/events/eventSchemas';
import type { PartManifest } from '@marketplace/contracts/PartManifest';
import { listFiles } from '../projectFiles';
import type { Check } from './Check';

const MANIFEST = /^([^/]+)\/manifest\.ts$/;
const SOURCE = /\/src\/.*(?<!\.test)\.tsx?$/;
const NO_SOURCE = /\/testing\//;

const EVENT_CONTRACTS = 'shared-contracts/docs/event-contracts.md';
/**
 * Matches a row of the event contracts. Its first cell has the topics, its last cell their
 * handlers.
 */
const ROW = /^\| ([^|]*) \|.*\| ([^|]*) \|$/gm;
const TOPIC_NAME = /`([a-z-]+:[a-z-]+)`/g;
/**
 * Beginning of the last cell for topics that need no subscriber. Analytics and monitoring may
 * subscribe to them later, without a release of the part that publishes them.
 */
const UNHEARD = 'nobody yet';

/**
 * This module publishes `toast:requested` for each part that imports it, although no source of the
 * part names the topic.
 */
const TOAST_HELPER = "'@marketplace/contracts/notices'";
const TOAST = 'toast:requested';

interface Part {
  manifest: Pick<PartManifest, 'name' | 'publishes' | 'listensTo' | 'calls'>;
  /** Texts of the part's source files. */
  sources: readonly string[];
}

/**
 * Reads the table of topics.
 * @returns handlers of each topic, by the topic's name
 */
export function readHandlers(eventContracts: string): Map<string, string> {
  const rows = [...eventContracts.matchAll(ROW)];
  return new Map(
    rows.flatMap(([, topics = '', handler = '']) =>
      [...topics.matchAll(TOPIC_NAME)].map(([, topic = '']) => [topic, handler] as const),
    ),
  );
}

/**
 * Finds topics that lack a publisher or a needed subscriber, or whose row in the event contracts is
 * missing or wrong. Also finds topics and calls that a manifest names but no source uses.
 * @param handlers result of `readHandlers`
 */
export function findManifestMistakes(
  topics: readonly string[],
  handlers: ReadonlyMap<string, string>,
  parts: readonly Part[],
): string[] {
  const published = new Set<string>(parts.flatMap(({ manifest }) => manifest.publishes));
  const heard = new Set<string>(parts.flatMap(({ manifest }) => manifest.listensTo));
  const isUnheard = (topic: string) => handlers.get(topic)?.startsWith(UNHEARD);
  return [
    ...topics
      .filter((topic) => !handlers.has(topic))
      .map((topic) => `${topic}: ${EVENT_CONTRACTS} has no row of it`),
    ...topics
      .filter((topic) => heard.has(topic) && isUnheard(topic))
      .map((topic) => `${topic}: a manifest listens to it; name the handler in ${EVENT_CONTRACTS}`),
    ...topics
      .filter((topic) => !published.has(topic))
      .map((topic) => `${topic}: no manifest publishes it; take it out of the register`),
    ...topics
      .filter((topic) => !heard.has(topic) && !isUnheard(topic))
      .map((topic) => `${topic}: no manifest listens to it; take it out of the register`),
    ...parts.flatMap(findUnusedIn),
  ];
}

function findUnusedIn({ manifest, sources }: Part): string[] {
  const hasToasts = sources.some((source) => source.includes(TOAST_HELPER));
  const isNamed = (topic: string) =>
    (topic === TOAST && hasToasts) || sources.some((source) => source.includes(`'${topic}'`));
  const stated = [...new Set<string>([...manifest.publishes, ...manifest.listensTo])];
  return [
    ...stated
      .filter((topic) => !isNamed(topic))
      .map((topic) => `${manifest.name}: its manifest names ${topic}, and no source does`),
    ...manifest.calls
      .filter((call) => !sources.some((source) => new RegExp(`\\b${call}\\b`).test(source)))
      .map((call) => `${manifest.name}: its manifest names the call ${call}, and no source does`),
    ...(hasToasts && !stated.includes(TOAST)
      ? [`${manifest.name}: it shows toasts, and its manifest does not publish ${TOAST}`]
      : []),
  ];
}

export const partManifests: Check = {
  title:
    'Every topic of the bus is published, heard and documented, and no manifest names an unused topic or call',
  find: async ({ root }) => {
    const files = await listFiles({ root });
    const folders = files.flatMap((file) => MANIFEST.exec(file)?.[1] ?? []);
    const parts = folders.map(async (folder): Promise<Part> => {
      const file = pathToFileURL(join(root, folder, 'manifest.ts')).href;
      const { manifest }: { manifest: PartManifest } = await import(file);
      const sources = files.filter(
        (each) => each.startsWith(`${folder}/`) && SOURCE.test(each) && !NO_SOURCE.test(each),
      );
      const texts = sources.map((source) => readFile(join(root, source), 'utf8'));
      return { manifest, sources: await Promise.all(texts) };
    });
    const handlers = readHandlers(await readFile(join(root, EVENT_CONTRACTS), 'utf8'));
    return findManifestMistakes(Object.keys(eventSchemas), handlers, await Promise.all(parts));
  },
};

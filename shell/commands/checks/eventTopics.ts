import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../projectFiles';
import type { Check } from './Check';

const REGISTER = 'shared-contracts/src/contracts/events/eventSchemas.ts';
const SOURCE = /^(mf-[^/]+|shell|shared-contracts)\/src\/.*(?<!\.test)\.tsx?$/;
const NO_SOURCE = /\/testing\/|\/events\/EventMap\.ts$/;

/**
 * Topics for analytics and monitoring, which must be able to subscribe without a release of the
 * publishing part.
 */
const UNHEARD = new Set(['quick-view:closed']);

const PUBLISHED = /\bpublish\w*\(\s*(?:'([^']+)'|`([^`$]+)\$\{)/g;
const NAMED = /(?<!publish\w*\(\s*|EventMap\[)'([a-z-]+:[a-z-]+)'/g;

/**
 * Topics in the register without a publisher or a subscriber.
 * @param sources texts of all source files except the register
 */
export function unusedTopics(register: string, sources: readonly string[]): string[] {
  const topics = [...register.matchAll(/^ {2}'([a-z-]+:[a-z-]+)':/gm)].map(
    ([, topic = '']) => topic,
  );
  const published = new Set<string>();
  const prefixes: string[] = [];
  const heard = new Set<string>();
  for (const source of sources) {
    for (const [, topic, prefix] of source.matchAll(PUBLISHED)) {
      if (topic) published.add(topic);
      if (prefix) prefixes.push(prefix);
    }
    for (const [, topic = ''] of source.matchAll(NAMED)) heard.add(topic);
  }
  const isPublished = (topic: string) =>
    published.has(topic) || prefixes.some((prefix) => topic.startsWith(prefix));
  return [
    ...topics
      .filter((topic) => !isPublished(topic))
      .map((topic) => `${topic}: nobody publishes it`),
    ...topics
      .filter((topic) => !heard.has(topic) && !UNHEARD.has(topic))
      .map((topic) => `${topic}: nobody subscribes to it`),
  ];
}

export const eventTopics: Check = {
  title: 'Every topic of the bus has a publisher and a subscriber',
  find: async ({ root }) => {
    const read = (file: string) => readFile(join(root, file), 'utf8');
    const files = (await listFiles({ root })).filter(
      (file) => SOURCE.test(file) && !NO_SOURCE.test(file) && file !== REGISTER,
    );
    const unused = unusedTopics(await read(REGISTER), await Promise.all(files.map(read)));
    return unused.map((violation) => `${REGISTER}: ${violation}; remove it from the register`);
  },
};

/** Types that a field of a new payload may have, each with an example. */
export const FIELD_TYPES = { string: "'example'", number: '1', boolean: 'true' } as const;

/** A package and one of its folders: `mf-catalog` and `src/search`; the default folder is `src`. */
export interface SourceFolder {
  package: string;
  folder: string;
}

/** Topic, payload, publisher and listener of a new event. */
export interface NewEvent {
  /** `owner:what-happened`, in kebab-case. */
  topic: string;
  fields: readonly { name: string; type: keyof typeof FIELD_TYPES }[];
  /** Folder with the code that publishes the event. */
  publisher: SourceFolder;
  /** Folder with the code that handles the event; undefined if nobody handles it yet. */
  listener?: SourceFolder;
}

/** `order:part-sent` → `OrderPartSent`. */
const pascalCase = (topic: string) =>
  topic
    .split(/[:-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Name of the function that publishes the topic, and of its file. */
export const publishName = ({ topic }: NewEvent) => `publish${pascalCase(topic)}`;
/** Name of the function that subscribes a handler to the topic, and of its file. */
export const subscribeName = ({ topic }: NewEvent) => `on${pascalCase(topic)}`;

/** Source text of the topic's entry in `eventSchemas`. */
export function schemaEntry({ topic, fields }: NewEvent): string {
  const shape = fields.map(({ name, type }) => `${name}: z.${type}()`).join(', ');
  return `  '${topic}': ${shape ? `z.object({ ${shape} })` : 'nothing'},\n`;
}

const payloadOf = ({ fields }: NewEvent) =>
  fields.length === 0
    ? '{}'
    : `{ ${fields.map(({ name, type }) => `${name}: ${FIELD_TYPES[type]}`).join(', ')} }`;

/** Path from a folder of sources to the package's `contracts.ts`, without extension. */
export const contractsFrom = ({ folder }: SourceFolder) =>
  `${'../'.repeat(folder.split('/').length)}contracts`;

/** Source texts of the module that publishes the event, and of its test, by file name. */
export function publisherFiles(event: NewEvent): Record<string, string> {
  const { topic, publisher } = event;
  const name = publishName(event);
  return {
    [`${name}.ts`]: `import type { EventMap } from '@marketplace/contracts/events';
import { bus } from '${contractsFrom(publisher)}';

/** Publishes \`${topic}\`. Call this function only in the browser. */
export function ${name}(payload: EventMap['${topic}']): void {
  bus.publish('${topic}', payload);
}
`,
    [`${name}.test.ts`]: `import { bus } from '@marketplace/contracts/events';
import { ${name} } from './${name}';

it('publishes \`${topic}\` with its payload', () => {
  const payload = ${payloadOf(event)};
  const handler = jest.fn();
  const unsubscribe = bus.subscribe('${topic}', handler);
  ${name}(payload);
  expect(handler.mock.calls).toEqual([[payload]]);
  unsubscribe();
});
`,
  };
}

/** Source texts of the module that subscribes a handler, and of its test, by file name. */
export function listenerFiles(event: NewEvent, listener: SourceFolder): Record<string, string> {
  const { topic } = event;
  const name = subscribeName(event);
  return {
    [`${name}.ts`]: `import type { EventMap } from '@marketplace/contracts/events';
import { bus } from '${contractsFrom(listener)}';

/**
 * Subscribes a handler to \`${topic}\`. Call this function only in the browser.
 * @returns a function that unsubscribes the handler
 */
export function ${name}(handler: (payload: EventMap['${topic}']) => void): () => void {
  return bus.subscribe('${topic}', handler);
}
`,
    [`${name}.test.ts`]: `import { bus } from '@marketplace/contracts/events';
import { ${name} } from './${name}';

it('calls the handler for each \`${topic}\` until it is unsubscribed', () => {
  const payload = ${payloadOf(event)};
  const handler = jest.fn();
  const unsubscribe = ${name}(handler);
  bus.publish('${topic}', payload);
  unsubscribe();
  bus.publish('${topic}', payload);
  expect(handler.mock.calls).toEqual([[payload]]);
});
`,
  };
}

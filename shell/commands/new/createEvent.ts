import { join } from 'node:path';
import { addRow, insertBefore, insertSorted } from './edits';
import {
  listenerFiles,
  type NewEvent,
  publisherFiles,
  publishName,
  type SourceFolder,
  schemaEntry,
  subscribeName,
} from './eventTemplate';
import { FileChanges } from './FileChanges';
import { addToContracts, requireFolder } from './packageContracts';

const SCHEMAS = 'shared-contracts/src/contracts/events/eventSchemas.ts';
const EVENT_CONTRACTS = 'shared-contracts/docs/event-contracts.md';

/**
 * Adds an event: its payload, its topic in the manifests of publisher and listener, a function that
 * publishes it and one that subscribes to it, their tests, and its place in the documents.
 * @returns the written files
 * @throws Error if the topic exists, or if a package or folder does not
 */
export async function createEvent(root: string, event: NewEvent): Promise<string[]> {
  const { topic, publisher, listener } = event;
  const changes = new FileChanges(root);
  if ((await changes.read(SCHEMAS)).includes(`  '${topic}':`)) {
    throw new Error(`${topic} is there already: choose another topic.`);
  }
  await changes.edit(SCHEMAS, (text) => insertBefore(text, '};', schemaEntry(event)));
  await addPart(changes, event, publisher, PUBLISHES);
  if (listener) await addPart(changes, event, listener, LISTENS);
  await changes.edit(EVENT_CONTRACTS, (text) =>
    addRow(text, '| topic |', [
      `\`${topic}\``,
      locationOf(publisher, publishName(event)),
      listener ? locationOf(listener, subscribeName(event)) : 'nobody yet',
    ]),
  );
  return changes.save();
}

/** Files and documents to change for the publisher of a topic, or for its listener. */
interface Role {
  files: (event: NewEvent, source: SourceFolder) => Record<string, string>;
  manifestKey: 'publishes' | 'listensTo';
  heading: '## Publishes' | '## Listens';
  /** Index of the topic's cell in the package's row of the ownership table, from 0. */
  column: number;
}
const PUBLISHES: Role = {
  files: publisherFiles,
  manifestKey: 'publishes',
  heading: '## Publishes',
  column: 3,
};
const LISTENS: Role = {
  files: listenerFiles,
  manifestKey: 'listensTo',
  heading: '## Listens',
  column: 4,
};

async function addPart(changes: FileChanges, event: NewEvent, source: SourceFolder, role: Role) {
  const { topic } = event;
  const { package: name, folder } = source;
  requireFolder(changes, source);
  changes.createAll(join(name, folder), role.files(event, source));
  await addToContracts(changes, name, 'bus');
  await changes.edit(join(name, 'manifest.ts'), (text) =>
    insertSorted(text, `${role.manifestKey}: [`, ']', `'${topic}'`),
  );
  await changes.edit(join(name, 'README.md'), (text) => addToSection(text, role.heading, topic));
  await changes.edit('README.md', (text) => addToOwner(text, name, role.column, topic));
}

/** Text of a cell in the event contracts: a function's package, and its file below `src`. */
function locationOf({ package: name, folder }: SourceFolder, file: string): string {
  return `${name}: \`${join(folder.replace(/^src\/?/, ''), `${file}.ts`)}\``;
}

/** Adds a topic to the end of a section of a package's README. */
function addToSection(readme: string, heading: string, topic: string): string {
  const [before, body] = readme.split(`${heading}\n`);
  if (body === undefined) throw new Error(`has no section "${heading}".`);
  const end = body.search(/\n+## /);
  const section = body.slice(0, end).trim();
  const isEmpty = /^(To n|N)othing yet\.$/.test(section);
  const isList = section.split('\n').at(-1)?.startsWith('- ');
  const sentence = isList ? `\n- \`${topic}\`.` : ` Also \`${topic}\`.`;
  const changed = isEmpty ? `\`${topic}\`.` : `${section}${sentence}`;
  return `${before}${heading}\n\n${changed}${body.slice(end)}`;
}

/**
 * Adds a topic to a cell of a package's row in the ownership table, unless a pattern such as
 * `cart:*` covers the topic.
 */
function addToOwner(readme: string, name: string, column: number, topic: string): string {
  const [owner] = topic.split(':');
  return readme
    .split('\n')
    .map((line) => {
      if (!line.startsWith(`| ${name} | `)) return line;
      const cells = line.slice(1, -1).split('|');
      const cell = cells[column]?.trim() ?? '';
      if (cell.includes(`\`${owner}:*\``)) return line;
      cells[column] = cell ? ` ${cell}, \`${topic}\` ` : ` \`${topic}\` `;
      return `|${cells.join('|')}|`;
    })
    .join('\n');
}

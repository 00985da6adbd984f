import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptsWords } from '../../release/command/runCommand';
import { FORM_NAMES } from '../new/parseArguments';
import { listFiles } from '../projectFiles';
import { PARTS, SIZES } from '../Step';
import type { Check } from './Check';

/** An npm command in a document: `npm test -- full`, `npm run release -- publish mf-content`. */
const COMMAND =
  /npm (?:run (?:--silent )?([\w:-]+(?: -w [\w-]+)?)|(start|test|install)\b)(?: -- ((?:"[^"\n]*"|[^`\n"|])*))?/g;
/**
 * Matches the head of a table column whose cells contain the words after a command, such as `` run
 * `npm run release --` ``.
 */
const COLUMN_HEAD = /`npm run ([\w-]+) --`/;
const CODE = /`([^`]+)`/g;
/** A word of a command; words in quotation marks or angle brackets count as one. */
const WORD = /"[^"]*"|<[^>]*>|\S+/g;

interface Named {
  /** Name of an npm script, or `start`, `test` or `install`. */
  script: string;
  /** Words after `--`. */
  words: string[];
}

/** Returns true if the script accepts the words after `--`. */
export type KnowsWords = (words: readonly string[]) => boolean;

/** Lists the commands that a document names. */
export function commandsIn(document: string): Named[] {
  const named = [...document.matchAll(COMMAND)].map(([, run, short, words = '']) => ({
    script: run ?? short ?? '',
    words: words.match(WORD) ?? [],
  }));
  return [...named, ...commandsInTables(document)];
}

/** Lists the commands in the table columns whose head names a script. */
export function commandsInTables(document: string): Named[] {
  let column: { index: number; script: string } | undefined;
  return document.split('\n').flatMap((line) => {
    const cells = line.split(' | ');
    const index = line.startsWith('|') ? cells.findIndex((cell) => COLUMN_HEAD.test(cell)) : -1;
    const [, script] = COLUMN_HEAD.exec(cells[index] ?? '') ?? [];
    if (script) column = { index, script };
    else if (!line.startsWith('|')) column = undefined;
    if (script || !column) return [];
    return commandsInCell(cells[column.index] ?? '', column.script);
  });
}

/**
 * Lists the commands in a table cell. A code span that begins with an option, such as `--to
 * <version>`, continues the command before it.
 */
function commandsInCell(cell: string, script: string): Named[] {
  const commands: Named[] = [];
  for (const [, code = ''] of cell.matchAll(CODE)) {
    const words = code.match(WORD) ?? [];
    const before = code.startsWith('--') ? commands.at(-1)?.words : [];
    if (before && /^(--)?[a-z]/.test(code)) commands.push({ script, words: [...before, ...words] });
  }
  return commands;
}

/** Lists the commands in a document that do not exist. */
export function findUnknownCommands(
  document: string,
  scripts: Readonly<Record<string, KnowsWords>>,
): string[] {
  return commandsIn(document)
    .filter(({ script, words }) => {
      const knows = Object.hasOwn(scripts, script) ? scripts[script] : undefined;
      // A placeholder such as `<verb>` or `…` stands for any word.
      const isOpen = words[0] === undefined || /^[<…]/.test(words[0]);
      return !knows || !(isOpen || knows(words));
    })
    .map(({ script, words }) => ['npm run', script, ...words].join(' '));
}

const startsWith =
  (names: readonly string[]): KnowsWords =>
  ([word = '']) =>
    names.includes(word);

async function readScripts(root: string): Promise<Record<string, KnowsWords>> {
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const scriptsOf = async (file: string): Promise<string[]> =>
    Object.keys(JSON.parse(await read(file)).scripts ?? {});
  const files = await listFiles({ root });
  const packages = files.flatMap((file) => /^([\w-]+)\/package\.json$/.exec(file)?.[1] ?? []);
  // Importing a module of commands would run a command, so the names are read from its source.
  const keysIn = async (file: string) =>
    [...(await read(file)).matchAll(/^ {2}'?([a-z-]+)'?: async \(\) =>/gm)].map(
      ([, name = '']) => name,
    );
  const ofPackages = packages.map(async (name) =>
    (await scriptsOf(`${name}/package.json`)).map((script) => `${script} -w ${name}`),
  );
  const names = [...(await scriptsOf('package.json')), ...(await Promise.all(ofPackages)).flat()];
  const testWords = [...PARTS, ...SIZES, ...packages, 'changed', 'list', '--help'];
  const any: KnowsWords = () => true;
  return {
    ...Object.fromEntries([...names, 'install'].map((name) => [name, any])),
    ...Object.fromEntries(
      ['dev', 'harness', 'extract'].map((name) => [name, startsWith(packages)]),
    ),
    release: acceptsWords,
    api: startsWith(await keysIn('shared-contracts/reference-api/src/cli/main.ts')),
    bench: startsWith(await keysIn('shell/commands/bench/main.ts')),
    new: startsWith([...FORM_NAMES, '--help']),
    test: (words) => words.every((word) => testWords.includes(word)),
  };
}

export const documentedCommands: Check = {
  title: 'Documents name npm commands that exist',
  find: async ({ root }) => {
    const scripts = await readScripts(root);
    const documents = (await listFiles({ root })).filter((file) => file.endsWith('.md'));
    const found = await Promise.all(
      documents.map(async (file) =>
        findUnknownCommands(await readFile(join(root, file), 'utf8'), scripts).map(
          (command) => `${file}: there is no command ${command}`,
        ),
      ),
    );
    return found.flat();
  },
};

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listFiles, type Tree } from '../projectFiles';
import type { Check } from './Check';

const MAX_LINES = 80;
const MAX_CELL = 200;
const MAX_PARAGRAPH = 600;
const MAX_WORDS = { note: 700, decision: 400, notes: 25_000 };

const NOTE = /^shared-contracts\/decisions\/\d{3}-[^/]+\.md$/;
/** Matches the URL of a link, which does not count as text. */
const LINK = /\]\([^)]*\)/g;
const CODE_BLOCK = /^```[\s\S]*?^```$/gm;
const NEW_PARAGRAPH = /^\s*([-*]|\d+\.) |^[#|]/;
const DECISION =
  /^(?:\*\*Decision\.?\*\*|## Decision)([\s\S]*?)(?=^(?:\*\*|## )(?:Considered|Consequences)|$(?![\s\S]))/m;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Reads the table cells, paragraphs and list items of a document, without URLs and code blocks. */
export function readText(document: string): { cells: string[]; paragraphs: string[] } {
  const lines = document.replace(CODE_BLOCK, '').replace(LINK, ']').split('\n');
  const cells = lines
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => line.split('|').map((cell) => cell.trim()));
  const paragraphs = [''];
  for (const line of lines) {
    if (!line.trim() || NEW_PARAGRAPH.test(line)) paragraphs.push('');
    if (!line.startsWith('|')) paragraphs.push(`${paragraphs.pop()} ${line.trim()}`.trim());
  }
  return { cells, paragraphs };
}

/** Finds violations of the limits for a README. */
export function findLongText(file: string, document: string): string[] {
  const lines = document.trimEnd().split('\n').length;
  const { cells, paragraphs } = readText(document);
  const tooLong = (texts: string[], kind: string, limit: number) =>
    texts
      .filter((text) => text.length > limit)
      .map(
        (text) =>
          `${file}: a ${kind} of ${text.length} characters, at most ${limit}: ${text.slice(0, 40)}`,
      );
  return [
    ...(lines > MAX_LINES
      ? [`${file}: ${lines} lines, at most ${MAX_LINES}; the rest goes to docs/`]
      : []),
    ...tooLong(cells, 'cell', MAX_CELL),
    ...tooLong(paragraphs, 'paragraph', MAX_PARAGRAPH),
  ];
}

/** Number of words in a note and in its section "Decision". */
export const measureNote = (note: string) => ({
  words: countWords(note),
  decision: countWords(DECISION.exec(note)?.[1] ?? ''),
});

/**
 * Finds violations of the limits for decision notes.
 * @param notes texts by file name
 */
export function findLongNotes(notes: ReadonlyMap<string, string>): string[] {
  const measured = [...notes].map(([name, note]) => ({ name, ...measureNote(note) }));
  const sum = measured.reduce((words, note) => words + note.words, 0);
  return [
    ...measured
      .filter(({ words }) => words > MAX_WORDS.note)
      .map(({ name, words }) => `${name}: ${words} words, at most ${MAX_WORDS.note}`),
    ...measured
      .filter(({ decision }) => decision === 0 || decision > MAX_WORDS.decision)
      .map(
        ({ name, decision }) =>
          `${name}: ${decision} words of decision, 1 to ${MAX_WORDS.decision}`,
      ),
    ...(sum > MAX_WORDS.notes
      ? [`Decision notes have ${sum} words together, at most ${MAX_WORDS.notes}`]
      : []),
  ];
}

async function readDocuments({ root }: Tree) {
  const files = await listFiles({ root });
  const read = async (wanted: readonly string[]) =>
    new Map(
      await Promise.all(
        wanted.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
      ),
    );
  return {
    readmes: await read(files.filter((file) => basename(file) === 'README.md')),
    notes: await read(files.filter((file) => NOTE.test(file))),
  };
}

export const documentSizes: Check = {
  title: 'READMEs and decision notes are short',
  find: async (tree) => {
    const { readmes, notes } = await readDocuments(tree);
    return [
      ...[...readmes].flatMap(([file, document]) => findLongText(file, document)),
      ...findLongNotes(notes),
    ];
  },
  count: async (tree) => {
    const { readmes, notes } = await readDocuments(tree);
    const measured = [...notes.values()].map(measureNote);
    const lines = [...readmes.values()].map((document) => document.trimEnd().split('\n').length);
    const sum = measured.reduce((words, note) => words + note.words, 0);
    const longest = (values: number[]) => Math.max(0, ...values);
    return (
      `${notes.size} notes of ${sum} words, longest ${longest(measured.map(({ words }) => words))}, ` +
      `longest decision ${longest(measured.map(({ decision }) => decision))}; ` +
      `${readmes.size} READMEs, longest ${longest(lines)} lines`
    );
  },
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { listFiles, type Tree } from '../projectFiles';
import type { Check } from './Check';

const DOCUMENT = 'shared-contracts/docs/specification.md';
const TEST_FILE = /\.(test|journey)\.tsx?$/;
const TAG = /^\s*\/\/ @(spec|error) (.+)$/;
const TEST = /^\s*(it|test)(\.each)?[(<`]/;
const SENTENCE = /^\| (\d+\.\d+) \|/gm;

/**
 * Ways to show a failed API call. `stored`: the error is kept with the form and shown inline;
 * `page`: the page's own error or not-found state; `region`: a fallback instead of a region;
 * `unnoticed`: the call is sent when the shopper leaves the page, so the page never learns the
 * result; `unused`: no page makes the call.
 */
const PRESENTATIONS = ['toast', 'stored', 'page', 'region', 'logged', 'unnoticed', 'unused'];

interface Tag {
  kind: string;
  text: string;
  /** File and line of the tag. */
  location: string;
  /** True if a test follows the tag. */
  isOnTest: boolean;
}

/**
 * Reads the tags in a test file: comments that name the sentences of the specification, or the
 * failed API calls, that the next test covers.
 */
export function readTags(file: string, source: string): Tag[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const [, kind, text = ''] = TAG.exec(line) ?? [];
    if (!kind) return [];
    const below = lines.slice(index + 1).find((next) => !TAG.test(next)) ?? '';
    return [{ kind, text, location: `${file}:${index + 1}`, isOnTest: TEST.test(below) }];
  });
}

/**
 * Finds sentences without a test, and tags that name no sentence or have no test.
 * @param sentences numbers of all sentences
 */
export function findUntested(sentences: readonly string[], tags: readonly Tag[]): string[] {
  const named = tags
    .filter(({ kind }) => kind === 'spec')
    .map((tag) => ({ ...tag, numbers: tag.text.split(', ') }));
  const tested = new Set(
    named.filter(({ isOnTest }) => isOnTest).flatMap(({ numbers }) => numbers),
  );
  return [
    ...sentences
      .filter((sentence) => !tested.has(sentence))
      .map((sentence) => `${sentence} of ${DOCUMENT}: no test has the tag "@spec ${sentence}"`),
    ...named.flatMap(({ location, numbers, isOnTest }) => [
      ...(isOnTest ? [] : [`${location}: no test stands below the tag`]),
      ...numbers
        .filter((number) => !sentences.includes(number))
        .map((number) => `${location}: ${DOCUMENT} has no sentence ${number}`),
    ]),
  ];
}

/** Finds API calls whose failure no test covers, and tags that name no call or presentation. */
export function findUnshownErrors(calls: readonly string[], tags: readonly Tag[]): string[] {
  const named = tags
    .filter(({ kind }) => kind === 'error')
    .map((tag) => {
      const [presentation = '', ids = ''] = tag.text.split(': ');
      return { ...tag, presentation, ids: ids.split(', ') };
    });
  const shown = new Set(named.filter(({ isOnTest }) => isOnTest).flatMap(({ ids }) => ids));
  return [
    ...calls
      .filter((call) => !shown.has(call))
      .map((call) => `${call}: no test has a tag "@error <presentation>: ${call}"`),
    ...named.flatMap(({ location, presentation, ids, isOnTest }) => [
      ...(isOnTest ? [] : [`${location}: no test stands below the tag`]),
      ...(PRESENTATIONS.includes(presentation)
        ? []
        : [`${location}: ${presentation} is none of ${PRESENTATIONS.join(', ')}`]),
      ...ids.filter((id) => !calls.includes(id)).map((id) => `${location}: no call is ${id}`),
    ]),
  ];
}

async function readAllTags({ root }: Tree): Promise<Tag[]> {
  const files = (await listFiles({ root })).filter((file) => TEST_FILE.test(file));
  const tags = files.map(async (file) => readTags(file, await readFile(join(root, file), 'utf8')));
  return (await Promise.all(tags)).flat();
}

export const specification: Check = {
  title: 'Each sentence of the specification has a test',
  find: async (tree) => {
    const document = await readFile(join(tree.root, DOCUMENT), 'utf8');
    const sentences = [...document.matchAll(SENTENCE)].map(([, number = '']) => number);
    return findUntested(sentences, await readAllTags(tree));
  },
};

export const shownErrors: Check = {
  title: 'A test shows what the shopper sees when a call fails, for each call',
  find: async (tree) => findUnshownErrors(Object.keys(apiCalls), await readAllTags(tree)),
};

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';
import type { PageStory } from './story';
import * as storyModule from './story';
import { STORIES_ROOT, type StoryFile, storyFiles } from './storyFiles';

/** A story as the gallery and the tests list it. */
export interface ListedStory {
  /** Such as `mf-account/orders/OrderList/Empty`. */
  id: string;
  /** Path of its file below the repository. */
  file: string;
  /** The page and its session; absent for a story of a component. */
  page?: PageStory;
  /** Change that the browser makes after hydration (`PageStory`). */
  inBrowser?: PageStory['inBrowser'];
  /** Reason why the story cannot be read; absent if it can. */
  error?: string;
}

/**
 * Reads the stories of packages without compiling their components: everything that a story file
 * imports is a stub. So the story of a page must not use any import except `story`.
 * @returns the stories; a file that cannot be read is returned as one story with an error
 */
export function readStories(packages: readonly string[], root = STORIES_ROOT): ListedStory[] {
  return storyFiles(packages, root).flatMap((each) => readFile(each, root));
}

function readFile({ file, id }: StoryFile, root: string): ListedStory[] {
  try {
    const exported = evaluate(readFileSync(path.join(root, file), 'utf8'), file);
    const stories = Object.entries(exported).map(([name, value]) => ({
      file,
      ...readStory(`${id}/${name}`, value),
    }));
    return stories.length > 0 ? stories : [{ id, file, error: 'The file exports no story.' }];
  } catch (error) {
    return [{ id, file, error: describe(error) }];
  }
}

function readStory(id: string, value: unknown): Omit<ListedStory, 'file'> {
  if (typeof value === 'function') return { id, ...inBrowserOf(value) };
  if (!isPageStory(value)) {
    return { id, error: 'It is neither a component nor story({ path: … }) with a literal path.' };
  }
  return { id, page: value, ...inBrowserOf(value) };
}

function inBrowserOf(story: object): Pick<ListedStory, 'inBrowser'> {
  if (!('inBrowser' in story)) return {};
  return story.inBrowser === 'adds' || story.inBrowser === 'replaces'
    ? { inBrowser: story.inBrowser }
    : {};
}

const isPageStory = (value: unknown): value is PageStory =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/');

/** Runs a story file. @returns its exports */
function evaluate(source: string, file: string): Record<string, unknown> {
  const { code } = transformSync(source, {
    filename: file,
    swcrc: false,
    configFile: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const run = compileFunction(code, ['exports', 'require'], { filename: file });
  run(module.exports, (name: string) => (name.endsWith('/stories/story') ? storyModule : stub));
  return module.exports;
}

/** Stub for every import of a story file. Calls and reads of properties return the stub itself. */
const stub: unknown = new Proxy(() => undefined, {
  apply: () => stub,
  construct: () => Object(stub),
  get: (_target, name) => (typeof name === 'symbol' ? () => '' : stub),
});

function describe(error: unknown): string {
  // Does not use `instanceof`, because in a test, a story's error belongs to another realm. Removes
  // the colour codes of a compiler's message.
  const text =
    typeof error === 'object' && error !== null && 'message' in error
      ? String(error.message)
      : String(error);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with this character
  return text.replace(/\u001b\[[\d;]*m/g, '').trim();
}

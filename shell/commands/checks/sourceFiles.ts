import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, type Tree } from '../projectFiles';
import type { Check } from './Check';

const SOURCE = /\/.*\.(ts|tsx|mjs|cjs)$/;
const NO_SOURCE = /\.test\.tsx?$|\.d\.ts$|(^|\/)e2e\//;

/** Lists the files with code, except tests, type declarations and files in `e2e` folders. */
const listSourceFiles = async (tree: Tree) =>
  (await listFiles(tree)).filter((file) => SOURCE.test(file) && !NO_SOURCE.test(file));

const LEAST_FILES = 3;

/** Folders that may contain fewer source files. */
const SMALL_FOLDERS = [
  // One file per exposed module or per URL.
  /^mf-[^/]+\/src\/(exposes|routes)$/,
  // Loaders of translations, and test kits.
  /\/(locales|testing(\/.+)?)$/,
];

export const folderSizes: Check = {
  title: `A folder and its subfolders contain at least ${LEAST_FILES} source files`,
  find: async (tree) => {
    const counts = new Map<string, number>();
    for (const file of await listSourceFiles(tree)) {
      const names = file.split('/');
      for (let depth = 1; depth < names.length; depth += 1) {
        const folder = names.slice(0, depth).join('/');
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
      }
    }
    return [...counts]
      .filter(
        ([folder, count]) => count < LEAST_FILES && !SMALL_FOLDERS.some((s) => s.test(folder)),
      )
      .map(([folder]) => folder);
  },
};

const SHORT_LINES = 12;
const MEDIAN = { least: 40, most: 60 };
const MAX_P90 = 180;
const MAX_SHORT_SHARE = 0.05;

/**
 * Checks the whole project without migrations, because a small package consists mostly of files that
 * Module Federation requires.
 */
export const fileSizes: Check = {
  title: `Length of source files: median ${MEDIAN.least} to ${MEDIAN.most} lines, 90 % up to ${MAX_P90}, under ${percent(MAX_SHORT_SHARE)} shorter than ${SHORT_LINES}`,
  find: async ({ root }) => {
    const { median, p90, short } = await measureFiles(root);
    return [
      ...(median < MEDIAN.least || median > MEDIAN.most ? [`the median is ${median}`] : []),
      ...(p90 > MAX_P90 ? [`90 % have up to ${p90} lines`] : []),
      ...(short >= MAX_SHORT_SHARE ? [`${percent(short)} have fewer than ${SHORT_LINES}`] : []),
    ];
  },
  count: async ({ root }) => {
    const { files, sum, median, p90, short } = await measureFiles(root);
    return (
      `${files} source files of ${sum} lines: median ${median}, 90 % up to ${p90}, ` +
      `${percent(short)} shorter than ${SHORT_LINES}`
    );
  },
};

/** A migration is as long as its change. It is never merged with another one. */
const MIGRATION = /\/migrations\//;

async function measureFiles(root: string) {
  const files = (await listSourceFiles({ root })).filter((file) => !MIGRATION.test(file));
  const texts = files.map((file) => readFile(join(root, file), 'utf8'));
  const lines = (await Promise.all(texts))
    .map((text) => text.split('\n').length - 1)
    .sort((a, b) => a - b);
  const at = (share: number) => lines[Math.floor(lines.length * share)] ?? 0;
  return {
    files: lines.length,
    sum: lines.reduce((sum, count) => sum + count, 0),
    median: at(0.5),
    p90: at(0.9),
    short: lines.filter((count) => count < SHORT_LINES).length / Math.max(lines.length, 1),
  };
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))} %`;
}

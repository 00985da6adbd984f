import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../projectFiles';
import { SIZES, type Size } from '../Step';
import { journeysOf, type PlaywrightReport } from './reports';
import { journeyArguments } from './runPlaywright';
import { scaledTests } from './scaledTests';

/** One suite, and how many of its test files or journeys run at each size of `npm test`. */
export interface Suite {
  title: string;
  counts: Record<Size, number>;
}

const FULL_ONLY = /\.full\.test\.tsx?$/;
const UNIT = /\.test\.ts$/;
const COMPONENT = /\.test\.tsx$/;

/**
 * Counts each suite at each size: Jest suites in files, journeys in tests. Also lists the Jest
 * files that run only in full, and those of the soak.
 */
export async function listTests(root: string): Promise<string> {
  const files = (await listFiles({ root })).filter((file) => /\.test\.tsx?$/.test(file));
  const scaled = await scaledTests(root, /\.test\.tsx?$/);
  const journeys = await Promise.all(SIZES.map((size) => listJourneys(root, size)));
  const suites = [...jestSuites(files, scaled), ...journeySuites(journeys)];
  return [
    formatSuites(suites),
    ...section(
      'Jest files that run only in full',
      files.filter((file) => FULL_ONLY.test(file)),
    ),
    ...section('Jest files of the soak', scaled),
  ].join('\n');
}

/** Counts the unit and component tests of each package, in files. */
export function jestSuites(files: readonly string[], scaled: readonly string[]): Suite[] {
  const kinds = { 'unit tests': UNIT, 'component tests': COMPONENT };
  return packagesIn(files).flatMap((name) =>
    Object.entries(kinds).map(([kind, pattern]): Suite => {
      const isOwn = (file: string) => file.startsWith(`${name}/`) && pattern.test(file);
      const own = files.filter(isOwn);
      return {
        title: `${name}, ${kind} (files)`,
        counts: {
          gate: own.filter((file) => !FULL_ONLY.test(file)).length,
          full: own.length,
          soak: scaled.filter(isOwn).length,
        },
      };
    }),
  );
}

/**
 * Counts the journeys of each package.
 * @param lists one list of titles for each size, in the order of `SIZES`
 */
function journeySuites(lists: readonly string[][]): Suite[] {
  return packagesIn(lists.flat()).map((name): Suite => {
    const [gate = 0, full = 0, soak = 0] = lists.map(
      (list) => list.filter((title) => title.startsWith(`${name}/`)).length,
    );
    return { title: `${name}, journeys`, counts: { gate, full, soak } };
  });
}

const packagesIn = (paths: readonly string[]): string[] =>
  [...new Set(paths.map((path) => path.split('/')[0] ?? ''))].sort();

/** Titles of the journeys that run at a size; each title begins with its file. */
async function listJourneys(root: string, size: Size): Promise<string[]> {
  const args = await journeyArguments({ root, scope: { size, parts: ['e2e'] } });
  if (!args) return [];
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/playwright'),
    [...args, '--list', '--reporter=json'],
    { cwd: root, env: { ...process.env, TEST_SIZE: size }, maxBuffer: 64 * 1024 * 1024 },
  );
  const report: PlaywrightReport = JSON.parse(stdout);
  return report.suites.flatMap(journeysOf).map(({ title }) => title);
}

export function formatSuites(suites: readonly Suite[]): string {
  const width = Math.max(...suites.map(({ title }) => title.length));
  const line = (title: string, cells: readonly (string | number)[]) =>
    `${title.padEnd(width)}${cells.map((cell) => String(cell).padStart(7)).join('')}`;
  return [
    line('', SIZES),
    ...suites.map(({ title, counts }) =>
      line(
        title,
        SIZES.map((size) => counts[size]),
      ),
    ),
  ].join('\n');
}

const section = (heading: string, files: readonly string[]): string[] => [
  '',
  `${heading}: ${files.length}`,
  ...files.map((file) => `  ${file}`),
];

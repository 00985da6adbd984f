import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { GateContext } from './Step';

const SHOWN = 20;

interface Timed {
  title: string;
  seconds: number;
}

interface JestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { projectName: string; results: { duration: number }[] }[];
  }[];
}

/** The slowest Jest files, with their imports and databases, and the slowest journeys. */
export async function formatSlowest({ root, workDir }: Pick<GateContext, 'root' | 'workDir'>) {
  const jest = await readReport<JestReport>(join(workDir, 'jest.json'));
  const playwright = await readReport<{ suites: PlaywrightSuite[] }>(
    join(workDir, 'playwright.json'),
  );
  return [
    ...table('Slowest Jest files', jest ? jestFiles(root, jest) : []),
    ...table('Slowest journeys', playwright ? playwright.suites.flatMap(journeysOf) : []),
  ].join('\n');
}

const jestFiles = (root: string, { testResults }: JestReport): Timed[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    title: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

const journeysOf = (suite: PlaywrightSuite): Timed[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${suite.file} › ${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...(suite.suites ?? []).flatMap(journeysOf),
];

function table(heading: string, timed: readonly Timed[]): string[] {
  if (timed.length === 0) return [];
  const slowest = [...timed].sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  const rows = slowest.map(
    ({ title, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(8)}  ${title}`,
  );
  return ['', heading, ...rows];
}

/** @returns undefined where the step did not run */
async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

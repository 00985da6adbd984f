import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GateContext } from '../Step';

/** Jest's `--json`, as far as it is read. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    /** Milliseconds since the epoch. */
    startTime: number;
    endTime: number;
    /** `failed` also where only a hook after its tests did. */
    status: string;
    /** Why the file did not load, or what failed in it. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** A file or a `describe` of Playwright's JSON report, as far as it is read. */
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      /** `expected`, `unexpected`, `flaky` or `skipped`. */
      status: string;
      results: { duration: number; errors: { message?: string }[] }[];
    }[];
  }[];
}

/** Playwright's JSON report, as far as it is read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Of a set-up that failed and of files that do not load. */
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

export interface Journey {
  title: string;
  status: string;
  /** Milliseconds, of all its runs. */
  duration: number;
  errors: string[];
}

export const jestFile = (workDir: string) => join(workDir, 'jest.json');
export const playwrightFile = (workDir: string) => join(workDir, 'playwright.json');

export const readJestFile = (file: string) => readReport<JestReport>(file);

export const readJest = ({ workDir }: Pick<GateContext, 'workDir'>) =>
  readJestFile(jestFile(workDir));

export const readPlaywright = ({ workDir }: Pick<GateContext, 'workDir'>) =>
  readReport<PlaywrightReport>(playwrightFile(workDir));

/** @returns the journeys of a run with the file of each; none where the step did not run */
export async function readJourneys(context: Pick<GateContext, 'workDir'>): Promise<Journey[]> {
  return (await readPlaywright(context))?.suites.flatMap(journeysOf) ?? [];
}

export const journeysOf = (suite: PlaywrightSuite): Journey[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `${suite.file} › ${title} (${projectName})`,
      status,
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
      errors: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
    })),
  ),
  ...(suite.suites ?? []).flatMap(journeysOf),
];

/** @returns undefined where the step did not run */
async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

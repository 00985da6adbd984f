import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GateContext } from '../Step';

/** The fields of Jest's `--json` report that the gate reads. */
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
    /** Also `failed` if all tests passed but a hook failed. */
    status: string;
    /** Error that prevented the file from loading, or the failures of its tests. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** A file or a `describe` in Playwright's JSON report; only the fields that the gate reads. */
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

/** The fields of Playwright's JSON report that the gate reads. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors of the set-up and of files that do not load. */
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

export interface Journey {
  title: string;
  status: string;
  /** Duration of all runs of the journey, ms. */
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

/**
 * Journeys of a run, with their files.
 * @returns an empty list if the step did not run or ended without a report
 */
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

/**
 * @returns undefined if the file cannot be read, because its step did not run or ended without a
 * report
 */
async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

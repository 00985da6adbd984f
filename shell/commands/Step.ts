export interface Tally {
  passed: number;
  failed: number;
  /** Lines to print below the step even if it passed. */
  notes?: readonly string[];
}

/** Values of `<part>` in `npm test -- <part>`, each of which selects a group of steps. */
export const PARTS = ['static', 'unit', 'e2e'] as const;
export type Part = (typeof PARTS)[number];

/**
 * Sizes of a run: `gate` is the default, `full` adds tests that take longer, `soak` runs only tests
 * with a `soak` workload.
 */
export const SIZES = ['gate', 'full', 'soak'] as const;
export type Size = (typeof SIZES)[number];

/** Selection of one run, parsed from the words after `npm test --`. */
export interface Scope {
  size: Size;
  parts: readonly Part[];
  /** Packages under test, by folder; undefined for the whole project. */
  packages?: readonly string[];
}

/** True if a run tests remotes alone. A fault of another package must not make such a run fail. */
export const isRemotesOnly = (packages: Scope['packages'] = []) =>
  packages.length > 0 && packages.every((name) => name.startsWith('mf-'));

export interface GateContext {
  root: string;
  scope: Scope;
  /** Folder for reports and data of this run. */
  workDir: string;
  /** Data folder of the shop under test. */
  dataDir: string;
}

export interface Step {
  title: string;
  part: Part;
  /** Smallest size that includes the step; `gate` by default. */
  from?: 'full';
  /** Runs concurrently with adjacent parallel steps. */
  isParallel?: boolean;
  /**
   * True to print the step's output immediately, because it contains only failures. The output of
   * all other steps is printed only if they fail.
   */
  isLive?: boolean;
  run: (context: GateContext, output: Output) => Promise<Tally>;
}

export type Output = (text: string) => void;

export const tallyOf = (isPassed: boolean): Tally => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
});

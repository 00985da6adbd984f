export interface Tally {
  passed: number;
  failed: number;
}

/** Parts that `npm test -- <part>` names. */
export const PARTS = ['static', 'unit', 'e2e'] as const;
export type Part = (typeof PARTS)[number];

/**
 * Sizes of a run: `gate` is what everybody runs, `full` is that and all that takes longer, `soak` only
 * the tests that have an amount of work for it.
 */
export const SIZES = ['gate', 'full', 'soak'] as const;
export type Size = (typeof SIZES)[number];

/** Selection of one run; `main` makes it of the words after `npm test --`. */
export interface Scope {
  size: Size;
  parts: readonly Part[];
  /** Packages under test, by folder; undefined for the whole project. */
  packages?: readonly string[];
}

export interface GateContext {
  root: string;
  scope: Scope;
  /** Reports and data of this run. */
  workDir: string;
  /** Data folder of the shop under test. */
  dataDir: string;
}

export interface Step {
  title: string;
  part: Part;
  /** Smallest size that the step belongs to; `gate` by default. */
  from?: 'full';
  /** Runs beside its neighbours of the same kind. */
  isParallel?: boolean;
  /** Prints as it goes, because it prints failures alone. Output of others is printed if they fail. */
  isLive?: boolean;
  run: (context: GateContext, output: Output) => Promise<Tally>;
}

/** Receives the output of a step. */
export type Output = (text: string) => void;

export const tallyOf = (isPassed: boolean): Tally => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
});

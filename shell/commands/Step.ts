export interface Tally {
  passed: number;
  failed: number;
}

/** Parts that `npm test -- <part>` names. */
export const PARTS = ['static', 'unit', 'e2e'] as const;
export type Part = (typeof PARTS)[number];

/** Selection of one run; `main` makes it of the words after `npm test --`. */
export interface Scope {
  parts: readonly Part[];
  /** Packages under test, by folder; undefined for the whole project. */
  packages?: readonly string[];
  /** Only the long tests, with their full dose. */
  isSoak: boolean;
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
  /** Runs beside its neighbours of the same kind; its output is printed when it ends. */
  isParallel?: boolean;
  run: (context: GateContext, output: Output) => Promise<Tally>;
}

/** Receives the output of a step; undefined where it goes straight to the terminal. */
export type Output = ((text: string) => void) | undefined;

export const tallyOf = (isPassed: boolean): Tally => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
});

export interface Tally {
  passed: number;
  failed: number;
}

export interface GateContext {
  root: string;
  /** Where this run keeps its reports and data; empty when the run starts. */
  workDir: string;
  /** Data folder with the releases under test. */
  dataDir: string;
}

/** The parts `npm test -- <part>` can name. */
export const PARTS = ['static', 'unit', 'e2e'] as const;
export type Part = (typeof PARTS)[number];

export interface Step {
  title: string;
  part: Part;
  run: (context: GateContext) => Promise<Tally>;
}

/** How something failed in a browser. */
export const FAILURE_KINDS = ['error', 'region', 'load', 'handler'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Something that failed, without a word about the visitor. */
export interface FailureReport {
  /**
   * `region`: a part of the page threw while rendering; `load`: code that could not be had; `handler`:
   * of an event of the bus; `error`: anything else.
   */
  kind: FailureKind;
  /** As `logFailure` calls it, at most 100 characters. */
  what: string;
  /** Message of the error: at most 300 characters, without addresses, numbers and names of visitors. */
  message: string;
  /** The part whose code failed, and its release, where the error names them. */
  remote?: string;
  version?: string;
  /** File, line and column, inside its release. */
  at?: string;
  /** So many alike on this page, this one included. */
  count: number;
}

/** A web vital of a visitor who agreed to be measured. */
export interface VitalReport {
  kind: 'vital';
  name: string;
  /** Milliseconds; for `CLS` the score. */
  value: number;
}

/** Body of `POST /reports`: at most 20 reports of one page, and 8 KB. */
export interface ReportBatch {
  /** Composition of the page. */
  composition: string;
  /** Trace id of the page; left out by one that could not start, and with web vitals. */
  trace?: string;
  /** Path of the page, without its query; left out with web vitals. */
  path?: string;
  reports: (FailureReport | VitalReport)[];
}

/** Where browsers send reports, also those of the content security policy. */
export const REPORTS_PATH = '/reports';
export const MOST_REPORTS = 20;

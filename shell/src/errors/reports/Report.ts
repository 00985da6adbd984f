/** Kinds of failures in a browser. */
export const FAILURE_KINDS = ['error', 'region', 'load', 'handler'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** A failure in a browser, without data about the visitor. */
export interface FailureReport {
  /**
   * `region`: a region threw while rendering; `load`: code could not be loaded; `handler`: an event
   * handler of the bus threw; `error`: anything else.
   */
  kind: FailureKind;
  /** Name of the failure as passed to `logFailure`, at most 100 characters. */
  what: string;
  /** The error's message, at most 300 characters, in which personal data is masked. */
  message: string;
  /** The shell or remote whose code failed, and its release, if the error names them. */
  remote?: string;
  version?: string;
  /** File, line and column within the release. */
  at?: string;
  /** Number of equal failures on this page. */
  count: number;
}

/** A web vital of a visitor who has consented to measuring. */
export interface VitalReport {
  kind: 'vital';
  name: string;
  /** Milliseconds; for `CLS` the score. */
  value: number;
}

/** Body of `POST /reports`: at most 20 reports of one page, and 8 KB. */
export interface ReportBatch {
  /** Id of the composition that rendered the page. */
  composition: string;
  /** Trace id of the page. Left out with web vitals, and if the page could not start. */
  trace?: string;
  /** Path of the page, without its query; left out with web vitals. */
  path?: string;
  reports: (FailureReport | VitalReport)[];
}

/** Path to which browsers send reports, including those about the content security policy. */
export const REPORTS_PATH = '/reports';
export const MOST_REPORTS = 20;

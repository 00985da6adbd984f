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
  /** Name of the failure as in `logFailure`, at most 100 characters. */
  what: string;
  /** The error's message without personal data, at most 300 characters. */
  message: string;
  /** The shell or remote whose code failed, if known. */
  remote?: string;
  /** Version of the release whose code failed, if known. */
  version?: string;
  /** File, line and column within the release. */
  at?: string;
  /** Number of equal failures in this page. */
  count: number;
}

/** A web vital, measured for a visitor who has consented. */
export interface VitalReport {
  kind: 'vital';
  name: string;
  /** In milliseconds, except `CLS`, which is a score. */
  value: number;
}

/** Body of `POST /reports`. It has at most 20 reports, all from one page, and at most 8 KB. */
export interface ReportBatch {
  /** Id of the composition that rendered the page. */
  composition: string;
  /** Trace id of the page. Missing for web vitals, and for a page that could not start. */
  trace?: string;
  /** Path of the page, without its query. Missing for web vitals. */
  path?: string;
  reports: (FailureReport | VitalReport)[];
}

/**
 * Path to which browsers send reports, also those about violations of the Content-Security-Policy.
 */
export const REPORTS_PATH = '/reports';
export const MOST_REPORTS = 20;

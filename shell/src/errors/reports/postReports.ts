import { currentTrace } from '@marketplace/contracts/trace';
import { readPageData } from '../../page/PageData';
import { type FailureReport, REPORTS_PATH, type ReportBatch, type VitalReport } from './Report';

/** Sends reports of failures in this page. */
export function postFailures(reports: FailureReport[]): void {
  post({ trace: currentTrace()?.traceId, path: location.pathname, reports });
}

/**
 * Sends web vitals of a visitor who has consented. The batch does not contain the page's path
 * (decision 031).
 */
export function postVitals(reports: VitalReport[]): void {
  post({ reports });
}

/** Sends a batch. The request continues after the visitor has left. Its failure is ignored. */
function post(batch: Omit<ReportBatch, 'composition'>): void {
  if (batch.reports.length === 0) return;
  const body: ReportBatch = { composition: readPageData().compositionId, ...batch };
  fetch(REPORTS_PATH, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    // Sends no cookie, because a report must not identify the visitor.
    credentials: 'omit',
  }).catch(() => undefined);
}

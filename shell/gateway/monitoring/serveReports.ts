import { networkOf } from '@marketplace/contracts/server/networkOf';
import { isOfSession } from '@marketplace/contracts/testSession';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { maskPersonal } from '../../src/errors/reports/maskPersonal';
import {
  type FailureReport,
  REPORTS_PATH,
  type ReportBatch,
  type VitalReport,
} from '../../src/errors/reports/Report';
import type { Monitor } from './createMonitor';
import { loggedPath } from './loggedPath';
import { type PolicyViolation, readPolicyReports } from './policyReports';
import { ReportLimits } from './ReportLimits';
import { isTestRequest } from './RequestLog';
import { readReportBatch } from './reportBatch';

const BODY_LIMIT = 8192;
const OURS = 'application/json';
const POLICY = ['application/reports+json', 'application/csp-report'];

type ReportRequest = FastifyRequest<{ Querystring: { composition?: unknown } }>;

/** The reports of a request: our own, or violations of the content security policy. */
interface Received {
  /** Id of the composition of the page. */
  composition: string;
  batch?: ReportBatch;
  violations?: PolicyViolation[];
}

/**
 * Receives reports from browsers: failures, web vitals, and violations of the content security
 * policy. Reports are small, validated, and limited per network and in total. Personal data in the
 * texts of a failure are masked before the failure is logged. Reports of test sessions are not
 * counted; the log gets only what leads from an error code to the releases of the page.
 */
export function serveReports(gateway: FastifyInstance, monitor: Monitor): void {
  const limits = new ReportLimits();
  const { metrics } = monitor;

  const plugin: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: BODY_LIMIT } as const;
    scope.addContentTypeParser(
      [OURS, ...POLICY],
      options,
      async (_request: unknown, body: string) => parseJson(body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (limits.take(networkOf(request.ip))) return;
      if (!isTestRequest(request)) metrics.reports.inc({ result: 'limited' });
      await reply.code(429).header('retry-after', '60').send();
    });
    scope.post<{ Querystring: { composition?: unknown } }>(REPORTS_PATH, async (request, reply) => {
      const received = readReports(request);
      // The page of a test session may report after its session has ended. In a test session, a
      // page of the live composition may report a fault of the session.
      if (isTestRequest(request) || isOfSession(received?.composition)) {
        noteTestFailure(received?.batch);
      } else {
        metrics.reports.inc({ result: received ? 'taken' : 'refused' });
        if (received) note(received, networkOf(request.ip));
      }
      return reply.code(received ? 204 : 400).send();
    });
  };
  gateway.register(plugin);

  function note({ composition, batch, violations = [] }: Received, network: string): void {
    for (const report of batch?.reports ?? []) {
      if (report.kind === 'vital') noteVital(report, composition, network);
      else if (batch) noteFailure(report, batch, network);
    }
    for (const violation of violations) noteViolation(violation, composition);
  }

  function noteTestFailure({ composition, trace, path }: Partial<ReportBatch> = {}): void {
    if (trace === undefined || path === undefined) return;
    const facts = { composition, path: loggedPath(path), trace };
    monitor.log({ event: 'browser-failure', role: 'session', ...facts });
  }

  function noteVital({ name, value }: VitalReport, id: string, network: string): void {
    const composition = monitor.releases.composition(id);
    metrics.vitals.observe({ name, composition }, name === 'CLS' ? value : value / 1000);
    monitor.health.addVital(id, network, name, value);
  }

  function noteFailure(
    report: FailureReport,
    { composition: id, trace, path = '' }: ReportBatch,
    network: string,
  ): void {
    const { kind, what, message, at, count } = report;
    const { page, owner } = monitor.findPage(path);
    const remote = report.remote ?? owner;
    const labels = monitor.releases.labels(remote, report.version, id);
    if (kind === 'load') metrics.failedLoads.inc(labels, count);
    else metrics.browserErrors.inc({ ...labels, kind }, count);
    monitor.health.addFailure(id, network, trace);
    const composition = monitor.releases.composition(id);
    const detail = maskPersonal(message);
    if (!limits.isWritten([labels.remote, labels.release, kind, what, detail].join(' '))) return;
    const { remote: part, release: version } = labels;
    const where = { page, path: loggedPath(path), trace };
    const facts = { kind, remote: part, version, composition, ...where };
    const words = { what: maskPersonal(what), detail, at, count };
    monitor.report({ event: 'browser-failure', ...facts, ...words });
  }

  function noteViolation({ directive, blocked, path, file }: PolicyViolation, id: string): void {
    metrics.policyViolations.inc({ directive });
    if (!limits.isWritten(`${directive} ${blocked} ${file}`)) return;
    const { page, owner } = monitor.findPage(path);
    const [, remote = owner, version] = /\/releases\/(\w+)\/([\w.-]+)\//.exec(file ?? '') ?? [];
    const labels = monitor.releases.labels(remote, version, id);
    const composition = monitor.releases.composition(id);
    const facts = { remote: labels.remote, version: labels.release, composition, page };
    monitor.report({ event: 'csp-violation', ...facts, directive, blocked, at: file });
  }
}

/** @returns `undefined` if the body is invalid */
function readReports({ body, headers, query }: ReportRequest): Received | undefined {
  if (headers['content-type']?.startsWith(OURS)) {
    const batch = readReportBatch(body);
    return batch && { composition: batch.composition, batch };
  }
  const violations = readPolicyReports(body);
  // The `report-uri` of the page's policy names the composition of the page.
  return violations && { composition: String(query.composition), violations };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

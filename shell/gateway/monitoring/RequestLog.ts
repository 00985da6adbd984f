import { networkOf } from '@marketplace/contracts/server/networkOf';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Monitor } from './createMonitor';
import { loggedPath } from './loggedPath';
import { traceOfRequest } from './traceOfRequest';

/**
 * Delivery of a page: from the cache, from the cache past its time because it could not be rendered,
 * rendered for this request, refused under load, or failed.
 */
export type Delivery = 'kept' | 'outdated' | 'rendered' | 'refused' | 'failed';

/** Fields of a page's log line that only the handler of the page knows. */
interface PageNotes {
  composition: string | undefined;
  delivery: Delivery;
}

const notes = new WeakMap<FastifyRequest, PageNotes>();

/** Records how a page was delivered. `RequestLog` logs this with the request. */
export const notePage = (request: FastifyRequest, page: PageNotes) => notes.set(request, page);

const ofSessions = new WeakSet<FastifyRequest>();

/**
 * Records that a request belongs to a test session. It is logged, but counts neither in metrics nor
 * in the checks of canary releases. This must be called before the request can end its session.
 */
export const noteTestRequest = (request: FastifyRequest) => ofSessions.add(request);

/** True if `noteTestRequest` was called for the request. */
export const isTestRequest = (request: FastifyRequest): boolean => ofSessions.has(request);

/** Paths that monitoring requests every few seconds. */
const UNLOGGED = ['/healthz', '/readyz', '/metrics'];

/**
 * Logs one line per request after the reply, and counts the request unless it belongs to a test
 * session. Omits requests for health checks and metrics. Lines contain neither queries nor headers
 * nor the tokens of test sessions, because they are or may contain secrets.
 */
export class RequestLog extends LogController {
  constructor(private readonly monitor: Monitor) {
    super({ requestIdLogLabel: 'trace' });
  }

  /** Nothing is logged at the start of a request. */
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, url } = request;
    const path = loggedPath(url);
    if (UNLOGGED.includes(path)) return;
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime);
    const page = this.countPage(request, path, status);
    const kind = page ? 'page' : kindOf(path);
    if (!isTestRequest(request)) this.monitor.metrics.requests.inc({ kind, status });
    request.log.info({
      event: 'request',
      method,
      path,
      status,
      ms,
      ...page,
      ...(error && { detail: error.message }),
    });
    this.recordSpan(request, `${method} ${page?.page ?? kind}`, status, reply.elapsedTime);
  }

  /**
   * Counts the page that a request is for, except in a test session.
   * @returns fields for the log line of the page; `undefined` if the request is not for a page
   */
  private countPage(request: FastifyRequest, path: string, status: number) {
    const { metrics, releases, health, findPage } = this.monitor;
    const noted = notes.get(request);
    if (!noted) return undefined;
    const { composition, delivery } = noted;
    const { page, owner } = findPage(path);
    const labels = releases.labels(owner, undefined, composition);
    const logged = { page, owner, version: labels.release, composition, delivery };
    if (isTestRequest(request)) return logged;
    metrics.pages.inc({ ...labels, status, delivery });
    // A refusal under load is not the fault of a release.
    if (delivery !== 'refused') {
      const network = networkOf(request.ip);
      const { traceId } = traceOfRequest(request.raw);
      health.addVisit(composition, network);
      if (status >= 500) health.addFailure(composition, network, traceId);
    }
    return logged;
  }

  private recordSpan(request: FastifyRequest, name: string, status: number, ms: number): void {
    const { spans } = this.monitor;
    if (!spans) return;
    const { parentId, ...trace } = traceOfRequest(request.raw);
    const startedAt = Date.now() - ms;
    const attributes = {
      'http.request.method': request.method,
      'http.response.status_code': status,
    };
    const hasFailed = status >= 500;
    spans.record({ trace, parentId, name, kind: 'server', startedAt, ms, hasFailed, attributes });
  }
}

/** Returns one of only a few values, because the value becomes a label of a metric. */
function kindOf(path: string): string {
  const [, first = ''] = path.split('/');
  return ['api', 'releases', 'reports'].includes(first) ? first : 'other';
}

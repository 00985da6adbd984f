import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Buckets of times, in seconds. A statement that takes two seconds is ended. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics that `/metrics` shows in the text format of Prometheus. */
export function createApiMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'api_request_seconds',
      help: 'Seconds until the reply had ended, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    jobs: new Histogram({
      name: 'api_job_seconds',
      help: 'Seconds of each run of a scheduled job that did not fail.',
      labelNames: ['job'],
      buckets: BUCKETS,
      registers,
    }),
    jobFailures: new Counter({
      name: 'api_job_failures_total',
      help: 'Runs of a scheduled job that failed.',
      labelNames: ['job'],
      registers,
    }),
    jobSuccess: new Gauge({
      name: 'api_job_last_success_timestamp_seconds',
      help: 'End of the last run of a scheduled job that did not fail, seconds since 1970.',
      labelNames: ['job'],
      registers,
    }),
  };
}

export type ApiMetrics = ReturnType<typeof createApiMetrics>;

/** Times each request, by the pattern of its route, so that paths with ids share one series. */
export function timeRequests(app: FastifyInstance, { requests }: ApiMetrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions;
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
}

/** Serves `/metrics`. The caller registers it where only this machine can read it. */
export function serveApiMetrics(tools: FastifyInstance, { registry }: ApiMetrics): void {
  tools.get('/metrics', async (_request, reply) => {
    reply.header('content-type', registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
}

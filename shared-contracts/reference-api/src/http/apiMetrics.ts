import { METRICS_PATH } from '@marketplace/contracts/server/metricsListener';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readJobStates } from '../database/jobRuns';
import { countConnections } from '../database/openDatabase';
import type { Database } from '../database/schema';

/** Buckets of times, in seconds. A statement that takes two seconds is ended. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Creates the metrics that `/metrics` shows in the text format of Prometheus. What they say of
 * scheduled jobs is read from the database, so it is the same in all processes.
 */
export function createApiMetrics(db: Database) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ) => new Gauge({ name: `api_${name}`, help, labelNames, registers });
  const jobs = createJobGauges(gauge);
  const isUp = gauge('database_up', '1 if the database has answered the query for these metrics.');
  const connections = gauge('database_connections', 'Connections to PostgreSQL, by their state.', [
    'state',
  ]);
  const waiting = gauge('database_waiting', 'Queries that wait for a connection.');

  async function refresh(): Promise<void> {
    const counts = countConnections(db);
    if (counts) {
      connections.set({ state: 'idle' }, counts.idle);
      connections.set({ state: 'busy' }, counts.size - counts.idle);
      waiting.set(counts.waiting);
    }
    const states = await readJobStates(db).catch(() => undefined);
    isUp.set(states ? 1 : 0);
    for (const { job, lastStart, lastSuccess, failures } of states ?? []) {
      jobs.lastStart.set({ job }, lastStart.getTime() / 1000);
      if (lastSuccess) jobs.lastSuccess.set({ job }, lastSuccess.getTime() / 1000);
      jobs.failures.set({ job }, failures);
    }
  }

  return {
    contentType: registry.contentType,
    async read() {
      await refresh();
      return registry.metrics();
    },
    requests: new Histogram({
      name: 'api_request_seconds',
      help: 'Seconds until the reply had ended, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    inFlight: gauge('requests_in_flight', 'Requests that have no complete reply yet.'),
    jobs: new Histogram({
      name: 'api_job_seconds',
      help: 'Seconds of each run of a scheduled job in this process that did not fail.',
      labelNames: ['job'],
      buckets: BUCKETS,
      registers,
    }),
  };
}

type CreateGauge = (name: string, help: string, labelNames: readonly 'job'[]) => Gauge<'job'>;

const createJobGauges = (gauge: CreateGauge) => ({
  lastStart: gauge(
    'job_last_start_timestamp_seconds',
    'Start of the last run of a scheduled job, seconds since 1970.',
    ['job'],
  ),
  lastSuccess: gauge(
    'job_last_success_timestamp_seconds',
    'End of the last run of a scheduled job that did not fail, seconds since 1970.',
    ['job'],
  ),
  failures: gauge(
    'job_failures',
    'Runs of a scheduled job in the last day that failed or were interrupted.',
    ['job'],
  ),
});

export type ApiMetrics = ReturnType<typeof createApiMetrics>;

/**
 * Counts the requests in flight, and times each request, by the pattern of its route, so that paths
 * with ids share one series.
 */
export function timeRequests(app: FastifyInstance, { requests, inFlight }: ApiMetrics): void {
  app.addHook('onRequest', async (_request, { raw }) => {
    inFlight.inc();
    raw.once('close', () => inFlight.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions;
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
}

/** Serves `/metrics`. The caller registers it where only this machine can read it. */
export function serveApiMetrics(tools: FastifyInstance, metrics: ApiMetrics): void {
  tools.get(METRICS_PATH, async (_request, reply) => {
    reply.header('content-type', metrics.contentType).header('cache-control', 'no-store');
    return metrics.read();
  });
}

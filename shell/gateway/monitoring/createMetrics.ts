import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Buckets of render times, in seconds. Pages from the cache are not rendered, so they do not count.
 */
const RENDER_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 10];
/**
 * Buckets of web vitals: in seconds, except for `CLS`, which is a score. They lie around the limits
 * of good vitals.
 */
const VITAL_BUCKETS = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8];

const RELEASE = ['remote', 'release'] as const;

/** Creates the metrics that `/metrics` shows in the text format of Prometheus. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
  ) => new Counter({ name: `shop_${name}`, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ name: `shop_${name}`, help, labelNames, registers });

  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    pages: counter(
      'pages_total',
      'Documents by owner, release, status and whether they were kept.',
      [...RELEASE, 'status', 'delivery'],
    ),
    requests: counter('requests_total', 'Requests by what they ask for.', ['kind', 'status']),
    renderSeconds: new Histogram({
      name: 'shop_render_seconds',
      help: "Until a worker's answer begins.",
      labelNames: RELEASE,
      buckets: RENDER_BUCKETS,
      registers,
    }),
    rendersInFlight: gauge('renders_in_flight', 'Pages that workers are making.', []),
    rendersRefused: counter('renders_refused_total', 'Pages that no worker had a place for.', []),
    serverFailures: counter('server_failures_total', 'Failures of a part on the server.', RELEASE),
    browserErrors: counter('browser_errors_total', 'Errors of a part in browsers.', [
      ...RELEASE,
      'kind',
    ]),
    failedLoads: counter('failed_loads_total', 'Code that browsers could not have.', RELEASE),
    policyViolations: counter('csp_violations_total', 'Reports of the content security policy.', [
      'directive',
    ]),
    vitals: new Histogram({
      name: 'shop_web_vitals',
      help: 'Seconds (CLS: score) of visitors who agreed, by composition.',
      labelNames: ['name', 'composition'],
      buckets: VITAL_BUCKETS,
      registers,
    }),
    reports: counter('reports_total', 'Reports of browsers by what was done with them.', [
      'result',
    ]),
    events: counter('events_total', 'Events of gateway and workers, as the log names them.', [
      'event',
    ]),
    workerRestarts: counter('worker_restarts_total', 'Render workers that ended unasked.', []),
    workerMemory: gauge('worker_memory_bytes', 'Resident memory of render workers.', ['worker']),
    apiUp: gauge('api_up', '1 if this origin of the API is up; only if there are several.', [
      'origin',
    ]),
    compositions: gauge('composition_info', 'Releases that pages are made of: always 1.', [
      'composition',
      'role',
      ...RELEASE,
    ]),
  };
}

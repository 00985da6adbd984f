import type { PageTable } from '@marketplace/contracts/pages/pageTable';
import { isOfSession } from '@marketplace/contracts/testSession';
import { createTrace, traceparentOf } from '@marketplace/contracts/trace';
import { CanaryHealth } from '../canary/CanaryHealth';
import type { Composition } from '../releases/liveComposition';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { createMetrics } from './createMetrics';
import { KnownReleases } from './KnownReleases';
import { createPageFinder, type PageFinder } from './pageFinder';
import { ReleaseOwners } from './ReleaseOwners';
import type { SpanExporter } from './SpanExporter';
import type { RequestTrace } from './traceOfRequest';
import { WorkerMemory } from './WorkerMemory';

/** Maximum number of event names that become labels of a metric. */
const MOST_EVENT_NAMES = 60;

/** Events after which a worker is replaced. */
const RESTARTS = ['worker-exited', 'worker-hung', 'worker-outgrown', 'worker-not-started'];
/** Events that count as failures of a part on the server. */
const SERVER_FAILURES = [
  'failure',
  'unhandled-rejection',
  'uncaught-exception',
  'exit-refused',
  'worker-hung',
];

/** Fields of an event that the metrics read. An event may have further fields. */
interface ReportedEvent {
  event?: string;
  remote?: string;
  version?: string;
  composition?: string;
  id?: string;
  versions?: Composition['versions'];
  role?: 'live' | 'canary';
  /** Path or pattern of a page. Only the pattern is logged. */
  page?: string;
  pid?: number;
  bytes?: number;
}

interface MonitorOptions {
  readManifest: ReleaseStore['readManifest'];
  /** Pages of the live composition. */
  pages: () => PageTable;
  write: (line: string) => void;
  /** Exports spans; absent if no collector is configured. */
  spans?: SpanExporter;
}

/** A page that a worker renders. */
interface RenderJob {
  /** Path and query. */
  url: string;
  composition: string | undefined;
  trace: RequestTrace;
}

/**
 * Collects everything about the health of the gateway and its workers. It logs events as lines of
 * JSON, and holds the metrics for `/metrics` and the numbers by which canaries are evaluated.
 */
export function createMonitor({ readManifest, pages, write, spans }: MonitorOptions) {
  const metrics = createMetrics();
  const releases = new KnownReleases();
  const owners = new ReleaseOwners(readManifest);
  const health = new CanaryHealth();
  const memory = new WorkerMemory(metrics.workerMemory);
  const eventNames = new Set<string>();

  let finder: { pages: PageTable; find: PageFinder } | undefined;
  const findPage: PageFinder = (pathname) => {
    const current = pages();
    if (finder?.pages !== current) finder = { pages: current, find: createPageFinder(current) };
    return finder.find(pathname);
  };

  function log(event: object): void {
    // The time comes first. JSON escapes line breaks, so an event is one line.
    write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`);
  }

  function count(event: ReportedEvent): void {
    const { event: name = '', remote, version, composition } = event;
    if (eventNames.size < MOST_EVENT_NAMES) eventNames.add(name);
    metrics.events.inc({ event: eventNames.has(name) ? name : 'other' });
    if (RESTARTS.includes(name)) metrics.workerRestarts.inc();
    if (SERVER_FAILURES.includes(name)) {
      metrics.serverFailures.inc(releases.labels(remote, version, composition));
    }
    if (name === 'composition') noteComposition(event);
  }

  function noteComposition({ id, versions, role = 'live' }: ReportedEvent): void {
    if (id === undefined || !versions) return;
    releases.note({ id, versions });
    void owners.load(versions);
    if (role === 'live') metrics.compositions.reset();
    for (const [remote, release] of Object.entries(versions)) {
      metrics.compositions.set({ composition: id, role, remote, release }, 1);
    }
  }

  return {
    metrics,
    releases,
    health,
    findPage,
    spans,

    /** Logs an event of a test session, which counts in no metric. */
    log,

    /**
     * Counts and logs an event. If the event is about a part, the log line names the owner of the
     * part. The memory of a worker only changes a metric, and is not logged.
     */
    report(event: object): void {
      const known: ReportedEvent = event;
      if (known.event === 'worker-memory') {
        memory.note(known.pid, known.bytes);
        return;
      }
      count(known);
      log({
        ...event,
        ...(known.page !== undefined && { page: findPage(known.page).page }),
        ...(known.remote !== undefined && owners.of(known.remote)),
      });
    },

    /**
     * Renders a page and measures the time until its document begins. A failed render has no time,
     * and a page of a test session counts in no metric; both are recorded as spans.
     * @param render receives the `traceparent` header
     */
    async timeRender<T>(job: RenderJob, render: (traceparent: string) => Promise<T>): Promise<T> {
      const { owner } = findPage(job.url.split('?')[0] ?? '');
      const trace = createTrace(job.trace.traceId);
      const startedAt = Date.now();
      const start = performance.now();
      let hasFailed = true;
      const isCounted = !isOfSession(job.composition);
      if (isCounted) metrics.rendersInFlight.inc();
      try {
        const rendering = await render(traceparentOf(trace));
        hasFailed = false;
        return rendering;
      } finally {
        const ms = performance.now() - start;
        if (isCounted) metrics.rendersInFlight.dec();
        const labels = releases.labels(owner, undefined, job.composition);
        if (isCounted && !hasFailed) metrics.renderSeconds.observe(labels, ms / 1000);
        spans?.record({
          trace,
          parentId: job.trace.spanId,
          name: 'render',
          kind: 'internal',
          startedAt,
          ms,
          hasFailed,
          attributes: { 'shop.owner': owner, 'shop.composition': job.composition ?? '' },
        });
      }
    },
  };
}

export type Monitor = ReturnType<typeof createMonitor>;

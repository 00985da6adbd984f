import type { SentRequest } from '@marketplace/contracts/client/apiSettings';
import type { Trace } from '@marketplace/contracts/trace';
import { loggedPath } from './loggedPath';

/** A finished step of a trace. */
export interface Span {
  trace: Trace;
  parentId?: string;
  name: string;
  kind: 'internal' | 'server' | 'client';
  /** Milliseconds since 1970. */
  startedAt: number;
  ms: number;
  hasFailed: boolean;
  attributes: Record<string, string | number>;
}

export interface SpanExporter {
  record: (span: Span) => void;
  /** Sends the spans that are waiting. Resolves when no batch is still being sent. */
  flush: () => Promise<void>;
}

/** Values of the enum `SpanKind` in OTLP. */
const KINDS = { internal: 1, server: 2, client: 3 };
const STATUS_ERROR = 2;

const FLUSH_INTERVAL_MS = 2000;
const SEND_LIMIT_MS = 5000;
/** Number of spans at which a batch is sent immediately. */
const BATCH_SIZE = 200;
/**
 * Maximum number of batches that may wait for the reply of a slow collector. At this number,
 * further spans are dropped, because they would fill the memory.
 */
const MOST_UNANSWERED = 10;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Creates an exporter that sends spans to an OpenTelemetry collector (OTLP over HTTP, as JSON).
 * Returns `undefined` if no environment variable of OpenTelemetry names a collector.
 * `OTEL_TRACES_SAMPLER_ARG` is the share of traces to send, from 0 to 1.
 * @param service name of this process, unless `OTEL_SERVICE_NAME` is set
 * @throws Error that names the invalid variable
 */
export function openSpanExporter(
  environment: Environment,
  service: string,
): SpanExporter | undefined {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  if (!URL.canParse(endpoint)) {
    throw new Error(
      `OTEL_EXPORTER_OTLP_ENDPOINT is "${endpoint}"; it must be an address such as http://localhost:4318.`,
    );
  }
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const headers = {
    'content-type': 'application/json',
    ...readHeaders(environment.OTEL_EXPORTER_OTLP_HEADERS),
  };
  const share = readShare(environment.OTEL_TRACES_SAMPLER_ARG);
  const resource = {
    attributes: attributesOf({ 'service.name': environment.OTEL_SERVICE_NAME || service }),
  };
  let waiting: Span[] = [];

  const unanswered = new Set<Promise<void>>();

  async function send(batch: readonly Span[]): Promise<void> {
    const scopeSpans = [{ scope: { name: 'marketplace' }, spans: batch.map(otlpSpan) }];
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] });
    const signal = AbortSignal.timeout(SEND_LIMIT_MS);
    // Spans that cannot be sent are dropped, because pages do not depend on monitoring.
    const sent = fetch(url, { method: 'POST', redirect: 'error', headers, body, signal });
    await sent.catch(() => undefined);
  }

  async function flush(): Promise<void> {
    if (waiting.length > 0) {
      const sent = send(waiting).finally(() => unanswered.delete(sent));
      unanswered.add(sent);
      waiting = [];
    }
    await Promise.all(unanswered);
  }

  setInterval(flush, FLUSH_INTERVAL_MS).unref();
  return {
    record(span) {
      if (!isSampled(span.trace, share) || unanswered.size >= MOST_UNANSWERED) return;
      waiting.push(span);
      if (waiting.length === BATCH_SIZE) void flush();
    },
    flush,
  };
}

/**
 * Creates a span for a call to the API, with the path of its URL, but without the query and without
 * the token of a test session.
 */
export function spanOfCall({ url, method, status, ...request }: SentRequest): Span {
  const path = loggedPath(new URL(url).pathname);
  return {
    ...request,
    name: `${method} ${path}`,
    kind: 'client',
    hasFailed: status === undefined || status >= 500,
    attributes: {
      'http.request.method': method,
      'url.path': path,
      ...(status !== undefined && { 'http.response.status_code': status }),
    },
  };
}

/** Decides by the trace's id, so that gateway and workers choose the same traces. */
const isSampled = ({ traceId }: Trace, share: number) =>
  Number.parseInt(traceId.slice(-8), 16) / 0x1_0000_0000 < share;

function readShare(text = ''): number {
  const share = Number(text || 1);
  if (share >= 0 && share <= 1) return share;
  throw new Error(`OTEL_TRACES_SAMPLER_ARG is "${text}"; it must be a share from 0 to 1.`);
}

/** Reads headers in the format `name=value,name=value`, with values encoded as in a URL. */
function readHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split('='));
  try {
    return Object.fromEntries(
      pairs.flatMap(([name = '', ...value]) =>
        name.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [],
      ),
    );
  } catch {
    // The error does not repeat the value, which may be a secret.
    throw new Error(
      'OTEL_EXPORTER_OTLP_HEADERS is malformed; it must be name=value pairs with % as %25.',
    );
  }
}

function otlpSpan({ trace, parentId, name, kind, startedAt, ms, hasFailed, attributes }: Span) {
  return {
    ...trace,
    parentSpanId: parentId ?? '',
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(startedAt),
    endTimeUnixNano: nanoseconds(startedAt + ms),
    attributes: attributesOf(attributes),
    status: hasFailed ? { code: STATUS_ERROR } : {},
  };
}

/** Returns a string, because a number cannot hold so many digits. */
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value:
      typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));

/**
 * A step of a trace (W3C Trace Context). The trace has one id for everything that one page view or
 * request causes in browser, gateway, render worker and API. Each step has its own span id.
 */
export interface Trace {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** Id of this step, 16 hexadecimal digits. */
  spanId: string;
}

/** Header of a request that belongs to a trace. */
export const TRACE_HEADER = 'traceparent';

const HEADER = /^(?!ff)[\da-f]{2}-((?!0{32})[\da-f]{32})-((?!0{16})[\da-f]{16})-[\da-f]{2}(-|$)/;

/** The trace in a request's header; `undefined` if the header is missing or invalid. */
export function readTraceparent(header: unknown): Trace | undefined {
  const [, traceId, spanId] = HEADER.exec(String(header)) ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}

export const traceparentOf = ({ traceId, spanId }: Trace) => `00-${traceId}-${spanId}-01`;

/** The next step of a trace; without a trace id, the first step of a new trace. */
export const createTrace = (traceId = randomHex(32)): Trace => ({ traceId, spanId: randomHex(16) });

/** Random digits for ids. `Math.random` suffices to tell steps apart, and needs no https. */
function randomHex(digits: number): string {
  let text = '';
  while (text.length < digits) text += Math.random().toString(16).slice(2);
  return text.slice(0, digits);
}

let readTrace: (() => Trace | undefined) | undefined;
let pageTrace: Trace | undefined;

/**
 * Sets the function by which a server finds the trace of its current work. A server cannot keep one
 * trace, because it works for many visitors concurrently.
 */
export function setTraceSource(source: () => Trace | undefined): void {
  readTrace = source;
}

/**
 * The current trace: in a browser the trace of the page; on a server the trace of the current work,
 * if any.
 */
export function currentTrace(): Trace | undefined {
  if (readTrace || typeof window === 'undefined') return readTrace?.();
  pageTrace ??= createTrace();
  return pageTrace;
}

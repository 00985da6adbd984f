import type { IncomingMessage } from 'node:http';
import {
  createTrace,
  readTraceparent,
  TRACE_HEADER,
  type Trace,
} from '@marketplace/contracts/trace';

/** The gateway's own span in the trace of a request. */
export interface RequestTrace extends Trace {
  /** Id of the span that sent the request, if the request names one. */
  parentId?: string;
}

const traces = new WeakMap<object, RequestTrace>();

/**
 * Returns the trace that a request names, or a new one. Every call for the same request returns the
 * same trace.
 */
export function traceOfRequest(request: Pick<IncomingMessage, 'headers'>): RequestTrace {
  const known = traces.get(request);
  if (known) return known;
  const parent = readTraceparent(request.headers[TRACE_HEADER]);
  const trace = { ...createTrace(parent?.traceId), parentId: parent?.spanId };
  traces.set(request, trace);
  return trace;
}

const CODE_LENGTH = 8;

/** Returns the beginning of a trace id, as error pages show it and testers report it. */
export const codeOfTrace = (traceId: string): string => traceId.slice(0, CODE_LENGTH);

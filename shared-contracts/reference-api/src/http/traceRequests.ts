import { AsyncLocalStorage } from 'node:async_hooks';
import { createTrace, readTraceparent, TRACE_HEADER } from '@marketplace/contracts/trace';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

const traces = new AsyncLocalStorage<string>();

/**
 * Creates a logger that writes lines of JSON, each with its time. Lines that are written during a
 * request also contain the request's trace id.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    // These fields are removed, because PostgreSQL quotes in them the row that caused an error. The
    // row may contain a phone or an address.
    redact: { paths: ['err.detail', 'err.where', 'err.internalQuery'], remove: true },
    mixin() {
      const trace = traces.getStore();
      return trace ? { trace } : {};
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Continues the trace that the shop's gateway has begun (`traceparent`), and logs one line per
 * request. Does not log headers, which may contain a token, and the query, which may contain a
 * cart's uuid.
 */
export function traceRequests(app: FastifyInstance): void {
  const known = new WeakMap<object, string>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceId } = readTraceparent(request.headers[TRACE_HEADER]) ?? createTrace();
    known.set(request, traceId);
    traces.run(traceId, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    app.log.info({
      event: 'request',
      method,
      path: url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      // The request's async context no longer exists when the response has ended, so the trace id
      // comes from `known`.
      trace: known.get(request),
    });
  });
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { createTrace, readTraceparent, TRACE_HEADER } from '@marketplace/contracts/trace';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

const traces = new AsyncLocalStorage<string>();

/** Writes JSON lines, each with its time and with the trace of the request that it is about. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    // PostgreSQL quotes the row there that an error is about: a phone, an address.
    redact: { paths: ['err.detail', 'err.where', 'err.internalQuery'], remove: true },
    mixin() {
      const trace = traces.getStore();
      return trace ? { trace } : {};
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Takes over the trace that the gateway names (`traceparent`), and writes one line per request: no
 * header, for one holds the token, and no query, for one may hold a cart's uuid.
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
      // A response ends outside of what began with its request.
      trace: known.get(request),
    });
  });
}

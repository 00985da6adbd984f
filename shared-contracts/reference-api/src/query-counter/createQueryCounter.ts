import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';

/** A call the API answered. */
interface CountedCall {
  /** The route's pattern, without ids and handles. */
  route: string;
  status: number;
  /** SQL statements it took. */
  statements: number;
}

interface Counter {
  /** For the `log` of `openDatabase`: counts every statement. */
  countStatement: (event: LogEvent) => void;
  /** Counts the calls of an API from now on. */
  watch: (app: FastifyInstance) => void;
  /** Calls since the last time, by route; waits for calls that are running. */
  take: () => Promise<CountedCall[]>;
}

/**
 * Counts calls and, of each, its SQL statements. One address counts once: who asks for it again is
 * told to keep no reply, so that every page is counted as the first visitor's, and would have kept
 * it otherwise.
 * @param passedOver what routes begin with that are no calls
 */
export function createQueryCounter(passedOver: readonly string[]): Counter {
  const running = new AsyncLocalStorage<CountedCall>();
  const counted = new Map<string, CountedCall>();
  const idle = new EventTarget();
  let callsRunning = 0;

  const isCall = (route: string) => !passedOver.some((start) => route.startsWith(start));

  return {
    countStatement: () => {
      const call = running.getStore();
      if (call) call.statements += 1;
    },
    watch: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url ?? request.url;
        if (!isCall(route)) return done();
        callsRunning += 1;
        const call = { route, status: 0, statements: 0 };
        if (!counted.has(request.url)) counted.set(request.url, call);
        running.run(call, done);
      });
      app.addHook('onSend', async (request, reply) => {
        if (isCall(request.routeOptions.url ?? '')) reply.header('cache-control', 'no-store');
      });
      app.addHook('onResponse', async (_request, reply) => {
        const call = running.getStore();
        if (!call) return;
        call.status = reply.statusCode;
        callsRunning -= 1;
        if (callsRunning === 0) idle.dispatchEvent(new Event('idle'));
      });
    },
    take: async () => {
      if (callsRunning > 0) await once(idle, 'idle');
      const calls = [...counted.values()];
      counted.clear();
      return calls.sort((one, other) => (one.route < other.route ? -1 : 1));
    },
  };
}

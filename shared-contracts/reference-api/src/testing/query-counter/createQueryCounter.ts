import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';

/** A request that the API has received. */
interface CountedCall {
  /** Pattern of the route, without ids and handles. */
  route: string;
  status: number;
  /** Number of SQL statements that the request has run. */
  statements: number;
}

interface Counter {
  /** Counts one statement. To be passed to `openDatabase` as `log`. */
  countStatement: (event: LogEvent) => void;
  /** Starts to count the requests to an API. */
  watch: (app: FastifyInstance) => void;
  /** Waits until no request is running, and returns the requests since the previous `take`. */
  take: () => Promise<CountedCall[]>;
}

/**
 * Counts requests and their SQL statements. Counts several requests with the same URL only once.
 * Forbids caching of replies, so that every page sends the same requests as for its first visitor.
 * @param passedOver prefixes of excluded paths, whose requests are not counted
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

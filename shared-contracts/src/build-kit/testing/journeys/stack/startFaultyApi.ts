import type { IncomingMessage } from 'node:http';
import { type LocalProxy, startProxy } from './startProxy';

/** A fault of all API requests whose path begins with a given text. */
export interface ApiFault {
  status?: number;
  delayMs?: number;
  /** Closes the connection without a reply, as if the API were down. */
  isCut?: boolean;
  /** Breaks only requests that change data, as on a full disk. */
  isOnlyWrites?: boolean;
  /** Breaks only every second URL, always the same ones. */
  isOnlyHalf?: boolean;
}

export interface FaultyApi extends LocalProxy {
  breakCalls: (path: string, fault: ApiFault) => void;
  /**
   * Removes all faults. A delayed request continues immediately, but the `status` or `isCut` of its
   * fault still applies.
   */
  heal: () => void;
}

/** True for about half of all paths. */
const isOdd = (path: string) =>
  [...path].reduce((sum, char) => sum + char.charCodeAt(0), 0) % 2 === 1;

/**
 * Starts a proxy to the API for one journey. The proxy can delay, fail or cut the requests to some
 * paths. The same faults in the API itself would affect every concurrent journey. Replies are
 * uncacheable, so that every later request meets the fault.
 */
export async function startFaultyApi(apiOrigin: string): Promise<FaultyApi> {
  const faults = new Map<string, ApiFault>();
  const delayed = new Map<NodeJS.Timeout, () => void>();
  const proxy = await startProxy(apiOrigin, ({ incoming, reply, pass }) => {
    const path = incoming.url ?? '/';
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const [, fault] =
      [...faults].find(
        ([broken, { isOnlyWrites, isOnlyHalf }]) =>
          path.startsWith(broken) && !(isRead && isOnlyWrites) && !(isOnlyHalf && isOdd(path)),
      ) ?? [];
    const passUncached = (answer: IncomingMessage) => {
      const headers = { ...answer.headers, 'cache-control': 'no-store' };
      reply.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(reply);
    };
    const act = () => {
      // The client may have aborted the request meanwhile.
      if (fault?.isCut || reply.destroyed) reply.destroy();
      else if (!fault?.status) pass(passUncached);
      else {
        const body = { statusCode: fault.status, code: 'fault', message: 'Broken on purpose' };
        reply.writeHead(fault.status, { 'content-type': 'application/json' });
        reply.end(JSON.stringify(body));
      }
    };
    if (!fault?.delayMs) {
      act();
      return;
    }
    const timer = setTimeout(() => {
      delayed.delete(timer);
      act();
    }, fault.delayMs).unref();
    delayed.set(timer, act);
  });
  return {
    ...proxy,
    breakCalls: (path, fault) => void faults.set(path, fault),
    heal: () => {
      faults.clear();
      for (const [timer, act] of delayed) {
        clearTimeout(timer);
        act();
      }
      delayed.clear();
    },
  };
}

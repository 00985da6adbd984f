import { createServer, request as forward } from 'node:http';
import { listenLocally } from './listenLocally';

/** What becomes of calls whose path begins so. */
export interface ApiFault {
  status?: number;
  delayMs?: number;
  /** The connection ends without a reply, as that of a host that is gone. */
  isCut?: boolean;
}

interface FaultyApi {
  /** For a gateway's `apiOrigin`; the API behind it, but for the faults. */
  origin: string;
  breakCalls: (path: string, fault: ApiFault) => void;
  /** Nothing is broken any more, and what is delayed goes on at once. */
  heal: () => void;
  stop: () => Promise<void>;
}

/**
 * A way to the API that can be made slow, failing or gone call by call, for one journey alone: the
 * API's own faults would meet every journey that runs beside it. Its replies may not be kept, so that
 * a fault is met by whoever comes after.
 */
export async function startFaultyApi(apiOrigin: string): Promise<FaultyApi> {
  const faults = new Map<string, ApiFault>();
  const delayed = new Map<NodeJS.Timeout, () => void>();
  const server = createServer((incoming, reply) => {
    const path = incoming.url ?? '/';
    const [, fault] = [...faults].find(([broken]) => path.startsWith(broken)) ?? [];
    const pass = () => {
      const { method, headers } = incoming;
      const outgoing = forward(new URL(path, apiOrigin), { method, headers }, (answer) => {
        const unkept = { ...answer.headers, 'cache-control': 'no-store' };
        reply.writeHead(answer.statusCode ?? 502, unkept);
        answer.pipe(reply);
      });
      outgoing.on('error', () => reply.destroy());
      incoming.pipe(outgoing);
    };
    const act = () => {
      // Whoever asked may have given up meanwhile.
      if (fault?.isCut || reply.destroyed) reply.destroy();
      else if (!fault?.status) pass();
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
    ...(await listenLocally(server)),
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

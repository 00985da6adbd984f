import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';

/** What becomes of calls whose path begins so. */
export interface ApiFault {
  status?: number;
  delayMs?: number;
}

interface FaultyApi {
  /** For a gateway's `apiOrigin`; the API behind it, but for the faults. */
  origin: string;
  breakCalls: (path: string, fault: ApiFault) => void;
  heal: () => void;
  stop: () => Promise<void>;
}

/**
 * A way to the API that can be made slow or failing call by call, for one journey alone: the API's
 * own faults would meet every journey that runs beside it.
 */
export async function startFaultyApi(apiOrigin: string): Promise<FaultyApi> {
  const faults = new Map<string, ApiFault>();
  const server = createServer((incoming, reply) => {
    const path = incoming.url ?? '/';
    const [, fault] = [...faults].find(([broken]) => path.startsWith(broken)) ?? [];
    const pass = () => {
      if (fault?.status) {
        const body = { statusCode: fault.status, code: 'fault', message: 'Broken on purpose' };
        reply.writeHead(fault.status, { 'content-type': 'application/json' });
        reply.end(JSON.stringify(body));
        return;
      }
      const { method, headers } = incoming;
      const outgoing = forward(new URL(path, apiOrigin), { method, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
      outgoing.on('error', () => reply.destroy());
      incoming.pipe(outgoing);
    };
    if (fault?.delayMs) setTimeout(pass, fault.delayMs).unref();
    else pass();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    breakCalls: (path, fault) => void faults.set(path, fault),
    heal: () => faults.clear(),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

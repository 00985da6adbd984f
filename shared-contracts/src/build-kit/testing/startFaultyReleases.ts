import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join, normalize } from 'node:path';

/** Faults of a remote's files. */
export const RELEASE_FAULTS = [
  'removed',
  'chunks removed',
  'refused',
  'unavailable',
  'html',
  'broken-script',
  'truncated',
  'tampered',
  'hang',
] as const;
export type ReleaseFault = (typeof RELEASE_FAULTS)[number];

export const HANG_MS = 10_000;

export interface FaultyReleases {
  /** Origin that serves the folder with the faults; a value for `RELEASES_URL`. */
  origin: string;
  /** Applies a fault to every file under `/<remote>/`. */
  breakRemote: (remote: string, fault: ReleaseFault) => void;
  heal: (remote?: string) => void;
  stop: () => Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const reply =
  (status: number, type: string, body: string): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

const ANSWERS: Partial<Record<ReleaseFault, Answer>> = {
  removed: reply(404, 'text/plain', 'Not Found'),
  refused: (request) => request.socket.destroy(),
  unavailable: reply(503, 'application/json', '{"statusCode":503,"message":"Try later"}'),
  html: reply(200, 'text/html', '<!doctype html><title>Maintenance</title><h1>Back soon</h1>'),
  'broken-script': reply(200, 'text/javascript', 'throw new Error("broken release"); }{'),
};

/** Faults that affect only some files. */
const FILES: Partial<Record<ReleaseFault, (file: string) => Answer | undefined>> = {
  'chunks removed': (file) =>
    /\/(client|server)\/(?!remoteEntry\.)[^/]+$/.test(file) ? ANSWERS.removed : undefined,
  truncated: (file) => sendChanged(file, (content) => content.subarray(0, content.length / 2)),
  tampered: (file) =>
    sendChanged(file, (content) => {
      const changed = Buffer.from(content);
      const middle = changed.length >> 1;
      changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
      return changed;
    }),
};

/**
 * Returns an answer with a changed file of a build; undefined for files that describe the release,
 * so that they stay unchanged.
 */
function sendChanged(file: string, change: (content: Buffer) => Buffer): Answer | undefined {
  if (!/\/(client|server)\//.test(file) || !existsSync(file)) return undefined;
  return (_request, response) =>
    response.writeHead(200, { 'content-type': typeOf(file) }).end(change(readFileSync(file)));
}

/** Starts a server for releases that can make single remotes fail and recover. */
export async function startFaultyReleases({ folder }: { folder: string }): Promise<FaultyReleases> {
  const faults = new Map<string, ReleaseFault>();
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const fault = faults.get(path.split('/')[1] ?? '');
    const file = join(folder, path);
    const answer = fault && (ANSWERS[fault] ?? FILES[fault]?.(file));
    if (fault === 'hang') setTimeout(() => serveFile(file, response), HANG_MS).unref();
    else if (answer) answer(request, response);
    else serveFile(file, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.');

  return {
    origin: `http://127.0.0.1:${address.port}`,
    breakRemote: (remote, fault) => void faults.set(remote, fault),
    heal: (remote) => {
      if (remote) faults.delete(remote);
      else faults.clear();
    },
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

function serveFile(file: string, response: ServerResponse): void {
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end('Not Found');
    return;
  }
  response.writeHead(200, { 'content-type': typeOf(file) });
  createReadStream(file).pipe(response);
}

const typeOf = (file: string) => (file.endsWith('.json') ? 'application/json' : 'text/javascript');

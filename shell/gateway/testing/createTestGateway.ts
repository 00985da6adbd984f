import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { Slots } from '@marketplace/contracts/server/Slots';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import Fastify from 'fastify';
import { createMonitor } from '../monitoring/createMonitor';
import { RequestLog } from '../monitoring/RequestLog';
import type { Workers } from '../pages/requestRender';
import { servePages } from '../pages/servePages';
import { NOTES_HEADER, type RenderNotes } from '../workers/renderProtocol';

interface WorkerAnswer extends Partial<RenderNotes> {
  status?: number;
  headers?: Record<string, string | string[]>;
  html?: string;
  /** Body that is sent unchanged instead of the compressed `html`. */
  bytes?: Buffer;
  /** Further pieces of the document, each sent separately. */
  later?: readonly string[];
}

/** Marker in `later`: instead of sending a piece, the worker closes the connection here. */
export const BREAKS_OFF = 'breaks off';

interface PagesOptions {
  publicOrigin?: string;
  pageCacheBytes?: number;
  qa?: Parameters<typeof servePages>[4];
}

/** Creates a stream that flushes after each piece of a page, like a worker. */
function compressorOf(encoding: string | string[] | undefined) {
  if (encoding === 'br') return createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH });
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return new PassThrough();
}

/** Creates a gateway with a scripted worker, which listens on a socket like a real worker. */
export async function createTestGateway(options: PagesOptions = {}) {
  const socket = path.join(tmpdir(), `worker-${randomUUID()}.sock`);
  const asked: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = [];
  const state = {
    compositionId: 'first',
    isReady: true,
    whenReady: Promise.resolve(),
    hasSlot: true,
    canaryShare: 0,
    /** Number of slots that the pages of this gateway hold. */
    slots: 0,
  };
  const slots = new Slots({ most: 32 });
  let answer: (request: IncomingMessage) => Promise<WorkerAnswer> = async () => ({});

  const worker = createServer(async (request, response) => {
    const { method, url, headers: given } = request;
    asked.push({ method, url, headers: given, body: await text(request) });
    const {
      status = 200,
      headers,
      html = '<p>ok</p>',
      bytes,
      later = [],
      ...rest
    } = await answer(request);
    const notes: RenderNotes = {
      isWhole: true,
      freshMs: 0,
      staleMs: 0,
      sources: { script: "'sha256-s'", style: "'sha256-c'" },
      ...rest,
    };
    const encoding = request.headers['accept-encoding'];
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      ...(encoding && { 'content-encoding': encoding }),
      ...headers,
      [NOTES_HEADER]: JSON.stringify(notes),
      'x-inside': 'secret',
    });
    if (bytes) return void response.end(bytes);
    const writer = compressorOf(encoding);
    writer.pipe(response);
    for (const piece of [html, ...later]) {
      if (piece === BREAKS_OFF) return void response.destroy();
      await new Promise((written) => writer.write(piece, written));
    }
    writer.end();
  });
  await new Promise<void>((resolve) => {
    worker.listen(socket, resolve);
  });

  const workers = (id = state.compositionId): Workers => ({
    // The cast is safe: the tested code reads only the id.
    composition: { id } as Workers['composition'],
    pages: PROJECT_PAGES,
    get isReady() {
      return state.isReady;
    },
    excludedRemotes: [],
    waitUntilReady: async () => {
      await state.whenReady;
      return state.isReady;
    },
    runSerially: (run) => run(),
    recordFailure: () => undefined,
    acquireSlot: ({ network }, priority) => {
      if (!state.isReady || !state.hasSlot) return 'all';
      const freeSlot = slots.acquire(network, priority);
      if (typeof freeSlot === 'string') return freeSlot;
      let isTaken = true;
      state.slots += 1;
      const release = () => {
        freeSlot();
        if (isTaken) state.slots -= 1;
        isTaken = false;
      };
      return { socket, ended: new Promise(() => undefined), release };
    },
  });
  let canary = workers('canary');
  const watcher = {
    pages: PROJECT_PAGES,
    get workers() {
      // The cast is safe: the tested code uses only the members of `Workers`.
      return workers() as Workers as never;
    },
    /** Contains one canary if `canaryShare` is above 0. */
    get canaryGroups() {
      const { canaryShare: share } = state;
      const release = { composition: 'canary', version: '2', share };
      // The cast is safe: the tested code uses only the members of `Workers`.
      return share > 0 ? [{ ...release, workers: canary as never }] : [];
    },
  };
  const monitor = createMonitor({
    readManifest: () => Promise.reject(new Error('There are no releases here.')),
    pages: () => PROJECT_PAGES,
    write: () => undefined,
  });
  const logged: string[] = [];
  const gateway = Fastify({
    logger: { stream: { write: (line: string) => logged.push(line) } },
    logController: new RequestLog(monitor),
  });
  const config = {
    pageCacheBytes: 2 ** 20,
    market: defaultMarketConfig,
    paymentOrigins: ['https://pay.example'],
    ...options,
  };
  servePages(gateway, watcher, config, monitor, options.qa);

  return {
    gateway,
    /**
     * The stub that replaces the `CompositionWatcher`. A test that needs a complete gateway, e.g.
     * with the API, passes it to `createGateway`.
     */
    watcher,
    asked,
    logged,
    health: monitor.health,
    readMetrics: () => monitor.metrics.read(),
    /** Tests may change this while the gateway runs. */
    state,
    /**
     * Acquires slots and never releases them. Without `network`, each slot has a different network.
     */
    acquireSlots(count: number, network?: string) {
      for (let n = 0; n < count; n += 1) slots.acquire(network ?? `other ${n}`);
    },
    /** Ends the workers of the canary, and starts others with the same composition. */
    restartCanary() {
      canary.waitUntilReady = async () => false;
      canary = workers('canary');
    },
    answerWith(next: typeof answer | WorkerAnswer) {
      answer = typeof next === 'function' ? next : async () => next;
    },
    async stop() {
      await gateway.close();
      worker.closeAllConnections();
      worker.close();
    },
  };
}

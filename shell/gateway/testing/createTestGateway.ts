import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { Slots } from '@marketplace/contracts/server/Slots';
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
  /** In place of all text, not compressed. */
  bytes?: Buffer;
  /** Pieces of the document that are sent after the first, each by itself. */
  later?: readonly string[];
}

/** A piece of a page at which its worker ends. */
export const BREAKS_OFF = 'breaks off';

interface PagesOptions {
  publicOrigin?: string;
  pageCacheBytes?: number;
}

/** Each piece of a page leaves by itself, as from a worker. */
function compressorOf(encoding: string | string[] | undefined) {
  if (encoding === 'br') return createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH });
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return new PassThrough();
}

/**
 * For tests: pages of a gateway whose worker answers as it is told to. The process boundary is the same
 * as the real one's.
 */
export async function startPages(options: PagesOptions = {}) {
  const socket = path.join(tmpdir(), `worker-${randomUUID()}.sock`);
  const asked: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = [];
  const state = {
    compositionId: 'first',
    isReady: true,
    whenReady: Promise.resolve(),
    hasPlace: true,
    canaryShare: 0,
    /** Places that are taken by pages of this gateway. */
    places: 0,
  };
  /** Places of one worker. */
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
    // Only its name matters here.
    composition: { id } as Workers['composition'],
    get isReady() {
      return state.isReady;
    },
    setAside: [],
    waitUntilReady: async () => {
      await state.whenReady;
      return state.isReady;
    },
    runAlone: (run) => run(),
    blame: () => undefined,
    takePlace: ({ network }, priority) => {
      if (!state.isReady || !state.hasPlace) return 'all';
      const release = slots.acquire(network, priority);
      if (typeof release === 'string') return release;
      let isTaken = true;
      state.places += 1;
      const leave = () => {
        release();
        if (isTaken) state.places -= 1;
        isTaken = false;
      };
      return { socket, ended: new Promise(() => undefined), leave };
    },
  });
  let canary = workers('canary');
  const watcher = {
    get workers() {
      // All that pages ask of the workers.
      return workers() as Workers as never;
    },
    /** One canary, as long as it has a share. */
    get canaryGroups() {
      const { canaryShare: share } = state;
      const release = { composition: 'canary', version: '2', share };
      // All that pages ask of the workers.
      return share > 0 ? [{ ...release, workers: canary as never }] : [];
    },
  };
  const monitor = createMonitor({
    readManifest: () => Promise.reject(new Error('There are no releases here.')),
    brandSlug: defaultMarketConfig.brandSlug,
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
  servePages(gateway, watcher, config, monitor);

  return {
    gateway,
    /** For a gateway of more than pages. */
    watcher,
    asked,
    /** Lines of its log. */
    logged,
    /** State of the judge of canaries. */
    health: monitor.health,
    /** To be changed while it runs. */
    state,
    /** Takes places for good, of a network or of one each. */
    takePlaces(count: number, network?: string) {
      for (let n = 0; n < count; n += 1) slots.acquire(network ?? `other ${n}`);
    },
    /** Drains the pool of the canary, and starts another of the same composition. */
    restartCanary() {
      canary.waitUntilReady = async () => false;
      canary = workers('canary');
    },
    answerWith(next: typeof answer | WorkerAnswer) {
      answer = typeof next === 'function' ? next : async () => next;
    },
    async stop() {
      await gateway.close();
      worker.close();
    },
  };
}

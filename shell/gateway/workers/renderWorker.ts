import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer as readBody } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type BrotliOptions, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import { readTraceparent, TRACE_HEADER } from '@marketplace/contracts/trace';
import type { Renderer } from '../../src/app/server/createRenderer';
import type { Encoding } from '../edge/acceptedEncoding';
import { reportMemory, reportToGateway } from '../monitoring/workerReports';
import { addPanel, type PageWithPanel, type SessionScripts } from './addPanel';
import { describeStartError } from './describeStartError';
import { guardProcess } from './guardProcess';
import { type LoadedShell, loadRemotes, loadShell } from './loadReleases';
import { logConsole } from './logConsole';
import {
  type GatewayMessage,
  NOTES_HEADER,
  ORIGIN_HEADER,
  type PoolSettings,
  type RenderNotes,
  SHARED_HEADER,
  WITHOUT_HEADER,
  type WorkerMessage,
  type WorkerSettings,
} from './renderProtocol';
import { seedPages } from './seedPages';

/** Ends the process after its current requests. Before the process serves, there are none. */
let finish = () => exit(0);

/** Trace of the page that the current async context renders. */
const traces = new AsyncLocalStorage<string | undefined>();
logConsole(() => traces.getStore());

const send = (message: WorkerMessage) => process.send?.(message);
const exit = guardProcess(reportToGateway);

/** The shell, if this process has loaded releases before it got its composition. */
let preloaded: Promise<LoadedShell> | undefined;

/**
 * Loads the releases of a composition, and renders a page in the background, because the first page
 * compiles most of the shell.
 */
async function preload(settings: PoolSettings): Promise<LoadedShell> {
  const shell = await loadShell(settings);
  const render = await loadRemotes(shell, settings);
  const first = settings.pages.find(({ owner }) => owner !== 'shell');
  if (first) void render.warmUp?.([first.owner]);
  return shell;
}

/**
 * Renders pages of one composition for the gateway. Listens on a socket file, and keeps the bundles
 * until the process ends.
 */
async function main(settings: WorkerSettings): Promise<void> {
  const { socket, changed, scripts } = settings;
  const { chance } = scripts ?? {};
  const seeded = chance && seedPages(chance.seed);
  const shell = await (preloaded ?? loadShell(settings));
  const { watchdog } = shell;
  const render = await loadRemotes(
    shell,
    settings,
    seeded && { wholeLimitMs: PAGE_MS, markChance: seeded.markChance },
  );
  const server = createServer((request, response) => {
    watchdog.beat();
    const trace = readTraceparent(request.headers[TRACE_HEADER])?.traceId;
    const make = () => answer(render, request, response, scripts);
    traces
      .run(trace, () => (seeded ? seeded.inChance(make) : make()))
      .catch((error: unknown) => {
        reportToGateway({
          event: 'render-failed',
          detail: error instanceof Error ? error.stack : String(error),
          trace,
        });
        if (!response.headersSent) response.writeHead(500);
        response.end();
      })
      .finally(watchdog.beat);
  });
  // Only the gateway closes idle connections. If the worker closed an idle connection, the gateway
  // could be about to use it.
  server.keepAliveTimeout = 0;
  // The shell of an older release has no `warmUp`, or reports no problems.
  const problems = (await render.warmUp?.(changed)) ?? [];
  server.listen(socket, () => {
    watchdog.setReady();
    send({ type: 'ready', problems });
    // Renders the other pages in the background, because earlier workers have already rendered them
    // with the same releases. An empty list asks for no page at all.
    if (changed && changed.length > 0) void render.warmUp?.();
  });
  reportMemory();
  finish = () => server.close(() => exit(0));
}

async function answer(
  render: Renderer,
  request: IncomingMessage,
  response: ServerResponse,
  scripts: SessionScripts | undefined,
) {
  const {
    [SHARED_HEADER]: shared,
    [ORIGIN_HEADER]: origin,
    [WITHOUT_HEADER]: without,
    ...rest
  } = request.headers;
  const headers = new Headers();
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const abort = new AbortController();
  response.on('close', () => abort.abort());
  // The URL is concatenated and not resolved, because `//elsewhere.example/x` is a path of this
  // shop, not another host.
  const url = new URL(`${origin}${request.url}`);
  const isShared = shared !== undefined;
  const page = await render(
    new Request(url, {
      method: request.method,
      headers,
      // The gateway has already limited the length of the body.
      ...(request.method === 'POST' && { body: await readBody(request) }),
      signal: abort.signal,
    }),
    isShared,
    without === undefined ? [] : String(without).split(','),
  );
  // The cast is safe: only the gateway sends this header, and only as `br` or `gzip`.
  const encoding = request.headers['accept-encoding'] as Encoding | undefined;
  const sent = scripts ? addPanel(page, scripts, traces.getStore()) : page;
  await sendPage(sent, response, encoding, isShared ? KEPT : ONCE);
}

/** Larger than a compressed page, because each chunk of output takes a turn of the event loop. */
const chunkSize = 65_536;
/**
 * Size of the Brotli window as a power of two. No page is longer than this window. The default
 * window is eight times larger. V8 counted the memory of the default window as garbage, and
 * collected the whole heap at every tenth page.
 */
const WINDOW_BITS = 19;
const brotliOptions = (quality: number): BrotliOptions => ({
  chunkSize,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});
/** Compression of a cached page. */
const KEPT = brotliOptions(7);
/** Compression of a page for one visitor: 10 % more bytes than `KEPT`, less than half the time. */
const ONCE = brotliOptions(4);
const compressGzip = promisify(gzip);

const NO_BYTES = Buffer.alloc(0);

async function sendPage(
  page: PageWithPanel,
  response: ServerResponse,
  encoding: Encoding | undefined,
  brotli: BrotliOptions,
) {
  const { status, headers, body, sources, hasFailure, freshMs, staleMs } = page;
  const isWhole = body === null || Buffer.isBuffer(body);
  const notes: RenderNotes = { isWhole, hasFailure, sources, freshMs, staleMs };
  const all = {
    ...headers,
    ...(body !== null && encoding && { 'content-encoding': encoding }),
    [NOTES_HEADER]: JSON.stringify(notes),
  };
  if (isWhole) {
    const whole = body ? await compressed(body, encoding, brotli) : NO_BYTES;
    response.writeHead(status, { ...all, 'content-length': whole.length }).end(whole);
    return;
  }
  response.writeHead(status, all);
  if (encoding) body.pipe(compressor(encoding)).pipe(response);
  else body.pipe(response);
}

async function compressed(
  bytes: Buffer,
  encoding: Encoding | undefined,
  brotli: BrotliOptions,
): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(bytes, brotli);
  return encoding === 'gzip' ? compressGzip(bytes, { chunkSize }) : bytes;
}

/** Like `brotliCompress`, but uses the thread pool once instead of twice. */
function compressBrotli(bytes: Buffer, options: BrotliOptions): Promise<Buffer> {
  const stream = createBrotliCompress({ ...options, flush: constants.BROTLI_OPERATION_FINISH });
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    stream.on('error', reject).on('data', (piece: Buffer) => pieces.push(piece));
    stream.write(bytes, (error) => {
      if (error) return reject(error);
      stream.destroy();
      resolve(Buffer.concat(pieces));
    });
  });
}

/**
 * Creates a stream that flushes each write, so that a slow part of a page does not hold back the
 * ready parts.
 */
function compressor(encoding: Encoding) {
  return encoding === 'br'
    ? createBrotliCompress({ ...ONCE, flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ flush: constants.Z_SYNC_FLUSH });
}

process.on('disconnect', () => exit(0));
// Until the message with the settings, the process stands by.
process.on('message', (message: GatewayMessage) => {
  if (message === 'drain') {
    finish();
    return;
  }
  if ('preload' in message) {
    preloaded = preload(message.preload);
    // `main` reports the failure, if the process gets its settings.
    preloaded.catch(() => undefined);
    return;
  }
  main(message).catch((error: unknown) => {
    const detail = describeStartError(error, message.composition.versions.shell);
    reportToGateway({ event: 'worker-failed', detail });
    exit(1);
  });
});

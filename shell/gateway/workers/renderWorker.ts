import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { buffer as readBody } from 'node:stream/consumers';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { type BrotliOptions, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import { readTraceparent, TRACE_HEADER } from '@marketplace/contracts/trace';
import type * as ServerBundle from '../../src/app/server/createRenderer';
import type { Renderer } from '../../src/app/server/createRenderer';
import type { Encoding } from '../edge/acceptedEncoding';
import { openSpanExporter, spanOfCall } from '../monitoring/SpanExporter';
import { reportMemory, reportToGateway } from '../monitoring/workerReports';
import { withFaults } from '../releases/faultyReleases';
import { openKeptReleases } from '../releases/ReleaseStore';
import { withBuilds } from '../releases/withBuilds';
import { addPanel, type PageWithPanel, type SessionScripts } from './addPanel';
import { guardProcess } from './guardProcess';
import { logConsole } from './logConsole';
import {
  NOTES_HEADER,
  ORIGIN_HEADER,
  type RenderNotes,
  SHARED_HEADER,
  WATCHDOG_PIPE,
  WITHOUT_HEADER,
  type WorkerMessage,
  type WorkerSettings,
} from './renderProtocol';
import { seedPages } from './seedPages';
import { startWatchdog } from './startWatchdog';

const require = createRequire(import.meta.url);

/** Ends the process after its current requests. Before the process serves, there are none. */
let finish = () => exit(0);

/** Trace of the page that the current async context renders. */
const traces = new AsyncLocalStorage<string | undefined>();
logConsole(() => traces.getStore());

const send = (message: WorkerMessage) => process.send?.(message);
const exit = guardProcess(reportToGateway);

/**
 * Renders pages of one composition for the gateway. Listens on a socket file, and keeps the bundles
 * until the process ends.
 */
async function main(settings: WorkerSettings): Promise<void> {
  const { composition, pages, slots, apiOrigin, market, theme, socket } = settings;
  const { without, memoryLimit, changed, scripts, builds } = settings;
  const { chance } = scripts ?? {};
  const seeded = chance && seedPages(chance.seed);
  const watchdog = startWatchdog({ pipe: WATCHDOG_PIPE, memoryLimit });
  const spans = openSpanExporter(process.env, 'marketplace-render-worker');
  // Only the composition of a test session contains releases with faults, and builds.
  const store = withFaults(withBuilds(openKeptReleases(settings), builds));
  const shell = await store.readManifest('shell', composition.versions.shell ?? '');
  const code = (await store.readFile(shell, 'server/main.js')).toString();
  // The cast is safe: these are the exports of the shell's server build, whose hash was checked.
  const bundle = evaluateBundle(code, 'shell/server/main.js') as typeof ServerBundle;
  const render = await bundle.createRenderer({
    composition,
    pages,
    slots,
    shell,
    readManifest: store.readManifest,
    readFile: async (manifest, file) => (await store.readFile(manifest, file)).toString(),
    evaluate: evaluateBundle,
    apiOrigin,
    config: market,
    theme,
    repeatable: seeded && { wholeLimitMs: PAGE_MS, markChance: seeded.markChance },
    without,
    report: reportToGateway,
    onApiCall: spans && ((request) => spans.record(spanOfCall(request))),
  });
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

/**
 * Runs a CommonJS server bundle of a release and returns its exports. The bundle gets a folder that
 * does not exist, so that its chunks, too, are read from the release store.
 */
function evaluateBundle(code: string, filename: string): unknown {
  const module: { exports: unknown } = { exports: {} };
  const wrapped = `(function(exports, module, require, __dirname, __filename) {${code}\n})`;
  const run = new vm.Script(wrapped, { filename }).runInThisContext();
  run(module.exports, module, require, '/nowhere', filename);
  return module.exports;
}

process.on('disconnect', () => exit(0));
// The first message contains the settings. Until then, the process stands by and has loaded no
// release.
process.on('message', (message: WorkerSettings | 'drain') => {
  if (message === 'drain') {
    finish();
    return;
  }
  main(message).catch((error: unknown) => {
    reportToGateway({ event: 'worker-failed', detail: String(error) });
    exit(1);
  });
});

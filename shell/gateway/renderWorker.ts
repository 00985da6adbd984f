import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import vm from 'node:vm';
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
} from 'node:zlib';
import type * as ServerBundle from '../src/app/server/createRenderer';
import type { RenderPage, TimedPage } from '../src/app/server/createRenderer';
import { openReleaseStore } from './ReleaseStore';
import {
  type Encoding,
  NOTES_HEADER,
  ORIGIN_HEADER,
  type RenderNotes,
  SHARED_HEADER,
  type WorkerSettings,
} from './renderProtocol';

const require = createRequire(import.meta.url);

/**
 * A process that renders pages of one composition for the gateway: it listens on a socket file,
 * holds the bundles for its whole life, and exits when the gateway disconnects.
 */
async function main(settings: WorkerSettings): Promise<void> {
  const { composition, releasesUrl, apiOrigin, market, socket } = settings;
  const store = openReleaseStore(releasesUrl);
  const shell = await store.readManifest('shell', composition.versions.shell);
  const code = (await store.readFile(shell, 'server/main.js')).toString();
  // The exports of the shell's server build, from the release whose hash was checked.
  const bundle = evaluateBundle(code, 'shell/server/main.js') as typeof ServerBundle;
  const render = await bundle.createRenderer({
    composition,
    shell,
    readManifest: store.readManifest,
    readFile: async (manifest, file) => (await store.readFile(manifest, file)).toString(),
    evaluate: evaluateBundle,
    apiOrigin,
    config: market,
  });
  const server = createServer((request, response) => {
    answer(render, request, response).catch((error: unknown) => {
      console.error(
        JSON.stringify({
          event: 'render-failed',
          detail: error instanceof Error ? error.stack : String(error),
        }),
      );
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await warmUp(render);
  server.listen(socket, () => process.send?.({ type: 'ready' }));
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message) => {
    if (message === 'drain') server.close(() => process.exit(0));
  });
}

/** The first page is slow because it compiles everything it uses: no visitor should wait for that. */
async function warmUp(render: RenderPage): Promise<void> {
  const page = await render(new Request('http://localhost/'), false).catch(() => undefined);
  if (page?.body && !Buffer.isBuffer(page.body)) page.body.resume();
}

async function answer(render: RenderPage, request: IncomingMessage, response: ServerResponse) {
  const { [SHARED_HEADER]: shared, [ORIGIN_HEADER]: origin, ...rest } = request.headers;
  const headers = new Headers();
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const abort = new AbortController();
  response.on('close', () => abort.abort());
  // Concatenated, not resolved: `//elsewhere.example/x` is a path of ours, not another host.
  const url = new URL(`${origin}${request.url}`);
  const isShared = shared !== undefined;
  const page = await render(new Request(url, { headers, signal: abort.signal }), isShared);
  // The gateway alone writes this header, and knows both.
  const encoding = request.headers['accept-encoding'] as Encoding | undefined;
  await send(page, response, encoding, isShared ? KEPT : ONCE);
}

/** More than a page takes when compressed: each piece of output is a turn of its own. */
const chunkSize = 65_536;
/**
 * Of a window, as a power of two: no page is longer. By default it is eight times as long, and V8 counts
 * its memory as garbage to be: it collected all of the heap for every tenth page.
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
/** Of a page that is kept. */
const KEPT = brotliOptions(7);
/** Of one visitor's page: 10 % more bytes, in less than half the time. */
const ONCE = brotliOptions(4);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const NO_BYTES = Buffer.alloc(0);

async function send(
  page: TimedPage,
  response: ServerResponse,
  encoding: Encoding | undefined,
  brotli: BrotliOptions,
) {
  const { status, headers, body, sources, freshMs, staleMs } = page;
  const isWhole = body === null || Buffer.isBuffer(body);
  const notes: RenderNotes = { isWhole, sources, freshMs, staleMs };
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

/** Each write is flushed, so that the ready part of a page is not held back by the slow one. */
function compressor(encoding: Encoding) {
  return encoding === 'br'
    ? createBrotliCompress({ ...ONCE, flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ flush: constants.Z_SYNC_FLUSH });
}

/**
 * Runs a CommonJS server bundle of a release and returns its exports. Its folder
 * does not exist, so that its chunks too are read through the store and never from beside it.
 */
function evaluateBundle(code: string, filename: string): unknown {
  const module: { exports: unknown } = { exports: {} };
  const wrapped = `(function(exports, module, require, __dirname, __filename) {${code}\n})`;
  const run = new vm.Script(wrapped, { filename }).runInThisContext();
  run(module.exports, module, require, '/nowhere', filename);
  return module.exports;
}

process.once('message', (settings: WorkerSettings) => {
  main(settings).catch((error: unknown) => {
    console.error(JSON.stringify({ event: 'worker-failed', detail: String(error) }));
    process.exit(1);
  });
});

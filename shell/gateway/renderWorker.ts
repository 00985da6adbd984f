import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type * as ServerBundle from '../src/app/server/createRenderer';
import type { RenderPage } from '../src/app/server/createRenderer';
import { openReleaseStore } from './ReleaseStore';
import { NONCE_HEADER, ORIGIN_HEADER, type WorkerSettings } from './renderProtocol';

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
  const page = await render(new Request('http://localhost/'), '').catch(() => undefined);
  page?.body?.resume();
}

async function answer(render: RenderPage, request: IncomingMessage, response: ServerResponse) {
  const { [NONCE_HEADER]: nonce, [ORIGIN_HEADER]: origin, ...rest } = request.headers;
  const headers = new Headers();
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const abort = new AbortController();
  response.on('close', () => abort.abort());
  // Concatenated, not resolved: `//elsewhere.example/x` is a path of ours, not another host.
  const url = new URL(`${origin}${request.url}`);
  const page = await render(new Request(url, { headers, signal: abort.signal }), String(nonce));
  response.writeHead(page.status, page.headers);
  if (page.body) page.body.pipe(response);
  else response.end();
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

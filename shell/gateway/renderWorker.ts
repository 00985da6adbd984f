import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type * as ServerBundle from '../src/app/server';
import type { RenderPage } from '../src/app/server/createRenderer';
import { evaluateBundle } from './evaluateBundle';
import { openReleaseStore } from './ReleaseStore';
import type { WorkerSettings } from './RenderWorkers';
import { NONCE_HEADER, ORIGIN_HEADER } from './renderHeaders';

/**
 * A process that renders pages of one composition, for the gateway alone: it listens on a socket
 * file, holds the bundles for its whole life, and ends when the gateway lets go of it.
 */
async function main(settings: WorkerSettings): Promise<void> {
  const { composition, releasesUrl, apiOrigin, market, socket } = settings;
  const store = openReleaseStore(releasesUrl);
  const shell = await store.readManifest('shell', composition.versions.shell);
  const code = (await store.readFile(shell, 'server/main.js')).toString();
  // What the shell's server build exports, of the very release whose hash was checked.
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

/** The first page pays for compiling everything it touches: better ours than a visitor's. */
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
  // Put together, not resolved: `//elsewhere.example/x` is a path of ours, however it looks.
  const url = new URL(`${origin}${request.url}`);
  const page = await render(new Request(url, { headers, signal: abort.signal }), String(nonce));
  response.writeHead(page.status, page.headers);
  if (page.body) page.body.pipe(response);
  else response.end();
}

process.once('message', (settings: WorkerSettings) => {
  main(settings).catch((error: unknown) => {
    console.error(JSON.stringify({ event: 'worker-failed', detail: String(error) }));
    process.exit(1);
  });
});

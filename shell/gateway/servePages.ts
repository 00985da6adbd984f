import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompositionWatcher } from './CompositionWatcher';
import { pageCacheControl } from './pageCacheControl';
import { NONCE_HEADER, ORIGIN_HEADER } from './renderProtocol';
import { pagePolicy } from './securityHeaders';

const RENDER_LIMIT_MS = 10_000;
/** Response headers of a worker that reach the visitor; all others are internal. */
const PASSED_HEADERS = ['content-type', 'content-language', 'location', 'set-cookie'];

/**
 * Catch-all route: every address without a route of its own is a page, rendered by a worker.
 *
 * @param foreignScripts scripts of other companies that the page's policy allows
 * @param publicOrigin origin in canonical links; defaults to that of the request
 */
export function servePages(
  gateway: FastifyInstance,
  watcher: CompositionWatcher,
  publicOrigin?: string,
  foreignScripts: readonly string[] = [],
): void {
  const render = (request: FastifyRequest, nonce: string) =>
    renderWithRetry(watcher, request, {
      ...pick(request.headers, ['cookie', 'accept-language']),
      [NONCE_HEADER]: nonce,
      [ORIGIN_HEADER]: publicOrigin ?? `${request.protocol}://${request.host}`,
    });
  gateway.route({
    method: 'GET',
    url: '/*',
    exposeHeadRoute: true,
    handler: async (request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      reply.header('content-security-policy', pagePolicy(nonce, foreignScripts));
      reply.header('cache-control', pageCacheControl(request.url, request.headers.cookie));
      const page = await render(request, nonce).catch((error: unknown) => {
        request.log.error({ err: error }, 'page could not be rendered');
        return undefined;
      });
      if (!page?.statusCode || (page.statusCode === 500 && !page.headers['content-type'])) {
        page?.resume();
        reply.code(503).header('retry-after', '5').type('text/html; charset=utf-8');
        return failurePage(nonce);
      }
      for (const name of PASSED_HEADERS) {
        const value = page.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      return reply.code(page.statusCode).send(compressed(request, reply, page));
    },
  });
}

type Headers = Record<string, string | string[] | undefined>;

/** Retries once on another worker: the first one may have died during the request or before it. */
async function renderWithRetry(
  watcher: CompositionWatcher,
  request: FastifyRequest,
  headers: Headers,
) {
  try {
    return await requestWorker(watcher, request, headers);
  } catch (error) {
    request.log.warn({ err: error }, 'retrying on another worker');
    return requestWorker(watcher, request, headers);
  }
}

function requestWorker(watcher: CompositionWatcher, request: FastifyRequest, headers: Headers) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const socketPath = watcher.workers?.nextSocket();
    if (!socketPath) {
      reject(new Error('No render worker is ready.'));
      return;
    }
    const outgoing = sendRequest(
      { socketPath, path: request.url, headers, timeout: RENDER_LIMIT_MS },
      resolve,
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('The render worker took too long.')));
    outgoing.on('error', reject);
    request.raw.on('close', () => {
      if (request.raw.destroyed && !request.raw.complete) outgoing.destroy();
    });
    outgoing.end();
  });
}

function pick(headers: FastifyRequest['headers'], names: string[]): Headers {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

function compressed(request: FastifyRequest, reply: FastifyReply, page: IncomingMessage) {
  reply.header('vary', 'accept-encoding, cookie, accept-language');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  // Each write is flushed, so that the ready part of a page is not held back by the slow one.
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br');
    return page.pipe(
      createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      }),
    );
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip');
    return page.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH }));
  }
  return page;
}

/** Sent when no worker can render: it needs no other file. */
function failurePage(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>We will be right back</title><style nonce="${nonce}">body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}</style></head><body><h1>We will be right back</h1><p>The shop cannot show this page at the moment. Your cart is kept. Please <a href="">try again</a> in a few seconds.</p><p lang="bn">এই মুহূর্তে পাতাটি দেখানো যাচ্ছে না। আপনার কার্ট ঠিক আছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।</p><p lang="fr">La boutique ne peut pas afficher cette page pour l’instant. Votre panier est conservé. Réessayez dans quelques secondes.</p></body></html>`;
}

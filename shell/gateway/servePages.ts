import { randomBytes } from 'node:crypto';
import { request as ask, type IncomingMessage } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompositionKeeper } from './CompositionKeeper';
import { failurePage } from './failurePage';
import { pageCacheControl } from './pageCacheControl';
import { NONCE_HEADER, ORIGIN_HEADER } from './renderHeaders';
import { pagePolicy } from './securityHeaders';

const RENDER_LIMIT_MS = 10_000;
/** Of a worker's answer, what the visitor gets; the rest is the gateway's own business. */
const PASSED_HEADERS = ['content-type', 'content-language', 'location', 'set-cookie'];

/**
 * Every address that nothing else claims is a page: a render worker answers it.
 *
 * @param chatScriptUrl another company's chat, which the page's policy lets in
 * @param publicOrigin under which pages name themselves; where left out, the one that was asked
 */
export function servePages(
  gateway: FastifyInstance,
  keeper: CompositionKeeper,
  publicOrigin?: string,
  chatScriptUrl?: string,
): void {
  const render = (request: FastifyRequest, nonce: string) =>
    renderedBy(keeper, request, {
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
      reply.header('content-security-policy', pagePolicy(nonce, chatScriptUrl));
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

/** One more worker is asked when the first one died of the request or before it. */
async function renderedBy(keeper: CompositionKeeper, request: FastifyRequest, headers: Headers) {
  try {
    return await askWorker(keeper, request, headers);
  } catch (error) {
    request.log.warn({ err: error }, 'asking another worker');
    return askWorker(keeper, request, headers);
  }
}

function askWorker(keeper: CompositionKeeper, request: FastifyRequest, headers: Headers) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const socketPath = keeper.workers?.nextSocket();
    if (!socketPath) {
      reject(new Error('No render worker is ready.'));
      return;
    }
    const outgoing = ask(
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

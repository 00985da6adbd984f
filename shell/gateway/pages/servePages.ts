import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompositionWatcher } from '../CompositionWatcher';
import type { GatewayConfig } from '../GatewayConfig';
import { ORIGIN_HEADER } from '../renderProtocol';
import { FailedPage, KeptPages, StreamedPage } from './KeptPages';
import { pageCacheControl } from './pageCacheControl';
import { type Rendering, requestRender } from './requestRender';
import { encodingFor, sendDocument, sendFailure, sendRendering } from './sendPage';
import { type SharedPage, sharedPageOf } from './sharedPage';
import { serveSpeculationRules, speculationHeaders } from './speculationRules';

type PageConfig = Pick<GatewayConfig, 'publicOrigin' | 'pageCacheBytes' | 'market'>;

/**
 * Catch-all route: every address without a route of its own is a page, rendered by a worker. Pages that
 * are the same for everybody are kept; a visitor's own are rendered each time.
 */
export function servePages(
  gateway: FastifyInstance,
  watcher: Pick<CompositionWatcher, 'workers'>,
  { publicOrigin, pageCacheBytes, market }: PageConfig,
): void {
  const kept = new KeptPages(watcher, pageCacheBytes);
  const { supportChatScriptUrl, analyticsScriptUrl } = market;
  const foreignScripts = [supportChatScriptUrl, analyticsScriptUrl].filter(
    (url) => url !== undefined,
  );
  const originOf = (request: FastifyRequest) =>
    publicOrigin ?? `${request.protocol}://${request.host}`;

  function renderOwn(request: FastifyRequest, reply: FastifyReply): Promise<Rendering> {
    const { url, headers } = request;
    const abort = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) abort.abort();
    });
    const { cookie, 'accept-language': language } = headers;
    const encoding = encodingFor(headers['accept-encoding']);
    return requestRender(watcher.workers, {
      url,
      headers: {
        [ORIGIN_HEADER]: originOf(request),
        ...(cookie !== undefined && { cookie }),
        ...(language !== undefined && { 'accept-language': language }),
        ...(encoding && { 'accept-encoding': encoding }),
      },
      signal: abort.signal,
    });
  }

  async function sendOwn(request: FastifyRequest, reply: FastifyReply) {
    return sendRendering({ reply, foreignScripts }, await renderOwn(request, reply));
  }

  async function sendShared(request: FastifyRequest, reply: FastifyReply, page: SharedPage) {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const answer = { reply, foreignScripts, encoding, known: request.headers['if-none-match'] };
    try {
      const { value, freshMs, staleMs } = await kept.read(page);
      if (!(value instanceof StreamedPage)) {
        const isKept = freshMs + staleMs > 0;
        return await sendDocument({ ...answer, ...(isKept && { freshMs }) }, value);
      }
      const rendering = value.take();
      // Sent to the first who asked; its encoding is that of pages that are kept.
      if (rendering && encoding === 'br') return sendRendering(answer, rendering);
      rendering?.body.destroy();
      return await sendOwn(request, reply);
    } catch (error) {
      if (error instanceof FailedPage) return sendDocument(answer, error.document);
      throw error;
    }
  }

  serveSpeculationRules(gateway, market.brandSlug);
  gateway.route({
    method: 'GET',
    url: '/*',
    exposeHeadRoute: true,
    handler: async (request, reply) => {
      const { url, headers } = request;
      reply.headers({
        vary: 'accept-encoding, cookie, accept-language, save-data',
        'cache-control': pageCacheControl(url, headers.cookie),
        ...speculationHeaders(headers['save-data']),
      });
      const page = sharedPageOf(
        {
          url,
          origin: originOf(request),
          cookie: headers.cookie,
          acceptLanguage: headers['accept-language'],
        },
        market.brandSlug,
      );
      try {
        return await (page ? sendShared(request, reply, page) : sendOwn(request, reply));
      } catch (error) {
        request.log.error({ err: error }, 'page could not be rendered');
        return sendFailure({ reply, foreignScripts }, error);
      }
    },
  });
}

import { networkOf } from '@marketplace/contracts/server/networkOf';
import { TRACE_HEADER } from '@marketplace/contracts/trace';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../edge/acceptedEncoding';
import type { ForeignSources } from '../edge/securityHeaders';
import type { Monitor } from '../monitoring/createMonitor';
import { type Delivery, isTestRequest, notePage } from '../monitoring/RequestLog';
import { traceOfRequest } from '../monitoring/traceOfRequest';
import { ORIGIN_HEADER } from '../workers/renderProtocol';
import { FORM_TYPE, formOf } from './acceptForms';
import { EncodedTexts } from './EncodedTexts';
import { FailedPage, PageCache } from './PageCache';
import { pagePriority } from './pagePriority';
import {
  isAbort,
  Overload,
  type Rendering,
  requestRender,
  type WorkerSource,
} from './requestRender';
import { StreamedPage } from './StreamedPage';
import { sendDocument, sendFailure, sendRendering, sendStream } from './sendPage';
import type { SharedPage } from './sharedPage';

/** Share of the page cache's memory for texts in encodings other than Brotli. */
const TEXTS_SHARE = 0.25;

interface SenderOptions {
  /** Source of the workers of the live composition, of one canary, or of one test session. */
  source: WorkerSource;
  /** Maximum bytes of cached pages, in all encodings. */
  capacity: number;
  monitor: Monitor;
  /**
   * Other companies' scripts and payment pages, which the content security policy of every page
   * allows.
   */
  foreign: ForeignSources;
  originOf: (request: FastifyRequest) => string;
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The shared page to send; `undefined` for a page of this visitor alone. */
  page: SharedPage | undefined;
  /** True if a cache in front of the gateway may serve the page to other visitors. */
  isForCaches: boolean;
}

export type PageSender = (visit: Visit) => Promise<FastifyReply>;

/**
 * Creates a function that sends the pages of a source. It caches pages that are the same for
 * everybody.
 */
export function createPageSender(options: SenderOptions): PageSender {
  const { source, capacity, monitor, foreign, originOf } = options;
  const kept = new PageCache(source, capacity * (1 - TEXTS_SHARE), monitor);
  const texts = new EncodedTexts(capacity * TEXTS_SHARE);

  function renderOwn(request: FastifyRequest, reply: FastifyReply): Promise<Rendering> {
    const { url, headers } = request;
    const abort = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) abort.abort();
    });
    const { cookie, 'accept-language': language, referer } = headers;
    const encoding = encodingFor(headers);
    const form = formOf(request);
    const job = {
      url,
      composition: source.workers?.composition.id,
      trace: traceOfRequest(request.raw),
    };
    return monitor.timeRender(job, (traceparent) =>
      requestRender(source, {
        url,
        priority: priorityOf(request),
        network: networkOf(request.ip),
        form,
        headers: {
          [ORIGIN_HEADER]: originOf(request),
          [TRACE_HEADER]: traceparent,
          ...(cookie !== undefined && { cookie }),
          ...(language !== undefined && { 'accept-language': language }),
          ...(encoding && { 'accept-encoding': encoding }),
          // The API limits calls per network, and lists the networks of a customer's sessions, so
          // the worker must name the visitor's IP address.
          'x-forwarded-for': request.ip,
          ...(form && { 'content-type': FORM_TYPE }),
          // The reply to the form redirects to the page that contains the form.
          ...(form && referer !== undefined && { referer }),
        },
        signal: abort.signal,
      }),
    );
  }

  function priorityOf({ method, url, headers }: FastifyRequest) {
    const visit = { method, url, purpose: headers['sec-purpose'] };
    return pagePriority(visit, source.workers?.pages ?? []);
  }

  const composition = () => source.workers?.composition.id;
  const note = (request: FastifyRequest, delivery: Delivery) =>
    notePage(request, { composition: composition(), delivery });

  async function sendOwn(request: FastifyRequest, reply: FastifyReply) {
    note(request, 'rendered');
    const answer = { reply, foreign, composition: composition() };
    return sendRendering(answer, await renderOwn(request, reply));
  }

  async function sendShared(
    request: FastifyRequest,
    reply: FastifyReply,
    page: SharedPage,
    isForCaches: boolean,
  ) {
    const encoding = encodingFor(request.headers);
    const known = request.headers['if-none-match'];
    const answer = { reply, foreign, composition: composition(), encoding, texts, known };
    try {
      const { value, freshMs, staleMs, isRendered, isOutdated } = await kept.read(page, {
        trace: traceOfRequest(request.raw),
        priority: priorityOf(request),
        network: networkOf(request.ip),
      });
      if (isOutdated) note(request, 'outdated');
      else note(request, isRendered ? 'rendered' : 'kept');
      if (!(value instanceof StreamedPage)) {
        const isKept = isForCaches && freshMs + staleMs > 0;
        return await sendDocument({ ...answer, isOutdated, ...(isKept && { freshMs }) }, value);
      }
      return sendStream(answer, value);
    } catch (error) {
      if (error instanceof FailedPage) {
        note(request, 'rendered');
        return sendDocument(answer, error.document);
      }
      throw error;
    }
  }

  function noteFailure(request: FastifyRequest, error: unknown) {
    const isRefused = error instanceof Overload;
    note(request, isRefused ? 'refused' : 'failed');
    // Refusals are only counted here, because under overload there are thousands a second, and
    // `RequestLog` already writes a line for each.
    if (!isRefused) request.log.error({ err: error }, 'page could not be rendered');
    else if (!isTestRequest(request)) monitor.metrics.rendersRefused.inc();
  }

  return async ({ request, reply, page, isForCaches }) => {
    try {
      return await (page ? sendShared(request, reply, page, isForCaches) : sendOwn(request, reply));
    } catch (error) {
      // A personal page is aborted if the visitor closes the connection. That is no failure.
      const isGivenUp = !page && reply.raw.destroyed && isAbort(error);
      if (!isGivenUp) noteFailure(request, error);
      const answer = { reply, foreign, composition: composition() };
      return sendFailure(answer, error, traceOfRequest(request.raw).traceId);
    }
  };
}

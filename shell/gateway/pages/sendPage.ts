import type { FastifyReply } from 'fastify';
import type { Encoding } from '../edge/acceptedEncoding';
import { type ForeignSources, OPENER_POLICY, pagePolicy } from '../edge/securityHeaders';
import type { EncodedTexts } from './EncodedTexts';
import { FAILURE_SOURCES, failurePage } from './failurePage';
import type { PageDocument } from './PageCache';
import { sharedCacheControl } from './pageCacheControl';
import { Overload, type Rendering } from './requestRender';
import type { StreamedPage } from './StreamedPage';

/**
 * Headers of a worker's reply that are passed on to the visitor. `sendRendering` also passes on
 * `set-cookie`. All other headers are internal.
 */
const PASSED_HEADERS = [
  'content-type',
  'content-language',
  'link',
  'location',
  'content-encoding',
  'integrity-policy',
];
const RETRY_SECONDS = { busy: 2, down: 5 };

interface Answer {
  reply: FastifyReply;
  /** Scripts and payment pages of other companies that the page's policy allows. */
  foreign: ForeignSources;
  composition: string | undefined;
}

/** Sends a page that was rendered for this visitor alone. */
export function sendRendering(answer: Answer, rendering: Rendering) {
  const { reply } = answer;
  const cookies = rendering.headers['set-cookie'];
  if (cookies) reply.header('set-cookie', cookies);
  setHeaders(answer, rendering);
  return reply.code(rendering.status).send(rendering.body);
}

interface DocumentAnswer extends Answer {
  encoding: Encoding | undefined;
  texts: EncodedTexts;
  /** `If-None-Match` header of the request, with the etags that the browser has. */
  known?: string;
  /** Time for which the document is fresh; `undefined` if no cache may store it. */
  freshMs?: number;
  /** True if the document is past its time. The header `Cache-Status` (RFC 9211) says so. */
  isOutdated?: boolean | undefined;
}

/** Sends a whole shared document. Sets no cookies, because they would belong to another visitor. */
export async function sendDocument(answer: DocumentAnswer, document: PageDocument) {
  const { reply, encoding, texts, known = '', freshMs, isOutdated } = answer;
  const { status, bytes, etag } = document;
  const isKnown = freshMs !== undefined && known.split(/\s*,\s*/).includes(etag);
  // A redirect has an empty body.
  const hasText = bytes.length > 0 && !isKnown;
  // The text is read before the headers are set. If reading fails, the error page must have none of
  // these headers.
  const text = hasText ? await texts.read(document, encoding) : '';
  setHeaders(answer, document);
  openAtOnce(reply);
  if (freshMs !== undefined) {
    reply.header('cache-control', sharedCacheControl(freshMs)).header('etag', etag);
  }
  if (isOutdated) reply.header('cache-status', 'marketplace; hit; detail=outdated');
  if (hasText && encoding) reply.header('content-encoding', encoding);
  else reply.removeHeader('content-encoding');
  if (isKnown) return reply.code(304).send();
  return reply.code(status).send(text);
}

/** Streams a shared document. Visitors without Brotli get uncompressed text. */
export function sendStream(answer: DocumentAnswer, page: StreamedPage) {
  const { reply, encoding } = answer;
  const { status } = page.rendering;
  setHeaders(answer, page.rendering);
  openAtOnce(reply);
  if (encoding === 'br') return reply.code(status).send(page.read());
  reply.removeHeader('content-encoding');
  return reply.code(status).send(page.readText());
}

/**
 * Sends the reply for a page that no worker can render.
 * @param traceId id of the trace of the request. The page shows a part of it as a code.
 */
export function sendFailure({ reply, foreign }: Answer, error: unknown, traceId: string) {
  const seconds = error instanceof Overload ? RETRY_SECONDS.busy : RETRY_SECONDS.down;
  return reply
    .code(503)
    .header('content-security-policy', pagePolicy(FAILURE_SOURCES, foreign))
    .header('retry-after', String(seconds))
    .type('text/html; charset=utf-8')
    .send(failurePage(traceId));
}

/**
 * Sends `unsafe-none` with a document that is the same for all visitors. This is safe, because it
 * contains nothing about the visitor. With `same-origin`, a browser that comes from another site
 * would first start another process (decision 046).
 */
function openAtOnce(reply: FastifyReply): void {
  reply.header(OPENER_POLICY, 'unsafe-none');
}

function setHeaders(
  { reply, foreign, composition }: Answer,
  { headers, notes }: Pick<Rendering, 'headers' | 'notes'>,
): void {
  for (const name of PASSED_HEADERS) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  if (notes.sources) {
    const policy = pagePolicy(notes.sources, foreign, composition);
    reply.header('content-security-policy', policy);
  }
}

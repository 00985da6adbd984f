import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { TRACE_HEADER, traceparentOf } from '@marketplace/contracts/trace';
import type { FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import { traceOfRequest } from '../monitoring/traceOfRequest';

/** Headers in which a proxy names its client; anybody can send them. */
const CLAIMS = /^(forwarded|x-forwarded-.*|x-real-ip)$/;
/**
 * Headers of one connection (RFC 9110, 7.6.1 and 10.1.1), and headers that frame a message. With a visitor's
 * own framing the host could read the next request as a body, or a body as a request.
 */
const OF_ONE_HOP = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

type ProxiedRequest = FastifyRequest<RouteGenericInterface, RawServerBase>;

/**
 * Headers for the API host: the visitor's headers without those of their connection and without untrusted
 * forwarding headers; then the visitor's address, the trace, and the real length of the body.
 */
export function requestHeaders(
  request: ProxiedRequest,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !CLAIMS.test(name) && !OF_ONE_HOP.has(name),
  );
  return {
    ...Object.fromEntries(kept),
    ...framingOf(request),
    'x-forwarded-for': request.ip,
    [TRACE_HEADER]: traceparentOf(traceOfRequest(request.raw)),
  };
}

/** Headers for the visitor: the host's, without those of its connection. */
export const replyHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    // The body is passed on unchanged, so its length stays right.
    Object.entries(headers).filter(([name]) => name === 'content-length' || !OF_ONE_HOP.has(name)),
  );

/** Fastify reads no body of GET and HEAD, whatever their headers say. */
function framingOf({ body, headers }: ProxiedRequest): IncomingHttpHeaders {
  if (!(body instanceof Readable)) return {};
  const { 'content-length': length } = headers;
  // Node has parsed the header and ends the body there.
  return length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
}

import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { TRACE_HEADER, traceparentOf } from '@marketplace/contracts/trace';
import type { FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import { traceOfRequest } from '../monitoring/traceOfRequest';

/** Headers by which a proxy names its client, and which anybody can send. */
const CLAIMS = /^(forwarded|x-forwarded-.*|x-real-ip)$/;
/**
 * Headers of one connection (RFC 9110, 7.6.1 and 10.1.1), and those that say where a message ends. A host that
 * is given a visitor's own takes the next request of the connection for a body, or a body for a request.
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
 * Headers for the API host: the visitor's without those of their connection and without claims that were not
 * believed, the visitor's address, the trace, and the length of the body that is really sent.
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

/** Headers for the visitor: those of the host's reply without those of its connection. */
export const replyHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    // Its body is passed on as it is, so that its length holds.
    Object.entries(headers).filter(([name]) => name === 'content-length' || !OF_ONE_HOP.has(name)),
  );

/** Fastify gives no body to GET and HEAD, whatever their headers say. */
function framingOf({ body, headers }: ProxiedRequest): IncomingHttpHeaders {
  if (!(body instanceof Readable)) return {};
  const { 'content-length': length } = headers;
  // Node has read the header as a number, and ends the body there.
  return length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
}

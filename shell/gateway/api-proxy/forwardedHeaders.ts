import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { QA_COOKIE } from '@marketplace/contracts/testSession';
import { TRACE_HEADER, traceparentOf } from '@marketplace/contracts/trace';
import type { FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import { traceOfRequest } from '../monitoring/traceOfRequest';

/**
 * Headers in which a proxy describes the request that it forwards, and headers of test sessions.
 * Anybody can send such headers, so those that the visitor sent are removed.
 */
const CLAIMS = /^(forwarded|x-forwarded-.*|x-real-ip|x-qa-.*)$/;
/**
 * Headers that belong to one connection (RFC 9110, 7.6.1 and 10.1.1), or that state the length of a
 * body. They are removed from each request, and `framingOf` states the real length. With a wrong
 * length, the host would read the next request as a body, or a body as a request.
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
 * Returns the headers for the API host. Removes the headers that belong to the visitor's
 * connection. Removes forwarding headers and headers of test sessions as well, because they cannot
 * be trusted. Removes the cookie of a test session, because it is a secret of the gateway that has
 * made it, and the API learns of the session by a signed header (`contextOf`). Adds the visitor's
 * IP address, the trace, and the real length of the body.
 */
export function requestHeaders(
  request: ProxiedRequest,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const { cookie, ...others } = headers;
  const kept = Object.entries(others).filter(
    ([name]) => !CLAIMS.test(name) && !OF_ONE_HOP.has(name),
  );
  const cookies = withoutSession(cookie);
  return {
    ...Object.fromEntries(kept),
    ...(cookies && { cookie: cookies }),
    ...framingOf(request),
    'x-forwarded-for': request.ip,
    [TRACE_HEADER]: traceparentOf(traceOfRequest(request.raw)),
  };
}

/**
 * Returns the headers for the visitor: all headers of the host's reply, except those that belong to
 * the connection with the host.
 */
export const replyHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    // `content-length` stays, because the body is passed on unchanged.
    Object.entries(headers).filter(([name]) => name === 'content-length' || !OF_ONE_HOP.has(name)),
  );

/**
 * Removes the cookie of a test session. Browsers send a cookie to all ports of a host, so this one
 * may be of another gateway's session, and the API host could be a third gateway, which would
 * refuse it.
 */
const withoutSession = (cookies = '') =>
  cookies
    .split(';')
    .filter((pair) => pair.split('=')[0]?.trim() !== QA_COOKIE)
    .join(';')
    .trim();

/**
 * Returns the headers that state the length of the body. A GET or HEAD is sent without a body,
 * because Fastify does not read the bodies of these methods.
 */
function framingOf({ body, headers }: ProxiedRequest): IncomingHttpHeaders {
  if (!(body instanceof Readable)) return {};
  const { 'content-length': length } = headers;
  // The stated length is correct, because Node ends the body after this number of bytes.
  return length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
}

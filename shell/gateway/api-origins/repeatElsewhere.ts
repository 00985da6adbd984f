import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import type { ApiOrigins } from './ApiOrigins';
import { findCall } from './findCall';

/** Codes of errors at which the host cannot have read the request. */
const NOT_SENT = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
/** Codes of errors at which the host may have read the request, and may have done its work. */
const LOST = ['ECONNRESET', 'EPIPE'];

type Reply = FastifyReply<RouteGenericInterface, RawServerBase>;
type Request = FastifyRequest<RouteGenericInterface, RawServerBase>;
/** A reply as `@fastify/http-proxy` makes it. */
type ParsingReply = Reply & {
  fromParameters: (url: string, params: object, prefix: string) => { url: string; options: object };
};
type OnError = (reply: Reply, failure: { error: Error }) => void;

interface RepeaterOptions {
  origins: ApiOrigins;
  prefix: string;
  /** Returns a body that was read before the call; undefined for an upload, a GET or a HEAD. */
  wholeOf: (request: Request) => Buffer | undefined;
  /** Replies to a call that is not repeated. */
  giveUp: OnError;
}

/**
 * Returns proxy options that send calls to several origins in turn, and repeat a call that got no
 * reply once, at another origin. Repeats GET and HEAD, calls with an idempotency key, and calls
 * that cannot have arrived. A call that exceeded its time limit is not repeated, because its
 * visitor has waited long enough.
 */
export function repeatElsewhere({ origins, prefix, wholeOf, giveUp }: RepeaterOptions) {
  const chosen = new WeakMap<object, string>();
  const failed = new WeakSet<object>();
  return {
    getUpstream(request: Request) {
      const origin = origins.choose();
      chosen.set(request, origin);
      return origin;
    },
    // The proxy itself would repeat a call at the same origin.
    retryDelay: () => null,
    onError(reply: Reply, failure: { error: Error }) {
      const { request } = reply;
      // The proxy may report one failure twice: of the request, and of its body.
      if (failed.has(request)) return;
      failed.add(request);
      const origin = chosen.get(request) ?? '';
      const code = codeOf(failure.error);
      const whole = wholeOf(request);
      // An upload breaks off if its sender disconnects, which is no fault of the host.
      const isUpload = Boolean(request.body) && !whole;
      if (isUpload || ![...NOT_SENT, ...LOST].includes(code)) return giveUp(reply, failure);
      origins.recordLoss(origin);
      if (!mayRepeat(request, prefix, code)) return giveUp(reply, failure);
      const [path = ''] = request.url.split('?');
      // The cast adds a function that the types of the proxy leave out.
      const { url, options } = (reply as ParsingReply).fromParameters(path, {}, prefix);
      const body = whole && {
        body: whole,
        contentType: request.headers['content-type'] ?? 'application/json',
      };
      try {
        reply.from(url, {
          ...options,
          ...body,
          getUpstream: () => origins.choose(origin),
          onError: giveUp,
        });
      } catch (error) {
        // Thrown in a listener of the connection, it would end the gateway.
        giveUp(reply, { error: asError(error) });
      }
    },
  };
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** True for a GET or HEAD, which is sent on without a body. */
export const isRead = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD';

function codeOf({ cause }: Error): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

function mayRepeat({ method, url, headers }: Request, prefix: string, code: string): boolean {
  if (NOT_SENT.includes(code)) return true;
  if (isRead({ method })) return true;
  const id = findCall(method, url.slice(prefix.length).replace(/\?.*$/, ''));
  const call = Object.values<Call>(apiCalls).find((each) => each.id === id);
  return headers['idempotency-key'] !== undefined && call?.isIdempotent === true;
}

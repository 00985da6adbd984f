import { networkOf } from '@marketplace/contracts/server/networkOf';
import { UNREADABLE } from '@marketplace/contracts/server/refuseUnreadable';
import { isAmbiguous } from '@marketplace/contracts/server/requestTarget';
import { Slots } from '@marketplace/contracts/server/Slots';
import { hasUnreadBody } from '@marketplace/contracts/server/unreadBody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from './ApiProblem';

/** More concurrent requests only wait for the same database; one network may have half. */
const AT_ONCE = { most: 256, mostOfOne: 128 };

export const HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Adds security headers to every reply, and sheds load instead of queueing it. */
export function guardRequests(app: FastifyInstance): void {
  const slots = new Slots(AT_ONCE);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // A kept-alive connection would delay the shutdown of the process.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (isClosing || hasUnreadBody(raw)) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async ({ raw, originalUrl }, reply) => {
    reply.headers(HEADERS);
    if (isAmbiguous(raw, originalUrl))
      throw new ApiProblem(400, UNREADABLE.code, UNREADABLE.message);
  });
  // Holds a slot from the complete body to the reply, so that slow senders and readers hold none.
  const held = new WeakMap<object, () => void>();
  app.addHook('preHandler', async (request, reply) => {
    // Health checks must work above all under overload.
    if (request.url === '/healthz' || request.url === '/readyz') return;
    // Its files are still arriving; uploads have their own slots (`uploadSlots`).
    if (takesMore(app, request)) return;
    const release = slots.acquire(holderOf(request), priorityOf(request));
    if (typeof release === 'string') {
      throw new ApiProblem(503, 'overloaded', 'Too many requests at once, please try again', {
        retryAfterSeconds: 1,
      });
    }
    held.set(request, release);
    reply.raw.once('close', release);
  });
  app.addHook('onSend', async (request) => held.get(request)?.());
}

/** Class of the route; a filtered list counts as a search. */
const priorityOf = ({ routeOptions, query }: FastifyRequest) =>
  routeOptions.config.priority === 'list' && hasSearch(query)
    ? 'search'
    : routeOptions.config.priority;

/** Query fields of lists that contain search words. */
const SEARCHES = new Set(['productName', 'shopName']);

const hasSearch = (query: unknown) =>
  Object.entries(query ?? {}).some(([name, value]) => SEARCHES.has(name) && value !== '');

/** True for a route that accepts large bodies, as uploads do. */
const takesMore = (app: FastifyInstance, { routeOptions }: FastifyRequest) =>
  routeOptions.bodyLimit !== app.initialConfig.bodyLimit;

/** The visitor's network; a request id where the gateway renders shared pages. */
const holderOf = ({ ip, id, headers }: FastifyRequest) =>
  headers['x-forwarded-for'] === undefined ? `gateway ${id}` : networkOf(ip);

const JSON_LIMIT_MS = 10_000;
/** Maximum time to send any request, in milliseconds; uploads come from slow networks. */
export const REQUEST_LIMIT_MS = 180_000;

/**
 * Disconnects clients that take too long to send a JSON body, because an open request occupies a
 * connection.
 */
export function limitRequestTime(app: FastifyInstance, limitMs = JSON_LIMIT_MS): void {
  app.addHook('onRequest', async (request, reply) => {
    // Uploads have the server's longer limit.
    if (request.raw.complete || takesMore(app, request)) return;
    const timer = setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy();
    }, limitMs);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

/** Refuses bodies other than JSON with 415, and keys that reach for a prototype with 400. */
export function readJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    // Some clients name a content type although the body is empty.
    (request, body, done) =>
      body === '' ? done(null, undefined) : parseJson(request, body.toString(), done),
  );
}

import { networkOf } from '@marketplace/contracts/server/networkOf';
import { UNREADABLE } from '@marketplace/contracts/server/refuseUnreadable';
import { isAmbiguous } from '@marketplace/contracts/server/requestTarget';
import { Slots } from '@marketplace/contracts/server/Slots';
import { hasUnreadBody } from '@marketplace/contracts/server/unreadBody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from './ApiProblem';

/**
 * Maximum numbers of concurrent requests: from all networks together, and from one network. Further
 * requests would only wait for the database.
 */
const AT_ONCE = { most: 256, mostOfOne: 128 };

export const HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * Adds security headers to all replies, and refuses requests above the limit instead of queueing
 * them.
 */
export function guardRequests(app: FastifyInstance): void {
  const slots = new Slots(AT_ONCE);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // Closes the connection after the reply in two cases: during shutdown, because open connections
  // would delay it, and if part of the body is unread.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (isClosing || hasUnreadBody(raw)) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async ({ raw, originalUrl }, reply) => {
    reply.headers(HEADERS);
    if (isAmbiguous(raw, originalUrl))
      throw new ApiProblem(400, UNREADABLE.code, UNREADABLE.message);
  });
  // A slot is one of the concurrent requests that the limit allows. A request acquires its slot
  // when its body is complete, and releases it with the reply. So slow clients occupy no slots.
  const held = new WeakMap<object, () => void>();
  app.addHook('preHandler', async (request, reply) => {
    // Health checks need no slot, because they must also work under overload.
    if (request.url === '/healthz' || request.url === '/readyz') return;
    // An upload needs no slot here, because its files are still arriving. `uploadSlots` limits
    // uploads later.
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

/** Returns the priority class of a request. A list with search words has the class `search`. */
const priorityOf = ({ routeOptions, query }: FastifyRequest) =>
  routeOptions.config.priority === 'list' && hasSearch(query)
    ? 'search'
    : routeOptions.config.priority;

/** Names of the query parameters that contain search words. */
const SEARCHES = new Set(['productName', 'shopName']);

const hasSearch = (query: unknown) =>
  Object.entries(query ?? {}).some(([name, value]) => SEARCHES.has(name) && value !== '');

/** True for a route that accepts large bodies, such as uploads. */
const takesMore = (app: FastifyInstance, { routeOptions }: FastifyRequest) =>
  routeOptions.bodyLimit !== app.initialConfig.bodyLimit;

/**
 * Returns the network to whose limit a slot counts. A request without `X-Forwarded-For` comes from
 * the shop's own gateway, which renders a page that all visitors share. Each such request counts
 * as another network, so that no common limit applies to them.
 */
const holderOf = ({ ip, id, headers }: FastifyRequest) =>
  headers['x-forwarded-for'] === undefined ? `gateway ${id}` : networkOf(ip);

const JSON_LIMIT_MS = 10_000;
/**
 * Maximum time for receiving a request, in milliseconds. It is long, because uploads may come from
 * slow networks.
 */
export const REQUEST_LIMIT_MS = 180_000;

/**
 * Disconnects clients that send a JSON body too slowly, because each open request occupies a
 * connection.
 */
export function limitRequestTime(app: FastifyInstance, limitMs = JSON_LIMIT_MS): void {
  app.addHook('onRequest', async (request, reply) => {
    // Only the longer `REQUEST_LIMIT_MS` applies to uploads.
    if (request.raw.complete || takesMore(app, request)) return;
    const timer = setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy();
    }, limitMs);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

/**
 * Refuses bodies of other types than JSON with 415, and JSON with keys such as `__proto__` with
 * 400.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    // Some clients send this content type with an empty body, which is treated as no body.
    (request, body, done) =>
      body === '' ? done(null, undefined) : parseJson(request, body.toString(), done),
  );
}

import { networkOf } from '@marketplace/contracts/server/networkOf';
import { UNREADABLE } from '@marketplace/contracts/server/refuseUnreadable';
import { isAmbiguous } from '@marketplace/contracts/server/requestTarget';
import { Slots } from '@marketplace/contracts/server/Slots';
import { hasUnreadBody } from '@marketplace/contracts/server/unreadBody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from './ApiProblem';

/** More than this at once only makes everyone wait for the same database; half of it for one network alone. */
const AT_ONCE = { most: 256, mostOfOne: 128 };

export const HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Headers every reply carries, and a clear refusal instead of a queue when there is too much. */
export function guardRequests(app: FastifyInstance): void {
  const slots = new Slots(AT_ONCE);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // A connection kept alive by a request that ends now would keep the process from ending.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (isClosing || hasUnreadBody(raw)) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async ({ raw, originalUrl }, reply) => {
    reply.headers(HEADERS);
    if (isAmbiguous(raw, originalUrl))
      throw new ApiProblem(400, UNREADABLE.code, UNREADABLE.message);
  });
  // Counted once the body is there, until the reply is: who sends or reads slowly holds no slot.
  const held = new WeakMap<object, () => void>();
  app.addHook('preHandler', async (request, reply) => {
    // Health must be answered above all when there is too much of everything else.
    if (request.url === '/healthz' || request.url === '/readyz') return;
    // Its files are still coming in; it has slots of its own (`uploadSlots`).
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

/** That of the route; a list that is searched is a search. */
const priorityOf = ({ routeOptions, query }: FastifyRequest) =>
  routeOptions.config.priority === 'list' && hasSearch(query)
    ? 'search'
    : routeOptions.config.priority;

/** Fields of a list's query that hold words to be searched for. */
const SEARCHES = new Set(['productName', 'shopName']);

const hasSearch = (query: unknown) =>
  Object.entries(query ?? {}).some(([name, value]) => SEARCHES.has(name) && value !== '');

/** True for a route that takes more than others, as uploads do. */
const takesMore = (app: FastifyInstance, { routeOptions }: FastifyRequest) =>
  routeOptions.bodyLimit !== app.initialConfig.bodyLimit;

/** A visitor's network; each request by itself where the gateway renders pages for everybody. */
const holderOf = ({ ip, id, headers }: FastifyRequest) =>
  headers['x-forwarded-for'] === undefined ? `gateway ${id}` : networkOf(ip);

const JSON_LIMIT_MS = 10_000;
/** Longest a client may take to send a request of any kind: uploads, from slow networks. */
export const REQUEST_LIMIT_MS = 180_000;

/** Cuts off who takes longer than it can take to send a body: an open request costs a connection. */
export function limitRequestTime(app: FastifyInstance, limitMs = JSON_LIMIT_MS): void {
  app.addHook('onRequest', async (request, reply) => {
    // It gets the server's longer limit.
    if (request.raw.complete || takesMore(app, request)) return;
    const timer = setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy();
    }, limitMs);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

/** Bodies are JSON or refused with 415; keys that reach for a prototype are refused with 400. */
export function readJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    // Clients that always name a content type send nothing where there is nothing to say.
    (request, body, done) =>
      body === '' ? done(null, undefined) : parseJson(request, body.toString(), done),
  );
}

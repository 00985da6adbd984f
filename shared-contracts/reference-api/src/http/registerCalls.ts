import { type ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import { logout } from '@marketplace/contracts/api/auth';
import { bodyLimit } from '@marketplace/contracts/api/bodyLimit';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { cacheControlOf } from '@marketplace/contracts/client/cacheTimes';
import { CONSENT_COOKIE, readCookie, readPurposes } from '@marketplace/contracts/cookies';
import { type Locale, preferredLocale } from '@marketplace/contracts/i18n/locale';
import { networkOf } from '@marketplace/contracts/server/networkOf';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import { ApiProblem, notFound, unauthorized } from './ApiProblem';
import { findTokenOwner } from './accessTokens';
import { deviceOf } from './deviceCookie';
import { findGuest, type Guest } from './guestTokens';
import type { ApiContext, Handlers, Input } from './Handlers';
import { priorityOf } from './priorities';
import { drainRequest, readFiles, registerFormRoutes } from './readFiles';
import { findReply, writeKeyOf } from './writeOnce';

z.config(z.locales.en());

/**
 * Value of `Clear-Site-Data` in the reply to `logout`. It makes the browser delete the pages that
 * it has prefetched or prerendered for the customer. The storefront itself deletes stored data.
 */
const PAGES_MADE_AHEAD = '"prefetchCache", "prerenderCache"';
const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Registers a route for each call. The route checks the token, validates the request, runs the
 * handler, and validates the reply against the contract.
 */
export function registerCalls(app: FastifyInstance, handlers: Handlers, context: ApiContext): void {
  for (const id of Object.keys(apiCalls)) {
    const callId = id as ApiCallId;
    const call: Call = apiCalls[callId];
    // The cast is safe: the type `Handlers` ensures that each handler fits its call.
    const handler = handlers[callId] as AnyHandler;
    const register = (scope: FastifyInstance) => registerCall(scope, call, handler, context);
    if (call.upload) registerFormRoutes(app, register);
    else register(app);
  }
  registerWrongMethods(app);
}

type AnyHandler = (input: Input<Call>, context: ApiContext) => Promise<unknown>;

function registerCall(
  app: FastifyInstance,
  call: Call,
  handler: AnyHandler,
  context: ApiContext,
): void {
  app.route({
    method: call.method,
    url: fastifyPath(call.path),
    bodyLimit: bodyLimit(call),
    config: { priority: priorityOf(call) },
    handler: async (request, reply) => {
      const input = await readInput(call, request, reply, context).catch(async (problem) => {
        if (call.upload) await drainRequest(request, call.upload);
        throw problem;
      });
      const language = preferredLocale(request.headers['accept-language'] ?? '');
      const earlier = input.writeKey && (await findReply(context, input.writeKey));
      const parsed = z.safeParse(
        call.reply,
        earlier ?? (await handler(input, { ...context, language })),
      );
      if (!parsed.success) {
        const where = parsed.error.issues[0]?.path.join('.');
        throw new Error(`${call.id}: the reply breaks the contract at ${where}`);
      }
      if (call.isTranslated) nameLanguage(reply, language);
      reply.header('cache-control', input.token ? 'no-store' : cacheControlOf(call));
      if (call === logout) reply.header('clear-site-data', PAGES_MADE_AHEAD);
      return parsed.data;
    },
  });
}

/** States the reply's language, and tells caches that it depends on `Accept-Language`. */
const nameLanguage = (reply: FastifyReply, language: Locale) =>
  reply.header('content-language', language).header('vary', 'accept-language');

type ParsedInput = Pick<Input<Call>, 'params' | 'query' | 'body'>;

async function readInput(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  context: ApiContext,
): Promise<Input<Call>> {
  const token = readBearer(request.headers.authorization);
  const address = networkOf(request.ip);
  const { customerUuid, guest } = await findCaller(call, token, address, context);
  if (call.access === 'customer' && !customerUuid && !guest) throw unauthorized();
  checkConsent(call, request.headers.cookie);
  const { params, query, body } = request;
  // The cast is safe: the schemas of the call have produced these values.
  const parsed = parseInput(call, { params, query, body }) as ParsedInput;
  const key = call.isIdempotent ? readIdempotencyKey(request) : undefined;
  const sender = { customerUuid, guest, address };
  // Files are read last, so that a request that is refused needs no upload slot and no memory.
  const upload =
    call.upload &&
    (await readFiles(request, reply, call.upload, {
      customer: customerUuid ?? guest?.phone ?? address,
      network: address,
    }));
  return {
    ...parsed,
    // The casts are safe: if the call needs a customer or guest, a request without them was refused
    // above.
    customerUuid: customerUuid as Input<Call>['customerUuid'],
    guest: guest as Input<Call>['guest'],
    // The casts are safe: `upload` is defined exactly if the call has an upload rule.
    files: upload?.files as Input<Call>['files'],
    signal: upload?.signal as Input<Call>['signal'],
    token,
    writeKey: key === undefined ? undefined : writeKeyOf(call, key, parsed, sender),
    address,
    device: deviceOf(request, reply, context.publicUrls.shop.startsWith('https:')),
  };
}

interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Validates a request with the schemas of its call. Refuses an invalid path with 404, and an
 * invalid query or body with 400.
 */
function parseInput(call: Call, raw: RawInput) {
  return {
    params: call.params && parseParams(call.params, raw.params),
    query: call.query && parse(call.query, raw.query),
    body: call.body && parse(call.body, raw.body ?? {}),
  };
}

function parseParams(schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success || !isStorable(parsed.data)) throw notFound('That');
  return parsed.data;
}

function parse(schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) {
    if (isStorable(parsed.data)) return parsed.data;
    throw new ApiProblem(400, 'invalid-input', [
      'A text must not hold the NUL character or half of a character',
    ]);
  }
  const messages = new Set(parsed.error.issues.map(describeIssue));
  throw new ApiProblem(400, 'invalid-input', [...messages]);
}

function describeIssue({ path, message, code, input }: z.core.$ZodIssue): string {
  const field = path.join('.');
  if (field === '') return 'The request body must be a JSON object';
  if (code === 'invalid_type' && input === undefined) return `${field} ${missing(message)}`;
  return `${field} ${message}`;
}

// Messages of the contract's schemas continue the field's name ("must …"). Messages of zod need a
// colon after the name.
const missing = (message: string) => (message.startsWith('must') ? message : `: ${message}`);

/** Matches half of a surrogate pair, for example of an emoji that was cut in two. */
const HALF = /\p{Cs}/u;

/**
 * True if no text contains a NUL or half of a surrogate pair. PostgreSQL can store neither, and its
 * error would be too late for a clear message. The contract's schemas have already removed such
 * halves from texts that people write. So they are refused only in other texts, such as passwords.
 */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !HALF.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}

interface Caller {
  customerUuid?: string;
  guest?: Guest;
}

/**
 * Finds the customer or guest who sent a request. Finds nobody if the call is public, because
 * public calls ignore the token.
 */
async function findCaller(
  { access, isForGuests }: Call,
  token: string | undefined,
  address: string,
  context: ApiContext,
): Promise<Caller> {
  if (!token || access !== 'customer') return {};
  const customerUuid = await findTokenOwner(context, token, address);
  if (customerUuid || !isForGuests) return { customerUuid };
  return { guest: await findGuest(context.db, token, context.now()) };
}

/** Checks the visitor's consent, in case the storefront sends data by mistake. */
function checkConsent({ needsConsent }: Call, cookies = ''): void {
  if (!needsConsent) return;
  const purposes = readPurposes(readCookie(cookies, CONSENT_COOKIE) ?? '');
  if (purposes.includes(needsConsent)) return;
  throw new ApiProblem(403, 'no-consent', 'The visitor has not agreed to be counted');
}

function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w-]{1,200})$/i.exec(authorization ?? '')?.[1];
}

export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,100}$/.test(key)) return key;
  throw new ApiProblem(400, 'invalid-input', 'Idempotency-Key must be 8 to 100 visible characters');
}

function registerWrongMethods(app: FastifyInstance): void {
  const known = new Map<string, Set<HTTPMethods>>();
  for (const { path, method } of Object.values<Call>(apiCalls)) {
    known.set(path, (known.get(path) ?? new Set()).add(method));
  }
  for (const [path, methods] of known) {
    app.route({
      method: METHODS.filter((method) => !methods.has(method)),
      url: fastifyPath(path),
      handler: async (_, reply) => {
        reply.header('allow', [...methods].sort().join(', '));
        throw new ApiProblem(405, 'method-not-allowed', 'This method is not supported here');
      },
    });
  }
}

const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

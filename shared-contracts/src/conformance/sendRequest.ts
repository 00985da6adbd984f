import type { Call } from '../contracts/api/defineCall';
import { buildUrl } from '../contracts/client/buildUrl';
import { CONSENT_COOKIE } from '../contracts/cookies';

/** A request that is not type-checked. Unlike a typed input, it may be wrong in every way. */
export interface RawRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged instead of `body`. */
  raw?: string | FormData;
  contentType?: string;
  token?: string;
  idempotencyKey?: string;
  /** Omits the consent cookie that the endpoint needs. */
  isWithoutConsent?: boolean;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** `undefined` if the body is not JSON. */
  body: unknown;
}

/** Thrown if the host does not reply at all. */
export class HostUnreachable extends Error {}

const TIME_LIMIT_MS = 20_000;

/**
 * Sends one request.
 * @throws HostUnreachable if no reply arrives
 */
export async function sendRequest(host: string, call: Call, request: RawRequest): Promise<Answer> {
  const url = buildUrl(host, call.path, request.params, request.query);
  if (url === undefined) throw new Error(`${call.id} was called without its path values`);
  const headers = new Headers();
  if (request.token !== undefined) headers.set('authorization', `Bearer ${request.token}`);
  if (request.idempotencyKey) headers.set('idempotency-key', request.idempotencyKey);
  if (call.needsConsent && !request.isWithoutConsent) {
    headers.set('cookie', `${CONSENT_COOKIE}=${call.needsConsent}`);
  }
  const body =
    request.raw ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  // `fetch` sets the content type of a form itself, because this type contains the boundary.
  if (typeof body === 'string') headers.set('content-type', request.contentType ?? JSON_TYPE);
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const reply = await fetch(url, { method: call.method, headers, body, signal });
    return { status: reply.status, headers: reply.headers, body: readJson(await reply.text()) };
  } catch (cause) {
    throw new HostUnreachable(`${host} does not answer ${call.method} ${call.path}`, { cause });
  }
}

const JSON_TYPE = 'application/json';

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

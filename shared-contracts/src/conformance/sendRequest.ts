import type { Call } from '../contracts/api/defineCall';
import { buildUrl } from '../contracts/client/buildUrl';
import { CONSENT_COOKIE } from '../contracts/cookies';

/** A request as it goes out: unlike a caller's input, it may be wrong in every way. */
export interface RawRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  raw?: string | FormData;
  contentType?: string;
  token?: string;
  idempotencyKey?: string;
  /** Leaves out the consent that a call needs. */
  isWithoutConsent?: boolean;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** `undefined` when it is no JSON. */
  body: unknown;
}

/** The host did not answer at all. */
export class HostUnreachable extends Error {}

const TIME_LIMIT_MS = 20_000;

/** @throws HostUnreachable when no answer came */
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
  // A form names its own type, with the boundary that parts it.
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

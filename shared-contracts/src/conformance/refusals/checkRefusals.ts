import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { bodyLimit } from '../../contracts/api/bodyLimit';
import type { Call } from '../../contracts/api/defineCall';
import type { Findings } from '../Report';
import { checkProblem } from '../rules/checkProblem';
import { type Answer, HostUnreachable, type RawRequest, sendRequest } from '../sendRequest';
import { mutateFields, mutateQuery } from './mutations';

interface Refusal {
  request: string;
  expected: number[];
  field?: string;
  send: RawRequest;
}

/**
 * Sends every request that an endpoint must refuse: mutations of a valid request. Then sends the
 * valid request, which must succeed, because refused requests have no effect.
 * @param otherToken token of a customer who does not own the request's objects
 */
export async function checkRefusals(
  host: string,
  call: Call,
  good: RawRequest,
  findings: Findings,
  otherToken: string | undefined,
): Promise<void> {
  const refusals = [
    ...badTokens(call, good),
    ...badConsents(call, good),
    ...badPaths(call, good, otherToken),
    ...badQueries(call, good),
    ...badBodies(call, good),
  ];
  for (const { send, ...refusal } of refusals) {
    const answer = await sendOrReport(host, call, send, refusal.request, findings);
    if (answer) checkProblem(call, answer, findings, refusal);
  }
}

async function sendOrReport(
  host: string,
  call: Call,
  send: RawRequest,
  request: string,
  { differ }: Findings,
): Promise<Answer | undefined> {
  try {
    return await sendRequest(host, call, send);
  } catch (error) {
    if (!(error instanceof HostUnreachable)) throw error;
    differ(call.id, `a reply expected for ${request}, got none`);
    return undefined;
  }
}

function badTokens(call: Call, good: RawRequest): Refusal[] {
  if (call.access === 'public') return [];
  const forged = randomBytes(32).toString('base64url');
  return [
    { request: 'no token', expected: [401], send: { ...good, token: undefined } },
    { request: 'a forged token', expected: [401], send: { ...good, token: forged } },
  ];
}

const badConsents = ({ needsConsent }: Call, good: RawRequest): Refusal[] =>
  needsConsent
    ? [{ request: 'no consent', expected: [403], send: { ...good, isWithoutConsent: true } }]
    : [];

function badPaths(call: Call, good: RawRequest, otherToken: string | undefined): Refusal[] {
  const keys = call.params instanceof z.ZodMiniObject ? Object.keys(call.params.shape) : [];
  return keys.flatMap((key): Refusal[] => {
    const given = good.params?.[key];
    const to = (value: string) => ({ ...good, params: { ...good.params, [key]: value } });
    const isUuid = z.guid().safeParse(given).success;
    if (!isUuid) return UNKNOWN_IS_EMPTY.has(call.id) ? [] : [unknown(key, to(NO_SUCH_HANDLE))];
    const another: Refusal[] =
      call.access === 'customer' && otherToken
        ? [{ request: "another customer's", expected: [404], send: { ...good, token: otherToken } }]
        : [];
    return [
      unknown(key, to(randomUUID())),
      { request: `a ${key} that is no uuid`, expected: [404], send: to('no-uuid') },
      ...another,
    ];
  });
}

const NO_SUCH_HANDLE = 'there-is-no-such-thing-here';
/** Endpoints that reply to an unknown name with an empty list instead of an error. */
const UNKNOWN_IS_EMPTY = new Set(['getMenuItems']);

const unknown = (key: string, send: RawRequest): Refusal => ({
  request: `an unknown ${key}`,
  expected: [404],
  send,
});

function badQueries(call: Call, good: RawRequest): Refusal[] {
  if (!(call.query instanceof z.ZodMiniObject)) return [];
  return mutateQuery(call.query, good.query ?? {}).map(({ request, field, value }) => ({
    request,
    field,
    expected: [400],
    send: { ...good, query: value },
  }));
}

function badBodies(call: Call, good: RawRequest): Refusal[] {
  const { body: _, ...rest } = good;
  const tooLong = JSON.stringify({ x: 'y'.repeat(bodyLimit(call)) });
  if (call.upload) {
    const raw = JSON.stringify({});
    return [
      { request: 'JSON where files are expected', expected: [415, 400], send: { ...rest, raw } },
    ];
  }
  if (!call.body) return [];
  const withRaw = (raw: string, contentType?: string) => ({ ...rest, raw, contentType });
  const fields = isObject(good.body) ? good.body : {};
  const keys = call.body instanceof z.ZodMiniObject ? Object.keys(call.body.shape) : [];
  return [
    ...mutateFields(call.body, fields, keys, 'a body').map(({ request, field, value }) => ({
      request,
      field,
      expected: [400],
      send: { ...good, body: value },
    })),
    { request: 'half a JSON', expected: [400], send: withRaw('{"half":') },
    { request: 'a body that is a list', expected: [400], send: withRaw('[]') },
    { request: 'text/plain', expected: [415], send: withRaw('{}', 'text/plain') },
    { request: 'a body that is too large', expected: [413], send: withRaw(tooLong) },
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

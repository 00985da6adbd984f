import * as z from 'zod/mini';
import type { Call } from '../../contracts/api/defineCall';
import { staleSeconds } from '../../contracts/client/cacheTimes';
import type { Findings } from '../Report';
import type { Answer } from '../sendRequest';
import { findWrongSums } from './findWrongSums';

const MAX_ISSUES = 5;

/**
 * Compares a reply of status 200 with the contract.
 * @returns true if its body has the contract's shape
 */
export function checkReply(
  call: Call,
  answer: Answer,
  { differ, warn }: Findings,
  isAnonymous: boolean,
): boolean {
  const type = answer.headers.get('content-type') ?? 'no content-type';
  if (!/^application\/json\b/.test(type)) differ(call.id, `application/json expected, got ${type}`);
  if (answer.body === undefined) {
    differ(call.id, 'the reply is not JSON');
    return false;
  }
  const caching = findWrongCaching(call, answer.headers, isAnonymous);
  if (caching) differ(call.id, caching);
  const stale = findLongStale(call, answer.headers);
  if (stale) warn(call.id, stale);
  const mixed = findMixedLanguages(call, answer.headers);
  if (mixed) warn(call.id, mixed);
  const parsed = call.reply.safeParse(answer.body);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, MAX_ISSUES);
    for (const issue of issues) differ(call.id, describeIssue(issue, answer.body));
    return false;
  }
  for (const wrong of new Set(findWrongSums(answer.body))) differ(call.id, wrong);
  for (const key of new Set(findUnlistedKeys(call.reply, answer.body))) {
    warn(call.id, `${key} is not listed in the contract`);
  }
  return true;
}

/** Describes a `Cache-Control` that the contract does not allow; `undefined` if it is allowed. */
function findWrongCaching(call: Call, headers: Headers, isAnonymous: boolean): string | undefined {
  const said = headers.get('cache-control') ?? '';
  if (call.cacheSeconds === undefined || !isAnonymous) {
    const isKept = !/\b(no-store|private)\b/.test(said);
    return isKept ? `cache-control: no-store expected, got ${said || 'nothing'}` : undefined;
  }
  // A missing header is not allowed either, because caches would choose a lifetime of their own.
  const seconds = Number(/\bmax-age=(\d+)/.exec(said)?.[1]);
  const longest = call.isRenewedByBrowsers ? 0 : call.cacheSeconds;
  if (/\bno-(store|cache)\b/.test(said) || seconds <= longest) return undefined;
  return `cache-control: max-age of at most ${longest} expected, got ${said || 'nothing'}`;
}

/** Describes a `stale-while-revalidate` so long that caches would show withdrawn products. */
function findLongStale(call: Call, headers: Headers): string | undefined {
  const said = headers.get('cache-control') ?? '';
  const seconds = Number(/\bstale-while-revalidate=(\d+)/.exec(said)?.[1] ?? 0);
  const longest = staleSeconds(call.cacheSeconds ?? 0);
  if (seconds <= longest) return undefined;
  return `cache-control: stale-while-revalidate of at most ${longest} expected, got ${said}`;
}

/**
 * Describes a missing `Vary` that would let caches mix languages. A host with one language sends no
 * `Content-Language` and needs no `Vary`.
 */
function findMixedLanguages(call: Call, headers: Headers): string | undefined {
  const isKept = call.isTranslated && call.cacheSeconds !== undefined;
  if (!isKept || !headers.has('content-language')) return undefined;
  const said = headers.get('vary') ?? '';
  if (/\baccept-language\b|\*/i.test(said)) return undefined;
  return `vary: accept-language expected beside content-language, got ${said || 'nothing'}`;
}

/**
 * Finds the keys that a value has and its schema does not list.
 * @returns the paths of these keys, with `[]` for a position in a list
 */
export function findUnlistedKeys(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  const inner = innerOf(schema);
  if (inner && value !== null && value !== undefined) {
    return Array.isArray(value)
      ? value.flatMap((each) => findUnlistedKeys(inner, each, `${path}[]`))
      : findUnlistedKeys(inner, value, path);
  }
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null)
    return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const field = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
    const at = path === '' ? key : `${path}.${key}`;
    return field ? findUnlistedKeys(field, each, at) : [at];
  });
}

/**
 * Returns the schema of a list's items, or of the value that an optional or nullable schema wraps.
 */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodMiniArray) return schema._zod.def.element;
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    return schema._zod.def.innerType;
  }
  return undefined;
}

/** Describes a difference from a schema: `items.0.price is missing`. */
function describeIssue({ path, code, message }: z.core.$ZodIssue, value: unknown): string {
  const field = path.map(String).join('.') || 'the reply';
  const found = path.reduce<unknown>(lookInto, value);
  if (code === 'invalid_type' && found === undefined) return `${field} is missing`;
  return `${field} ${message.startsWith('must') ? message : `is wrong: ${message}`}`;
}

const lookInto = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === String(key))?.[1]
    : undefined;

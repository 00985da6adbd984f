import type { Call } from '../api/defineCall';
import type { CacheTimes } from '../responseCache';

const STALE_FACTOR = 10;
/** Longest time for which caches may still show content that the market has withdrawn. */
const MAX_KEPT_SECONDS = 300;

/**
 * Seconds for which a cache may still use a stale reply while it requests a new one
 * (stale-while-revalidate). The stale time is ten times the fresh time, but ends at most five
 * minutes after the API made the reply.
 * @param cacheSeconds seconds for which the call's replies are fresh
 */
export const staleSeconds = (cacheSeconds: number) =>
  Math.max(Math.min(cacheSeconds * STALE_FACTOR, MAX_KEPT_SECONDS - cacheSeconds), 0);

type CallTimes = Pick<Call, 'cacheSeconds' | 'isRenewedByBrowsers'>;

/**
 * `Cache-Control` of an anonymous reply: `no-store` if the call has no `cacheSeconds`. If browsers
 * must renew the reply, only shared caches keep it. The header then contains no stale time, because
 * a browser would use it as well.
 */
export function cacheControlOf({ cacheSeconds, isRenewedByBrowsers }: CallTimes): string {
  if (cacheSeconds === undefined) return 'no-store';
  if (isRenewedByBrowsers) return `public, max-age=0, s-maxage=${cacheSeconds}`;
  return `public, max-age=${cacheSeconds}, stale-while-revalidate=${staleSeconds(cacheSeconds)}`;
}

/** Headers of a reply that limit how long caches may keep it. */
export interface CacheHeaders {
  cacheControl: string | undefined;
  /** Seconds since the API made the reply; missing if the reply does not come from a cache. */
  age: string | undefined;
}

/**
 * @returns remaining times for which a shared cache may use a reply (RFC 9111). They are 0 if the
 * header lacks `public` or contains `no-store`, and never longer than the contract allows. If
 * browsers must renew the reply, its header has no stale time, so the stale time of the contract
 * applies.
 */
export function cacheTimes({ cacheControl, age }: CacheHeaders, call: CallTimes): CacheTimes {
  const { cacheSeconds = 0, isRenewedByBrowsers } = call;
  const directives = (cacheControl ?? '').toLowerCase().split(/\s*,\s*/);
  if (!directives.includes('public') || directives.includes('no-store')) {
    return { freshMs: 0, staleMs: 0 };
  }
  const seconds = (name: string) =>
    directives.find((directive) => directive.startsWith(`${name}=`))?.slice(name.length + 1);
  const fresh = Math.min(positiveNumber(seconds('s-maxage') ?? seconds('max-age')), cacheSeconds);
  const longest = staleSeconds(cacheSeconds);
  const stale = isRenewedByBrowsers
    ? longest
    : Math.min(positiveNumber(seconds('stale-while-revalidate')), longest);
  const passed = positiveNumber(age);
  return {
    freshMs: Math.max(fresh - passed, 0) * 1000,
    staleMs: Math.max(Math.min(stale, fresh + stale - passed), 0) * 1000,
  };
}

function positiveNumber(text: string | undefined): number {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : 0;
}

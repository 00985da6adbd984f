import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';

/**
 * All API calls, in the order in which they are tried. A literal segment is tried before a
 * parameter, as in the API's router: `{` sorts after every letter.
 */
const ROUTES = Object.values<Call>(apiCalls)
  .map(({ id, method, path }) => ({ id, method, path, pattern: patternOf(path) }))
  .sort((one, other) => (one.path < other.path ? -1 : 1));

/**
 * Finds the call of the contract to which a request belongs.
 * @param path path under the API host, without a query
 * @returns the call's id
 */
export function findCall(method: string, path: string): string | undefined {
  return ROUTES.find((route) => route.method === method && route.pattern.test(path))?.id;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

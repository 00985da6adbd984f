import { data } from '@marketplace/contracts/router';
import { isMissing } from './refusals';

/**
 * Throws a 404 for an unknown object. Another customer's object gets the same 404. Throws any other
 * error unchanged.
 */
export function throwNotFound(error: unknown): never {
  if (isMissing(error)) throw data(null, { status: 404 });
  throw error;
}

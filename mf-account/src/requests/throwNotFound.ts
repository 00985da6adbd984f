import { ApiError } from '@marketplace/contracts/api/client';
import { data } from '@marketplace/contracts/router';

/**
 * Throws a 404 for an unknown object. Another customer's object gets the same 404. Throws any other
 * error unchanged.
 */
export function throwNotFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
  throw error;
}

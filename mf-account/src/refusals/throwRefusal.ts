import { ApiError } from '@marketplace/contracts/api/client';
import { data, redirect } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';

/**
 * What a refusal means for a customer's page. A token the API no longer takes is like none at all,
 * so it leads where the guard `userAuth` leads; what is not the customer's own is not there.
 *
 * @throws always: a redirect, a 404, or the failure as it came
 */
export function throwRefusal(failure: unknown): never {
  if (failure instanceof ApiError && failure.status === 401) throw redirect(homePath());
  if (failure instanceof ApiError && failure.status === 404) throw data(null, { status: 404 });
  throw failure;
}

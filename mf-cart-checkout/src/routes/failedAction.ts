import { ApiError } from '@marketplace/contracts/api/client';
import { toast } from '@marketplace/contracts/notices';
import { data } from '@marketplace/contracts/router';

/** Shows a toast that says why an action has failed, and returns the result of the action. */
export async function failedAction(error: unknown) {
  await toast.failure(error);
  // A status of 400 or more prevents the loaders from running again. Without a connection they would
  // fail, too, and an error page would replace the page.
  return error instanceof ApiError && error.kind === 'http' ? null : data(null, 500);
}

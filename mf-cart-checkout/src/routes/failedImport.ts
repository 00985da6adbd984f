import { toast } from '@marketplace/contracts/notices';
import { data } from '@marketplace/contracts/router';

/** Shows a toast, and returns the result of an action whose code could not be imported. */
export async function failedImport(error: unknown) {
  await toast.failure(error);
  // A status of 400 or more prevents the loaders from running again, because nothing has changed.
  return data(null, 500);
}

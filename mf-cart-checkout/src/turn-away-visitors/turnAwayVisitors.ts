import { ApiError } from '@marketplace/contracts/api/client';
import { redirect } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';

/**
 * The guard of a page looks at the cookie alone; a token in it that the API refuses is no better
 * than none (specification section 6).
 */
export function turnAwayVisitors(error: unknown): never {
  if (error instanceof ApiError && error.status === 401) throw redirect(homePath());
  throw error;
}

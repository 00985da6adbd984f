import { ApiError } from '@marketplace/contracts/api/client';
import { type LoaderFunction, redirect } from 'react-router-dom';
import { clearAccessToken, EXPIRED_ACCESS_TOKEN } from '../cookies';
import { homePath } from '../routes';

/**
 * A loader or an action of a page guarded by `userAuth`: it leads home, and ends the cookie, when
 * the API refuses the token (specification section 6).
 */
export function redirectUnauthorized(run: LoaderFunction): LoaderFunction {
  return async (args, context) => {
    try {
      return await run(args, context);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      if (typeof document !== 'undefined') clearAccessToken();
      throw redirect(homePath(), { headers: { 'set-cookie': EXPIRED_ACCESS_TOKEN } });
    }
  };
}

import { ApiError } from '@marketplace/contracts/api/client';
import type { LoaderFunction } from 'react-router-dom';
import { clearAccessToken, EXPIRED_ACCESS_TOKEN } from '../cookies';
import { redirectToLogin } from './redirectToLogin';

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
      throw redirectToLogin(args.request, [EXPIRED_ACCESS_TOKEN]);
    }
  };
}

import { ApiError } from '@marketplace/contracts/api/client';
import { type LoaderFunction, redirect } from 'react-router-dom';
import { clearAccessToken, EXPIRED_ACCESS_TOKEN, readAccessToken } from '../cookies';
import { redirectToLogin } from './redirectToLogin';

/**
 * Wraps a loader or an action of a page that has the guard `userAuth`. If the API refuses the
 * token, the wrapper removes the cookie and redirects the visitor to the home page (specification
 * section 6). If another tab has signed in meanwhile, it reloads the page instead.
 */
export function redirectUnauthorized(run: LoaderFunction): LoaderFunction {
  return async (args, context) => {
    const { request } = args;
    const token = readAccessToken(request);
    try {
      return await run(args, context);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      if (typeof document !== 'undefined') {
        const { pathname, search } = new URL(request.url);
        const present = readAccessToken(request);
        // Another tab has signed in meanwhile. Its token was not refused, so the page loads again.
        if (present !== undefined && present !== token) throw redirect(pathname + search);
        clearAccessToken();
      }
      throw redirectToLogin(request, [EXPIRED_ACCESS_TOKEN]);
    }
  };
}

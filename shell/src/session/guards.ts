import { readAccessToken } from '@marketplace/contracts/cookies';
import { redirectToLogin } from '@marketplace/contracts/pages/redirectToLogin';
import type { RouteHandle } from '@marketplace/contracts/RemoteModules';

/** Fields of a route's handle that the guards read. */
export type GuardedHandle = Pick<RouteHandle, 'middleware' | 'openWith'>;

type Middleware = (request: Request, handle: GuardedHandle) => Promise<void>;

/** Middleware that a route's handle may name (specification sections 6 and 8). */
const MIDDLEWARE: Readonly<Record<string, Middleware>> = {
  async userAuth(request, { openWith }) {
    if (readAccessToken(request)) return;
    if (!openWith || !(await isOffered(openWith, request))) throw redirectToLogin(request);
  },
};

/**
 * True if the API supports the endpoint with this id. The check is imported on demand, because only
 * visitors without a token need it.
 */
async function isOffered(id: string, request: Request): Promise<boolean> {
  const { isCallSupported } = await import(
    /* webpackChunkName: "guest-pages" */ '@marketplace/contracts/client/isCallSupported'
  );
  return isCallSupported({ id }, request);
}

/**
 * Runs the middleware of a route.
 * @throws a redirect if a guard refuses the visitor, or a Response 500 if a middleware is unknown
 */
export async function runMiddleware(handle: GuardedHandle, request: Request): Promise<void> {
  for (const name of handle.middleware ?? []) {
    const middleware = Object.hasOwn(MIDDLEWARE, name) ? MIDDLEWARE[name] : undefined;
    if (!middleware) throw new Response(null, { status: 500, statusText: 'Unknown middleware' });
    await middleware(request, handle);
  }
}

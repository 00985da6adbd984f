import { readAccessToken } from '@marketplace/contracts/cookies';
import { redirect } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';

type Middleware = (request: Request) => void;

/** Middleware that a route may name in its handle (specification sections 6 and 8). */
const MIDDLEWARE: Readonly<Record<string, Middleware>> = {
  userAuth(request) {
    if (!readAccessToken(request)) throw redirect(homePath());
  },
};

/** @throws a redirect, or a 500 Response 'Unknown middleware'. */
export function runMiddleware(names: string[], request: Request): void {
  for (const name of names) {
    const middleware = Object.hasOwn(MIDDLEWARE, name) ? MIDDLEWARE[name] : undefined;
    if (!middleware) throw new Response(null, { status: 500, statusText: 'Unknown middleware' });
    middleware(request);
  }
}

import { ApiError } from '../client/client';
import { clearAccessToken, readAccessToken, writeAccessToken } from '../cookies';
import { redirectUnauthorized } from './redirectUnauthorized';

const signIn = (token: string) => writeAccessToken(token, 3600);

/** @returns path to which the orders page redirects after the API has refused its loader's token */
async function refuse(meanwhile: () => void = () => undefined): Promise<string | null> {
  const guarded = redirectUnauthorized(async () => {
    meanwhile();
    throw new ApiError({ kind: 'http', message: 'Unauthorized', status: 401 });
  });
  const request = new Request(new URL('/orders?pageNumber=2', location.href));
  const answer = await Promise.resolve(
    guarded({ request, url: new URL(request.url), params: {}, pattern: '/orders', context: {} }),
  ).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw answer;
  return answer.headers.get('location');
}

describe('a page for which the API refuses the token', () => {
  it('redirects to the home page and ends the session', async () => {
    signIn('old');
    expect(await refuse()).toBe('/');
    expect(readAccessToken()).toBeUndefined();
  });

  it('redirects to the home page even if the visitor has logged out during the call', async () => {
    signIn('old');
    expect(await refuse(clearAccessToken)).toBe('/');
  });

  it('loads again with the new session if another tab has signed in during the call', async () => {
    signIn('old');
    expect(await refuse(() => signIn('new'))).toBe('/orders?pageNumber=2');
    expect(readAccessToken()).toBe('new');
  });
});

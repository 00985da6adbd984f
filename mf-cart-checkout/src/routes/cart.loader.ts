import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { readAccessToken } from '@marketplace/contracts/session/cookies';
import { fetchCart } from '../cart/fetchCart';

const head: PageHead = { title: msg`Your cart`, canonicalPath: cartPath(), isPrivate: true };

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    head,
    cart: await fetchCart(request),
    isSignedIn: readAccessToken(request) !== undefined,
  };
}

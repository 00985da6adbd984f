import { msg } from '@lingui/core/macro';
import { readAccessToken } from '@marketplace/contracts/cookies';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import { fetchCart } from '../cart/cartRequests';

const head: PageHead = { title: msg`Your cart`, canonicalPath: cartPath() };

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    head,
    cart: await fetchCart(request),
    isSignedIn: readAccessToken(request) !== undefined,
  };
}

import { msg } from '@lingui/core/macro';
import { callApi } from '@marketplace/contracts/api/client';
import { listWishlist } from '@marketplace/contracts/api/wishlist';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { wishlistPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { turnAwayVisitors } from '../turn-away-visitors/turnAwayVisitors';

const head: PageHead = {
  title: msg`Your wishlist`,
  canonicalPath: wishlistPath(),
  isPrivate: true,
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { items } = await callApi(listWishlist, { request }).catch(turnAwayVisitors);
  return { head, entries: items };
}

import { msg } from '@lingui/core/macro';
import { callApi } from '@marketplace/contracts/api/client';
import { listWishlist } from '@marketplace/contracts/api/wishlist';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { wishlistPath } from '@marketplace/contracts/routes';

const head: PageHead = {
  title: msg`Your wishlist`,
  canonicalPath: wishlistPath(),
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { items } = await callApi(listWishlist, { request });
  return { head, entries: items };
}

import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { removeWishlistEntry, type WishlistEntry } from '@marketplace/contracts/api/wishlist';

/** Takes entries off the wishlist; one that another tab took off meanwhile counts as done. */
export async function removeEntries(entries: readonly Pick<WishlistEntry, 'uuid'>[]) {
  await Promise.all(
    entries.map(({ uuid }) =>
      callApi(removeWishlistEntry, { params: { wishlistUuid: uuid } }).catch((error) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    ),
  );
}

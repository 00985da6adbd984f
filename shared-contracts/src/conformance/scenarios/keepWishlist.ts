import type { Product } from '../../api/products';
import { addWishlistEntry, listWishlist, removeWishlistEntry } from '../../api/wishlist';
import type { Tester } from '../createTester';

/** Wishes for a product, twice, and takes it off unless it was there before. */
export async function keepWishlist(
  { call, findings }: Tester,
  token: string,
  product: Product,
): Promise<void> {
  const before = await call(listWishlist, {}, { token });
  const body = { productUuid: product.uuid };
  const entry = await call(addWishlistEntry, { body }, { token, mayRefuse: [409] });
  if (!entry) return findings.skip('removeWishlistEntry', 'nothing could be wished for');
  if (entry.productUuid !== product.uuid) {
    findings.differ('addWishlistEntry', 'productUuid is not the one wished for');
  }
  const again = await call(addWishlistEntry, { body }, { token });
  if (again && again.uuid !== entry.uuid) {
    findings.differ('addWishlistEntry', 'uuid changes when the same is wished for again');
  }
  const wasThere = before?.items.some(({ uuid }) => uuid === entry.uuid);
  const params = { wishlistUuid: entry.uuid };
  if (!wasThere) await call(removeWishlistEntry, { params }, { token });
  else findings.skip('removeWishlistEntry', 'the product is on the wishlist to stay');
}

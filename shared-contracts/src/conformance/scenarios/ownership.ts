import { randomUUID } from 'node:crypto';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '../../contracts/api/addresses';
import type { Product } from '../../contracts/api/products';
import { addWishlistEntry, listWishlist, removeWishlistEntry } from '../../contracts/api/wishlist';
import type { Tester } from '../createTester';

/** Delivery address in every scenario. */
export const ADDRESS = {
  name: 'Conformance Check',
  phone: '01711000009',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Gulshan',
  area: 'Gulshan 1',
  street: 'House 5, Road 11',
};

/** Saves, changes and deletes an address. */
export async function saveAddresses(tester: Tester, token: string): Promise<void> {
  const { call, findings } = tester;
  await call(listAddresses, {}, { token });
  const as = { token, idempotencyKey: randomUUID(), mayRefuse: [409] };
  const saved = await call(createAddress, { body: ADDRESS }, as);
  if (!saved) return findings.skip('updateAddress', 'no address could be saved');
  if (saved.phone !== '+8801711000009') {
    findings.differ('createAddress', 'phone lacks the prefix +88');
  }
  const params = { uuid: saved.uuid };
  const changed = await call(updateAddress, { params, body: { area: 'Banani' } }, { token });
  if (changed && changed.area !== 'Banani') {
    findings.differ('updateAddress', 'area is not the changed value');
  }
  if (changed && changed.street !== ADDRESS.street) {
    findings.differ('updateAddress', 'street changes although the request omits it');
  }
  await saveAgain(tester, as, saved.uuid);
  await call(deleteAddress, { params }, { token });
}

/**
 * Repeats the request that saved the address, with the same idempotency key. A host may save the
 * address twice, because idempotency keys are an extension for this endpoint.
 */
async function saveAgain(
  { call, refuse }: Tester,
  as: { token: string; idempotencyKey: string },
  uuid: string,
): Promise<void> {
  const { token } = as;
  const again = await call(createAddress, { body: ADDRESS }, as);
  if (again && again.uuid !== uuid) {
    await call(deleteAddress, { params: { uuid: again.uuid } }, { token });
  } else if (again) {
    const body = { ...ADDRESS, area: 'Banani' };
    const request = 'another address with the key of the first';
    await refuse(createAddress, { body }, { request, expected: [409], ...as });
  }
}

/** Adds a product to the wishlist twice, and removes it unless it was there before. */
export async function changeWishlist(
  { call, findings }: Tester,
  token: string,
  product: Product,
): Promise<void> {
  const before = await call(listWishlist, {}, { token });
  const body = { productUuid: product.uuid };
  const entry = await call(addWishlistEntry, { body }, { token, mayRefuse: [409] });
  if (!entry) return findings.skip('removeWishlistEntry', 'no product could be added');
  if (entry.productUuid !== product.uuid) {
    findings.differ('addWishlistEntry', 'productUuid is not the requested one');
  }
  const again = await call(addWishlistEntry, { body }, { token });
  if (again && again.uuid !== entry.uuid) {
    findings.differ('addWishlistEntry', 'uuid changes when the same product is added again');
  }
  const wasThere = before?.items.some(({ uuid }) => uuid === entry.uuid);
  const params = { wishlistUuid: entry.uuid };
  if (!wasThere) await call(removeWishlistEntry, { params }, { token });
  else findings.skip('removeWishlistEntry', 'the product was already on the wishlist');
}

import { getProductByHandle } from '@marketplace/contracts/api/products';
import { busRequest } from '@marketplace/contracts/events/busRequest';
import { bus, callApi } from '../../contracts';

/**
 * Asks the cart to add one piece of a product. Fetches the product's uuid first: uuids in all cards
 * would make up a fifteenth of the home page's size.
 * @param onSettled called when the cart has replied
 * @throws ApiError if the call fails; Error if the product now has variants
 */
export async function addProduct(handle: string, onSettled: () => void): Promise<void> {
  const { uuid: productUuid, hasVariants } = await callApi(getProductByHandle, {
    params: { handle },
  });
  if (hasVariants) throw new Error('It has variants.');
  busRequest({
    publish: (requestId) =>
      bus.publish('cart:add-requested', { requestId, productUuid, quantity: 1 }),
    answers: ['cart:item-added', 'cart:add-failed'],
    onSettled,
  });
}

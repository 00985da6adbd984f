import { getProductByHandle } from '@marketplace/contracts/api/products';
import { busRequest } from '@marketplace/contracts/events/busRequest';
import { bus } from '../../bus';
import { callApi } from '../../client';

/**
 * Asks the cart for one piece of a product, whose uuid is not in the page: it would be a fifteenth of a
 * home page's bytes.
 * @param onSettled called once the cart has answered
 * @throws what the call throws; Error where a variant has to be chosen by now
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

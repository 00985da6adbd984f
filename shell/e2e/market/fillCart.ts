import type { BrowserContext } from '@playwright/test';
import { stack } from '../setup/stack';
import { findPlainProduct } from './findProducts';

/** Puts a product into the browser's cart, for journeys that are not about adding it. */
export async function fillCart(context: BrowserContext, quantity = 1) {
  const product = await findPlainProduct(context.request);
  const response = await context.request.post(`${stack.origin}/api/public-cart/cart-item`, {
    data: { productUuid: product.uuid, quantity },
  });
  if (!response.ok()) throw new Error(`Adding to the cart answered ${response.status()}`);
  const { uuid }: { uuid: string } = await response.json();
  await context.addCookies([
    { name: 'cartUuid', value: uuid, url: stack.origin },
    { name: 'cartQuantity', value: String(quantity), url: stack.origin },
  ]);
  return { cartUuid: uuid, product };
}

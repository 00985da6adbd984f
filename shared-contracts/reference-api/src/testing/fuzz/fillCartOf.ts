import type { FastifyInstance } from 'fastify';

/** Puts a piece of a product into a new cart; gives the uuids of the cart and of its line. */
export async function fillCartOf(app: FastifyInstance, productUuid: string): Promise<string[]> {
  const reply = await app.inject({
    method: 'POST',
    url: '/public-cart/cart-item',
    payload: { productUuid },
  });
  const cart = reply.json();
  return [cart.uuid, cart.cartItems[0].uuid];
}

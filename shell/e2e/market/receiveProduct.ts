import type { Product } from '@marketplace/contracts/api/products';
import type { APIRequestContext } from '@playwright/test';
import { stack } from '../setup/stack';

const ADDRESS = {
  name: 'Nusrat Jahan',
  phone: '01711000009',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Gulshan',
  area: 'Gulshan 1',
  street: 'House 5, Road 11',
};

/** Orders a plain product as the customer of a token, and has it delivered. */
export async function receiveProduct(request: APIRequestContext, token: string, product: Product) {
  const headers = { authorization: `Bearer ${token}` };
  const post = async <Reply>(path: string, data: object): Promise<Reply> => {
    const response = await request.post(`${stack.origin}/api${path}`, { headers, data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
    return response.json();
  };
  const cart = await post<{ uuid: string }>('/public-cart/cart-item', {
    productUuid: product.uuid,
    quantity: 1,
  });
  const order = await post<{ orderNumber: number }>('/order', {
    cartUuid: cart.uuid,
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    paymentMethod: 'cash-on-delivery',
  });
  for (const to of ['confirmed', 'shipped', 'delivered']) {
    await post('/dev/advance', { orderNumber: Number(order.orderNumber), to });
  }
}

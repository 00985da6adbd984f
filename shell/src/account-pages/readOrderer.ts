import { callApi } from '@marketplace/contracts/api/client';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import type { KnownName } from './SignUpForm';

/** Name and phone of an order; `undefined` if it cannot be read, for the form works without them. */
export async function readOrderer(id: string, request: Request): Promise<KnownName | undefined> {
  try {
    const { shippingAddress } = await callApi(getMyOrder, { params: { id }, request });
    return { fullName: shippingAddress.name, phone: shippingAddress.phone.replace(/^\+88/, '') };
  } catch {
    return undefined;
  }
}

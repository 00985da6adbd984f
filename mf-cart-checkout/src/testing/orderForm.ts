import { postalAddress } from './buildOrder';

/**
 * Builds the checkout form as a browser would send it, with one new address and cash on delivery.
 */
export function orderForm(changes: Record<string, string | undefined> = {}): FormData {
  const form = new FormData();
  const values: Record<string, string | undefined> = {
    cartUuid: '0f0c1d1e-0000-4000-8000-000000000001',
    expectedSubtotal: '500',
    expectedTotal: '560',
    shippingChoice: 'new',
    isBillingSame: 'on',
    paymentMethod: 'cash-on-delivery',
    note: '',
    ...addressValues('shipping'),
    ...changes,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
}

export const addressValues = (kind: 'shipping' | 'billing') =>
  Object.fromEntries(
    Object.entries(postalAddress).map(([field, value]) => [`${kind}.${field}`, value ?? '']),
  );

import type { Address, PostalAddress } from '@marketplace/contracts/api/addresses';
import type { Order } from '@marketplace/contracts/api/orders';

export const ORDER_UUID = '0f0c1d1e-0000-4000-8000-000000000900';

export const postalAddress: PostalAddress = {
  name: 'Rahima Khatun',
  phone: '+8801711223344',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Savar',
  area: 'Hemayetpur',
  street: 'House 12, Road 4',
  landmark: '',
  postcode: '',
};

export const savedAddress: Address = {
  ...postalAddress,
  uuid: '0f0c1d1e-0000-4000-8000-000000000910',
  label: 'Home',
  isDefault: true,
};

/** Builds an order that was just placed: one product from one shop. */
export function buildOrder(changes: Partial<Order> = {}): Order {
  return {
    uuid: ORDER_UUID,
    orderNumber: 'NB-100042',
    status: 'placed',
    placedAt: '2024-05-01T09:30:00.000Z',
    paymentMethod: 'cash-on-delivery',
    paymentStatus: 'pending',
    subtotal: 500,
    deliveryCharge: 60,
    total: 560,
    shippingAddress: postalAddress,
    billingAddress: postalAddress,
    note: null,
    history: [
      { status: 'placed', parcelUuid: null, note: null, changedAt: '2024-05-01T09:30:00.000Z' },
    ],
    isCancellable: true,
    paymentExpiresAt: null,
    parcels: [
      {
        uuid: '0f0c1d1e-0000-4000-8000-000000000920',
        shopName: 'Padma Fish',
        shopHandle: 'padma-fish',
        status: 'placed',
        deliveryCharge: 60,
        orderItems: [
          {
            uuid: '0f0c1d1e-0000-4000-8000-000000000930',
            productUuid: '0f0c1d1e-0000-4000-8000-000000000940',
            productName: 'Product 1',
            productHandle: 'product-1',
            variant: ['1 kg'],
            smallImageUrl: null,
            quantity: 2,
            unitPrice: 250,
            total: 500,
          },
        ],
      },
    ],
    ...changes,
  };
}

import type { Order, OrderSummary } from '@marketplace/contracts/api/orders';

const address = {
  name: 'Rahima Khatun',
  phone: '+8801711000001',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Dhanmondi',
  area: 'Road 27',
  street: 'House 4, Flat B2',
};

const head = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000301',
  orderNumber: '100042',
  status: 'shipped',
  placedAt: '2024-05-05T20:30:00.000Z',
  paymentMethod: 'cash-on-delivery',
  paymentStatus: 'pending',
  subtotal: 1250.5,
  deliveryCharge: 120,
  total: 1370.5,
} as const;

/** Builds an order from two shops that is on its way and will be paid in cash on delivery. */
export const buildOrder = (changes: Partial<Order> = {}): Order => ({
  ...head,
  shippingAddress: address,
  billingAddress: address,
  note: null,
  history: [{ status: 'placed', parcelUuid: null, note: null, changedAt: head.placedAt }],
  isCancellable: false,
  paymentExpiresAt: null,
  parcels: [
    {
      uuid: '0f0c1d1e-0000-4000-8000-000000000311',
      shopName: 'Chandpur Fish House',
      shopHandle: 'chandpur-fish-house',
      status: 'shipped',
      deliveryCharge: 60,
      orderItems: [
        {
          uuid: '0f0c1d1e-0000-4000-8000-000000000321',
          productUuid: '0f0c1d1e-0000-4000-8000-000000000331',
          productName: 'Padma hilsa',
          productHandle: 'padma-hilsa',
          variant: ['1 kg', 'Cut'],
          smallImageUrl: '/media/hilsa-320.webp',
          quantity: 2,
          unitPrice: 600.25,
          total: 1200.5,
        },
      ],
    },
    {
      uuid: '0f0c1d1e-0000-4000-8000-000000000312',
      shopName: 'Green Basket',
      shopHandle: 'green-basket',
      status: 'confirmed',
      deliveryCharge: 60,
      orderItems: [
        {
          uuid: '0f0c1d1e-0000-4000-8000-000000000322',
          productUuid: '0f0c1d1e-0000-4000-8000-000000000332',
          productName: 'Red spinach',
          productHandle: 'red-spinach',
          variant: [],
          smallImageUrl: null,
          quantity: 1,
          unitPrice: 50,
          total: 50,
        },
      ],
    },
  ],
  ...changes,
});

/** Builds the summary of `buildOrder()` that the list of orders contains. */
export const buildOrderSummary = (changes: Partial<OrderSummary> = {}): OrderSummary => ({
  ...head,
  itemCount: 3,
  productNames: ['Padma hilsa', 'Red spinach'],
  smallImageUrls: ['/media/hilsa-320.webp'],
  ...changes,
});

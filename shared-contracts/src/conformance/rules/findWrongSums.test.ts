import { findWrongSums } from './findWrongSums';

const line = { unitPrice: 350.5, quantity: 2, total: 701 };
const order = {
  orderNumber: 'NB-1',
  subtotal: 701,
  deliveryCharge: 60,
  total: 761,
  parcels: [{ deliveryCharge: 60, orderItems: [line] }],
};
const cart = { cartItems: [line], subtotal: 701, totalQuantity: 2, deliveryCharge: 60 };
const charged = {
  ...cart,
  cartParcels: [
    { subtotal: 301, deliveryCharge: 0 },
    { subtotal: 400, deliveryCharge: 60 },
  ],
};
const within = (deliveryCharge: number) => ({
  ...charged,
  cartParcels: [
    {
      subtotal: 701,
      deliveryCharge: 60,
      withinDistrict: { district: 'Dhaka', deliveryCharge },
    },
  ],
});
const variants = { productVariants: [{ price: 45 }, { price: 23 }] };
const page = { pageNumber: 1, pageSize: 10, totalItems: 21, totalPages: 3 };

describe('findWrongSums', () => {
  it.each<[string, unknown]>([
    ['an order', order],
    ['an order with a discount', { ...order, discount: 10.5, total: 750.5 }],
    [
      'an order of which one parcel was cancelled',
      {
        ...order,
        parcels: [...order.parcels, { uuid: 'a', deliveryCharge: 9, orderItems: [line] }],
        history: [{ status: 'cancelled', parcelUuid: 'a' }],
      },
    ],
    ['a cart', cart],
    ['an empty cart', { ...cart, cartItems: [], subtotal: 0, totalQuantity: 0 }],
    ['a cart with its parcels', charged],
    ['a parcel that costs less within its district', within(40)],
    ['a parcel that costs the same within its district', within(60)],
    ['a product with several prices', { lowestPrice: 23, variant: variants }],
    ['a product with one price', { price: 23, variant: variants }],
    ['a measure with an upper limit', { measure: { amount: 600, upTo: 700, unit: 'g' } }],
    ['a page of a list', { items: [], paginationStatus: page }],
    ['an empty list', { ...page, totalItems: 0, totalPages: 0 }],
    [
      'amounts that are inexact in binary floating point',
      { unitPrice: 0.1, quantity: 3, total: 0.3 },
    ],
    ['a reply without a body', null],
  ])('accepts %s', (_, value) => {
    expect(findWrongSums(value)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    [
      'a cart line',
      { cartItems: [{ ...line, total: 700.99 }], subtotal: 700.99, totalQuantity: 2 },
      'cartItems.0.total is not unitPrice times quantity',
    ],
    ['an order', { ...order, total: 762 }, 'total is not subtotal plus deliveryCharge'],
    [
      'the subtotal of an order',
      { ...order, subtotal: 700, total: 760 },
      'subtotal is not the sum of its lines',
    ],
    [
      'the delivery charge of an order',
      { ...order, deliveryCharge: 0, total: 701 },
      'deliveryCharge is not the sum of its parcels',
    ],
    [
      'the total quantity of a cart',
      { ...cart, totalQuantity: 1 },
      'totalQuantity is not the sum of its lines',
    ],
    [
      'the subtotals of a cart’s parcels',
      { ...charged, cartParcels: [{ subtotal: 700, deliveryCharge: 60 }] },
      'subtotal is not the sum of its parcels',
    ],
    [
      'the delivery charges of a cart’s parcels',
      { ...charged, deliveryCharge: 120 },
      'deliveryCharge is not the sum of its parcels',
    ],
    [
      'the delivery charge within a district',
      within(60.01),
      'cartParcels.0.deliveryCharge is not the most it can become',
    ],
    [
      'the lowest price of variants',
      { lowestPrice: 22.99, variant: variants },
      'lowestPrice is the price of no variant',
    ],
    [
      'a measure with its limits swapped',
      { measure: { amount: 700, upTo: 600, unit: 'g' } },
      'measure.upTo is not above amount',
    ],
    [
      'the number of pages of a list',
      { items: [{ ...page, totalPages: 2 }] },
      'items.0.totalPages is not totalItems by pageSize',
    ],
  ])('reports a wrong number in %s', (_, value, finding) => {
    expect(findWrongSums(value)).toEqual([finding]);
  });
});

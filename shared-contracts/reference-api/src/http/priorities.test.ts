import { type ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import { priorityOf } from './priorities';

describe('priorityOf', () => {
  it.each<[ApiCallId, ReturnType<typeof priorityOf>]>([
    ['placeOrder', 'purchase'],
    ['startPayment', 'purchase'],
    ['addCartItem', 'purchase'],
    ['getPublicCart', 'purchase'],
    ['listUpazilas', 'purchase'],
    ['getCapabilities', 'purchase'],
    ['signIn', 'purchase'],
    ['listMyOrders', 'purchase'],
    ['listProducts', 'list'],
    ['getProductByHandle', 'list'],
    ['listBlogs', 'list'],
    ['searchProducts', 'search'],
    ['listPopularSearches', 'search'],
    ['recordMeasurements', 'search'],
  ])('puts the call %s into the priority class %s', (id, priority) => {
    expect(priorityOf(apiCalls[id])).toBe(priority);
  });
});

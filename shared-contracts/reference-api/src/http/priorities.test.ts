import { type ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import { priorityOf } from './priorities';

describe('the priority class of a call', () => {
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
  ])('%s is %s', (id, priority) => {
    expect(priorityOf(apiCalls[id])).toBe(priority);
  });
});

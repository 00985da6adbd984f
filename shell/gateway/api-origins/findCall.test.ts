import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { findCall } from './findCall';

describe('findCall', () => {
  it.each(Object.values<Call>(apiCalls))('finds $id by its method and path', (call) => {
    expect(findCall(call.method, call.path.replace(/\{\w+\}/g, 'a%20b-1'))).toBe(call.id);
  });

  it('prefers a literal segment to a parameter', () => {
    expect(findCall('GET', '/blog/by-handle/comment')).toBe('getBlogByHandle');
  });

  it.each([
    ['an unknown path', 'GET', '/orders'],
    ['an unknown method', 'DELETE', '/order'],
    ['a longer path', 'GET', '/order/my-order/7/invoice'],
    ['an empty parameter', 'GET', '/order/my-order/'],
  ])('finds no call for %s', (_, method, path) => {
    expect(findCall(method, path)).toBeUndefined();
  });
});

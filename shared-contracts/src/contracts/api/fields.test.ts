/**
 * @jest-environment jsdom
 */
import * as z from 'zod/mini';
import { apiCalls } from './apiCalls';
import type { Call } from './defineCall';

describe('the contract', () => {
  it("turns off zod's code generation in a browser, because its security policy forbids it", () => {
    expect(z.config().jitless).toBe(true);
  });

  it('lists each call under its own id', () => {
    for (const [key, call] of Object.entries<Call>(apiCalls)) expect(call.id).toBe(key);
  });

  it('has at most one call for each combination of method and path', () => {
    const places = Object.values<Call>(apiCalls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('declares path parameters for a call if, and only if, its path contains some', () => {
    for (const { id, path, params } of Object.values<Call>(apiCalls)) {
      expect([id, path.includes('{')]).toEqual([id, params !== undefined]);
    }
  });

  it('lets caches keep only replies to public GET calls', () => {
    for (const call of Object.values<Call>(apiCalls)) {
      if (call.cacheSeconds === undefined) continue;
      expect([call.id, call.method, call.access]).toEqual([call.id, 'GET', 'public']);
    }
  });
});

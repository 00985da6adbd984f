import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';

const KEPT = /^public/;

/**
 * Waits until a page is cached. If a busy API sends data late, the page is streamed and not cached.
 */
export const waitUntilKept = (url: string) =>
  expect.poll(async () => (await fetch(url)).headers.get('cache-control')).toMatch(KEPT);

/** Size in bytes of a cached document, compressed with Brotli as the gateway sends it. */
export async function documentSize(url: string): Promise<number> {
  let size = 0;
  await expect(async () => {
    const request = get(url, { headers: { 'accept-encoding': 'br' } });
    const [response]: IncomingMessage[] = await once(request, 'response');
    expect(response?.headers['content-encoding'], url).toBe('br');
    size = response ? (await buffer(response)).length : 0;
    expect(response?.headers['cache-control'], url).toMatch(KEPT);
  }).toPass();
  return size;
}

/**
 * Requests a document until the gateway has compressed it further, and returns its new size. The
 * new size must be at least 3 % smaller, because a document that is merely rendered again may
 * differ by some bytes.
 */
export async function popularDocumentSize(url: string): Promise<number> {
  const first = await documentSize(url);
  let size = first;
  const read = async () => {
    size = await documentSize(url);
    return size;
  };
  await expect.poll(read, { intervals: [50] }).toBeLessThan(first * 0.97);
  return size;
}

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';

const KEPT = /^public/;

/** A page for everybody whose data a busy API sends late goes out in pieces, and is not kept. */
export const waitUntilKept = (url: string) =>
  expect.poll(async () => (await fetch(url)).headers.get('cache-control')).toMatch(KEPT);

/** Bytes of a document that is kept, with Brotli, as the gateway sends it. */
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

/** The same of a document that many ask for, once the gateway has compressed it further. */
export async function popularDocumentSize(url: string): Promise<number> {
  const first = await documentSize(url);
  await expect.poll(() => documentSize(url), { intervals: [50] }).toBeLessThan(first);
  return documentSize(url);
}

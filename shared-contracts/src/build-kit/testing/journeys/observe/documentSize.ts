import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';

/** Bytes of a document with Brotli, as the gateway sends it. */
export async function documentSize(url: string): Promise<number> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  expect(response?.headers['content-encoding'], url).toBe('br');
  return response ? (await buffer(response)).length : 0;
}

/** The same of a document that many ask for, once the gateway has compressed it further. */
export async function popularDocumentSize(url: string): Promise<number> {
  const first = await documentSize(url);
  await expect.poll(() => documentSize(url), { intervals: [50] }).toBeLessThan(first);
  return documentSize(url);
}

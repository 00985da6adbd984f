import type { APIRequestContext } from '@playwright/test';
import { stack } from '../stack/stack';

interface Call {
  /** A customer's access token; without it the call is a visitor's. */
  token?: string;
  /** Makes the call a POST. */
  data?: object;
}

/** A call of the API through the gateway, as a page makes it. */
export async function callMarket<Reply>(
  request: APIRequestContext,
  path: string,
  { token, data }: Call = {},
): Promise<Reply> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const url = `${stack.origin}/api${path}`;
  const response = data
    ? await request.post(url, { headers, data })
    : await request.get(url, { headers });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  return response.json();
}

import type { APIRequestContext } from '@playwright/test';
import { stack } from '../stack/stack';

interface Call {
  /** Access token of a customer; without it, the call is anonymous. */
  token?: string;
  /** JSON body. With it, the call is a POST. */
  data?: object;
  /** Language of the market's texts in the reply; English by default. */
  language?: string;
}

/** Calls the API through the shop's gateway, like a page. */
export async function callMarket<Reply>(
  request: APIRequestContext,
  path: string,
  { token, data, language = 'en' }: Call = {},
): Promise<Reply> {
  const headers = {
    'accept-language': language,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const url = `${stack.origin}/api${path}`;
  const response = data
    ? await request.post(url, { headers, data })
    : await request.get(url, { headers });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  return response.json();
}

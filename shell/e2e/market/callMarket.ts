import type { APIRequestContext } from '@playwright/test';
import { stack } from '../setup/stack';

/** A GET of the API as a visitor sees it, through the gateway. */
export async function callMarket<Reply>(request: APIRequestContext, path: string): Promise<Reply> {
  const response = await request.get(`${stack.origin}/api${path}`);
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  return response.json();
}

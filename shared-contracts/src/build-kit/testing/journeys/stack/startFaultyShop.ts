import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import { stack } from './stack';
import { type FaultyApi, startFaultyApi } from './startFaultyApi';

/**
 * A shop whose API calls can be made to fail. `origin` is the origin of the shop, not of the API.
 */
export type FaultyShop = FaultyApi;

/**
 * Starts a separate gateway with one worker. The gateway uses the stack's releases, and calls the
 * stack's API through a proxy.
 */
export async function startFaultyShop(): Promise<FaultyShop> {
  const api = await startFaultyApi(stack.apiOrigin);
  const market = await startMarketplace({
    dataDir: stack.dataDir,
    apiOrigin: api.origin,
    env: { RENDER_WORKERS: '1' },
  });
  return {
    ...api,
    origin: market.origin,
    stop: async () => {
      await market.stop();
      await api.stop();
    },
  };
}

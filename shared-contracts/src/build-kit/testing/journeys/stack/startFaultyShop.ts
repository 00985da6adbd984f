import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import { stack } from './stack';
import { type FaultyApi, startFaultyApi } from './startFaultyApi';

/** A shop whose API calls can be made to fail; `origin` is the shop's. */
export type FaultyShop = FaultyApi;

/** Starts a separate gateway with one worker; it uses the releases and the API of the stack. */
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

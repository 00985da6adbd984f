import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import { stack } from './stack';
import { type FaultyApi, startFaultyApi } from './startFaultyApi';

/** A shop whose API can be broken call by call; `origin` is the shop's. */
export type FaultyShop = FaultyApi;

/** A gateway of its own, with one worker, on the releases and the API of the stack. */
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

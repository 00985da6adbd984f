import { join, resolve } from 'node:path';
import { installBanglaFace } from '@marketplace/contracts/design/fonts/banglaSystem.server';
import { OPERATOR_TOKEN } from '@marketplace/contracts/testing/journeys/market/operator';
import { STORY_SHOP_VARIABLE } from '@marketplace/contracts/testing/journeys/sessions/storyShop';
import { STACK_VARIABLES } from '@marketplace/contracts/testing/journeys/stack/stack';
import { startBuiltShop } from '../commands/start/startBuiltShop';
import { offerStoryShop } from './offerStoryShop';

const root = resolve(import.meta.dirname, '../..');

/**
 * Builds missing releases, and starts one API and one gateway for all journeys. If `E2E_DATA_DIR` is
 * set, that folder already has the releases. If `E2E_ORIGIN` is set, the journeys use the shop at
 * that origin instead.
 */
export default async function startStack(): Promise<(() => Promise<void>) | undefined> {
  await installBanglaFace();
  if (process.env[STACK_VARIABLES.origin]) return undefined;
  // The gate passes a data folder into which it has already published the releases.
  const published = process.env[STACK_VARIABLES.dataDir];
  const dataDir = published ?? join(root, '.cache/e2e-data');
  const env = { DEV_TOOLS: '1' };
  // Turns on test sessions in the API only, because journeys with test sessions start their own
  // gateway.
  const apiEnv = { QA: '1', OPERATOR_TOKEN };
  const isPublished = published !== undefined;
  const market = await startBuiltShop({ root, dataDir, env, apiEnv, isPublished });
  const stories = await offerStoryShop({ dataDir, apiOrigin: market.apiOrigin });
  Object.assign(process.env, {
    [STACK_VARIABLES.dataDir]: dataDir,
    [STACK_VARIABLES.origin]: market.origin,
    [STACK_VARIABLES.apiOrigin]: market.apiOrigin,
    [STACK_VARIABLES.gatewayPid]: String(market.gateway.process.pid),
    [STACK_VARIABLES.apiPid]: String(market.api?.process.pid),
    [STORY_SHOP_VARIABLE]: stories.address,
  });
  return async () => {
    await stories.stop();
    await market.stop();
  };
}

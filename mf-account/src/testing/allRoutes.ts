import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { marketRoutes, routes } from '../exposes/routes';

/** All routes of this remote, including those that need the market's settings. */
export const allRoutes = [...routes, ...(marketRoutes?.(defaultMarketConfig) ?? [])];

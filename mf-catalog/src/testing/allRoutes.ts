import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { marketRoutes, routes } from '../exposes/routes';

/** The catalogue's routes for the default market, as the shell includes them. */
export const allRoutes = [...routes, ...(marketRoutes?.(defaultMarketConfig) ?? [])];

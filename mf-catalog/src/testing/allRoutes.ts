import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { marketRoutes, routes } from '../exposes/routes';

/** The routes of the catalogue as they join the shell's, for the market that the project ships with. */
export const allRoutes = [...routes, ...(marketRoutes?.(defaultMarketConfig) ?? [])];

import { pages as shell } from '../../../../shell/pages';
import { defaultMarketConfig } from '../../contracts/marketConfig';
import { createPageTable } from '../../contracts/pages/pageTable';
import * as remotes from './projectRemotes';

/** Federation names of this repository's remotes. */
export const PROJECT_REMOTES = Object.keys(remotes);
/** The shell and the remotes. */
export const PROJECT_PARTS = ['shell', ...PROJECT_REMOTES];

/** Pages of this repository's packages in a market with the given slug. */
export const pagesOfMarket = (brandSlug: string) =>
  createPageTable({ shell, ...remotes }, brandSlug);

/**
 * Pages of this repository's packages, for tests and commands. A running shop has the pages that
 * its releases state.
 */
export const PROJECT_PAGES = pagesOfMarket(defaultMarketConfig.brandSlug);

import type { CardShop } from '../cards/cardData';
import { createIsland } from '../deferred/Island';
import type { DirectorySection } from './CategoryDirectory';

/** The end of the page: links, which work without code. */
export const DirectoryIsland = createIsland<object, DirectorySection[]>(
  () =>
    import(/* webpackChunkName: "catalog-directory" */ './CategoryDirectory').then(
      ({ CategoryDirectory }) => CategoryDirectory,
    ),
  { when: 'intent' },
);

/** Below the first screen: links, which work without code. */
export const ShopsIsland = createIsland<object, CardShop[]>(
  () =>
    import(/* webpackChunkName: "catalog-featured-shops" */ './FeaturedShops').then(
      ({ FeaturedShops }) => FeaturedShops,
    ),
  { when: 'intent' },
);

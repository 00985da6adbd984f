import { buildCategories, buildFeaturedGroups, buildTags, tagUuid } from './buildCategories';
import { buildCommunity } from './buildCommunity';
import {
  buildBlogProducts,
  buildBlogs,
  buildBlogTags,
  buildMenus,
  buildSliders,
} from './buildContent';
import { buildPeople } from './buildPeople';
import { brandUuid, buildProducts } from './buildProducts';
import { buildReviews } from './buildReviews';
import { buildShops } from './buildShops';

export type Market = ReturnType<typeof buildMarket>;

/**
 * Builds all rows of the demonstration market. All calls on the same day return the same rows, on
 * every machine.
 */
export function buildMarket() {
  const products = buildProducts();
  const people = buildPeople(products);
  const brands = new Set(products.flatMap(({ source }) => source.brand ?? []));
  return {
    shops: buildShops(),
    featuredGroups: buildFeaturedGroups(),
    categories: buildCategories(),
    brands: [...brands].sort().map((name) => ({ uuid: brandUuid(name), name })),
    tags: buildTags(),
    products,
    productTags: products.flatMap(({ product, source }) =>
      source.tags.map((tag) => ({ productUuid: product.uuid, tagUuid: tagUuid(tag) })),
    ),
    ...buildReviews(),
    blogs: buildBlogs(),
    blogTags: buildBlogTags(),
    blogProducts: buildBlogProducts(),
    menuItems: buildMenus(),
    sliders: buildSliders(),
    people,
    community: buildCommunity(people),
  };
}

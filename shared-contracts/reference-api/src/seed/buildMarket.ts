import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema';
import { buildCommunity, type CommunityRows } from './buildCommunity';
import {
  buildBlogProducts,
  buildBlogs,
  buildBlogTags,
  buildMenus,
  buildSliders,
} from './buildContent';
import { buildPeople, type PeopleRows } from './buildPeople';
import { buildShops } from './buildShops';
import { picturePaths } from './pictures/picturePaths';
import { buildProducts, type ProductRows } from './products/buildProducts';
import { buildReviews } from './products/buildReviews';
import type { CategorySource } from './products/parseProducts';
import { sections } from './sections';
import { stableUuid } from './stable';
import { withoutBangla } from './translations/productNames';
import { translationsOf } from './translations/translations';

type Rows<Table extends keyof Schema> = Insertable<Schema[Table]>[];

export interface Market {
  shops: Rows<'shops'>;
  featuredGroups: Rows<'featuredGroups'>;
  categories: Rows<'categories'>;
  brands: Rows<'brands'>;
  tags: Rows<'tags'>;
  products: ProductRows[];
  reviews: Rows<'reviews'>;
  blogs: Rows<'blogs'>;
  blogTags: Rows<'blogTags'>;
  blogProducts: Rows<'blogProducts'>;
  menuItems: Rows<'menuItems'>;
  sliders: Rows<'sliders'>;
  people: PeopleRows;
  community: CommunityRows;
}

function categoryRows(products: ProductRows[]): Rows<'categories'> {
  const used = new Map<string, CategorySource>(
    products.map(({ source }) => [source.category.handle, source.category]),
  );
  return [...used.values()].map(({ handle, name, section, composition, isLocal }, position) => ({
    uuid: stableUuid(`category ${handle}`),
    featuredGroupUuid: sections.find((group) => group.section === section)?.uuid ?? null,
    handle,
    ...namesOf(withoutBangla(name)),
    position,
    isLocal,
    ...picturePaths('categories', section, composition),
  }));
}

const namesOf = (name: string) => ({ name, nameTranslations: translationsOf(name) });

function namedRows(kind: 'brand' | 'tag', names: string[]): Rows<'brands'> {
  return [...new Set(names)]
    .filter(Boolean)
    .sort()
    .map((name) => ({ uuid: stableUuid(`${kind} ${name}`), name }));
}

/** Everything the seeded market holds, as rows; the same on every call and every machine. */
export function buildMarket(): Market {
  const products = buildProducts();
  const people = buildPeople(products);
  return {
    shops: buildShops(),
    featuredGroups: sections.map(({ uuid, handle, name, section, composition }, position) => ({
      uuid,
      handle,
      ...namesOf(name),
      position,
      ...picturePaths('categories', section, composition),
    })),
    categories: categoryRows(products),
    brands: namedRows(
      'brand',
      products.map(({ source }) => source.brand),
    ),
    tags: namedRows(
      'tag',
      products.flatMap(({ tags }) => tags),
    ).map((tag) => ({ ...tag, ...namesOf(tag.name) })),
    products,
    reviews: buildReviews(products),
    blogs: buildBlogs(),
    blogTags: buildBlogTags(),
    blogProducts: buildBlogProducts(products),
    menuItems: buildMenus(),
    sliders: buildSliders(),
    people,
    community: buildCommunity(people),
  };
}

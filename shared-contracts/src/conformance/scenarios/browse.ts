import { getBlogByHandle, listBlogs } from '../../api/blog';
import { listBlogComments } from '../../api/blogComments';
import { listBrands } from '../../api/brands';
import {
  listFeaturedProductGroups,
  listFeaturedProducts,
  listFeaturedShopGroups,
  listFeaturedSubCategories,
  listFeaturedSubCategoryGroups,
  listSubCategories,
} from '../../api/categories';
import { listProblemCategories } from '../../api/complaints';
import { listDivisions, listUpazilas } from '../../api/locations';
import { getMenuItems } from '../../api/menus';
import { listReviews } from '../../api/reviews';
import { getShopByHandle, listFeaturedShops, listShops } from '../../api/shops';
import { listHomeSliders } from '../../api/sliders';
import { listTags } from '../../api/tags';
import type { Tester } from '../createTester';
import { browseProducts } from './browseProducts';

/** Reads all that anyone may read, each by what the list before it gave. */
export async function browse(tester: Tester): Promise<void> {
  const { call } = tester;
  const product = await browseProducts(tester);
  if (product) await call(listReviews, { query: { productUuid: product.uuid } });
  await call(listSubCategories, { query: { removeUnusedSubCategory: 'true' } });
  await call(listTags, {});
  await call(listBrands, {});
  await call(listHomeSliders, {});
  await call(listProblemCategories, {});
  await call(getMenuItems, { params: { menuId: 'main' } });
  await browseSections(tester);
  await browseShops(tester);
  await browseBlog(tester);
  const places = await call(listDivisions, {});
  const district = places?.items[0]?.districts[0]?.name;
  if (district) await call(listUpazilas, { query: { district } });
}

async function browseSections({ call, findings }: Tester): Promise<void> {
  const groups = await call(listFeaturedProductGroups, {});
  await call(listFeaturedShopGroups, {});
  await call(listFeaturedSubCategoryGroups, {});
  const featuredGroupUuid = groups?.items[0]?.uuid;
  for (const list of [listFeaturedProducts, listFeaturedShops, listFeaturedSubCategories]) {
    if (!featuredGroupUuid) findings.skip(list.id, 'the market has no featured section');
    else await call(list, { query: { featuredGroupUuid, pageSize: 3 } });
  }
}

async function browseShops({ call, findings }: Tester): Promise<void> {
  const shops = await call(listShops, { query: { sort: 'name' } });
  const handle = shops?.items[0]?.handle;
  if (!handle) return findings.skip('getShopByHandle', 'the market has no shop');
  const shop = await call(getShopByHandle, { params: { handle } });
  if (shop && shop.handle !== handle) {
    findings.differ('getShopByHandle', 'handle is not the one asked for');
  }
}

async function browseBlog({ call, findings }: Tester): Promise<void> {
  const posts = await call(listBlogs, {});
  const handle = posts?.items[0]?.handle;
  if (!handle) {
    findings.skip('getBlogByHandle', 'the market has no post');
    return findings.skip('listBlogComments', 'the market has no post');
  }
  const post = await call(getBlogByHandle, { params: { handle } });
  if (post && post.handle !== handle) {
    findings.differ('getBlogByHandle', 'handle is not the one asked for');
  }
  await call(listBlogComments, { params: { slug: handle } });
}

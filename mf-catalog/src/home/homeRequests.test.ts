import {
  listFeaturedProducts,
  listFeaturedSubCategories,
  listFeaturedSubCategoryGroups,
} from '@marketplace/contracts/api/categories';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { buildSummary } from '../testing/buildProduct';
import { fetchFeaturedCategories, fetchFeaturedProducts } from './homeRequests';

const request = new Request('http://shop.test/');
const PICTURE = { smallImageUrl: '/small.webp', mediumImageUrl: '/medium.webp' };
const GROUP = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000102',
  handle: 'fish',
  name: 'Fish',
  imageUrl: PICTURE,
  subCategoryCount: 1,
};

describe('home requests', () => {
  it('return only those fields of a product that its card shows', async () => {
    const api = fakeApi();
    const product = buildSummary({ imageUrls: [PICTURE, PICTURE] });
    api.reply(listFeaturedProducts, { items: [product] });
    const [sent] = await fetchFeaturedProducts(GROUP.uuid, request);
    expect(sent).toMatchObject({ handle: product.handle, price: product.price });
    expect(sent).not.toHaveProperty('uuid');
    expect(sent).not.toHaveProperty('reviewCount');
    expect(sent?.imageUrls).toEqual([PICTURE]);
  });

  it('return only name, handle and small picture of a category', async () => {
    const api = fakeApi();
    const category = {
      uuid: '93431f54-237a-5fab-824b-c40bd139f75f',
      handle: 'river-fish',
      name: 'River Fish',
      imageUrl: PICTURE,
      productCount: 10,
      featuredProductGroupUuid: GROUP.uuid,
    };
    api.reply(listFeaturedSubCategoryGroups, { items: [GROUP] });
    api.reply(listFeaturedSubCategories, { items: [category] });
    expect(await fetchFeaturedCategories(request)).toEqual([
      {
        group: { uuid: GROUP.uuid, name: 'Fish' },
        items: [
          { handle: 'river-fish', name: 'River Fish', imageUrl: { smallImageUrl: '/small.webp' } },
        ],
      },
    ]);
  });
});

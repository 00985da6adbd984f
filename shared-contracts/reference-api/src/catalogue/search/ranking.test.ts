import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { createTestMarket } from '../../testing/createTestMarket';
import { BRAND, CATEGORY, SHOP } from '../../testing/marketUuids';
import { serveMarket } from '../../testing/serveMarket';
import { TEST_DATABASES } from '../../testing/testDatabases';

interface Offer {
  name: string;
  categoryUuid?: string;
  bn?: string;
  soldCount?: number;
  reviewCount?: number;
}

const OFFERS: Record<string, Offer> = {
  'river-rui': { name: 'River Rui', bn: 'নদীর রুই মাছ', soldCount: 900 },
  'fish-roe-rui': { name: 'Fish Roe, Rui, 500 g', bn: 'রুই মাছের ডিম, ৫০০ গ্রাম', soldCount: 800 },
  'sweet-potato': { name: 'Sweet Potato, 1 kg', bn: 'মিষ্টি আলু, ১ কেজি', soldCount: 700 },
  'potato-diamond': { name: 'Potato, Diamond', bn: 'আলু' },
  'dried-plum': { name: 'Dried Plum', bn: 'আলু বোখারা', soldCount: 600 },
  walnut: { name: 'Walnut', bn: 'আখরোট' },
  'mixed-nuts': { name: 'Mixed Nuts, 250 g', bn: 'মিশ্র বাদাম', soldCount: 500 },
  'olive-achar': { name: 'Olive Achar', bn: 'জলপাইয়ের আচার' },
  ayre: { name: 'Ayre', bn: 'আইড় মাছ', soldCount: 400 },
  'loitta-fresh': {
    categoryUuid: CATEGORY.river,
    name: 'Loitta, Fresh, 1 kg',
    bn: 'লইট্টা মাছ, ১ কেজি',
  },
  'sold-nine': { name: 'Kalijira Rice', soldCount: 9 },
  'reviewed-twice': { name: 'Miniket Rice', reviewCount: 2 },
  'sold-ten': { name: 'Nazirshail Rice', soldCount: 10 },
};

describe.each(TEST_DATABASES)('the ranking of a search on $database', ({ open }) => {
  const market = serveMarket(open);

  beforeAll(async () => {
    await createTestMarket(market.db);
    await market.db
      .insertInto('products')
      .values(
        Object.entries(OFFERS).map(([handle, { name, bn, ...counts }], i) => ({
          uuid: `00000000-0000-4000-8000-0000000f${String(i).padStart(4, '0')}`,
          shopUuid: SHOP.padma,
          categoryUuid: CATEGORY.sweet,
          brandUuid: BRAND.nodi,
          description: '',
          handle,
          name,
          alternativeNames: `${bn ?? ''} ${handle}`,
          nameTranslations: bn ? { bn } : {},
          pricePaisa: 10_000,
          inventoryQuantity: 5,
          trackQuantity: true,
          sellStockout: false,
          hasVariants: false,
          ...counts,
        })),
      )
      .execute();
  });

  beforeEach(clearApiCache);

  const handlesOf = async (productName: string) => {
    const reply = await callApi(apiCalls.searchProducts, { query: { productName } });
    return reply.searchList.map(({ handle }) => handle);
  };

  it.each([
    ['rui', 'rui-fish', 'fish-roe-rui'],
    ['Rui\u200B', 'rui-fish', 'fish-roe-rui'],
    ['রুই', 'rui-fish', 'fish-roe-rui'],
    ['rui mach', 'rui-fish', 'river-rui'],
    ['রুইমাছ', 'rui-fish', 'river-rui'],
    ['rui 2 kg', 'rui-fish', 'river-rui'],
    ['river rui', 'river-rui', 'rui-fish'],
    ['alu', 'potato-diamond', 'sweet-potato'],
    ['আলু', 'potato-diamond', 'dried-plum'],
    ['sweet potato', 'sweet-potato', undefined],
    ['akhrot', 'walnut', 'mixed-nuts'],
    ['আখরোট', 'walnut', 'mixed-nuts'],
  ])(
    'puts the product that “%s” names before all other matches, even if these sold more',
    async (typed, first, later) => {
      const handles = await handlesOf(typed);
      expect(handles[0]).toBe(first);
      if (later) expect(handles).toContain(later);
    },
  );

  it('finds names that sound like “acar”, but no name that is merely similar', async () => {
    expect((await handlesOf('acar')).sort()).toEqual(['mango-jar', 'olive-achar']);
  });

  it('finds every fish for “fresh fish”, first those named or tagged “fresh”; for “fresh”, finds only these', async () => {
    const handles = await handlesOf('fresh fish');
    expect(handles.slice(0, 2).sort()).toEqual(['loitta-fresh', 'rui-fish']);
    expect(handles).toContain('hilsa');
    expect(await handlesOf('fresh')).toEqual(['loitta-fresh', 'rui-fish']);
  });

  it('ranks products with fewer than ten sales by their reviews instead of their sales', async () => {
    expect(await handlesOf('rice')).toEqual(['sold-ten', 'reviewed-twice', 'sold-nine']);
  });
});

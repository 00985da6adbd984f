import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { listOtherSellers } from '@marketplace/contracts/api/otherSellers';
import { stableUuid } from '../seed/stable';
import { createTestMarket } from '../testing/createTestMarket';
import { CATEGORY, PRODUCT, SHOP, UNKNOWN } from '../testing/marketUuids';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

const THIRD = stableUuid('a third shop');

interface Sold {
  name: string;
  bn?: string;
  shopUuid?: string;
  categoryUuid?: string;
  pricePaisa?: number;
  measure?: { amount: number; unit: 'g' | 'kg' | 'piece' };
  inventoryQuantity?: number;
  trackQuantity?: boolean;
  sellStockout?: boolean;
}

describe.each(TEST_DATABASES)('the list of other sellers on $database', ({ open }) => {
  const market = serveMarket(open);

  beforeEach(async () => {
    clearApiCache();
    await createTestMarket(market.db);
    await market.db
      .insertInto('shops')
      .values({
        uuid: THIRD,
        handle: 'third',
        name: 'Third Shop',
        description: '',
        smallPath: null,
        mediumPath: null,
      })
      .execute();
  });

  /**
   * Adds a product, by default to the shop Green Garden.
   * @returns its uuid
   */
  const sell = async ({ bn, ...sold }: Sold) => {
    const { name } = sold;
    const uuid = stableUuid(
      `sold ${name} ${sold.shopUuid} ${sold.categoryUuid} ${sold.pricePaisa}`,
    );
    await market.db
      .insertInto('products')
      .values({
        uuid,
        shopUuid: SHOP.garden,
        categoryUuid: CATEGORY.river,
        brandUuid: null,
        handle: uuid,
        nameTranslations: bn ? { bn } : {},
        description: '',
        pricePaisa: 30_000,
        comparePricePaisa: null,
        inventoryQuantity: 5,
        trackQuantity: true,
        sellStockout: false,
        hasVariants: false,
        featuredPosition: null,
        ...sold,
      })
      .execute();
    return uuid;
  };
  const offersFor = async (productUuid: string) =>
    (await callApi(listOtherSellers, { query: { productUuid } })).items;
  const found = async (productUuid: string) =>
    (await offersFor(productUuid)).map(({ uuid }) => uuid);

  it.each<[string | Sold, string | Sold]>([
    ['Rui Fish', 'rui fish'],
    ['Rui Fish', 'Rui'],
    ['Rui Fish', 'Rohu, 1 kg'],
    ['Rui Fish', 'রুই মাছ'],
    ['Rui Fish', 'Ruhi mach ২ কেজি'],
    ['Hilsa', 'Ilish'],
    ['ইলিশ মাছ', 'Hilsa Fish, 1 kg'],
    ['Garlic, 500 g', 'Garlic'],
    ['Garlic', 'রসুন, ৫০০ গ্রাম'],
    ['Egg', 'Eggs, 12 pieces'],
    ['ডিম, ১২টি', 'Eggs'],
    ['Local Onion, 1 kg', 'Local Onions 2 kg'],
    [
      { name: 'Local Garlic', bn: 'দেশি রসুন' },
      { name: 'Garlic from Natore', bn: 'দেশি রসুন, ১ কেজি' },
    ],
    ['Okra', 'Ladies Finger, 500 g'],
    ['Clay Cups, Set of 6', 'Clay cups set of 6'],
  ])('matches “%j” with “%j”', async (one, other) => {
    const first = await sell({ ...soldAs(one), shopUuid: SHOP.padma });
    const second = await sell({ ...soldAs(other), shopUuid: THIRD });
    expect(await found(first)).toContain(second);
    expect(await found(second)).toContain(first);
  });

  it.each([
    ['Rui Fish', 'Rui Fish Curry'],
    ['Rui Fish', 'River Rui'],
    ['Rui Fish', 'Fish'],
    ['Rui', 'Katla'],
    ['Rui Fish', 'Fish Roe, Rui'],
    ['Hilsa', 'Hilsa Roe'],
    ['Hilsa', 'Hilsa with Roe'],
    ['Egg', 'Egg Curry'],
    ['Egg', 'Duck Egg'],
    ['Garlic', 'Garlic Achar'],
    ['Garlic', 'Garlic Powder, 100 g'],
    ['Milk', 'Doi'],
    ['Lemon', 'Lime'],
    ['Prawn', 'Shrimp'],
    ['Carp', 'Grass Carp'],
    ['Mackerel', 'Surma'],
    ['Mango', 'Himsagar Mango'],
    ['Himsagar Mango', 'Langra Mango'],
    ['Onion', 'Spring Onion'],
    ['Potato, Diamond', 'Potato, Red'],
    ['Potato, 1st grade', 'Potato, 2nd grade'],
    ['Green Banana', 'Banana'],
    ['Banana Leaf', 'Banana'],
    ['Set of 6', 'Set of 12'],
  ])('does not match “%s” with “%s”', async (one, other) => {
    const first = await sell({ name: one, shopUuid: SHOP.padma });
    const second = await sell({ name: other, shopUuid: THIRD });
    expect(await found(first)).not.toContain(second);
    expect(await found(second)).not.toContain(first);
  });

  it("contains what a product card shows, and the shop's rating", async () => {
    const uuid = await sell({ name: 'Rui', pricePaisa: 33_000 });
    await market.db
      .updateTable('shops')
      .set({ ratingTotal: 13, reviewCount: 3 })
      .where('uuid', '=', SHOP.garden)
      .execute();
    const [offer] = await offersFor(PRODUCT.rui);
    expect(offer).toMatchObject({
      uuid,
      price: 330,
      shopName: 'Green Garden',
      shopHandle: 'garden',
      shopAverageRating: 4.3,
      shopReviewCount: 3,
    });
  });

  it('has one product of each of five shops: first the lowest price per kilo, last the products in other units', async () => {
    const shop = async (number: number) => {
      const uuid = stableUuid(`shop ${number}`);
      const bare = { description: '', smallPath: null, mediumPath: null };
      await market.db
        .insertInto('shops')
        .values({ uuid, handle: `shop-${number}`, name: `Shop ${number}`, ...bare })
        .execute();
      return uuid;
    };
    const sold = (shopUuid: string, pricePaisa: number, measure?: Sold['measure']) =>
      sell({ name: 'Rui', shopUuid, pricePaisa, ...(measure && { measure }) });
    const half = await sold(SHOP.garden, 15_000, { amount: 500, unit: 'g' });
    await sold(SHOP.garden, 40_000, { amount: 1, unit: 'kg' });
    const large = await sold(THIRD, 58_000, { amount: 2, unit: 'kg' });
    const whole = await sold(await shop(1), 31_000, { amount: 1, unit: 'kg' });
    const byPiece = await sold(await shop(2), 9_000, { amount: 1, unit: 'piece' });
    const unsaid = await sold(await shop(3), 8_000);
    expect(await found(PRODUCT.rui)).toEqual([large, half, whole, unsaid, byPiece]);
    await sold(await shop(4), 7_000);
    expect(await offersFor(PRODUCT.rui)).toHaveLength(5);
  });

  it('includes other shops even if one shop has many cheap packs', async () => {
    for (let pack = 0; pack < 55; pack += 1) {
      await sell({ name: 'Rui', shopUuid: THIRD, pricePaisa: 1_000 + pack });
    }
    await sell({ name: 'Rui', pricePaisa: 33_000 });
    const shops = (await offersFor(PRODUCT.rui)).map(({ shopHandle }) => shopHandle);
    expect(shops).toEqual(['third', 'garden']);
  });

  it("leaves out the product's own shop, other categories and products that cannot be bought", async () => {
    await sell({ name: 'Rui', shopUuid: SHOP.padma });
    await sell({ name: 'Rui', pricePaisa: 1_000, inventoryQuantity: 0 });
    await sell({ name: 'Rui', pricePaisa: 2_000, trackQuantity: false });
    await sell({ name: 'Rui', categoryUuid: CATEGORY.sweet });
    expect(await found(PRODUCT.rui)).toEqual([]);
    const onOrder = await sell({
      name: 'Rui',
      shopUuid: THIRD,
      inventoryQuantity: 0,
      sellStockout: true,
    });
    clearApiCache();
    expect(await found(PRODUCT.rui)).toEqual([onOrder]);
  });

  it('includes a product with variants if at least one variant can be bought', async () => {
    const jar = await sell({ name: 'Mango Pickle', categoryUuid: CATEGORY.sweet, shopUuid: THIRD });
    expect(await found(jar)).toEqual([PRODUCT.jar]);
    await market.db
      .updateTable('productVariants')
      .set({ inventoryQuantity: 0 })
      .where('productUuid', '=', PRODUCT.jar)
      .execute();
    clearApiCache();
    expect(await found(jar)).toEqual([]);
  });

  it('leaves out closed shops and deleted products', async () => {
    const gone = await sell({ name: 'Rui', shopUuid: THIRD });
    await sell({ name: 'Rui' });
    await market.db
      .updateTable('shops')
      .set({ isClosed: true })
      .where('uuid', '=', SHOP.garden)
      .execute();
    expect(await found(PRODUCT.rui)).toEqual([gone]);
    await market.db.deleteFrom('products').where('uuid', '=', gone).execute();
    clearApiCache();
    expect(await found(PRODUCT.rui)).toEqual([]);
  });

  it('is empty for an unknown product, and refuses an invalid uuid', async () => {
    expect(await offersFor(UNKNOWN)).toEqual([]);
    await expect(offersFor("' or 1=1 --")).rejects.toMatchObject({ status: 400 });
  });
});

const soldAs = (sold: string | Sold): Sold => (typeof sold === 'string' ? { name: sold } : sold);

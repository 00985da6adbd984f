import { callApi } from '@marketplace/contracts/api/client';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { addCartItem } from '@marketplace/contracts/api/publicCart';
import { getReorder } from '@marketplace/contracts/api/reorder';
import type { Insertable, Updateable } from 'kysely';
import type { Schema } from '../database/schema';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT, SHOP, UNKNOWN, VARIANT } from '../testing/marketUuids';
import { fillCart, orderBody } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

describe.each(TEST_DATABASES)('an order that is bought again on $database', ({ open }) => {
  let rahim: Request;
  let orderUuid: string;
  const market = serveMarket(open);

  beforeEach(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
    await changeVariant({ inventoryQuantity: 20 });
    const cartUuid = await fillCart([
      { productUuid: PRODUCT.rui, quantity: 3 },
      { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.largeJar, quantity: 2 },
    ]);
    const body = orderBody(cartUuid);
    orderUuid = (await callApi(placeOrder, { request: rahim, body })).uuid;
  });

  const changeProduct = (changes: Updateable<Schema['products']>) =>
    market.db.updateTable('products').set(changes).where('uuid', '=', PRODUCT.rui).execute();
  const changeVariant = (changes: Updateable<Schema['productVariants']>) =>
    market.db
      .updateTable('productVariants')
      .set(changes)
      .where('uuid', '=', VARIANT.largeJar)
      .execute();
  const read = (cartUuid = '', request = rahim, id = orderUuid) =>
    callApi(getReorder, { request, params: { id }, query: { cartUuid } });
  const rui = async (cartUuid?: string) => (await read(cartUuid)).items[0];
  const jar = async (cartUuid?: string) => (await read(cartUuid)).items[1];

  it('returns each line with its price then and now, if nothing has changed', async () => {
    expect((await read()).items).toMatchObject([
      {
        productUuid: PRODUCT.rui,
        productVariantUuid: null,
        productName: 'Rui Fish',
        currentName: null,
        variant: [],
        productHandle: 'rui-fish',
        shopName: 'Padma Fish House',
        orderedQuantity: 3,
        orderedPrice: 350.5,
        price: 350.5,
        quantity: 3,
        inCart: 0,
        inStock: 7,
        obstacle: null,
      },
      {
        productVariantUuid: VARIANT.largeJar,
        variant: ['Large'],
        orderedPrice: 250,
        quantity: 2,
        inStock: 18,
        obstacle: null,
      },
    ]);
  });

  it("replies with the same 404 for another customer's order and for an unknown one", async () => {
    const karima = await market.api.visit('01711000002');
    const refusals = [read('', karima), read('', rahim, UNKNOWN)].map((each) =>
      each.catch(({ status, message }) => ({ status, message })),
    );
    const [foreign, unknown] = await Promise.all(refusals);
    expect(foreign).toMatchObject({ status: 404 });
    expect(foreign).toEqual(unknown);
  });

  it('says if a product is dearer, cheaper or renamed', async () => {
    await changeProduct({ pricePaisa: 40_000, name: 'Big Rui', handle: 'big-rui' });
    await changeVariant({ pricePaisa: 20_000, optionValues: ['1 kg'] });
    expect((await read()).items).toMatchObject([
      {
        productName: 'Rui Fish',
        currentName: 'Big Rui',
        productHandle: 'big-rui',
        orderedPrice: 350.5,
        price: 400,
        obstacle: null,
      },
      { variant: ['Large'], currentName: 'Mango Pickle · 1 kg', price: 200, obstacle: null },
    ]);
  });

  it('says if fewer pieces are left than were ordered, or none', async () => {
    await changeProduct({ inventoryQuantity: 2 });
    expect(await rui()).toMatchObject({ quantity: 2, inStock: 2, obstacle: 'few-left' });
    await changeProduct({ inventoryQuantity: 0 });
    expect(await rui()).toMatchObject({ quantity: 0, inStock: 0, obstacle: 'sold-out' });
    await changeProduct({ sellStockout: true });
    expect(await rui()).toMatchObject({ quantity: 3, inStock: null, obstacle: null });
    await changeProduct({ trackQuantity: false });
    expect(await rui()).toMatchObject({ quantity: 0, obstacle: 'sold-out' });
  });

  it('says if a product or variant is gone, has become one with variants, or its shop is closed', async () => {
    await market.db
      .updateTable('shops')
      .set({ isClosed: true })
      .where('uuid', '=', SHOP.padma)
      .execute();
    expect(await rui()).toMatchObject({ quantity: 0, obstacle: 'shop-closed' });
    await changeProduct({ hasVariants: true });
    expect(await rui()).toMatchObject({ quantity: 0, price: null, obstacle: 'choice-gone' });
    await market.db.deleteFrom('products').where('uuid', '=', PRODUCT.rui).execute();
    expect(await rui()).toMatchObject({
      productName: 'Rui Fish',
      productHandle: null,
      price: null,
      quantity: 0,
      obstacle: 'product-gone',
    });
    await market.db.deleteFrom('productVariants').where('uuid', '=', VARIANT.largeJar).execute();
    expect(await jar()).toMatchObject({
      productHandle: 'mango-jar',
      quantity: 0,
      obstacle: 'choice-gone',
    });
  });

  it('counts the pieces in the cart that the cookie names, but not those saved for later', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 6 }]);
    expect(await rui(cartUuid)).toMatchObject({
      inCart: 6,
      inStock: 7,
      quantity: 1,
      obstacle: 'few-left',
    });
    await changeProduct({ inventoryQuantity: 0 });
    expect(await rui(cartUuid)).toMatchObject({ inCart: 6, quantity: 0, obstacle: 'sold-out' });
    await changeProduct({ inventoryQuantity: 7 });
    await market.db.updateTable('cartItems').set({ place: 'saved' }).execute();
    expect(await rui(cartUuid)).toMatchObject({ inCart: 0, quantity: 3, obstacle: null });
  });

  it("counts the pieces in the customer's own cart if the cookie names no cart or another customer's", async () => {
    const own = { productUuid: PRODUCT.rui, quantity: 5 };
    await callApi(addCartItem, { request: rahim, body: own });
    const karima = await market.api.visit('01711000002');
    const honey = { productUuid: PRODUCT.honey, quantity: 1 };
    const theirs = await callApi(addCartItem, { request: karima, body: honey });
    for (const cartUuid of ['', 'no uuid', UNKNOWN, theirs.uuid]) {
      expect(await rui(cartUuid)).toMatchObject({ inCart: 5, quantity: 2 });
    }
  });

  it('adds lines until the cart is full, and says which lines do not fit', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.honey, quantity: 1 }]);
    const fill = (count: number): Insertable<Schema['cartItems']>[] =>
      Array.from({ length: count }, (_, index) => {
        const uuid = `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`;
        return { uuid, cartUuid, productUuid: uuid, variantUuid: null, quantity: 1 };
      });
    await market.db.insertInto('cartItems').values(fill(98)).execute();
    const obstacles = async () => (await read(cartUuid)).items.map(({ obstacle }) => obstacle);
    expect(await obstacles()).toEqual([null, 'cart-full']);
    await callApi(addCartItem, { body: { productUuid: PRODUCT.rui, cartUuid } });
    // A line that is already in the cart can take more pieces, although no other line fits.
    expect(await obstacles()).toEqual([null, 'cart-full']);
  });

  it('adds at most as many pieces as a line of the cart may have', async () => {
    await changeProduct({ sellStockout: true });
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 9998 }]);
    expect(await rui(cartUuid)).toMatchObject({ quantity: 1, obstacle: 'line-full' });
    const added = { productUuid: PRODUCT.rui, quantity: 1, cartUuid };
    await expect(callApi(addCartItem, { body: added })).resolves.toBeDefined();
    expect(await rui(cartUuid)).toMatchObject({ quantity: 0, obstacle: 'line-full' });
  });

  it('returns quantities that `addCartItem` accepts', async () => {
    await changeProduct({ inventoryQuantity: 4 });
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 2 }]);
    for (const { productUuid, productVariantUuid, quantity } of (await read(cartUuid)).items) {
      const body = { productUuid, productVariantUuid, quantity, cartUuid };
      await callApi(addCartItem, { body });
    }
    expect(await rui(cartUuid)).toMatchObject({ inCart: 4, quantity: 0, obstacle: 'few-left' });
  });
});

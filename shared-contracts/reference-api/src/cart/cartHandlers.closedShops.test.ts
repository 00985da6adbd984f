import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { getProductByHandle, listProducts } from '@marketplace/contracts/api/products';
import {
  addCartItem,
  changeCartItem,
  getPublicCart,
  moveCartItem,
} from '@marketplace/contracts/api/publicCart';
import { isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT, SHOP } from '../testing/marketUuids';
import { fillCart } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';

const closed = {
  status: 409,
  code: 'shop-closed',
  message: 'Padma Fish House is closed and takes no orders now, so Rui Fish cannot be ordered',
};

describe('a shop that is closed', () => {
  const market = serveMarket(openPostgres);

  beforeEach(() => createTestMarket(market.db), OPEN_LIMIT_MS);

  const setClosed = (isClosed: boolean, uuid = SHOP.padma) =>
    market.db.updateTable('shops').set({ isClosed }).where('uuid', '=', uuid).execute();
  const readCart = (cartUuid: string) => callApi(getPublicCart, { query: { cartUuid } });

  it('lets nobody add its products or increase their quantities until it opens again', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 2 }]);
    const [line] = (await readCart(cartUuid)).cartItems;
    const change = (quantity: number) =>
      callApi(changeCartItem, {
        params: { cartItemUuid: line?.uuid ?? '' },
        query: { cartUuid },
        body: { quantity },
      });
    const add = () => callApi(addCartItem, { body: { productUuid: PRODUCT.rui, quantity: 1 } });
    await setClosed(true);
    await expect(add()).rejects.toMatchObject(closed);
    await expect(change(3)).rejects.toMatchObject(closed);
    // Customers can still reduce the quantity.
    await expect(change(1)).resolves.toMatchObject({ totalQuantity: 1 });
    await setClosed(false);
    await expect(add()).resolves.toMatchObject({ totalQuantity: 1 });
    await expect(change(3)).resolves.toMatchObject({ totalQuantity: 3 });
  });

  it('is shown as closed on the cart lines and saved lines of its products, but not on other lines', async () => {
    const cartUuid = await fillCart([
      { productUuid: PRODUCT.rui, quantity: 1 },
      { productUuid: PRODUCT.honey, quantity: 1 },
    ]);
    await setClosed(true);
    const { cartItems } = await readCart(cartUuid);
    expect(cartItems).toMatchObject([
      { isShopClosed: true, isAvailable: false, availableQuantity: 0 },
      { isAvailable: true },
    ]);
    expect(cartItems[1]).not.toHaveProperty('isShopClosed');
    const saved = await callApi(moveCartItem, {
      params: { cartItemUuid: cartItems[0]?.uuid ?? '' },
      query: { cartUuid },
      body: { to: 'saved' },
    });
    expect(saved.savedItems).toMatchObject([{ isShopClosed: true }]);
  });

  it('makes all its products appear as sold out in lists, details and variants', async () => {
    const handles = { [SHOP.padma]: 'rui-fish', [SHOP.garden]: 'mango-jar' };
    for (const [uuid, handle] of Object.entries(handles)) {
      const read = async () => {
        clearApiCache();
        const { variant, ...product } = await callApi(getProductByHandle, { params: { handle } });
        const { items } = await callApi(listProducts, { query: { shopUuid: uuid } });
        const listed = items.find((item) => item.handle === handle);
        if (!listed) throw new Error(`${handle} is not listed`);
        return [product, listed, ...variant.productVariants].map((one) => isPurchasable(one, 1));
      };
      expect(await read()).toContain(true);
      await setClosed(true, uuid);
      expect(await read()).not.toContain(true);
      await setClosed(false, uuid);
    }
  });
});

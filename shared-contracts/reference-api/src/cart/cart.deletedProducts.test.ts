import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import {
  changeCartItem,
  claimCart,
  getPublicCart,
  moveCartItem,
  removeCartItem,
} from '@marketplace/contracts/api/publicCart';
import {
  addWishlistEntry,
  listWishlist,
  removeWishlistEntry,
} from '@marketplace/contracts/api/wishlist';
import { sql } from 'kysely';
import { issueToken } from '../http/accessTokens';
import { createTestMarket } from '../testing/createTestMarket';
import { CUSTOMER, PRODUCT, SHOP, VARIANT } from '../testing/marketUuids';
import { visitorWith } from '../testing/openTestApi';
import { fillCart, orderBody } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { OPEN_LIMIT_MS, TEST_DATABASES } from '../testing/testDatabases';

const smallJar = { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar };

describe.each(TEST_DATABASES)('a deleted product or variant on $database', ({ open }) => {
  const market = serveMarket(open);
  let rahim: Request;
  let token: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    token = (await issueToken(market.db, CUSTOMER.rahim, new Date())).accessToken;
    rahim = visitorWith(token);
  }, OPEN_LIMIT_MS);

  const deleteProduct = (uuid: string) =>
    market.db.deleteFrom('products').where('uuid', '=', uuid).execute();
  const deleteVariant = () =>
    market.db.deleteFrom('productVariants').where('uuid', '=', VARIANT.smallJar).execute();
  const readCart = (cartUuid: string) => callApi(getPublicCart, { query: { cartUuid } });
  const move = (cartUuid: string, cartItemUuid = '', to: 'cart' | 'saved' = 'saved') =>
    callApi(moveCartItem, { params: { cartItemUuid }, query: { cartUuid }, body: { to } });
  const readWishes = async () => {
    clearApiCache();
    return (await callApi(listWishlist, { request: rahim })).items;
  };
  const wish = (body: { productUuid: string; productVariantUuid?: string }) =>
    callApi(addWishlistEntry, { request: rahim, body });

  const order = (cartUuid: string) =>
    market.api.app.inject({
      method: 'POST',
      url: '/order',
      headers: { authorization: `Bearer ${token}` },
      payload: orderBody(cartUuid),
    });

  it.each([
    ['a product', () => deleteProduct(PRODUCT.jar)],
    ['a variant', deleteVariant],
  ])(
    'stays in carts and wishlists, shown as deleted and without a price: %s',
    async (_, remove) => {
      const cartUuid = await fillCart([
        { ...smallJar, quantity: 2 },
        { productUuid: PRODUCT.rui, quantity: 1 },
      ]);
      const before = await readCart(cartUuid);
      await wish(smallJar);
      await remove();
      const cart = await readCart(cartUuid);
      const gone = {
        isGone: true,
        product: { uuid: PRODUCT.jar, name: 'Mango Pickle', shopName: 'Green Garden' },
        variant: { uuid: VARIANT.smallJar, variant: ['Small'] },
      };
      const { uuid } = before.cartItems[0] ?? {};
      const unsold = { isAvailable: false, availableQuantity: 0, unitPrice: 0, total: 0 };
      expect(cart.cartItems).toMatchObject([
        { uuid, quantity: 2, ...unsold, ...gone },
        { product: { uuid: PRODUCT.rui }, isAvailable: true },
      ]);
      expect(cart.cartItems[0]).not.toHaveProperty('whenAdded');
      expect(cart.cartItems[1]).not.toHaveProperty('isGone');
      const rui = before.cartItems[1]?.total;
      expect(cart).toMatchObject({ totalQuantity: 3, subtotal: rui });
      expect(cart.cartParcels).toMatchObject([{ shopHandle: 'padma', subtotal: rui }]);
      expect(cart.deliveryCharge).toBe(cart.cartParcels?.[0]?.deliveryCharge);
      expect(await readWishes()).toMatchObject([
        { ...gone, productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar },
      ]);
    },
  );

  it('is shown with its picture in the cart, in saved lines and on the wishlist', async () => {
    const { productUuid, smallPath } = await market.db
      .selectFrom('productPictures')
      .select(['productUuid', 'smallPath'])
      .where('productUuid', '=', PRODUCT.rui)
      .orderBy('position')
      .executeTakeFirstOrThrow();
    const cartUuid = await fillCart([{ productUuid, quantity: 1 }]);
    await wish({ productUuid });
    await deleteProduct(productUuid);
    const { cartItems } = await readCart(cartUuid);
    const { savedItems } = await move(cartUuid, cartItems[0]?.uuid);
    const picture = { smallImageUrl: expect.stringContaining(smallPath) };
    const product = { name: 'Rui Fish', imageUrls: [picture] };
    expect(savedItems).toMatchObject([{ isGone: true, product, variant: null }]);
    expect(await readWishes()).toMatchObject([{ isGone: true, product, variant: null }]);
  });

  it('has a cart line that customers can reduce, move, claim and remove, but not increase or restore, and a wish that they can remove', async () => {
    const cartUuid = await fillCart([{ ...smallJar, quantity: 2 }]);
    await wish(smallJar);
    await deleteVariant();
    const cartItemUuid = (await readCart(cartUuid)).cartItems[0]?.uuid ?? '';
    const line = { params: { cartItemUuid }, query: { cartUuid } };
    const change = (quantity: number) => callApi(changeCartItem, { ...line, body: { quantity } });
    await expect(change(3)).rejects.toMatchObject({ status: 400 });
    await expect(change(1)).resolves.toMatchObject({ totalQuantity: 1 });
    await expect(move(cartUuid, cartItemUuid)).resolves.toMatchObject({ totalQuantity: 0 });
    const claimed = await callApi(claimCart, { request: rahim, body: { cartUuid } });
    expect(claimed.savedItems).toMatchObject([{ isGone: true, product: { name: 'Mango Pickle' } }]);
    const removed = await callApi(removeCartItem, line);
    expect(removed.savedItems).toEqual([]);
    expect(removed).not.toHaveProperty('removedItem');

    const [entry] = await readWishes();
    const params = { wishlistUuid: entry?.uuid ?? '' };
    await callApi(removeWishlistEntry, { request: rahim, params });
    expect(await readWishes()).toEqual([]);
  });

  it('is named in the error of an order, together with products that are out of stock', async () => {
    const cartUuid = await fillCart([
      { productUuid: PRODUCT.honey, quantity: 1 },
      { productUuid: PRODUCT.rui, quantity: 1 },
      { ...smallJar, quantity: 1 },
    ]);
    await deleteProduct(PRODUCT.honey);
    await market.db
      .updateTable('products')
      .set({ inventoryQuantity: 0 })
      .where('uuid', '=', PRODUCT.rui)
      .execute();
    const jars = () =>
      market.db
        .selectFrom('productVariants')
        .select('inventoryQuantity')
        .where('uuid', '=', VARIANT.smallJar)
        .executeTakeFirst();
    const before = await jars();
    const refused = await order(cartUuid);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      [expect.stringMatching(/^\S.* is no longer sold$/), 'Rui Fish is out of stock'],
    ]);
    expect(await jars()).toEqual(before);
  });

  it('is named in the error of an order, even if the cart contains no other product', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    await deleteProduct(PRODUCT.rui);
    const reply = await order(cartUuid);
    expect(reply.json()).toMatchObject({ message: ['Rui Fish is no longer sold'] });
  });

  it('can be bought again if its shop adds it again', async () => {
    const cartUuid = await fillCart([{ ...smallJar, quantity: 1 }]);
    const variant = await market.db
      .selectFrom('productVariants')
      .selectAll()
      .where('uuid', '=', VARIANT.smallJar)
      .executeTakeFirstOrThrow();
    await deleteVariant();
    await market.db.insertInto('productVariants').values(variant).execute();
    const { cartItems } = await readCart(cartUuid);
    expect(cartItems).toMatchObject([{ isAvailable: true, variant: { variant: ['Small'] } }]);
    expect(cartItems[0]).not.toHaveProperty('isGone');
  });

  it('is shown as a deleted cart line even if nothing about the product was stored', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    await deleteProduct(PRODUCT.rui);
    // A line stores nothing about its product if it was added while the product was being deleted.
    await sql`update cart_items set gone = null`.execute(market.db);
    expect((await readCart(cartUuid)).cartItems).toMatchObject([
      { isGone: true, product: { name: '', shopHandle: '' } },
    ]);
  });

  it('is shown as deleted even if its shop has no other products', async () => {
    const cartUuid = await fillCart([
      { ...smallJar, quantity: 1 },
      { productUuid: PRODUCT.rui, quantity: 1 },
    ]);
    await market.db.deleteFrom('products').where('shopUuid', '=', SHOP.padma).execute();
    const { cartItems } = await readCart(cartUuid);
    expect(cartItems.map(({ isGone }) => isGone)).toEqual([undefined, true]);
  });
});

import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import {
  addCartItem,
  changeCartItem,
  getPublicCart,
  moveCartItem,
} from '@marketplace/contracts/api/publicCart';
import { sql } from 'kysely';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT, VARIANT } from '../testing/marketUuids';
import { fillCart } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

describe('the price and stock at the time when a line was added', () => {
  const market = serveMarket(openPostgres);
  let cartUuid: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 2 }]);
    await sql`update products set price_paisa = 38000, inventory_quantity = 3
      where handle = 'rui-fish'`.execute(market.db);
    clearApiCache();
  });

  const readLine = async () => {
    const { cartItems } = await callApi(getPublicCart, { query: { cartUuid } });
    return cartItems[0];
  };
  const target = async () => ({
    params: { cartItemUuid: (await readLine())?.uuid ?? '' },
    query: { cartUuid },
  });
  const asAdded = { unitPrice: 350.5, availableQuantity: 10 };

  it("are shown beside today's price and stock", async () => {
    expect(await readLine()).toMatchObject({
      unitPrice: 380,
      availableQuantity: 3,
      whenAdded: asAdded,
    });
  });

  it('stay the same if the quantity is reduced, or if the line is saved and returned to the cart', async () => {
    await callApi(changeCartItem, { ...(await target()), body: { quantity: 1 } });
    const line = await target();
    await callApi(moveCartItem, { ...line, body: { to: 'saved' } });
    const { cartItems } = await callApi(moveCartItem, { ...line, body: { to: 'cart' } });
    expect(cartItems[0]?.whenAdded).toEqual(asAdded);
  });

  it("become today's price and stock when more pieces are added", async () => {
    const { cartItems } = await callApi(addCartItem, {
      body: { productUuid: PRODUCT.rui, quantity: 1, cartUuid },
    });
    expect(cartItems[0]?.whenAdded).toEqual({ unitPrice: 380, availableQuantity: 3 });
  });

  it('are those of the variant, and the stock is null if it is unlimited', async () => {
    const cart = await callApi(getPublicCart, {
      query: {
        cartUuid: await fillCart([
          { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar, quantity: 1 },
          { productUuid: PRODUCT.honey, quantity: 1 },
        ]),
      },
    });
    expect(cart.cartItems.map(({ whenAdded }) => whenAdded)).toEqual([
      { unitPrice: 150, availableQuantity: 5 },
      { unitPrice: 499.99, availableQuantity: null },
    ]);
  });

  it('are unknown for lines that were added before the database stored them', async () => {
    await sql`update cart_items set added_price_paisa = null`.execute(market.db);
    expect((await readLine())?.whenAdded).toBeUndefined();
  });
});

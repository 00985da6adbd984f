import { randomUUID } from 'node:crypto';
import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi } from '@marketplace/contracts/api/client';
import { createTestMarket } from '../testing/createTestMarket';
import { CATEGORY, SHOP } from '../testing/marketUuids';
import { ADDRESS, fillCart } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const MOST = { addresses: 50, wishes: 200, lines: 100 };

describe('a single customer', () => {
  const market = serveMarket(openPostgres);
  const products = Array.from({ length: MOST.wishes + 6 }, () => randomUUID());
  let rahim: Request;

  beforeAll(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
    const product = {
      shopUuid: SHOP.padma,
      categoryUuid: CATEGORY.river,
      description: '',
      pricePaisa: 100,
      trackQuantity: true,
      inventoryQuantity: 1,
      sellStockout: false,
      hasVariants: false,
      createdAt: new Date(0),
    };
    const rows = products.map((uuid) => ({ ...product, uuid, handle: uuid, name: uuid }));
    await market.db.insertInto('products').values(rows).execute();
  });

  /**
   * Calls `act` as often as allowed, and then once more.
   * @returns status and error code of the last call, or `done` if it was accepted
   */
  async function refusalAfter(most: number, act: (count: number) => Promise<unknown>) {
    for (let count = 0; count < most; count += 1) await act(count);
    return act(most).then(
      () => 'done',
      ({ status, code }) => `${status} ${code}`,
    );
  }

  it('can save at most 50 addresses', async () => {
    const save = () => callApi(apiCalls.createAddress, { request: rahim, body: ADDRESS });
    expect(await refusalAfter(MOST.addresses, save)).toBe('409 too-many');
  });

  it('can have at most 200 wishlist entries, even if the last ones are added simultaneously', async () => {
    const wish = (productUuid: string) =>
      callApi(apiCalls.addWishlistEntry, { request: rahim, body: { productUuid } });
    for (const productUuid of products.slice(0, MOST.wishes - 2)) await wish(productUuid);
    const last = await Promise.allSettled(products.slice(MOST.wishes - 2).map(wish));
    const refused = last.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
    expect(refused).toMatchObject(refused.map(() => ({ status: 409, code: 'too-many' })));
    expect(last.length - refused.length).toBe(2);
  });

  it('can have at most 100 lines in a cart', async () => {
    const inCart = (count: number) => ({ productUuid: products[count] ?? '', quantity: 1 });
    const cartUuid = await fillCart([inCart(0)]);
    const add = (count: number) =>
      callApi(apiCalls.addCartItem, { body: { ...inCart(count + 1), cartUuid } });
    expect(await refusalAfter(MOST.lines - 1, add)).toBe('409 cart-full');
  });
});

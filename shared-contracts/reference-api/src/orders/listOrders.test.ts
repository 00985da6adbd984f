import { callApi } from '@marketplace/contracts/api/client';
import type { CallInput } from '@marketplace/contracts/api/defineCall';
import { listMyOrders } from '@marketplace/contracts/api/orders';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { CUSTOMER, PRODUCT, SHOP } from '../testing/marketUuids';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

interface Changes {
  customer?: string;
  status?: 'shipped' | 'delivered';
  product?: string;
  shop?: string;
}

type Query = CallInput<typeof listMyOrders>['query'];

describe.each(TEST_DATABASES)("the list of a customer's orders on $database", ({ open }) => {
  let rahim: Request;
  const market = serveMarket(open);

  /** Places Rahim's order with this number on a day. */
  async function place(orderNumber: number, placedAt: string, changes: Changes = {}) {
    const { customer = CUSTOMER.rahim, status = 'delivered', product, shop } = changes;
    const { orderUuid } = await createTestOrder(market.db, customer, PRODUCT.rui, status);
    await market.db
      .updateTable('orders')
      .set({ orderNumber, placedAt: new Date(placedAt) })
      .where('uuid', '=', orderUuid)
      .execute();
    const parcels = market.db.selectFrom('parcels').select('uuid');
    if (shop) {
      await market.db
        .updateTable('parcels')
        .set({ shopName: shop })
        .where('orderUuid', '=', orderUuid)
        .execute();
    }
    if (product) {
      await market.db
        .updateTable('orderItems')
        .set({ productName: product })
        .where('parcelUuid', 'in', parcels.where('orderUuid', '=', orderUuid))
        .execute();
    }
  }

  beforeEach(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
    await market.db
      .updateTable('products')
      .set({ nameTranslations: { bn: 'রুই মাছ' } })
      .where('uuid', '=', PRODUCT.rui)
      .execute();
    await market.db
      .updateTable('shops')
      .set({ nameTranslations: { bn: 'পদ্মা মাছ ঘর' } })
      .where('uuid', '=', SHOP.padma)
      .execute();
    await place(700123, '2024-05-05T10:00:00Z', { status: 'shipped' });
    // In Dhaka this is already 2024.
    await place(700124, '2023-12-31T18:00:00Z', { product: '100% Juice_Box ১২', shop: 'Old Shop' });
    await place(700125, '2023-12-31T17:59:59Z', { product: 'জয়পুরী চাদর' });
    await place(700126, '2022-01-01T00:00:00Z', { customer: CUSTOMER.karima, product: 'Secret' });
  });

  const list = (query: Query = {}) => callApi(listMyOrders, { request: rahim, query });
  const find = async (query: Query) =>
    (await list(query)).items.map(({ orderNumber }) => Number(orderNumber));

  it('has all orders, the newest first, and the years in which the customer has ordered', async () => {
    const { items, years, paginationStatus } = await list();
    expect(items.map(({ orderNumber }) => orderNumber)).toEqual(['700123', '700124', '700125']);
    expect(years).toEqual([2024, 2023]);
    expect(paginationStatus).toMatchObject({ totalItems: 3, totalPages: 1 });
  });

  it.each<[string, Query, number[]]>([
    ['a status', { status: 'shipped' }, [700123]],
    ['a year, which begins and ends in Dhaka', { year: 2024 }, [700123, 700124]],
    ['the year before', { year: 2023 }, [700125]],
    ['a year and a status', { year: 2024, status: 'delivered' }, [700124]],
    ['an order number', { search: '700123' }, [700123]],
    ['an order number in Bangla digits with a number sign', { search: '#৭০০ ১২৩' }, [700123]],
    ['the end of an order number', { search: '125' }, [700125]],
    ['a part of a product name in capitals', { search: 'UI FI' }, [700123]],
    ["a product's name in another language", { search: 'রুই' }, [700123]],
    ['the name of a shop', { search: 'padma fish' }, [700123, 700125]],
    ["a shop's name in another language", { search: 'পদ্মা' }, [700123, 700125]],
    ['the name that a shop had when it was ordered from', { search: 'old shop' }, [700124]],
    ['digits of a product name in the other script', { search: 'box 12' }, [700124]],
    ['a letter that is typed as one or as two characters', { search: 'জয়পু' }, [700125]],
    ['a text that SQL would take as a pattern, taken literally', { search: '0% J' }, [700124]],
    ['an underscore, taken literally', { search: 'e_B' }, [700124]],
    ['a per cent sign that no name has', { search: 'R%i' }, []],
    ['an underscore that no name has', { search: 'R_i' }, []],
    ['quotes and backslashes', { search: `'" or \\` }, []],
    ['the end of one name and the start of another', { search: 'fish রুই' }, []],
    ["another customer's order", { search: 'secret' }, []],
    ['a text without a visible character', { search: ' \u200b ' }, [700123, 700124, 700125]],
    ['a text and a year', { search: 'padma', year: 2023 }, [700125]],
  ])('can be narrowed by %s', async (_, query, numbers) => {
    expect(await find(query)).toEqual(numbers);
  });

  it('counts the orders that match, page by page, and names all years', async () => {
    const { items, paginationStatus, years } = await list({
      year: 2024,
      pageSize: 1,
      pageNumber: 2,
    });
    expect(items.map(({ orderNumber }) => orderNumber)).toEqual(['700124']);
    expect(paginationStatus).toMatchObject({ totalItems: 2, totalPages: 2 });
    expect(years).toEqual([2024, 2023]);
  });

  it('is empty for a customer without orders', async () => {
    await market.db.deleteFrom('orders').execute();
    expect(await list({ search: 'rui' })).toMatchObject({ items: [], years: [] });
  });

  it.each([
    ['status=lost', 'status must be a known status'],
    ['status=', 'status must be a known status'],
    ['year=1999', 'year must be a whole number from 2000 to 2100'],
    ['year=twenty', 'year must be a whole number from 2000 to 2100'],
    ['year=2024.5', 'year must be a whole number from 2000 to 2100'],
    [`search=${'a'.repeat(101)}`, 'search must have at most 100 characters'],
  ])('refuses ?%s and says why', async (query, message) => {
    const token = rahim.headers.get('cookie')?.replace('accessToken=', 'Bearer ');
    const { statusCode, body } = await market.api.app.inject({
      url: `/order/my-order?${query}`,
      headers: { authorization: token },
    });
    expect([statusCode, JSON.parse(body).message]).toEqual([400, [message]]);
  });
});

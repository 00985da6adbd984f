import { randomUUID } from 'node:crypto';
import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { pino } from 'pino';
import { updateSoldCounts } from '../orders/updateSoldCounts';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';
import { thingNamed } from './popularSearches';
import { PROPOSED_NAMES } from './search/searchNames';
import { readSearchWords } from './search/searchWords';

const KEPT_SECONDS = 300;

describe('the proposed names', () => {
  it.each(PROPOSED_NAMES)('contain “$en” as one known thing in each language', ({ en, bn, fr }) => {
    const words = [en, bn, fr].map(readSearchWords);
    expect(words.map(({ length }) => length)).toEqual([1, 1, 1]);
    const [known = []] = words.map(([word]) => word?.names.map((name) => name.join(' ')) ?? []);
    for (const [word] of words) {
      expect(word?.weight).toBe('thing');
      expect(known).toEqual(expect.arrayContaining([word?.forms[0]]));
    }
  });

  it.each([
    ['Mango Pickle', 'Pickle'],
    ['Sundarban Honey', 'Honey'],
    ['Silk Saree 12 hand', 'Saree'],
    ['রুই মাছ', 'Rui'],
    ['Banana Leaf', undefined],
    ['Fresh Fish', undefined],
  ])('identify the product “%s” as %s', (productName, expected) => {
    expect(thingNamed(productName)?.en).toBe(expected);
  });
});

describe.each(TEST_DATABASES)('popular searches on $database', ({ open }) => {
  const clock = createClock();
  const market = serveMarket(open, { now: clock.now });

  const ask = (language: Locale) =>
    market.api.app.inject({
      url: apiCalls.listPopularSearches.path,
      headers: { 'accept-language': language },
    });
  /** Lets the cached list expire, then reads a new one. */
  async function popular(language: Locale = 'en'): Promise<string[]> {
    clock.advance(KEPT_SECONDS);
    const items: { text: string }[] = (await ask(language)).json().items;
    return items.map(({ text }) => text);
  }
  const sell = (uuid: string, soldCount: number) =>
    market.db.updateTable('products').set({ soldCount }).where('uuid', '=', uuid).execute();

  /** Places an order now, and counts its piece as sold. */
  async function buy(customerUuid: string, productUuid: string) {
    const { orderUuid } = await createTestOrder(market.db, customerUuid, productUuid, 'placed');
    const placedAt = clock.now();
    await market.db.updateTable('orders').set({ placedAt }).where('uuid', '=', orderUuid).execute();
    await countSold(productUuid, 1);
    return orderUuid;
  }
  const countSold = (productUuid: string, sign: 1 | -1) =>
    updateSoldCounts({ db: market.db, log: pino() }, [{ productUuid, quantity: 1 }], sign);
  async function signUp(): Promise<string> {
    const uuid = randomUUID();
    const phone = `+88018${String(Math.random()).slice(2, 10)}`;
    const person = { uuid, phone, fullName: 'Somebody', email: null, passwordHash: 'none' };
    const verified = { phoneVerified: true, emailVerified: false };
    await market.db
      .insertInto('customers')
      .values({ ...person, ...verified })
      .execute();
    return uuid;
  }
  const search = (productName: string) =>
    market.api.app.inject({ url: apiCalls.searchProducts.path, query: { productName } });

  beforeEach(async () => {
    await createTestMarket(market.db);
    await sell(PRODUCT.honey, 30);
    await sell(PRODUCT.rui, 20);
    await sell(PRODUCT.jar, 10);
    await sell(PRODUCT.hilsa, 5);
  });

  it('are the best-selling things in stock if there are no recent orders', async () => {
    expect(await popular()).toEqual(['Honey', 'Rui', 'Pickle', 'Hilsa', 'Sweets']);
    await market.db
      .updateTable('products')
      .set({ inventoryQuantity: 0 })
      .where('uuid', '=', PRODUCT.rui)
      .execute();
    expect(await popular()).toEqual(['Honey', 'Pickle', 'Hilsa', 'Sweets']);
  });

  it('are in the requested language, and cached separately for each language', async () => {
    expect(await popular('bn')).toEqual(['মধু', 'রুই', 'আচার', 'ইলিশ', 'মিষ্টি']);
    expect(await popular('fr')).toEqual(['Miel', 'Rohu', 'Achards', 'Hilsa', 'Confiseries']);
    expect((await ask('bn')).headers).toMatchObject({
      'content-language': 'bn',
      vary: 'accept-language',
      'cache-control': expect.stringMatching(/^public, max-age=300\b/),
    });
  });

  it('find at least one product each', async () => {
    for (const language of ['en', 'bn', 'fr'] as const) {
      for (const text of await popular(language)) {
        const { searchList } = (await search(text)).json();
        expect([text, searchList.length > 0]).toEqual([text, true]);
      }
    }
  });

  it('start with a thing that several people have bought recently', async () => {
    for (const customer of [CUSTOMER.rahim, CUSTOMER.karima, await signUp()]) {
      await buy(customer, PRODUCT.hilsa);
    }
    expect(await popular()).toEqual(['Hilsa', 'Honey', 'Rui', 'Pickle', 'Sweets']);
    clock.advance(31 * 24 * 60 * 60);
    expect(await popular()).toEqual(['Honey', 'Rui', 'Pickle', 'Hilsa', 'Sweets']);
  });

  it('do not depend on what people have searched for', async () => {
    const before = await popular();
    for (let i = 0; i < 20; i += 1) {
      await search('hilsa');
      await search('<b>cheap pills</b>');
    }
    expect(await popular()).toEqual(before);
  });

  it('rank no higher for repeated orders of one customer, or for cancelled orders', async () => {
    const before = await popular();
    for (let i = 0; i < 20; i += 1) await buy(CUSTOMER.rahim, PRODUCT.hilsa);
    expect(await popular()).toEqual(before);
    for (const customer of [CUSTOMER.karima, await signUp(), await signUp()]) {
      const orderUuid = await buy(customer, PRODUCT.hilsa);
      const cancelled = { status: 'cancelled' as const };
      await market.db.updateTable('orders').set(cancelled).where('uuid', '=', orderUuid).execute();
      await market.db
        .updateTable('parcels')
        .set(cancelled)
        .where('orderUuid', '=', orderUuid)
        .execute();
      await countSold(PRODUCT.hilsa, -1);
    }
    expect(await popular()).toEqual(before);
  });

  it('are cached for five minutes', async () => {
    expect(await popular()).toContain('Hilsa');
    await market.db.deleteFrom('products').where('uuid', '=', PRODUCT.hilsa).execute();
    clock.advance(KEPT_SECONDS - 1);
    const texts = async () =>
      (await ask('en')).json().items.map((item: { text: string }) => item.text);
    expect(await texts()).toContain('Hilsa');
    clock.advance(1);
    expect(await texts()).not.toContain('Hilsa');
  });

  it('are empty in an empty market', async () => {
    await market.db.deleteFrom('products').execute();
    expect(await popular()).toEqual([]);
  });
});

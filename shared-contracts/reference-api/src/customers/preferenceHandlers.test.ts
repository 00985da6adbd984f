import { callApi } from '@marketplace/contracts/api/client';
import { updateCurrentCustomer } from '@marketplace/contracts/api/customers';
import { subscribe } from '@marketplace/contracts/api/newsletter';
import { getPreferences, updatePreferences } from '@marketplace/contracts/api/preferences';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { CUSTOMER } from '../testing/marketUuids';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

describe.each(TEST_DATABASES)("a customer's preferences on $database", ({ open }) => {
  const market = serveMarket(open);
  let rahim: Request;
  let karima: Request;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('newsletterSubscribers').execute();
    rahim = await market.api.visit('01711000001');
    karima = await market.api.visit('01711000002');
  });

  const read = (request: Request) => callApi(getPreferences, { request });
  const update = (
    request: Request,
    body: { isSubscribed?: boolean; messageLanguage?: 'en' | 'bn' | 'fr' | null },
  ) => callApi(updatePreferences, { request, body });
  const subscribers = async () =>
    (await market.db.selectFrom('newsletterSubscribers').select('email').execute()).map(
      ({ email }) => email,
    );

  it('contain the subscription that was made in the footer with the confirmed address', async () => {
    expect(await read(rahim)).toEqual({ isSubscribed: false, messageLanguage: null });
    await callApi(subscribe, { body: { email: 'RAHIM@example.com' } });
    expect(await read(rahim)).toEqual({ isSubscribed: true, messageLanguage: null });
  });

  it('subscribe to the newsletter and end the subscription, also if it is requested twice', async () => {
    await callApi(subscribe, { body: { email: 'other@example.com' } });
    await update(rahim, { isSubscribed: true });
    expect(await update(rahim, { isSubscribed: true })).toMatchObject({ isSubscribed: true });
    expect((await subscribers()).sort()).toEqual(['other@example.com', 'rahim@example.com']);
    await update(rahim, { isSubscribed: false });
    expect(await update(rahim, { isSubscribed: false })).toMatchObject({ isSubscribed: false });
    expect(await subscribers()).toEqual(['other@example.com']);
  });

  it('neither show nor change the subscription of an address that is not confirmed', async () => {
    await callApi(subscribe, { body: { email: 'victim@example.com' } });
    const email = { email: 'victim@example.com', currentPassword: PASSWORD };
    await callApi(updateCurrentCustomer, { request: karima, body: email });
    expect(await read(karima)).toMatchObject({ isSubscribed: null });
    for (const isSubscribed of [true, false]) {
      await expect(update(karima, { isSubscribed, messageLanguage: 'fr' })).rejects.toMatchObject({
        status: 409,
        code: 'email-unverified',
      });
    }
    expect(await subscribers()).toEqual(['victim@example.com']);
    expect(await read(karima)).toMatchObject({ messageLanguage: null });
  });

  it('change only the given choices of their customer', async () => {
    await update(rahim, { messageLanguage: 'bn' });
    expect(await update(rahim, { isSubscribed: true })).toEqual({
      isSubscribed: true,
      messageLanguage: 'bn',
    });
    expect(await read(karima)).toMatchObject({ messageLanguage: null });
    expect(await update(rahim, { messageLanguage: null })).toMatchObject({ messageLanguage: null });
    await market.db
      .updateTable('customers')
      .set({ messageLanguage: 'xx' })
      .where('uuid', '=', CUSTOMER.rahim)
      .execute();
    expect(await read(rahim)).toMatchObject({ messageLanguage: null });
  });
});

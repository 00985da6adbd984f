import type { Message } from '../providers/Messenger';
import { createTestMarket } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { PRODUCT, UNKNOWN, VARIANT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';
import { deleteOldStockAlerts, notifyStockAlerts } from './notifyStockAlerts';

const PHONE = '01711000001';
const DAY_SECONDS = 24 * 60 * 60;
const large = { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.largeJar };
const untracked = { productUuid: PRODUCT.untracked };

describe.each(TEST_DATABASES)('a stock alert on $database', ({ open }) => {
  const clock = createClock();
  const market = serveMarket(open, { now: clock.now });
  let sent: Message[];

  beforeEach(async () => {
    await createTestMarket(market.db);
    sent = [];
  });

  const ask = async (wanted: object, emailOrPhone: string, network = '10.0.0.1') => {
    const reply = await market.api.app.inject({
      method: 'POST',
      url: '/product/stock-alert',
      headers: { 'x-forwarded-for': network },
      payload: { ...wanted, emailOrPhone },
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const context = () => ({
    ...jobContext(market.db, clock.now),
    messenger: {
      send: (message: Message) => void sent.push(message),
      trySending: async () => true,
      settled: async () => {},
    },
  });
  const tell = () => notifyStockAlerts(context());
  const waiting = () => market.db.selectFrom('stockAlerts').select('contact').execute();
  const setStock = (inventoryQuantity: number) =>
    market.db
      .updateTable('productVariants')
      .set({ inventoryQuantity })
      .where('uuid', '=', VARIANT.largeJar)
      .execute();
  const closeShops = () => market.db.updateTable('shops').set({ isClosed: true }).execute();
  const trackAgain = () =>
    market.db
      .updateTable('products')
      .set({ trackQuantity: true })
      .where('uuid', '=', PRODUCT.untracked)
      .execute();
  const stopUrl = (message: Message | undefined) => {
    const link = /https:\/\/shop\.test\/api(\/stock-alert\?token=[\w-]{22})$/m;
    const url = link.exec(message?.text ?? '')?.[1];
    if (!url) throw new Error(`No link in: ${message?.text}`);
    return url;
  };

  it('sends exactly one message after its variant is back in stock', async () => {
    expect(await ask(large, PHONE)).toEqual({ status: 200, body: { isDone: true } });
    await tell();
    expect(sent).toEqual([]);

    await setStock(2);
    await tell();
    expect(sent).toMatchObject([{ to: `+88${PHONE}`, channel: 'sms' }]);
    const [message] = sent;
    expect(message?.text).toContain('Mango Pickle (Large) is back in stock');
    expect(message?.text).toContain(
      `https://shop.test/product/mango-jar?variant=${VARIANT.largeJar}`,
    );
    await tell();
    await setStock(0);
    await setStock(1);
    await tell();
    expect(sent).toHaveLength(1);
  });

  it('sends a mail with a subject, in the language in which the alert was requested', async () => {
    await ask({ ...large, language: 'bn' }, ' Rahim@Example.com ');
    await setStock(1);
    await tell();
    expect(sent).toMatchObject([
      {
        to: 'rahim@example.com',
        channel: 'email',
        subject: 'Mango Pickle (Large) আবার স্টকে এসেছে',
      },
    ]);
  });

  it('lets a mail program offer its own button that stops the alerts', async () => {
    await ask(large, 'karima@example.com');
    await ask(large, PHONE);
    await setStock(1);
    await tell();
    const mail = sent.find(({ channel }) => channel === 'email');
    expect(mail?.unsubscribeUrl).toBe(`https://shop.test/api${stopUrl(mail)}`);
    expect(sent.find(({ channel }) => channel === 'sms')).not.toHaveProperty('unsubscribeUrl');
  });

  it('names product and variant in the language of the alert if the market has translated them', async () => {
    const { productUuid, productVariantUuid } = large;
    await market.db
      .updateTable('products')
      .set({ nameTranslations: { bn: 'আমের আচার' } })
      .where('uuid', '=', productUuid)
      .execute();
    await market.db
      .updateTable('productVariants')
      .set({ optionValuesTranslations: { bn: ['বড়'] } })
      .where('uuid', '=', productVariantUuid)
      .execute();
    await ask({ ...large, language: 'bn' }, 'rahim@example.com');
    await setStock(1);
    await tell();
    expect(sent).toMatchObject([{ subject: 'আমের আচার (বড়) আবার স্টকে এসেছে' }]);
  });

  it.each([
    ['a variant that is still sold out', large, () => setStock(-1)],
    ['a variant of a shop that is closed', large, () => setStock(2).then(() => closeShops())],
    ['a product that cannot be bought', untracked, async () => undefined],
  ])('sends no message about %s', async (_, wanted, change) => {
    await ask(wanted, PHONE);
    await change();
    await tell();
    expect(sent).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });

  it('sends only one message if several processes run the job at the same time', async () => {
    await ask(large, PHONE);
    await setStock(1);
    await Promise.all([tell(), tell(), tell()]);
    expect(sent).toHaveLength(1);
  });

  it('is confirmed with the same reply whether it is new, was requested before, or was stopped by its recipient', async () => {
    const replies: object[] = [];
    for (const contact of [PHONE, '+8801711000001', '০১৭১১০০০০০১', 'stranger@example.com']) {
      replies.push(await ask(large, contact));
    }
    await setStock(1);
    await tell();
    await setStock(0);
    await market.api.app.inject({
      method: 'POST',
      url: stopUrl(sent.find(({ channel }) => channel === 'sms')),
    });
    replies.push(await ask(large, PHONE));
    expect(replies).toEqual(Array(5).fill({ status: 200, body: { isDone: true } }));
    expect(sent).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    [
      'a variant that can be bought now',
      { ...large, productVariantUuid: VARIANT.smallJar },
      PHONE,
      409,
    ],
    ['an unknown product', { productUuid: UNKNOWN }, PHONE, 404],
    ['a product of which no variant is chosen', { productUuid: PRODUCT.jar }, PHONE, 400],
    ['a variant of another product', { ...large, productUuid: PRODUCT.rui }, PHONE, 400],
    ['a contact that is neither a phone nor an e-mail address', large, 'rahim', 400],
    ['a phone of another country', large, '+1 202 555 0147', 400],
    ['two e-mail addresses', large, 'a@example.com,b@example.com', 400],
    ['an unknown language', { ...large, language: 'de' }, PHONE, 400],
  ])('is refused for %s', async (_, wanted, contact, status) => {
    expect(await ask(wanted, contact)).toMatchObject({ status });
    expect(await waiting()).toEqual([]);
  });

  it('links to a page that stops all alerts to the recipient, but only after the button was pressed', async () => {
    await ask(large, PHONE);
    await ask(untracked, PHONE);
    await ask(untracked, 'karima@example.com');
    await setStock(1);
    await tell();
    const url = stopUrl(sent[0]);

    const page = await market.api.app.inject({ method: 'GET', url });
    expect(page).toMatchObject({ statusCode: 200 });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('<form method="post">');
    expect(page.body).not.toContain(PHONE);
    expect(await waiting()).toHaveLength(2);

    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const stopped = await market.api.app.inject({ method: 'POST', url, headers, payload: '' });
    expect(stopped.body).toContain('You get no more such messages.');
    expect(await waiting()).toEqual([{ contact: 'karima@example.com' }]);
    await trackAgain();
    await tell();
    expect(sent.map(({ to }) => to)).toEqual([`+88${PHONE}`, 'karima@example.com']);
  });

  it.each([
    ['no token', ''],
    ['a made-up token', '?token=AAAAAAAAAAAAAAAAAAAAAA'],
    ['two tokens', '?token=a&token=b'],
    ['a script as token', '?token=%3Cscript%3Ealert(1)%3C/script%3E'],
  ])('cannot be stopped through a link with %s', async (_, search) => {
    await ask(large, PHONE);
    for (const method of ['GET', 'POST'] as const) {
      const page = await market.api.app.inject({ method, url: `/stock-alert${search}` });
      expect(page).toMatchObject({ statusCode: 404 });
      expect(page.body).not.toContain('alert(1)');
    }
    expect(await waiting()).toHaveLength(1);
  });

  it('has a link whose token the database does not store', async () => {
    await ask(large, PHONE);
    await setStock(1);
    await tell();
    const token = stopUrl(sent[0]).split('=')[1];
    const links = await market.db.selectFrom('stockAlertLinks').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it('can be requested for one contact five times a day from one network, and ten times from all networks', async () => {
    for (let i = 0; i < 5; i += 1) expect(await ask(large, PHONE)).toMatchObject({ status: 200 });
    expect(await ask(large, PHONE)).toMatchObject({ status: 429 });
    expect(await ask(large, 'someone@example.com')).toMatchObject({ status: 200 });
    for (let i = 0; i < 5; i += 1) {
      expect(await ask(large, PHONE, '10.0.0.2')).toMatchObject({ status: 200 });
    }
    expect(await ask(large, PHONE, '10.0.0.3')).toMatchObject({ status: 429 });
    clock.advance(DAY_SECONDS + 1);
    expect(await ask(large, PHONE)).toMatchObject({ status: 200 });
  });

  it('can be requested sixty times an hour from one network', async () => {
    for (let i = 0; i < 60; i += 1) await ask(large, `shopper${i}@example.com`);
    expect(await ask(large, 'one-more@example.com')).toMatchObject({ status: 429 });
    expect(await ask(large, 'one-more@example.com', '10.9.0.1')).toMatchObject({ status: 200 });
  });

  // The privacy policy names both periods.
  it('is deleted after 180 days, and its stop link 90 days after it was sent, even if the link was used', async () => {
    await ask(large, PHONE);
    await ask(untracked, PHONE);
    await setStock(1);
    await tell();
    const links = () => market.db.selectFrom('stockAlertLinks').select('contact').execute();
    clock.advance(80 * DAY_SECONDS);
    await market.api.app.inject({ method: 'POST', url: stopUrl(sent[0]) });
    await ask(untracked, 'karima@example.com');
    await deleteOldStockAlerts(context());
    expect(await links()).toEqual([{ contact: `+88${PHONE}` }]);
    clock.advance(11 * DAY_SECONDS);
    await deleteOldStockAlerts(context());
    expect([await links(), await waiting()]).toEqual([[], [{ contact: 'karima@example.com' }]]);
    clock.advance(170 * DAY_SECONDS);
    await deleteOldStockAlerts(context());
    expect([await links(), await waiting()]).toEqual([[], []]);
  });
});

import { optionalMessage } from '@marketplace/contracts/api/customers';
import { advanceOrder } from '../orders/advanceOrder';
import { expireUnpaidOrders } from '../orders/expireUnpaidOrders';
import type { Message } from '../providers/Messenger';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { CUSTOMER } from '../testing/marketUuids';
import { openAccounts } from '../testing/openAccounts';
import { MINUTE, openGuests, PHONE } from '../testing/openGuests';
import { createClock } from '../testing/openTestApi';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { createMessageLink, deleteExpiredMessageLinks } from './messageLinks';
import { sendOrderMessages } from './sendOrderMessages';

const DAY = 24 * 60 * MINUTE;
const OTHER_PHONE = '01711000008';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the link with which a recipient declines messages about orders', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, {
    ...WITH_SANDBOX,
    now: clock.now,
    publicOrigin: 'https://shop.test',
  });
  const guests = openGuests(market, clock);

  beforeEach(() => createTestMarket(market.db));
  // Advances the clock by a day, so that no rate limit for codes affects the next test.
  afterEach(() => clock.advance(DAY));

  const context = () => jobContext(market.db, clock.now);

  /** Sends all queued messages, and returns their texts without brand and URL. */
  async function hear(): Promise<string[]> {
    const sent: Message[] = [];
    const { messenger, ...rest } = context();
    const trySending = async (message: Message) => sent.push(message) > 0;
    await sendOrderMessages({ ...rest, messenger: { ...messenger, trySending } });
    return sent.map(({ text }) => text.replace(/^Nodibazar: | https:\S+.*$/gs, ''));
  }

  async function placeAsGuest(phone = PHONE, method: 'cash-on-delivery' | 'bkash' = 'bkash') {
    const token = await guests.verifiedGuest(phone);
    const { body } = await guests.place(token, await guests.bodyTo(phone, method));
    return { uuid: String(body.uuid), orderNumber: String(body.orderNumber) };
  }

  const lookUp = async (orderNumber: string, phone = PHONE) =>
    (await guests.post('/order/lookup', { orderNumber, phone })).body.messagesUrl;

  const pathOf = (url: unknown) => String(url).replace('https://shop.test/api', '');
  const linkOf = async (orderNumber: string, phone = PHONE) =>
    pathOf(await lookUp(orderNumber, phone));

  const open = (url: string) => market.api.app.inject({ url });
  const press = (url: string, payload = '', headers: Record<string, string> = FORM) =>
    market.api.app.inject({ method: 'POST', url, headers, payload });
  const save = (url: string, wanted: string[]) =>
    press(url, ['pressed=1', ...wanted.map((kind) => `wanted=${kind}`)].join('&'));

  const ticked = (html: string) =>
    [...html.matchAll(/value="([\w-]+)" checked/g)].map(([, kind]) => kind);
  const declined = async () =>
    (await market.db.selectFrom('declinedMessages').select(['phone', 'kind']).execute()).map(
      ({ phone, kind }) => `${phone} ${kind}`,
    );

  it('stops only the kinds of messages that the guest unchecks, and only for this guest', async () => {
    const { orderNumber } = await placeAsGuest(PHONE, 'cash-on-delivery');
    expect(await hear()).toEqual([expect.stringContaining('is placed.')]);
    const url = await linkOf(orderNumber);
    const page = await save(url, ['paid', 'delivered']);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Your choice is saved.');
    expect(ticked(page.body)).toEqual(['paid', 'delivered']);

    const advance = (to: 'confirmed' | 'shipped' | 'delivered') =>
      advanceOrder(context(), { orderNumber: Number(orderNumber), to });
    await advance('confirmed');
    await advance('shipped');
    expect(await hear()).toEqual([]);
    await advance('delivered');
    expect(await hear()).toEqual([expect.stringContaining('was delivered.')]);

    await placeAsGuest();
    expect(await hear()).toEqual([]);
    await placeAsGuest(OTHER_PHONE);
    expect(await hear()).toEqual([expect.stringContaining('is placed.')]);
  });

  it('does not stop the message about a cancellation, even if the guest has declined all kinds', async () => {
    const { orderNumber } = await placeAsGuest();
    await hear();
    await save(await linkOf(orderNumber), []);
    clock.advance(120 * MINUTE);
    await expireUnpaidOrders(context());
    expect(await hear()).toEqual([`Order ${orderNumber} is cancelled. You owe nothing.`]);
  });

  it('stops a message that was queued before the guest declined its kind', async () => {
    const { orderNumber } = await placeAsGuest();
    await save(await linkOf(orderNumber), []);
    expect(await hear()).toEqual([]);
  });

  it('changes nothing when it is opened, and has the same effect if the button is pressed once or twice', async () => {
    const url = await linkOf((await placeAsGuest()).orderNumber);
    const page = await open(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(ticked(page.body)).toEqual(optionalMessage.options);
    expect(page.body).not.toContain(PHONE);
    expect(await declined()).toEqual([]);
    for (const _ of [1, 2]) {
      expect((await save(url, ['placed', 'paid', 'delivered'])).statusCode).toBe(200);
      expect(await declined()).toEqual([`+88${PHONE} on-its-way`]);
    }
  });

  it('lets a guest receive declined messages again', async () => {
    const url = await linkOf((await placeAsGuest()).orderNumber);
    await save(url, []);
    expect(await declined()).toHaveLength(4);
    expect(ticked((await open(url)).body)).toEqual([]);
    await save(url, [...optionalMessage.options]);
    expect(await declined()).toEqual([]);
  });

  it.each([
    ['no token', ''],
    ['an unknown token', `?token=${'A'.repeat(43)}`],
    ['two tokens', '?token=a&token=b'],
    ['a script as token', '?token=%3Cscript%3Ealert(1)%3C/script%3E'],
  ])('is refused with %s', async (_, search) => {
    await placeAsGuest();
    for (const reply of [
      await open(`/order-messages${search}`),
      await save(`/order-messages${search}`, []),
    ]) {
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain('This link is no longer valid.');
      expect(reply.body).not.toContain('alert(1)');
    }
    expect(await declined()).toEqual([]);
  });

  it('is refused 90 days after it was created, and is then deleted', async () => {
    const url = await linkOf((await placeAsGuest()).orderNumber);
    clock.advance(90 * DAY);
    expect((await save(url, [])).statusCode).toBe(404);
    expect(await declined()).toEqual([]);
    await deleteExpiredMessageLinks(context());
    expect(await market.db.selectFrom('messageLinks').selectAll().execute()).toEqual([]);
  });

  it("is returned if the order is looked up with the guest's phone, but not with the billing phone", async () => {
    const token = await guests.verifiedGuest();
    const body = await guests.bodyTo();
    const billingAddress = { ...body.billingAddress, phone: OTHER_PHONE };
    const { orderNumber } = (await guests.place(token, { ...body, billingAddress })).body;
    const secret = expect.stringMatching(
      /^https:\/\/shop\.test\/api\/order-messages\?token=[\w-]{43}$/,
    );
    expect(await lookUp(orderNumber)).toEqual(secret);
    expect(await lookUp(orderNumber, OTHER_PHONE)).toBeUndefined();
  });

  it('has a token that the database does not contain', async () => {
    const url = await linkOf((await placeAsGuest()).orderNumber);
    const links = await market.db.selectFrom('messageLinks').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(url.split('=')[1]);
  });

  it.each([
    ['en', 'Messages about your orders', 'When an order is placed'],
    ['bn', 'অর্ডারের খবর', 'অর্ডার নেওয়া হলে'],
    ['fr', 'Messages sur vos commandes', 'Quand une commande est enregistrée'],
  ])('opens a page in the language of the order: %s', async (language, title, label) => {
    const { orderNumber } = await placeAsGuest();
    await market.db.updateTable('orders').set({ language }).execute();
    const { body } = await open(await linkOf(orderNumber));
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(label);
  });

  it('opens a page whose Bangla font the API serves', async () => {
    const { body } = await open(await linkOf((await placeAsGuest()).orderNumber));
    const [, url = ''] = /url\("\.([^"]+)"\)/.exec(body) ?? [];
    expect((await open(url)).headers['content-type']).toBe('font/woff2');
  });

  it("is no longer valid after the order was moved to an account, which keeps the guest's choice", async () => {
    const { orderNumber } = await placeAsGuest();
    const url = await linkOf(orderNumber);
    await save(url, ['placed', 'delivered']);
    const accounts = openAccounts(market.api);
    clock.advance(MINUTE);
    const signUp = { fullName: 'Nasrin Akter', phone: PHONE, password: PASSWORD };
    await accounts.post('signup', signUp);
    const otp = await accounts.codeOf(`+88${PHONE}`);
    const { body } = await accounts.post('verify-phone', { phone: PHONE, otp });
    const profile = await market.api.app.inject({
      url: '/customer/current-customer',
      headers: { authorization: `Bearer ${body.accessToken}` },
    });
    expect(profile.json().mutedMessages.sort()).toEqual(['on-its-way', 'paid']);
    expect((await save(url, [])).statusCode).toBe(404);
    expect(await lookUp(orderNumber)).toBeUndefined();
    expect(await declined()).toEqual([]);
  });

  describe('in a mail to a customer', () => {
    const muted = async () => {
      const customer = await market.db
        .selectFrom('customers')
        .select('mutedMessages')
        .where('uuid', '=', CUSTOMER.rahim)
        .executeTakeFirstOrThrow();
      return customer.mutedMessages;
    };
    /** Creates the link for a mail of the kind `placed`, and returns its path. */
    async function mailLink() {
      const { uuid: orderUuid } = await placeAsGuest();
      const customerUuid = CUSTOMER.rahim;
      await market.db.updateTable('orders').set({ customerUuid }).execute();
      return pathOf(
        await createMessageLink(context(), { orderUuid, customerUuid, kind: 'placed' }),
      );
    }

    it('opens a page on which the kind of the mail is already unchecked', async () => {
      const url = await mailLink();
      expect(ticked((await open(url)).body)).toEqual(['paid', 'on-its-way', 'delivered']);
      expect(await muted()).toEqual([]);
      await save(url, ['paid', 'on-its-way', 'delivered']);
      expect(await muted()).toEqual(['placed']);
    });

    it.each([
      ['a form', FORM, 'List-Unsubscribe=One-Click'],
      [
        'a form as multipart/form-data',
        { 'content-type': 'multipart/form-data; boundary=x' },
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      ],
    ])(
      'declines only the kind of the mail if a mail program sends %s, even if it is sent twice',
      async (_, headers, payload) => {
        const url = await mailLink();
        await market.db
          .updateTable('customers')
          .set({ mutedMessages: ['paid'] })
          .execute();
        for (const _time of [1, 2]) {
          expect((await press(url, payload, headers)).statusCode).toBe(200);
          expect(await muted()).toEqual(['placed', 'paid']);
        }
      },
    );
  });
});

import type { OptionalMessage } from '@marketplace/contracts/api/customers';
import type { Order } from '@marketplace/contracts/api/orders';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { advanceOrder } from '../orders/advanceOrder';
import { expireUnpaidOrders } from '../orders/expireUnpaidOrders';
import { refundOrder } from '../orders/refundOrder';
import type { Message } from '../providers/Messenger';
import { CUSTOMER } from '../testing/marketUuids';
import { servePaymentScenario } from '../testing/servePaymentScenario';
import { openPostgres } from '../testing/testDatabases';
import { queueMessage } from './queueMessage';
import { closeUntold, listUntold, sendOrderMessages } from './sendOrderMessages';

const PHONE = '+8801711000001';
const HOUR = 3600;

describe('messages about an order', () => {
  const shop = servePaymentScenario(openPostgres);
  const { any, stringContaining } = expect;
  let sent: Message[];

  beforeEach(async () => {
    sent = [];
    await setCustomer({ emailVerified: false });
    const ahead =
      (Date.parse('2026-01-15T04:00:00.000Z') - shop.scenario.clock.now().getTime()) / 1000;
    shop.scenario.clock.advance(ahead);
  });

  /** Runs the job once, with a provider that accepts either all messages or none. */
  async function round({ isAccepted = true } = {}) {
    const { messenger, ...context } = shop.scenario.context();
    const trySending = async (message: Message) => {
      sent.push(message);
      return isAccepted;
    };
    await sendOrderMessages({ ...context, messenger: { ...messenger, trySending } });
  }
  const texts = () => sent.map(({ text }) => text.replace(/^Nodibazar: | https:\S+.*$/gs, ''));
  const take = async () => {
    await round();
    return texts().splice(0, sent.splice(0).length);
  };
  const advance = (order: Order, to: 'confirmed' | 'shipped' | 'delivered') =>
    advanceOrder(shop.scenario.context(), { orderNumber: Number(order.orderNumber), to });
  async function pay(order: Order, outcome: 'paid' | 'failed' | 'cancelled' = 'paid') {
    const method = order.paymentMethod === 'cash-on-delivery' ? 'bkash' : order.paymentMethod;
    const { gatewayUrl } = await shop.scenario.start(order, method);
    await shop.scenario.callBack(shop.scenario.verdict(order, gatewayUrl, outcome), { method });
  }
  const setCustomer = (values: {
    mutedMessages?: OptionalMessage[];
    emailVerified?: boolean;
    messageLanguage?: string | null;
  }) => shop.db.updateTable('customers').set(values).where('uuid', '=', CUSTOMER.rahim).execute();
  const refund = (order: Order) =>
    refundOrder(shop.scenario.context(), {
      operator: 'tester',
      orderNumber: Number(order.orderNumber),
    });

  it('report the steps of a cash order until its delivery, and are each sent only once', async () => {
    const order = await shop.scenario.place('cash-on-delivery');
    const number = order.orderNumber;
    expect(await take()).toEqual([
      `Order ${number} is placed. You pay Tk 761.00 in cash on delivery.`,
    ]);
    await advance(order, 'confirmed');
    expect(await take()).toEqual([]);
    await advance(order, 'shipped');
    expect(await take()).toEqual([
      stringContaining(`Order ${number} from Padma Fish House is on its way. It arrives by `),
    ]);
    await advance(order, 'delivered');
    expect(await take()).toEqual([
      `Order ${number} from Padma Fish House was delivered. Is something wrong? Tell us there.`,
    ]);
    shop.scenario.clock.advance(24 * HOUR);
    expect(await take()).toEqual([]);
  });

  it('contain the URL of the order, and are sent to the phone', async () => {
    const order = await shop.scenario.place('cash-on-delivery');
    await round();
    expect(sent).toEqual([
      {
        to: PHONE,
        channel: 'sms',
        text: stringContaining(` https://shop.test/orders/${order.uuid}`),
      },
    ]);
  });

  it('report the steps of an online order: a failed and a successful payment, the cancellation and the refund', async () => {
    const order = await shop.scenario.place('bkash');
    const number = order.orderNumber;
    expect(await take()).toEqual([
      `Order ${number} is placed. Pay Tk 761.00 by 10:30 am, or it is cancelled.`,
    ]);
    await pay(order, 'failed');
    expect(await take()).toEqual([
      `The payment for order ${number} failed. Pay by 10:30 am, or it is cancelled.`,
    ]);
    await pay(order);
    expect(await take()).toEqual([`Tk 761.00 for order ${number} is paid.`]);
    await shop.db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
    await shop.scenario.cancel(order);
    expect(await take()).toEqual([
      `Order ${number} is cancelled. Tk 761.00 comes back to your bKash account by 25 January.`,
      `Tk 761.00 of order ${number} is on its way back to your bKash account.`,
    ]);
    expect(await take()).toEqual([]);
  });

  it('report only the payment if the order is paid before its first message is sent', async () => {
    const order = await shop.scenario.place('bkash');
    await pay(order);
    expect(await take()).toEqual([`Tk 761.00 for order ${order.orderNumber} is paid.`]);
  });

  it('do not report a failed payment if the next payment succeeds before they are sent', async () => {
    const order = await shop.scenario.place('bkash');
    await pay(order, 'failed');
    await pay(order);
    expect(await take()).toEqual([`Tk 761.00 for order ${order.orderNumber} is paid.`]);
  });

  it('do not report a failed payment if the shopper has cancelled it', async () => {
    const order = await shop.scenario.place('bkash');
    await round();
    sent = [];
    await pay(order, 'cancelled');
    expect(await take()).toEqual([]);
  });

  it('say that an unpaid order is cancelled and that nothing is owed', async () => {
    const order = await shop.scenario.place('bkash');
    await round();
    sent = [];
    shop.scenario.clock.advance(HOUR);
    await expireUnpaidOrders(shop.scenario.context());
    expect(await take()).toEqual([`Order ${order.orderNumber} is cancelled. You owe nothing.`]);
  });

  it('say only once that paid goods cannot be delivered, even if two processes send messages', async () => {
    const order = await shop.scenario.place('bkash');
    await pay(order);
    await round();
    sent = [];
    // The test gateway refuses the refund, so only the message that announces the refund is queued.
    await expect(refund(order)).rejects.toThrow();
    await Promise.all([round(), round()]);
    await round();
    expect(texts()).toEqual([
      `Order ${order.orderNumber} cannot be delivered and is cancelled. Tk 761.00 comes back to your bKash account by 18 January.`,
    ]);
  });

  it('are combined if several parcels of an order reach the same status together', async () => {
    const order = await shop.scenario.place('cash-on-delivery');
    await round();
    sent = [];
    const [parcel] = await shop.db.selectFrom('parcels').selectAll().execute();
    const shops = shop.db.selectFrom('shops').select(['uuid', 'name']);
    const other = await shops.where('uuid', '!=', parcel?.shopUuid ?? '').executeTakeFirst();
    if (!parcel || !other) throw new Error('no parcel, or no other shop');
    const uuid = '00000000-0000-4000-8000-000000000001';
    const second = { ...parcel, uuid, position: 1, shopUuid: other.uuid, shopName: other.name };
    await shop.db.insertInto('parcels').values(second).execute();
    await advance(order, 'confirmed');
    await advance(order, 'shipped');
    expect(await take()).toEqual([
      stringContaining(`from Padma Fish House, ${other.name} is on its way.`),
    ]);
    await shop.db.deleteFrom('orderStatusChanges').where('parcelUuid', '=', uuid).execute();
    await shop.db.deleteFrom('parcels').where('uuid', '=', uuid).execute();
  });

  it.each<[Locale, RegExp, RegExp]>([
    ['bn', /^নদীবাজার: অর্ডার [০-৯]+ নেওয়া হয়েছে।/, /[a-z]/i],
    ['fr', /^Nodibazar : Commande \d+ enregistrée\./, /[\u0980-\u09ff]|\b(order|placed)\b/i],
    ['en', /^Nodibazar: Order \d+ is placed\./, /[\u0980-\u09ff]/],
  ])('are in the language in which the order was placed: %s', async (language, first, foreign) => {
    await shop.scenario.place('cash-on-delivery');
    await shop.db.updateTable('orders').set({ language }).execute();
    await round();
    const text = sent[0]?.text.replace(/ https:\S+$/, '') ?? '';
    expect(text).toMatch(first);
    expect(text).not.toMatch(foreign);
  });

  it('are also sent to a verified e-mail address, with a subject', async () => {
    await setCustomer({ emailVerified: true });
    const order = await shop.scenario.place('cash-on-delivery');
    await round();
    expect(sent).toHaveLength(2);
    expect(sent).toContainEqual({
      to: 'rahim@example.com',
      channel: 'email',
      subject: `Nodibazar: Order ${order.orderNumber} is placed. You pay Tk 761.00 in cash on delivery.`,
      text: stringContaining('https://shop.test/profile'),
      unsubscribeUrl: stringContaining('https://shop.test/api/order-messages?token='),
    });
  });

  it('contain, in mails, a link for declining their kind, unless they report a cancellation', async () => {
    await setCustomer({ emailVerified: true });
    const order = await shop.scenario.place('cash-on-delivery');
    await round();
    const placed = sent.find(({ channel }) => channel === 'email');
    expect(placed?.text).toContain(`\n\nNo more such messages: ${placed?.unsubscribeUrl}\n`);
    sent = [];
    await shop.scenario.cancel(order);
    await round();
    const cancelled = sent.find(({ channel }) => channel === 'email');
    expect(cancelled?.text).toContain('You owe nothing.');
    expect(cancelled?.text).not.toContain('No more such messages');
    expect(cancelled).not.toHaveProperty('unsubscribeUrl');
  });

  it('are not sent to an e-mail address that is no longer verified, even if it is verified again later', async () => {
    await setCustomer({ emailVerified: true });
    await shop.scenario.place('cash-on-delivery');
    await setCustomer({ emailVerified: false });
    await round();
    expect(sent.map(({ channel }) => channel)).toEqual(['sms']);
    // The address may now belong to somebody else, so the old message must not be sent to it.
    await setCustomer({ emailVerified: true });
    shop.scenario.clock.advance(24 * HOUR);
    await round();
    expect(sent).toHaveLength(1);
  });

  it('are not sent if the customer has declined their kind, unless they report a cancellation', async () => {
    await setCustomer({ mutedMessages: ['placed', 'on-its-way'] });
    const order = await shop.scenario.place('cash-on-delivery');
    await advance(order, 'confirmed');
    expect(await take()).toEqual([]);
    await shop.scenario.cancel(order);
    expect(await take()).toEqual([`Order ${order.orderNumber} is cancelled. You owe nothing.`]);
    await setCustomer({ mutedMessages: [] });
  });

  it('are in the language that the customer has chosen, even after the order was placed', async () => {
    const order = await shop.scenario.place('cash-on-delivery');
    await setCustomer({ messageLanguage: 'fr' });
    expect(await take()).toEqual([stringContaining(`Commande ${order.orderNumber} enregistrée.`)]);
    await setCustomer({ messageLanguage: null });
  });

  it('are limited to twelve SMS per order, except messages about refunds', async () => {
    const { uuid: orderUuid } = await shop.scenario.place('cash-on-delivery');
    const now = shop.scenario.clock.now();
    const queue = (kind: 'delivered' | 'refunded', turn: number) =>
      queueMessage(shop.db, {
        orderUuid,
        kind,
        subjectUuid: `00000000-0000-4000-8000-0000000000${10 + turn}`,
        now,
      });
    const count = async () =>
      (await shop.db.selectFrom('orderMessages').select('uuid').execute()).length;
    for (let turn = 0; turn < 15; turn++) await queue('delivered', turn);
    expect(await count()).toBe(12);
    await queue('refunded', 20);
    expect(await count()).toBe(13);
  });

  it('are tried at most eight times, with growing delays, and are then listed for a person to handle', async () => {
    const order = await shop.scenario.place('bkash');
    await pay(order);
    await round();
    sent = [];
    await expect(refund(order)).rejects.toThrow();
    await round({ isAccepted: false });
    await round({ isAccepted: false });
    expect(sent).toHaveLength(1);
    shop.scenario.clock.advance(120);
    await round({ isAccepted: false });
    expect(sent).toHaveLength(2);
    expect(await listUntold(shop.db)).toEqual([]);
    for (let hour = 0; hour < 24; hour += 1) {
      shop.scenario.clock.advance(HOUR);
      await round({ isAccepted: false });
    }
    expect(sent).toHaveLength(8);
    const [untold, ...others] = await listUntold(shop.db);
    expect(others).toEqual([]);
    expect(untold).toMatchObject({ phone: PHONE, paisa: 76_100, invoice: any(String) });
    const context = shop.scenario.context();
    expect(await closeUntold(context, 'nothing')).toBe(false);
    expect(await closeUntold(context, untold?.invoice ?? '')).toBe(true);
    expect(await listUntold(shop.db)).toEqual([]);
  });
});

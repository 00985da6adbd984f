import { randomUUID } from 'node:crypto';
import type { Order } from '@marketplace/contracts/api/orders';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { LOCALES, type Locale } from '@marketplace/contracts/i18n/locale';
import { advanceOrder } from '../orders/advanceOrder';
import { failRefund, recordRefund } from '../orders/manualRefund';
import { refundOrder } from '../orders/refundOrder';
import type { Message } from '../providers/Messenger';
import { CUSTOMER } from '../testing/marketUuids';
import { servePaymentScenario } from '../testing/servePaymentScenario';
import { splitOff } from '../testing/splitOff';
import { openPostgres } from '../testing/testDatabases';
import { sendOrderMessages } from './sendOrderMessages';

const HOUR = 3600;

type Method = Order['paymentMethod'];

/** All messages about order N, from its placement to its refund. SMS and mails have these texts. */
const HEARD: Record<Locale, (paid: string[], placed: string, wallet: string) => string[]> = {
  en: (paid, placed, wallet) => [
    `Nodibazar: Order N is placed. ${placed}`,
    ...paid,
    'Nodibazar: Order N from Padma Fish House is on its way. It arrives by 25 January.',
    'Nodibazar: Order N from Padma Fish House was delivered. Is something wrong? Tell us there.',
    `Nodibazar: Tk 761.00 of order N is on its way back ${wallet}.`,
  ],
  bn: (paid, placed, wallet) => [
    `নদীবাজার: অর্ডার N নেওয়া হয়েছে। ${placed}`,
    ...paid,
    'নদীবাজার: অর্ডার N: Padma Fish House-এর পার্সেল পাঠানো হয়েছে। পৌঁছাবে সর্বোচ্চ ২৫ জানুয়ারি-এর মধ্যে।',
    'নদীবাজার: অর্ডার N: Padma Fish House-এর পার্সেল ডেলিভারি হয়েছে। কোনো সমস্যা? এখানে জানান।',
    `নদীবাজার: অর্ডার N-এর ৳৭৬১.০০ ${wallet} রিফান্ড করা হয়েছে।`,
  ],
  fr: (paid, placed, wallet) => [
    `Nodibazar : Commande N enregistrée. ${placed}`,
    ...paid,
    'Nodibazar : Commande N : colis de Padma Fish House en route. Livraison au plus tard le 25 janvier.',
    'Nodibazar : Commande N : colis de Padma Fish House livré. Un problème ? Dites-le-nous ici.',
    `Nodibazar : Commande N : Tk 761.00 sont en route ${wallet}.`,
  ],
};

const PAID: Record<Locale, string> = {
  en: 'Nodibazar: Tk 761.00 for order N is paid.',
  bn: 'নদীবাজার: অর্ডার N-এর ৳৭৬১.০০ পেমেন্ট হয়েছে।',
  fr: 'Nodibazar : Commande N : Tk 761.00 payés.',
};

const PAY_FIRST: Record<Locale, string> = {
  en: 'Pay Tk 761.00 by 10:30 am, or it is cancelled.',
  bn: 'সকাল ১০:৩০-এর মধ্যে ৳৭৬১.০০ না দিলে বাতিল হবে।',
  fr: 'Payez Tk 761.00 avant 10 h 30, sinon elle est annulée.',
};

const PAY_COURIER: Record<Locale, string> = {
  en: 'You pay Tk 761.00 in cash on delivery.',
  bn: 'পণ্য হাতে পেয়ে ক্যাশে ৳৭৬১.০০ দেবেন।',
  fr: 'Vous payez Tk 761.00 en espèces à la livraison.',
};

const WALLETS: Record<Method, Record<Locale, string>> = {
  'cash-on-delivery': { en: 'in cash', bn: 'ক্যাশে', fr: 'en espèces' },
  bkash: { en: 'to your bKash account', bn: 'বিকাশে', fr: 'sur votre compte bKash' },
  nagad: { en: 'to your Nagad account', bn: 'নগদ (Nagad) অ্যাপে', fr: 'sur votre compte Nagad' },
  card: { en: 'to your card', bn: 'কার্ডে', fr: 'sur votre carte' },
};

const METHODS: Method[] = ['cash-on-delivery', 'bkash', 'nagad', 'card'];

describe('messages about an order that is delivered and then refunded', () => {
  const shop = servePaymentScenario(openPostgres);
  let sent: Message[];

  beforeEach(async () => {
    sent = [];
    const customer = shop.db.updateTable('customers').where('uuid', '=', CUSTOMER.rahim);
    await customer.set({ emailVerified: true }).execute();
    const start = Date.parse('2026-01-15T04:00:00.000Z');
    shop.scenario.clock.advance((start - shop.scenario.clock.now().getTime()) / 1000);
  });

  async function round() {
    const { messenger, ...context } = shop.scenario.context();
    const trySending = async (message: Message) => {
      sent.push(message);
      return true;
    };
    await sendOrderMessages({ ...context, messenger: { ...messenger, trySending } });
  }

  async function pay(order: Order, method: Exclude<Method, 'cash-on-delivery'>) {
    const { gatewayUrl } = await shop.scenario.start(order, method);
    await shop.scenario.callBack(shop.scenario.verdict(order, gatewayUrl, 'paid'), { method });
    await shop.db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
  }

  it.each(METHODS.flatMap((method) => LOCALES.map((language) => ({ method, language }))))(
    'are sent once, in order, by SMS and mail for an order paid by $method and placed in $language',
    async ({ method, language }) => {
      const isCash = method === 'cash-on-delivery';
      const order = await shop.scenario.place(method);
      await shop.db.updateTable('orders').set({ language }).execute();
      const orderNumber = Number(order.orderNumber);
      await round();
      if (!isCash) await pay(order, method);
      await round();
      for (const to of ['confirmed', 'shipped', 'delivered'] as const) {
        await advanceOrder(shop.scenario.context(), { orderNumber, to });
        await round();
      }
      await refundOrder(shop.scenario.context(), { operator: 'tester', orderNumber });
      if (isCash) {
        const { invoice } = await shop.db
          .selectFrom('payments')
          .select('invoice')
          .executeTakeFirstOrThrow();
        await recordRefund(shop.scenario.context(), { operator: 'tester', orderNumber, invoice });
      }
      for (let hour = 0; hour < 24; hour += 1) {
        await round();
        shop.scenario.clock.advance(HOUR);
      }
      const number = localDigits(order.orderNumber, language);
      const heard = (channel: Message['channel']) =>
        sent
          .filter((message) => message.channel === channel)
          .map(({ text }) => text.replace(/ https:.*/s, '').replace(number, 'N'));
      const expected = HEARD[language](
        isCash ? [] : [PAID[language]],
        isCash ? PAY_COURIER[language] : PAY_FIRST[language],
        WALLETS[method][language],
      );
      expect(heard('sms')).toEqual(expected);
      expect(heard('email')).toEqual(expected);
    },
  );

  it('are sent one after another, even if the provider is slow', async () => {
    const order = await shop.scenario.place('nagad');
    await pay(order, 'nagad');
    await round();
    sent = [];
    const { messenger, ...context } = shop.scenario.context();
    await shop.scenario.cancel(order);
    const trySending = async (message: Message) => {
      if (sent.length === 0 && message.text.includes('cancelled')) {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      sent.push(message);
      return true;
    };
    await sendOrderMessages({ ...context, messenger: { ...messenger, trySending } });
    const sms = sent.filter(({ channel }) => channel === 'sms').map(({ text }) => text);
    expect(sms).toEqual([
      expect.stringContaining('is cancelled.'),
      expect.stringContaining('is on its way back'),
    ]);
  });

  it('name no day of arrival if the promised day has passed before the parcel is sent', async () => {
    const order = await shop.scenario.place('cash-on-delivery');
    await round();
    shop.scenario.clock.advance(11 * 24 * HOUR);
    sent = [];
    for (const to of ['confirmed', 'shipped'] as const) {
      await advanceOrder(shop.scenario.context(), { orderNumber: Number(order.orderNumber), to });
    }
    await round();
    expect(sent.map(({ text }) => text)).toEqual(
      Array(2).fill(expect.stringMatching(/is on its way\. https:/)),
    );
  });

  /** Places a cash order, delivers it, and makes a refund of it due for each of some accounts. */
  async function grant(accounts: { provider: string; number: string }[]) {
    const order = await shop.scenario.place('cash-on-delivery');
    const orderNumber = Number(order.orderNumber);
    for (const to of ['confirmed', 'shipped', 'delivered'] as const) {
      await advanceOrder(shop.scenario.context(), { orderNumber, to });
    }
    const now = shop.scenario.clock.now();
    const invoices: string[] = [];
    for (const account of accounts) {
      const uuid = await splitOff(shop.db, { orderUuid: order.uuid, partPaisa: 100, now });
      const refundAccountUuid = randomUUID();
      const row = { ...account, uuid: refundAccountUuid, customerUuid: CUSTOMER.rahim };
      await shop.db
        .insertInto('refundAccounts')
        .values({ ...row, createdAt: now })
        .execute();
      const { invoice } = await shop.db
        .updateTable('payments')
        .set({ refundAccountUuid })
        .where('uuid', '=', uuid)
        .returning('invoice')
        .executeTakeFirstOrThrow();
      invoices.push(invoice);
    }
    await round();
    sent = [];
    return { orderNumber, invoices };
  }
  const heardBySms = () =>
    sent
      .filter(({ channel }) => channel === 'sms')
      .map(({ text }) => text.replace(/ https:.*/s, '').replace(/order \d+/, 'order N'));

  it('about refunds to several accounts are one message per account, and name no number', async () => {
    const accounts = [
      { provider: 'bKash', number: '01711000009' },
      { provider: 'Rocket', number: '01711000008' },
      { provider: 'Rocket', number: '01711000007' },
    ];
    const { orderNumber, invoices } = await grant(accounts);
    for (const [index, invoice] of invoices.entries()) {
      const to = accounts[index]?.number;
      await recordRefund(shop.scenario.context(), { operator: 'tester', orderNumber, invoice, to });
    }
    await round();
    expect(heardBySms()).toEqual(
      Array(3).fill(
        'Nodibazar: Tk 1.00 of order N is on its way back to the account that you named.',
      ),
    );
    expect(JSON.stringify(sent)).not.toMatch(/0171100000[789]/);
  });

  it('ask for another account each time that a refund could not be paid', async () => {
    const account = { provider: 'bKash', number: '01711000009' };
    const { orderNumber, invoices } = await grant([account]);
    const [invoice = ''] = invoices;
    const asked = 'Nodibazar: Tk 1.00 of order N could not be paid back. Name an account there.';
    await failRefund(shop.scenario.context(), {
      operator: 'tester',
      orderNumber,
      invoice,
      to: account.number,
    });
    await round();
    await failRefund(shop.scenario.context(), { operator: 'tester', orderNumber, invoice });
    await round();
    expect(heardBySms()).toEqual([asked, asked]);
    sent = [];
    await failRefund(shop.scenario.context(), { operator: 'tester', orderNumber, invoice });
    await shop.db.updateTable('payments').set({ refundFailedAt: null }).execute();
    await round();
    expect(sent).toEqual([]);
  });
});

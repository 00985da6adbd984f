import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  newPhone,
  signIn,
  signUp,
  verifyEmail,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart, ORDER_ADDRESS } from '@marketplace/contracts/testing/journeys/market/purchases';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { BrowserContext, Page } from '@playwright/test';

type Language = 'en' | 'bn' | 'fr';
type Kind = 'placed' | 'paid' | 'on its way' | 'delivered' | 'cancelled' | 'refunded';

/** For each language and kind of message, a phrase that no other kind contains. */
const TEXTS: Record<Language, Record<Kind, RegExp>> = {
  en: {
    placed: /is placed\./,
    paid: /is paid\./,
    'on its way': /is on its way\./,
    delivered: /was delivered\./,
    cancelled: /is cancelled\./,
    refunded: /is on its way back/,
  },
  bn: {
    placed: /নেওয়া হয়েছে।/,
    paid: /পেমেন্ট হয়েছে।/,
    'on its way': /পাঠানো হয়েছে। পৌঁছাবে/,
    delivered: /ডেলিভারি হয়েছে।/,
    cancelled: /বাতিল হয়েছে।/,
    refunded: /রিফান্ড করা হয়েছে।/,
  },
  fr: {
    placed: /enregistrée\./,
    paid: /payés\./,
    'on its way': /en route\./,
    delivered: /livré\./,
    cancelled: /annulée\./,
    refunded: /sont en route/,
  },
};

/**
 * For each language, words and letters of the other languages. A message in that language must not
 * contain them.
 */
const FOREIGN: Record<Language, RegExp> = {
  en: /[\u0980-\u09ff]|\b(commande|colis)\b/i,
  bn: /\b(order|commande|parcel|colis|paid)\b/i,
  fr: /[\u0980-\u09ff]|\b(order|parcel|is)\b/i,
};

const CANCEL: Record<Language, { open: string; confirm: string }> = {
  en: { open: 'Cancel this order', confirm: 'Cancel the order' },
  bn: { open: 'এই অর্ডার বাতিল করুন', confirm: 'অর্ডার বাতিল করুন' },
  fr: { open: 'Annuler cette commande', confirm: 'Annuler la commande' },
};

/** Time in ms until a queued message is sent: the job runs every 30 seconds. */
const ROUND_MS = 32_000;

interface Placed {
  uuid: string;
  orderNumber: string;
}

/** Signs up a customer with a verified phone and mailbox, and a saved address. */
async function openCustomer(context: BrowserContext) {
  const email = `${newPhone()}@example.com`;
  const { request } = context;
  const phone = await signUp(request, 'Rahima Khatun', email);
  await verifyPhone(request, phone);
  await verifyEmail(request, email);
  const token = await signIn(context, phone);
  const data = { ...ORDER_ADDRESS, phone, isDefault: true };
  await callMarket(request, '/order/shipping-address', { token, data });
  return { phone, email, token };
}

/**
 * Places an order in the browser. With cash on delivery, the thank-you page opens next. With any
 * other method, the payment provider's page opens.
 */
async function order(page: Page, method: string, language: Language, token: string) {
  await fillCart(page.context());
  await page.goto(`/checkout?lang=${language}`);
  await waitForHydration(page);
  await main(page).locator(`input[name="paymentMethod"][value="${method}"]`).check();
  await main(page).locator('button[type="submit"]').filter({ visible: true }).last().click();
  await page.waitForURL(/\/(sandbox-gateway|thank-you)/);
  const { items } = await callMarket<{ items: Placed[] }>(page.request, '/order/my-order', {
    token,
  });
  const [placed] = items;
  if (!placed) throw new Error('No order was placed.');
  return placed;
}

async function pay(page: Page): Promise<void> {
  await page.locator('button[value="paid"]').click();
  await page.waitForURL(/\/thank-you/);
}

async function cancel(page: Page, { uuid }: Placed, language: Language): Promise<void> {
  await page.goto(`/orders/${uuid}`);
  await main(page).getByRole('button', { name: CANCEL[language].open }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: CANCEL[language].confirm, exact: true }).click();
  await expect(form).toBeHidden();
}

const inBangla = (number: string) =>
  number.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');

/** Returns the messages that a recipient has received about an order, oldest first. */
async function hear(page: Page, to: string, { orderNumber }: Placed): Promise<string[]> {
  const { items } = await callMarket<{ items: { text: string }[] }>(
    page.request,
    `/dev/outbox?to=${encodeURIComponent(to)}`,
  );
  return items
    .map(({ text }) => text)
    .filter((text) => text.includes(orderNumber) || text.includes(inBangla(orderNumber)))
    .reverse();
}

for (const { method, language } of [
  { method: 'cash-on-delivery', language: 'en' },
  { method: 'bkash', language: 'bn' },
  { method: 'nagad', language: 'fr' },
  { method: 'card', language: 'bn' },
] as const) {
  test(`a shopper who pays by ${method} gets one SMS and one mail for each step up to delivery or refund, in the language ${language}`, {
    tag: '@full',
  }, async ({ page, context }) => {
    test.setTimeout(8 * ROUND_MS);
    const { phone, email, token } = await openCustomer(context);
    await context.addCookies([{ name: 'i18n_redirected', value: language, url: stack.origin }]);
    const isCash = method === 'cash-on-delivery';
    const other = await context.newPage();
    const delivered = await order(page, method, language, token);
    const cancelled = await order(other, method, language, token);

    const expectHeard = async (placed: Placed, kinds: readonly Kind[]) => {
      for (const to of [phone, email]) {
        await expect
          .poll(() => hear(page, to, placed), { timeout: ROUND_MS, intervals: [1000] })
          .toEqual(kinds.map((kind) => expect.stringMatching(TEXTS[language][kind])));
      }
    };
    const advance = (to: string) =>
      callMarket(page.request, '/dev/advance', {
        data: { orderNumber: Number(delivered.orderNumber), to },
      });

    await expectHeard(delivered, ['placed']);
    await expectHeard(cancelled, ['placed']);
    const begun: Kind[] = ['placed'];
    if (!isCash) {
      await pay(page);
      await pay(other);
      begun.push('paid');
      await expectHeard(delivered, begun);
      await expectHeard(cancelled, begun);
    }
    await advance('confirmed');
    await advance('shipped');
    await cancel(other, cancelled, language);
    await expectHeard(delivered, [...begun, 'on its way']);
    const ended: Kind[] = isCash ? ['cancelled'] : ['cancelled', 'refunded'];
    await expectHeard(cancelled, [...begun, ...ended]);
    await advance('delivered');
    await expectHeard(delivered, [...begun, 'on its way', 'delivered']);

    await page.waitForTimeout(ROUND_MS);
    await expectHeard(delivered, [...begun, 'on its way', 'delivered']);
    await expectHeard(cancelled, [...begun, ...ended]);
    for (const to of [phone, email]) {
      for (const placed of [delivered, cancelled]) {
        const texts = await hear(page, to, placed);
        expect(texts.filter((text) => FOREIGN[language].test(text.split('http')[0] ?? ''))).toEqual(
          [],
        );
      }
    }
    await page.goto(`/orders/${cancelled.uuid}/invoice?lang=en`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
      isCash ? `Order ${cancelled.orderNumber}` : `Invoice ${cancelled.orderNumber}`,
    );
    await expect(main(page)).toContainText(
      isCash ? 'Cancelled, nothing to pay' : 'This order is cancelled.',
    );
  });
}

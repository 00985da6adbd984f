import { dose } from '@marketplace/contracts/testing/dose';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  fetchToken,
  signIn,
  signUp,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import {
  ADDRESS,
  chooseCashOnDelivery,
  fillAddress,
} from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { expectCartCount } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import {
  type Exchange,
  startProxy,
} from '@marketplace/contracts/testing/journeys/stack/startProxy';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';
import fc from 'fast-check';

const NOTE = 'Ring twice';
/** Of 100 calls, and how many purchases are tried: more faults where there are few. */
const STORM = dose({
  gate: { purchases: 3, reset: 20, truncated: 8 },
  soak: { purchases: 5, reset: 5, truncated: 1 },
});
/** Each of a storm, which its test names: 3 purchases in the gate, 100 in the soak. */
const SEEDS = Array.from({ length: dose({ gate: 1, soak: 20 }) }, (_, n) => 20_261_125 + n);
/** As often as a patient shopper presses. */
const PRESSES = 8;

// One after the other: each counts the orders of the same customer.
// Presses wait for answers that never come.
test.describe.configure({ mode: 'default', timeout: 90_000 });
// The browser reports what is broken on purpose.
test.use({ allowsConsoleProblems: true });

/** Phone of a customer who orders nowhere else: every order counts. */
let buyer: string;

test.beforeAll(async ({ request }) => {
  buyer = await signUp(request, 'Nasima Akter');
  await verifyPhone(request, buyer);
});

const placeButton = (page: Page) => main(page).getByRole('button', { name: 'Place Order' });
const noteField = (page: Page) => main(page).getByRole('textbox', { name: /^Note/ });
const street = (page: Page) => main(page).getByLabel('Street, house, flat').first();

interface BuyersOrders {
  items: { uuid: string }[];
  paginationStatus: { totalItems: number };
}

async function readOrders(page: Page): Promise<BuyersOrders> {
  const token = await fetchToken(page.request, buyer);
  return callMarket(page.request, '/order/my-order?pageSize=1', { token });
}

const countOrders = async (page: Page) => (await readOrders(page)).paginationStatus.totalItems;

async function startCheckout(page: Page, origin = stack.origin): Promise<void> {
  await signIn(page.context(), buyer);
  await fillCart(page.context());
  await page.goto(`${origin}/checkout`);
  await waitForHydration(page);
  await fillAddress(page);
  await noteField(page).fill(NOTE);
  await chooseCashOnDelivery(page);
}

async function expectTyped(page: Page): Promise<void> {
  await expect(street(page)).toHaveValue(ADDRESS['Street, house, flat']);
  await expect(noteField(page)).toHaveValue(NOTE);
}

async function expectOneOrder(page: Page, before: number): Promise<void> {
  await expect(page).toHaveURL(/\/thank-you/, { timeout: 20_000 });
  await expectCartCount(page, 0);
  const { items, paginationStatus } = await readOrders(page);
  expect(paginationStatus.totalItems).toBe(before + 1);
  const token = await fetchToken(page.request, buyer);
  const order = await callMarket(page.request, `/order/my-order/${items[0]?.uuid}`, { token });
  expect(order).toMatchObject({
    note: NOTE,
    shippingAddress: { street: ADDRESS['Street, house, flat'] },
  });
}

test('an order whose answer is lost after it was placed is one order, pressed again or not @both', async ({
  page,
}) => {
  const before = await countOrders(page);
  await startCheckout(page);
  let lost = 0;
  await page.route('**/api/order', async (route) => {
    if (lost === 3) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await expect(async () => {
    if (!page.url().includes('/thank-you')) await placeButton(page).click({ timeout: 2000 });
    await expect(page).toHaveURL(/\/thank-you/, { timeout: 4000 });
  }).toPass({ timeout: 40_000 });
  expect(lost).toBeGreaterThan(1);
  await expectOneOrder(page, before);
});

test('a checkout that goes offline keeps what was typed, and orders once it is back @both', async ({
  page,
  context,
}) => {
  const before = await countOrders(page);
  await startCheckout(page);
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await expectTyped(page);
  await context.setOffline(false);
  await placeButton(page).click();
  await expectOneOrder(page, before);
});

test('a double tap on Place Order on a slow phone orders once', async ({ page, context }) => {
  const before = await countOrders(page);
  await startCheckout(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await placeButton(page).dblclick();
  await expectOneOrder(page, before);
});

test('the same cart ordered in two tabs at once is one order @both', async ({ page, context }) => {
  const before = await countOrders(page);
  await startCheckout(page);
  const other = await context.newPage();
  await other.goto('/checkout');
  await waitForHydration(other);
  await fillAddress(other);
  await noteField(other).fill(NOTE);
  await chooseCashOnDelivery(other);
  await Promise.all([placeButton(page).click(), placeButton(other).click()]);
  await expect
    .poll(() => [page, other].filter((tab) => tab.url().includes('/thank-you')).length)
    .toBeGreaterThan(0);
  const [winner] = [page, other].filter((tab) => tab.url().includes('/thank-you'));
  await expectOneOrder(winner ?? page, before);
});

test('Back and reload at every step of a purchase lose nothing and order once @both', async ({
  page,
}) => {
  const before = await countOrders(page);
  await startCheckout(page);
  await page.reload();
  await waitForHydration(page);
  await expectTyped(page);
  await page.goto('/cart');
  await page.goBack();
  await waitForHydration(page);
  await expectTyped(page);
  await placeButton(page).click();
  await expectOneOrder(page, before);
  const thanks = page.url();
  await page.reload();
  await expect(main(page)).toContainText(ADDRESS['Street, house, flat']);
  await page.goBack();
  await expect(placeButton(page)).toBeHidden();
  await page.goto(thanks);
  await expectOneOrder(page, before);
});

/** @returns a handler that resets some calls of the API and truncates the answers of others */
function breakCalls(seed: number) {
  const [chances] = fc.sample(fc.infiniteStream(fc.nat(99), { noHistory: true }), {
    seed,
    numRuns: 1,
  });
  return ({ incoming, reply, pass }: Exchange): void => {
    const isCall = incoming.url?.startsWith('/api/');
    const chance = isCall ? (chances?.next().value ?? 0) : 100;
    pass((answer) => {
      const { headers, statusCode = 502 } = answer;
      if (chance < STORM.reset) {
        answer.resume();
        reply.destroy();
        return;
      }
      reply.writeHead(statusCode, headers);
      if (chance >= STORM.reset + STORM.truncated) {
        answer.pipe(reply);
        return;
      }
      answer.once('data', (chunk: Buffer) => {
        reply.write(chunk.subarray(0, chunk.length / 2), () => reply.destroy());
      });
      answer.once('end', () => reply.destroy());
    });
  };
}

for (const seed of SEEDS) {
  test(`${STORM.purchases} purchases of ${STORM.purchases} are made where calls are reset and answers cut short (seed ${seed}) @both`, async ({
    page,
  }) => {
    test.setTimeout(45_000 + STORM.purchases * 30_000);
    const proxy = await startProxy(stack.origin, breakCalls(seed));
    try {
      for (let made = 0; made < STORM.purchases; made += 1) {
        const before = await countOrders(page);
        await expect(() => startCheckout(page, proxy.origin)).toPass();
        for (let press = 0; press < PRESSES && !page.url().includes('/thank-you'); press += 1) {
          await expectTyped(page);
          await placeButton(page).click();
          await page.waitForURL(/\/thank-you/, { timeout: 5000 }).catch(() => undefined);
        }
        await expectOneOrder(page, before);
      }
    } finally {
      await page.goto('about:blank');
      await proxy.stop();
    }
  });
}

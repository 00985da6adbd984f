import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  fetchToken,
  signIn,
  signUp,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import { ADDRESS } from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { expectCartCount } from '@marketplace/contracts/testing/journeys/pages/header';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { APIRequestContext, Page } from '@playwright/test';

const NOTE = 'Ring twice';

const noteField = (page: Page) => main(page).getByRole('textbox', { name: /^Note/ });
const street = (page: Page) =>
  main(page).getByLabel('Street, house, flat').filter({ visible: true }).first();

export const writeNote = (page: Page) => noteField(page).fill(NOTE);

export async function expectTyped(page: Page): Promise<void> {
  await expect(street(page)).toHaveValue(ADDRESS['Street, house, flat']);
  await expect(noteField(page)).toHaveValue(NOTE);
}

interface BuyersOrders {
  items: { uuid: string }[];
  paginationStatus: { totalItems: number };
}

/** Creates a customer for one journey only, so that the journey can count the customer's orders. */
export async function createBuyer(request: APIRequestContext) {
  const phone = await signUp(request, 'Nasima Akter');
  await verifyPhone(request, phone);

  async function readOrders(page: Page): Promise<BuyersOrders> {
    const token = await fetchToken(page.request, phone);
    return callMarket(page.request, '/order/my-order?pageSize=1', { token });
  }

  return {
    /** Signs the browser in and gives it a cart with one piece. */
    async bringCart(page: Page): Promise<void> {
      await signIn(page.context(), phone);
      // Retries, because a product from the list may have been sold out meanwhile.
      await expect(() => fillCart(page.context())).toPass({ timeout: 20_000 });
    },

    countOrders: async (page: Page) => (await readOrders(page)).paginationStatus.totalItems,

    /**
     * Expects the thank-you page, an empty cart, and exactly one order more than `before`. That
     * order must contain the note and the street that the buyer typed.
     */
    async expectOneOrder(page: Page, before: number): Promise<void> {
      await expect(page).toHaveURL(/\/thank-you/, { timeout: 20_000 });
      await expectCartCount(page, 0);
      const { items, paginationStatus } = await readOrders(page);
      expect(paginationStatus.totalItems).toBe(before + 1);
      const token = await fetchToken(page.request, phone);
      const order = await callMarket(page.request, `/order/my-order/${items[0]?.uuid}`, { token });
      expect(order).toMatchObject({
        note: NOTE,
        shippingAddress: { street: ADDRESS['Street, house, flat'] },
      });
    },
  };
}

export type Buyer = Awaited<ReturnType<typeof createBuyer>>;

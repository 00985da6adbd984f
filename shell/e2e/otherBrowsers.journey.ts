import {
  type BrowserPage,
  createBrowserPage,
  ENTER,
  type Target,
} from '@marketplace/contracts/testing/journeys/browsers/createBrowserPage';
import { startFirefox } from '@marketplace/contracts/testing/journeys/browsers/startFirefox';
import { startWebKit } from '@marketplace/contracts/testing/journeys/browsers/startWebKit';
import {
  newPhone,
  PASSWORD,
  readCode,
} from '@marketplace/contracts/testing/journeys/market/customers';
import {
  findProductWithVariants,
  plentifulVariant,
} from '@marketplace/contracts/testing/journeys/market/products';
import { ADDRESS, PLACES } from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { workload } from '@marketplace/contracts/testing/workload';
// The `test` of the other journeys is not used, because it opens Chromium for each test.
import { test as base, expect } from '@playwright/test';

/** Debian's builds of the browsers, which are installed only for the soak. */
const BROWSERS = workload({
  gate: [],
  soak: [
    { name: 'Firefox', start: startFirefox },
    { name: 'WebKit', start: startWebKit },
  ],
});

const FIXED_PAGES = PROJECT_PAGES.filter(({ path, guard }) => !path.includes(':') && !guard).map(
  ({ path }) => path,
);

const FILLED_CART: Target = { within: 'banner', role: 'link', name: 'Cart, 1 item' };
const button = (name: string): Target => ({ within: 'main', role: 'button', name });
const link = (name: string): Target => ({ within: 'main', role: 'link', name });
const field = (name: string): Target => ({ within: 'main', role: 'field', name });

for (const { name, start } of BROWSERS) {
  const test = base.extend<{ shopper: BrowserPage }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    shopper: async ({}, use) => {
      const session = await start();
      await use(createBrowserPage(session));
      await session.close();
      expect(session.consoleProblems, 'problems on the console').toEqual([]);
    },
  });

  test(`a new visitor signs up and buys in ${name}`, async ({ shopper, request }) => {
    test.slow();
    const product = await findProductWithVariants(request);
    const phone = newPhone();

    await shopper.open(stack.origin);
    await shopper.click({ role: 'button', name: 'Agree' });
    await shopper.click({ within: 'banner', role: 'button', name: 'Open search' });
    await shopper.type({ within: 'search', role: 'field', name: /search/i }, product.name + ENTER);
    // Waits for the results. After the URL has changed, the previous page stays visible for a
    // moment, and it also contains a card of the product.
    await shopper.find({ within: 'main', role: 'heading', name: /^Results for/ });
    await shopper.click(link(product.name));
    for (const value of plentifulVariant(product).variant) {
      await shopper.click({ within: 'main', role: 'radio', name: value });
    }
    await shopper.click(button('Add to Cart'));
    await shopper.click(FILLED_CART);
    await shopper.click(link('Checkout'));
    await shopper.click(button('Log in instead'));

    await shopper.click({ within: 'dialog', role: 'link', name: 'Sign up for free' });
    await shopper.type(field('Full name'), 'Rahima Khatun');
    await shopper.type(field('Phone'), phone);
    await shopper.type(field('Password'), PASSWORD);
    await shopper.click(button('Sign up'));
    await shopper.type(field('Code'), await readCode(request, phone));
    // Leads back to the checkout, where the visitor chose to sign up.
    await shopper.click({ within: 'dialog', role: 'button', name: 'Continue to checkout' });
    for (const [label, value] of Object.entries(ADDRESS)) await shopper.type(field(label), value);
    for (const [label, value] of Object.entries(PLACES)) await shopper.select(field(label), value);
    await shopper.click({ within: 'main', role: 'radio', name: /^Cash on delivery/ });
    await shopper.click(button('Place Order'));
    await expect.poll(shopper.path).toBe('/thank-you');
    await shopper.find({ within: 'main', role: 'heading', name: /thank you/i });
    await shopper.find({ within: 'banner', role: 'link', name: 'Cart' });
  });

  test(`every public page with a fixed path hydrates in ${name}`, async ({ shopper }) => {
    // WebKit does not report when a page is idle, so each page takes some seconds.
    test.setTimeout(300_000);
    for (const path of FIXED_PAGES) {
      await shopper.open(`${stack.origin}${path}`);
      await shopper.find({ within: 'contentinfo', role: 'link', name: /support@/ });
    }
  });
}

import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import {
  type Marketplace,
  startMarketplace,
} from '@marketplace/contracts/testing/startMarketplace';

const CHAT = 'https://chat.example/widget.js';

/**
 * A gateway with settings that differ from those of the shared test stack. It uses the releases and
 * the API of that stack.
 */
let market: Marketplace;

test.describe('a market with its own settings @desktop', { tag: '@full' }, () => {
  // Runs in one worker, because all tests share the gateway.
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    market = await startMarketplace({
      dataDir: stack.dataDir,
      apiOrigin: stack.apiOrigin,
      env: {
        RENDER_WORKERS: '1',
        FEATURE_LANGUAGE_SELECTOR: '1',
        MARKET_BRAND_NAME: 'Haor Hut',
        MARKET_BRAND_SLUG: 'haor-hut',
        MARKET_SUPPORT_CHAT_SCRIPT_URL: CHAT,
      },
    });
  });
  test.afterAll(() => market?.stop());

  test('has a landing page only at the path that contains its brand', async ({ page }) => {
    expect((await page.goto(`${market.origin}/haor-hut`))?.status()).toBe(200);
    await expect(page.getByRole('banner')).toContainText('Sell On Haor Hut');
    expect((await page.goto(`${market.origin}/nodibazar`))?.status()).toBe(404);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      // @spec 9.5
      test('lets visitors change the language on the same page, and remembers the language for a year', async ({
        page,
        context,
      }) => {
        await page.goto(`${market.origin}/product?sort=price-asc&unread=1`);
        const languages = page.getByRole('banner').getByRole('list', { name: 'Language' });
        await languages.getByRole('link', { name: 'বাংলা' }).click();
        await expect(page).toHaveURL(/\/product\?sort=price-asc(&unread=1)?&lang=bn$/);
        await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
        // The menu's texts come from the API, and must be translated too.
        await expect(page.getByRole('banner')).toContainText('শাকসবজি');
        const product = page.getByRole('main').locator('a[href^="/product/"]').first();
        await expect(product).toHaveText(/\p{Script=Bengali}/u);
        const kept = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
        expect(kept?.value).toBe('bn');
        const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
        expect(Math.round(days)).toBe(365);
        await page.goto(`${market.origin}/cart`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
      });
    });
  }

  test('opens the configured support chat once the visitor agrees, and lists the chat in the Content-Security-Policy', async ({
    page,
  }) => {
    await page.route(CHAT, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `addEventListener('support-chat:open', () => {
          fetch('https://chat.example/hello').then((r) => r.text()).then((text) => {
            document.body.append(Object.assign(document.createElement('output'), { textContent: text }));
          });
        });`,
      }),
    );
    await page.route('https://chat.example/hello', (route) =>
      route.fulfill({ body: 'Hello from chat', headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(`${market.origin}/blog`);
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('button', { name: 'Help & Support' }).click();
    await page.getByRole('button', { name: 'Agree and open the chat' }).click();
    await expect(page.getByText('Hello from chat')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

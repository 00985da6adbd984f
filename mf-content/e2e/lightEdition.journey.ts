import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { addressOf, CONTENT_PAGES } from './contentPages';

test.use({ javaScriptEnabled: false });

for (const { path } of CONTENT_PAGES) {
  // @spec 2.75
  test(
    `${path} is complete without scripts, and loads only what it shows`,
    inGateIf(path === '/contact'),
    async ({ page, request }) => {
      const scripts: string[] = [];
      const pictures: string[] = [];
      const failures: string[] = [];
      page.on('request', (sent) => {
        const type = sent.resourceType();
        if (['script', 'fetch', 'xhr'].includes(type)) scripts.push(sent.url());
        if (type === 'image') pictures.push(sent.url());
      });
      page.on('response', (response) => {
        if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
      });
      const opened = await page.goto(await addressOf(path, request), { waitUntil: 'networkidle' });
      expect(opened?.status()).toBe(200);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      expect((await main(page).textContent())?.length).toBeGreaterThan(400);

      expect(scripts).toEqual([]);
      expect(failures).toEqual([]);
      const shown = await page
        .locator('img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
      expect(pictures.filter((url) => !shown.includes(url))).toEqual([]);

      // Without scripts no element may ask the visitor to wait, and no control may look as if it
      // could be pressed.
      await expect(main(page).locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
      const controls = main(page).locator('button:enabled, input:enabled, textarea:enabled');
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      const targets = await main(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => `#${id}`));
      expect(
        targets.filter((href) => href === '' || (/^#/.test(href) && !ids.includes(href))),
      ).toEqual([]);
    },
  );
}

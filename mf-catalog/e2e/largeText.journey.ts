import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { forceLayout } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

test('with text at double size, no card or offer on a phone is cut off, and no page scrolls sideways', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const paths = ['/', '/product?minPrice=100', '/product/everyday-kurta', '/category', '/shoplist'];
  for (const path of paths) {
    await page.goto(path);
    await waitUntilIdle(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await forceLayout(page);
    // Scrolls to the end, because regions further down load only near the viewport.
    await main(page).locator('article').last().scrollIntoViewIfNeeded();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('html, main article, main section li > a')]
        .filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
        .filter((box) => box.tagName !== 'HTML' || box.scrollWidth > box.clientWidth)
        .map((box) => `${box.tagName} ${box.textContent?.slice(0, 60)}`),
    );
    expect(cut, path).toEqual([]);
  }
});

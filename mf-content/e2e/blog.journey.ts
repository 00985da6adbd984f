import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

test.describe('the blog without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 1.10
  test('links from the list to a post, and from the post to its tag', async ({ page }) => {
    await page.goto('/blog');
    const link = main(page).locator('article a[href^="/blog/"]').first();
    await link.click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect((await main(page).textContent())?.length).toBeGreaterThan(400);
    const subjects = main(page).getByRole('navigation', { name: 'Subjects' });
    await subjects.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\?tag=.+/);
    await expect(main(page).locator('article').first()).toBeVisible();
  });
});

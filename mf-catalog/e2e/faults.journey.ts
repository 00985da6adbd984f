import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { test } from '@marketplace/contracts/testing/journeys/sessions/remoteTest';
import { expect } from '@marketplace/contracts/testing/journeys/test';

// Allows console errors, because the browser logs the failed request as an error.
test.use({ allowsConsoleProblems: true });

test('a product page whose reviews cannot be loaded is shown, and publishes `product:viewed`', {
  tag: '@full',
}, async ({ withFault, openRemote, events }) => {
  await withFault({ call: 'listReviews', reply: 'offline' });
  const page = await openRemote('/product/padma-hilsa', { language: 'en' });
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await events()).map(({ topic }) => topic))
    .toContain('product:viewed');
});

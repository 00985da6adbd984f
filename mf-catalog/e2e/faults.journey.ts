import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { test } from '@marketplace/contracts/testing/journeys/sessions/remoteTest';
import { expect } from '@marketplace/contracts/testing/journeys/test';

// The browser reports the failed call.
test.use({ allowsConsoleProblems: true });

test('a product whose reviews cannot be loaded is shown, and publishes that it was viewed', {
  tag: '@full',
}, async ({ withFault, openRemote, events }) => {
  await withFault({ call: 'listReviews', reply: 'offline' });
  const page = await openRemote('/product/padma-hilsa', { language: 'en' });
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await events()).map(({ topic }) => topic))
    .toContain('product:viewed');
});

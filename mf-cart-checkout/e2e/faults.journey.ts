import { CUSTOMER } from '@marketplace/contracts/testing/journeys/market/customers';
import { inAnyLanguage } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { test } from '@marketplace/contracts/testing/journeys/sessions/remoteTest';
import { expect } from '@marketplace/contracts/testing/journeys/test';

// Allows console errors, because the browser logs the failed request as an error.
test.use({ allowsConsoleProblems: true });

test('a wishlist that could not be loaded is shown in Bangla after Retry', {
  tag: '@full',
}, async ({ session, as, at, withFault, openRemote }) => {
  await as(CUSTOMER);
  await at('2027-03-26T21:00:00+06:00');
  await withFault({ call: 'listWishlist', reply: { status: 503 } });
  const page = await openRemote('/wishlist', { language: 'bn' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(main(page).getByRole('listitem')).toHaveCount(0);
  await session.change({ faults: [] });
  await main(page)
    .getByRole('button', { name: inAnyLanguage('Retry') })
    .click();
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
});

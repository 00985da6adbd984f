import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { retryButton } from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { test } from '@marketplace/contracts/testing/journeys/sessions/remoteTest';
import { expect } from '@marketplace/contracts/testing/journeys/test';

// The browser logs the failed page as an error.
test.use({ allowsConsoleProblems: true });

test('a blog whose posts could not be loaded is shown after Retry', { tag: '@full' }, async ({
  session,
  withFault,
  openRemote,
}) => {
  await withFault({ call: 'listBlogs', reply: { status: 503 } });
  const page = await openRemote('/blog', { language: 'en' });
  await expect(retryButton(page)).toBeVisible();
  await session.change({ faults: [] });
  await retryButton(page).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Blog');
});

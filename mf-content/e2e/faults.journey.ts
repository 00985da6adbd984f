import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { test } from '@marketplace/contracts/testing/journeys/sessions/remoteTest';
import { expect } from '@marketplace/contracts/testing/journeys/test';

// The browser reports the failed page.
test.use({ allowsConsoleProblems: true });

test('a blog that fails once is shown after Retry', async ({ withFault, openRemote }) => {
  await withFault({ call: 'listBlogs', reply: { status: 503 }, times: 1 });
  const page = await openRemote('/blog', { language: 'en' });
  await main(page).getByRole('button', { name: 'Retry' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Blog');
});

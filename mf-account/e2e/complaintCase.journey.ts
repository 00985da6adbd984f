import { CUSTOMER, signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import { findAxeViolations } from '@marketplace/contracts/testing/journeys/observe/axe';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a complaint ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      'shows its messages, and accepts another one',
      javaScriptEnabled ? {} : { tag: '@full' },
      async ({ page, context }) => {
        await signIn(context, CUSTOMER);
        await page.goto('/complain');
        const card = main(page).getByRole('article').filter({ hasText: 'Being looked into' });
        await card.getByRole('link', { name: 'Messages and outcome' }).click();
        const messages = main(page).getByRole('list', { name: 'Messages' });
        await expect(messages.getByRole('listitem').nth(1)).toContainText('The shop');
        const text = `I have weighed it. ${Date.now()}`;
        await main(page).getByLabel('Your message').fill(text);
        await main(page).getByRole('button', { name: 'Send message' }).click();
        await expect(messages.getByRole('listitem').last()).toContainText(text);
        await expect(main(page).getByLabel('Your message')).toHaveValue('');
        if (javaScriptEnabled) expect(await findAxeViolations(page)).toEqual([]);
      },
    );
  });
}

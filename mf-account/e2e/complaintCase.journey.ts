import { CUSTOMER, signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import { inAnyLanguage as words } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { findAxeViolations } from '@marketplace/contracts/testing/journeys/observe/axe';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a complaint ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('shows its messages, and accepts another one', {
      tag: javaScriptEnabled ? '@bangla' : '@full',
    }, async ({ page, context, visitor }) => {
      await signIn(context, CUSTOMER);
      await page.goto('/complain');
      const status = page.getByText(words('Being looked into'));
      const card = main(page).getByRole('article').filter({ has: status }).first();
      await visitor.press(card.getByRole('link', { name: words('Messages and outcome') }));
      const messages = main(page).getByRole('list', { name: words('Messages') });
      const second = messages.getByRole('listitem').nth(1);
      await expect(second.getByText(words('The shop'))).toBeVisible();
      const text = `I have weighed it. ${Date.now()}`;
      const field = main(page).getByLabel(words('Your message'));
      await visitor.fill(field, text);
      await visitor.press(main(page).getByRole('button', { name: words('Send message') }));
      await expect(messages.getByRole('listitem').last()).toContainText(text);
      await expect(field).toHaveValue('');
      if (javaScriptEnabled) expect(await findAxeViolations(page)).toEqual([]);
    });
  });
}

import { signInAsNewcomer } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  deliverOrder,
  orderFromShops,
} from '@marketplace/contracts/testing/journeys/market/purchases';
import { inAnyLanguage as words } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a customer reports a delivered parcel as not received, and saves an account for refunds', {
      tag: javaScriptEnabled ? '@bangla' : '@full',
    }, async ({ page, context, visitor }) => {
      const token = await signInAsNewcomer(context);
      const { uuid, orderNumber } = await orderFromShops(context.request, token, 1);
      await deliverOrder(context.request, token, orderNumber);
      await page.goto(`/orders/${uuid}`);
      const fold = main(page).locator('summary', { hasText: words('Not received') });
      await visitor.press(fold);
      const proof = main(page).locator('p').filter({ hasText: 'Gulshan 1' });
      await expect(proof).toContainText(/Gulshan 1, (Gulshan, Dhaka|গুলশান, ঢাকা)/);
      const report = words('Report it as not received');
      await visitor.press(main(page).getByRole('button', { name: report }));
      const complaints = main(page).getByRole('region', { name: words('Your complaints') });
      const clock = words('You get an answer by <0>{day}</0>.');
      await expect(complaints.getByText(clock)).toBeVisible();
      await expect(fold).toHaveCount(0);

      await page.goto('/refund-accounts');
      await visitor.fill(main(page).getByLabel(words('Wallet or bank')), 'bKash');
      await visitor.fill(main(page).getByLabel(words('Number')), '01711000009');
      await visitor.press(main(page).getByRole('button', { name: words('Save account') }));
      const account = main(page).getByText(/ ••••[0০]{3}[9৯]$/);
      await expect(account).toBeVisible();
      await visitor.press(main(page).locator('summary', { hasText: words('Delete') }));
      const remove = words('Delete the account {name}');
      await visitor.press(main(page).getByRole('button', { name: remove }));
      await expect(account).toHaveCount(0);
    });
  });
}

import { signInAsNewcomer } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  deliverOrder,
  orderFromShops,
} from '@marketplace/contracts/testing/journeys/market/purchases';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      'a customer reports a delivered parcel as not received, and saves an account for refunds',
      javaScriptEnabled ? {} : { tag: '@full' },
      async ({ page, context }) => {
        const token = await signInAsNewcomer(context);
        const { uuid, orderNumber } = await orderFromShops(context.request, token, 1);
        await deliverOrder(context.request, token, orderNumber);
        await page.goto(`/orders/${uuid}`);
        await main(page).getByText('Not received', { exact: true }).click();
        await expect(main(page).getByText(/The courier handed it over in/)).toContainText(
          'Gulshan 1, Gulshan, Dhaka',
        );
        await main(page).getByRole('button', { name: 'Report it as not received' }).click();
        const complaints = main(page).getByRole('region', { name: 'Your complaints' });
        await expect(complaints).toContainText('You get an answer by');
        await expect(main(page).getByText('Not received', { exact: true })).toHaveCount(0);

        await page.goto('/refund-accounts');
        await main(page).getByLabel('Wallet or bank').fill('bKash');
        await main(page).getByLabel('Number', { exact: true }).fill('01711000009');
        await main(page).getByRole('button', { name: 'Save account' }).click();
        await expect(main(page).getByText('bKash ••••0009')).toBeVisible();
        await main(page).getByText('Delete', { exact: true }).click();
        await main(page).getByRole('button', { name: 'Delete the account bKash ••••0009' }).click();
        await expect(main(page).getByText('bKash ••••0009')).toHaveCount(0);
      },
    );
  });
}

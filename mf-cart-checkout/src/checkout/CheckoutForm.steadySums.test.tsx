import type { Address } from '@marketplace/contracts/api/addresses';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { hydrateUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { buildCart, parcelByDistrict } from '../testing/buildCart';
import { savedAddress } from '../testing/buildOrder';
import { CheckoutForm } from './CheckoutForm';

const HINT = 'Delivery costs less within a shop’s own district.';

const total = () => screen.getAllByRole('definition').at(-1)?.textContent;
const summary = () => screen.getByRole('region', { name: 'Your order' });
/** True if a browser with scripts shows the hint in the summary. */
const hasHint = () =>
  [...summary().querySelectorAll('p')].some(
    (text) => text.textContent === HINT && !text.closest('noscript'),
  );

/**
 * Opens the checkout.
 * @returns the total before hydration, and whether the page contained the hint then
 */
async function openCheckout(addresses: Address[]) {
  sessionStorage.clear();
  fakeApi();
  let served = {};
  await hydrateUi(
    <CheckoutForm
      cart={{ ...buildCart(), deliveryCharge: 120, cartParcels: [parcelByDistrict] }}
      addresses={addresses}
      staleUpazilas={{}}
      customer={{ uuid: 'rahima', fullName: 'Rahima Khatun', phone: '+8801711223344' }}
      divisions={[]}
      isGuest={false}
      methods={['cash-on-delivery']}
      result={undefined}
      isPlacing={false}
    />,
    () => {
      served = { total: total(), hasHint: hasHint(), text: summary().innerHTML.includes(HINT) };
    },
  );
  return served;
}

describe("the checkout's sums", () => {
  it('change during hydration to the sums for the saved address, and browsers with scripts never show the hint about lower charges', async () => {
    const served = await openCheckout([savedAddress]);
    expect(served).toEqual({ total: 'up to ৳370.00', hasHint: false, text: true });
    expect(total()).toBe('৳310.00');
    expect(hasHint()).toBe(false);
  });

  it('stay the same during hydration if the district is not known, and the hint about lower charges stays', async () => {
    const served = await openCheckout([]);
    expect(served).toEqual({ total: 'up to ৳370.00', hasHint: true, text: true });
    expect(total()).toBe('up to ৳370.00');
    expect(hasHint()).toBe(true);
  });
});

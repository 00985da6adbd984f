import type { Address } from '@marketplace/contracts/api/addresses';
import { type Division, listUpazilas } from '@marketplace/contracts/api/locations';
import { draftKey } from '@marketplace/contracts/forms/tabDraft';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { hydrateUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCart } from '../testing/buildCart';
import { savedAddress } from '../testing/buildOrder';
import { CheckoutForm } from './CheckoutForm';
import { GUEST } from './checkoutDraft';

const place = (name: string, nameBn: string) => ({ name, nameBn });
const divisions: Division[] = [
  {
    ...place('Dhaka', 'ঢাকা'),
    districts: [place('Dhaka', 'ঢাকা'), place('Gazipur', 'গাজীপুর')],
  },
  { ...place('Sylhet', 'সিলেট'), districts: [place('Sylhet', 'সিলেট')] },
];

beforeEach(() => {
  sessionStorage.clear();
  const api = fakeApi();
  api.reply(listUpazilas, { items: [place('Savar', 'সাভার'), place('Dhamrai', 'ধামরাই')] });
});

// Finds fields by label, because finding them by role takes jsdom seconds in a form of this size.
const fields = (label: string | RegExp) => screen.getAllByLabelText<HTMLInputElement>(label);
const field = (label: string | RegExp) => {
  const [first] = fields(label);
  if (!first) throw new Error(`There is no field ${label}.`);
  return first;
};
const addressFields = (name: string) => screen.getByLabelText(name, { selector: 'fieldset' });

/** Renders the checkout on the server, runs `touch` and then hydrates the page. */
function openCheckout(touch: () => void, addresses: Address[] = []): Promise<void> {
  const isGuest = addresses.length === 0;
  const customer = { uuid: 'rahima', fullName: 'Rahima Khatun', phone: '+8801711223344' };
  return hydrateUi(
    <CheckoutForm
      cart={buildCart()}
      addresses={addresses}
      staleUpazilas={{}}
      customer={isGuest ? null : customer}
      divisions={divisions}
      isGuest={isGuest}
      methods={['cash-on-delivery', 'bkash']}
      result={undefined}
      isPlacing={false}
    />,
    touch,
  );
}

describe('a checkout that is filled in before hydration', () => {
  it('keeps the chosen division, and offers the districts of that division', async () => {
    await openCheckout(() => {
      field('Division').value = 'Dhaka';
    });
    await waitFor(() => expect(field('Division')).toHaveValue('Dhaka'));
    await userEvent.selectOptions(field('District'), 'Gazipur');
    await waitFor(() => expect(field('Upazila or thana')).toHaveTextContent('Dhamrai'));
    expect(field('Division')).toHaveValue('Dhaka');
  });

  it('keeps the typed text, the note and the payment method', async () => {
    await openCheckout(() => {
      field('Full name').value = 'Nasrin';
      field(/^Note/).value = 'Ring twice';
      field(/^bKash/).checked = true;
    });
    await waitFor(() => expect(field('Full name')).toHaveValue('Nasrin'));
    expect(field(/^Note/)).toHaveValue('Ring twice');
    expect(field(/^bKash/)).toBeChecked();
    expect(field(/^Cash on delivery/)).not.toBeChecked();
  });

  it('keeps the choices to type a new address, to save it, and to use a separate billing address', async () => {
    await openCheckout(() => {
      field('Add another address').checked = true;
      field('The bill goes to the same address').checked = false;
      field('Save this address').checked = true;
    }, [savedAddress]);
    // Waits, because the fields change one after another, after an unknown number of ticks.
    await waitFor(() => {
      expect(field('Add another address')).toBeChecked();
      expect(field('Save this address')).toBeChecked();
      expect(field('The bill goes to the same address')).not.toBeChecked();
    });
    for (const name of ['Delivery address', 'Billing address']) {
      expect(addressFields(name)).toBeEnabled();
    }
  });

  it("keeps early input instead of the draft's value, and takes the values of all other fields from the draft", async () => {
    const drafted = {
      'shipping.name': 'Rahima Khatun',
      'shipping.street': 'House 12',
      'shipping.division': 'Dhaka',
      'shipping.district': 'Dhaka',
      'shipping.upazila': 'Savar',
      paymentMethod: 'bkash',
    };
    tabStorage.write(draftKey('checkout', GUEST), { fields: drafted });
    await openCheckout(() => {
      field('Full name').value = 'Nasrin';
      field('Full name').focus();
    });
    await waitFor(() => expect(field('Full name')).toHaveValue('Nasrin'));
    expect(field('Full name')).toHaveFocus();
    expect(field('Street, house, flat')).toHaveValue('House 12');
    expect(field('Division')).toHaveValue('Dhaka');
    await waitFor(() => expect(field('Upazila or thana')).toHaveValue('Savar'));
    expect(field(/^bKash/)).toBeChecked();
  });

  it('saves early input in the draft', async () => {
    await openCheckout(() => {
      field('Division').value = 'Sylhet';
    });
    await waitFor(() =>
      expect(sessionStorage.getItem(draftKey('checkout', GUEST))).toContain(
        '"shipping.division":"Sylhet"',
      ),
    );
  });
});

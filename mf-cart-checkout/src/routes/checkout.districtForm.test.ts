import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions, listUpazilas } from '@marketplace/contracts/api/locations';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { chargesOf, QUOTED_CHARGES_FIELD } from '../checkout/quotedCharges';
import { buildCart } from '../testing/buildCart';
import { buildOrder, savedAddress } from '../testing/buildOrder';
import { addressValues } from '../testing/orderForm';
import { sendCheckout, THANKS_PATH } from '../testing/sendCheckout';

const place = (name: string, nameBn: string) => ({ name, nameBn });
const charged = {
  ...buildCart(),
  deliveryCharge: 120,
  cartParcels: [
    {
      shopName: 'Padma Fish',
      shopHandle: 'padma-fish',
      subtotal: 250,
      deliveryCharge: 120,
      withinDistrict: { district: 'Dhaka', deliveryCharge: 60 },
      freeDeliveryFrom: null,
    },
  ],
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.reply(getPublicCart, charged);
  api.reply(listAddresses, { items: [savedAddress], paginationStatus: buildPaging(10, 1) });
  const districts = [place('Dhaka', 'ঢাকা'), place('Gazipur', 'গাজীপুর')];
  api.reply(listDivisions, { items: [{ ...place('Dhaka', 'ঢাকা'), districts }] });
  api.reply(listUpazilas, {
    items: [place('Savar', 'সাভার'), place('Gendaria', 'গেন্ডারি\u09AF\u09BCা')],
  });
  api.reply(getCurrentCustomer, {
    uuid: savedAddress.uuid,
    fullName: 'Rahima Khatun',
    phone: '+8801711223344',
    email: null,
    phoneVerified: true,
  });
  api.reply(getCapabilities, { extensions: [], paymentMethods: ['cash-on-delivery'] });
  api.reply(placeOrder, buildOrder());
  api.reply(startPayment, { data: { status: 'pending' } });
});

const send = (changes: Record<string, string | undefined>) =>
  sendCheckout(changes, { cookie: 'accessToken=good' });
const orders = () => api.sent.filter(({ id }) => id === 'placeOrder');
/** For a saved address, the form sends only the uuid. */
const toSaved = { shippingChoice: savedAddress.uuid };
/** A typed address as a browser without JavaScript sends it: with an empty division. */
const typed = { ...addressValues('shipping'), 'shipping.division': '', shippingChoice: 'new' };

describe('a delivery charge by district in a checkout without JavaScript', () => {
  const shown = { expectedTotal: '370', [QUOTED_CHARGES_FIELD]: chargesOf(charged) };
  const totalsOf = () => orders().map(({ body }) => Object(body).expectedTotal);

  it("is shown as the highest possible charge, even if the form shows an address in the shop's district", async () => {
    const { html } = await send({ ...typed, ...shown, 'shipping.street': '' });
    expect(html).toContain('name="expectedTotal" value="370"');
    expect(html).toContain(`name="${QUOTED_CHARGES_FIELD}"`);
    expect(html).toMatch(/up to(<!-- -->)? ?(<!-- -->)?৳370\.00/);
    expect(html).not.toContain('৳310.00');
  });

  it.each([
    ['a typed address in the shop’s district', { ...typed, 'shipping.upazila': 'Savar' }, 310],
    ['an address with the district in Bangla', { ...typed, 'shipping.district': 'ঢাকা' }, 310],
    [
      'an address whose Bangla upazila has the letter য় as one character',
      { ...typed, 'shipping.upazila': 'গেন্ডারি\u09DFা' },
      310,
    ],
    ['an address in another district', { ...typed, 'shipping.district': 'Gazipur' }, 370],
    ['a saved address', toSaved, 310],
  ])('is part of the expected total for %s', async (_where, address, total) => {
    expect((await send({ ...address, ...shown })).location).toBe(THANKS_PATH);
    expect(totalsOf()).toEqual([total]);
  });

  it('does not change the idempotency key if the form is sent twice', async () => {
    await send({ ...typed, ...shown });
    await send({ ...typed, ...shown });
    expect(totalsOf()).toEqual([310, 310]);
    const [first, second] = orders().map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/./);
    expect(second).toBe(first);
  });

  it('is ignored if the form field is forged, and the API then receives the quoted total', async () => {
    await send({
      ...typed,
      expectedTotal: '370',
      [QUOTED_CHARGES_FIELD]: '[{"deliveryCharge":1e999}]',
    });
    expect(totalsOf()).toEqual([370]);
  });
});

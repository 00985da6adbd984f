import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder, type Order } from '@marketplace/contracts/api/orders';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allRoutes } from '../testing/allRoutes';
import { buildOrder } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const INVOICE = `/orders/${buildOrder().uuid}/invoice`;
const seller = { address: 'Boro Station, Chandpur 3600', bin: '004512367-0101' };
let api: FakeApi;

beforeEach(() => {
  writeAccessToken('good', 3600);
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [lookUpOrder.id], paymentMethods: [] });
});

async function open(changes: Partial<Order> = {}, heading = 'Invoice 100042') {
  api.reply(getMyOrder, buildOrder(changes));
  await openPage(allRoutes, INVOICE, heading);
}

/** Reads the rows of the sums as pairs of name and amount. */
const sums = () =>
  screen
    .getAllByRole('term')
    .map((name) => [name.textContent, name.nextElementSibling?.textContent]);

describe('an invoice', () => {
  it('shows the letterhead of the market, and the date of the order in the time zone of Dhaka', async () => {
    await open();
    expect(screen.getByText('Nodibazar')).toBeVisible();
    expect(screen.getByText('Karwan Bazar, Dhaka 1215, Bangladesh')).toBeVisible();
    expect(screen.getByText('6 May 2024')).toBeVisible();
  });

  it('names the seller of each parcel, with address and BIN if they are known', async () => {
    const [first, second] = buildOrder().parcels;
    if (!first || !second) throw new Error('no parcels');
    await open({ parcels: [{ ...first, seller }, second] });
    const blocks = screen
      .getAllByRole('table')
      .map(({ parentElement }) => parentElement?.textContent);
    expect(blocks).toEqual([
      expect.stringContaining(
        'Seller of parcel 1 of 2Chandpur Fish HouseBoro Station, Chandpur 3600BIN 004512367-0101Product',
      ),
      expect.stringContaining('Seller of parcel 2 of 2Green BasketProduct'),
    ]);
  });

  it('lists the lines of each parcel with its delivery charge', async () => {
    await open();
    const [first] = screen.getAllByRole('table');
    const rows = within(first ?? document.body).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ProductQuantityUnit priceAmount',
      'Padma hilsa1 kg · Cut2৳600.25৳1,200.50',
      'Delivery charge৳60.00',
    ]);
  });

  it.each<[string, Partial<Order>, string[]]>([
    ['the buyer', {}, ['BuyerRahima']],
    [
      'buyer and recipient, if they differ',
      { shippingAddress: { ...buildOrder().shippingAddress, name: 'Karima Begum' } },
      ['BuyerRahima', 'Delivery addressKarima'],
    ],
  ])('names %s', async (_, changes, beginnings) => {
    await open(changes);
    const blocks = screen
      .getAllByText(/^(Buyer|Delivery address)$/)
      .map((label) => label.closest('div')?.textContent);
    expect(blocks).toEqual(beginnings.map((text) => expect.stringMatching(`^${text}`)));
  });

  it('shows the sums, the total in words, the discount, the payment and the amount that is due', async () => {
    await open({
      discount: 50,
      promoCode: 'EID',
      total: 1320.5,
      paymentMethod: 'nagad',
      paymentStatus: 'paid',
      payments: [{ amount: 1320.5, method: 'nagad', paidAt: '2024-05-05T20:40:00.000Z' }],
    });
    expect(sums()).toEqual([
      ['Subtotal', '৳1,250.50'],
      ['Delivery', '৳120.00'],
      ['Discount EID', '-৳50.00'],
      ['Total', '৳1,320.50'],
      ['In words', 'One thousand three hundred twenty taka and fifty paisa only'],
      ['Paid on 6 May 2024: Nagad', '৳1,320.50'],
      ['Still to be paid', '৳0.00'],
    ]);
  });

  it('shows the amount that the courier collects for a cash order', async () => {
    await open({ payments: [] });
    expect(sums().at(-1)).toEqual(['To be paid to the courier', '৳1,370.50']);
  });

  it('lists the payments and refunds of an order that was cancelled after it was paid', async () => {
    const paid = { amount: 1370.5, method: 'card' as const };
    await open({
      status: 'cancelled',
      paymentStatus: 'refunded',
      payments: [
        { ...paid, amount: 2, paidAt: null },
        { ...paid, paidAt: '2024-05-05T20:40:00.000Z' },
      ],
      refunds: [
        { ...paid, amount: 2, dueBy: '2024-05-16T17:59:59.999Z', refundedAt: null },
        { ...paid, dueBy: '2024-05-17T17:59:59.999Z', refundedAt: '2024-05-08T04:00:00.000Z' },
      ],
    });
    expect(screen.getByText('This order is cancelled.')).toBeVisible();
    expect(sums().slice(4)).toEqual([
      ['Paid: Card', '৳2.00'],
      ['Paid on 6 May 2024: Card', '৳1,370.50'],
      ['To be paid back by 16 May 2024: Card', '৳2.00'],
      ['Paid back on 8 May 2024: Card', '৳1,370.50'],
      ['Still to be paid', '৳0.00'],
    ]);
  });

  it('omits a parcel that was cancelled alone, and lists its refund', async () => {
    const [first, second] = buildOrder().parcels;
    if (!first || !second) throw new Error('no parcels');
    await open({
      parcels: [{ ...first, status: 'cancelled' }, second],
      history: [
        {
          status: 'cancelled',
          parcelUuid: first.uuid,
          note: null,
          changedAt: buildOrder().placedAt,
        },
      ],
      subtotal: 50,
      deliveryCharge: 60,
      total: 110,
      paymentMethod: 'bkash',
      paymentStatus: 'paid',
      payments: [{ amount: 1370.5, method: 'bkash', paidAt: null }],
      refunds: [
        {
          amount: 1260.5,
          method: 'bkash',
          dueBy: '2024-05-16T20:30:00.000Z',
          refundedAt: '2024-05-06T20:30:00.000Z',
        },
      ],
    });
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.queryByText('Chandpur Fish House')).toBeNull();
    expect(sums()).toEqual(
      expect.arrayContaining([
        ['Total', '৳110.00'],
        ['Paid: bKash', '৳1,370.50'],
        ['Paid back on 7 May 2024: bKash', '৳1,260.50'],
        ['Still to be paid', '৳0.00'],
      ]),
    );
  });

  it('does not exist for an order that was cancelled before it was paid', async () => {
    await open({ status: 'cancelled', paymentStatus: 'cancelled', payments: [] }, 'Order 100042');
    expect(screen.getByText('Cancelled, nothing to pay')).toBeVisible();
    expect(screen.queryByText(/Invoice 100042/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print the invoice' })).not.toBeInTheDocument();
  });

  it('is printed when the customer presses the print button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Print the invoice' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

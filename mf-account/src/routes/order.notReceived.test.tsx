import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { type HandOver, reportNotReceived } from '@marketplace/contracts/api/handOvers';
import { getMyOrder, type Order } from '@marketplace/contracts/api/orders';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildComplaint } from '../testing/buildComplaint';
import { buildHandOver } from '../testing/buildHandOver';
import { buildOrder } from '../testing/buildOrder';
import { openPage, recordToasts } from '../testing/openPage';

const delivered = (changes: Partial<Order> = {}) =>
  buildOrder({
    status: 'delivered',
    parcels: buildOrder().parcels.map((parcel) => ({ ...parcel, status: 'delivered' })),
    handOvers: [buildHandOver()],
    ...changes,
  });

async function open(order = delivered(), extensions: string[] = [reportNotReceived.id]) {
  const api = fakeApi();
  api.reply(getMyOrder, order);
  api.reply(getCapabilities, { extensions, paymentMethods: [] });
  await openPage(routes, `/orders/${order.uuid}`, 'Order 100042');
  return api;
}

const fishPanel = () =>
  within(screen.getByRole('region', { name: 'Parcel from Chandpur Fish House' }));
const findOffer = () => fishPanel().findByText('Not received');
async function press() {
  await userEvent.click(await findOffer());
  await userEvent.click(fishPanel().getByRole('button', { name: 'Report it as not received' }));
}

describe('a parcel that is said to be delivered', () => {
  it.each<[string, Partial<HandOver>, string]>([
    [
      'time, area and code',
      {},
      'The courier handed it over in Road 27, Dhanmondi, Dhaka: 10 May 2024, 2:05 pm. The courier was given the code 4711.',
    ],
    [
      'time and area if the courier asked for no code',
      { code: null },
      'The courier handed it over in Road 27, Dhanmondi, Dhaka: 10 May 2024, 2:05 pm.',
    ],
  ])('shows %s of its hand-over beside "Not received"', async (_, changes, text) => {
    await open(delivered({ handOvers: [buildHandOver(changes)] }));
    await userEvent.click(await findOffer());
    const proof = fishPanel()
      .getByText(/The courier handed it over/)
      .closest('p');
    expect(proof?.textContent?.trim()).toBe(text);
    expect(fishPanel().getByText('12 May 2024, 2:05 pm')).toBeVisible();
    expect(screen.getAllByText('Not received')).toHaveLength(1);
  });

  it.each<[string, Order, string[]]>([
    ['the API does not support it', delivered(), []],
    ['48 hours have passed', delivered({ handOvers: [] }), [reportNotReceived.id]],
    ['the API shows no proof', delivered({ handOvers: undefined }), [reportNotReceived.id]],
  ])('has no "Not received" if %s', async (_, order, extensions) => {
    await open(order, extensions);
    expect(screen.queryByText('Not received')).not.toBeInTheDocument();
  });

  it('opens complaints about its items after a press, and then shows them', async () => {
    const recorded = recordToasts();
    const order = delivered();
    const api = await open(order);
    api.reply(reportNotReceived, { items: [buildComplaint()] });
    api.reply(getMyOrder, delivered({ handOvers: [], complaints: [buildComplaint()] }));
    await press();
    expect(await screen.findByRole('region', { name: 'Your complaints' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Not received')).not.toBeInTheDocument());
    const sent = api.sent.find(({ id }) => id === 'reportNotReceived');
    expect(sent?.url.pathname).toBe(
      `/order/my-order/${order.uuid}/parcel/${order.parcels[0]?.uuid}/not-received`,
    );
    expect(sent?.body).toEqual({ description: 'I have not received this parcel.' });
    expect(recorded.toasts.map(({ message }) => message)).toEqual([
      'Your report is sent. We ask the courier.',
    ]);
    recorded.stop();
  });

  it('says that nothing is reported if complaints about the parcel are already open', async () => {
    const recorded = recordToasts();
    const api = await open();
    api.fail(reportNotReceived, 409, 'You have complained already', 'already-open');
    await press();
    expect(await fishPanel().findByRole('alert')).toHaveTextContent('You have complained already');
    expect(recorded.toasts).toEqual([]);
    recorded.stop();
  });

  // @error stored: reportNotReceived
  it("shows the API's reason if 48 hours have just passed", async () => {
    const api = await open();
    api.fail(reportNotReceived, 409, 'Too late', 'not-received-late');
    await press();
    expect(await fishPanel().findByRole('alert')).toHaveTextContent('Too late');
  });
});

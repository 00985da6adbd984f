import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer, updateCurrentCustomer } from '@marketplace/contracts/api/customers';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildCustomer } from '../testing/buildCustomer';
import { openPage, recordToasts } from '../testing/openPage';

const NAME = 'Messages about your orders';

describe('the choice of messages about orders', () => {
  let api: FakeApi;
  let recorded: ReturnType<typeof recordToasts>;

  beforeEach(() => {
    recorded = recordToasts();
    api = fakeApi();
    api.reply(getCurrentCustomer, buildCustomer({ mutedMessages: ['paid'] }));
    api.reply(getCapabilities, { extensions: [updateCurrentCustomer.id], paymentMethods: [] });
    api.reply(listAddresses, { items: [], paginationStatus: buildPaging(10, 0) });
  });
  afterEach(() => recorded.stop());

  const open = async () => {
    await openPage(routes, '/profile', 'Your profile');
    return within(await screen.findByRole('region', { name: NAME }));
  };
  const bodies = () =>
    api.sent.filter(({ id }) => id === 'updateCurrentCustomer').map(({ body }) => body);

  it('shows which messages the customer gets', async () => {
    const region = await open();
    const states = region
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ value, checked }) => [value, checked]);
    expect(states).toEqual([
      ['placed', true],
      ['paid', false],
      ['on-its-way', true],
      ['delivered', true],
    ]);
  });

  it('tells the API which kinds of messages the customer declines, and says that the choice is saved', async () => {
    const region = await open();
    api.reply(updateCurrentCustomer, buildCustomer({ mutedMessages: ['paid', 'delivered'] }));
    await userEvent.click(region.getByRole('checkbox', { name: 'When a parcel was delivered' }));
    await userEvent.click(region.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies()).toEqual([{ mutedMessages: ['paid', 'delivered'] }]));
    await waitFor(() =>
      expect(recorded.toasts.map(({ message }) => message)).toEqual(['Your choice is saved']),
    );
  });

  it("keeps the customer's choice and shows the API's reason if the request fails", async () => {
    const region = await open();
    api.fail(updateCurrentCustomer, 503, 'Not just now');
    const box = region.getByRole('checkbox', { name: 'When a parcel was delivered' });
    await userEvent.click(box);
    await userEvent.click(region.getByRole('button', { name: 'Save' }));
    expect(await region.findByRole('alert')).toHaveTextContent('Not just now');
    expect(box).not.toBeChecked();
  });

  it('is not shown if the API does not let customers choose', async () => {
    api.reply(getCurrentCustomer, buildCustomer());
    await openPage(routes, '/profile', 'Your profile');
    expect(await screen.findByRole('region', { name: 'Your details' })).toBeVisible();
    expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument();
  });
});

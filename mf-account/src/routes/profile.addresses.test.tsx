import { setTimeout as delay } from 'node:timers/promises';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions, listUpazilas } from '@marketplace/contracts/api/locations';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { EXTRA_MS } from '@marketplace/contracts/time/timeLimits';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildAddress, buildCustomer } from '../testing/buildCustomer';
import { findFormDialog, openPage, recordToasts } from '../testing/openPage';

const dhaka = { name: 'Dhaka', nameBn: 'ঢাকা' };
let api: FakeApi;
let recorded: ReturnType<typeof recordToasts>;
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  recorded = recordToasts();
  api = fakeApi();
  api.reply(getCurrentCustomer, buildCustomer());
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
  api.reply(listDivisions, { items: [{ ...dhaka, districts: [dhaka] }] });
  api.reply(listUpazilas, { items: [{ name: 'Savar', nameBn: 'সাভার' }] });
  list([buildAddress(1), buildAddress(2)]);
});
afterEach(() => {
  recorded.stop();
  warn.mockRestore();
});

const list = (items: ReturnType<typeof buildAddress>[]) =>
  api.reply(listAddresses, { items, paginationStatus: buildPaging(10, items.length) });
const openProfile = (query = '') => openPage(routes, `/profile${query}`, 'Your profile');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await findFormDialog(name));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
/** Fills a field in one step, because typing key by key takes longer and is not tested here. */
const fill = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const bodiesOf = (id: string) => api.sent.filter((sent) => sent.id === id).map(({ body }) => body);
const callsOf = (id: string) => bodiesOf(id).length;
const toastMessages = () => recorded.toasts.map(({ message }) => message);

describe('the address book', () => {
  // @spec 9.25, 2.84, 7.16
  it('requests ten addresses per page, labels the default address, and links to the previous page', async () => {
    api.reply(listAddresses, {
      items: [buildAddress(1)],
      paginationStatus: buildPaging(10, 11, 2),
    });
    await openProfile('?pageNumber=2');
    expect(api.sent.find(({ id }) => id === 'listAddresses')?.url.search).toBe(
      '?pageNumber=2&pageSize=10',
    );
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { name: 'Place 1' })).toBeVisible();
    expect(card.getByText('Default')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/profile');
  });

  it('keeps an open dialog with its input while the list loads slowly', async () => {
    const { router } = await openProfile();
    await press('Add an address');
    await dialog('Add an address');
    fill('Full name', 'Abdul Karim');
    const items = [buildAddress(3)];
    api.answer(listAddresses, () =>
      delay(2 * EXTRA_MS, { items, paginationStatus: buildPaging(10, 1) }),
    );
    await act(() => router.revalidate());
    expect(field('Full name')).toHaveValue('Abdul Karim');
    await screen.findByText('Place 3');
    expect(field('Full name')).toHaveValue('Abdul Karim');
  });

  // @spec 4.56, 5.27, 8.31, 3.32, 7.17
  it('creates an address, adds +88 to its phone, shows a message and loads the list again', async () => {
    list([]);
    await openProfile();
    expect(screen.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
    await press('Add an address');
    await dialog('Add an address');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    for (const [name, value] of [
      [/^Name of this address/, 'Home'],
      ['Full name', 'Rahima Khatun'],
      ['Phone', '০১৭১১-০০০০০১'],
      ['Area or village', 'Hemayetpur'],
      ['Street, house, flat', 'House 1'],
    ] as const) {
      fill(name, value);
    }
    for (const [name, value] of [
      ['Division', 'Dhaka'],
      ['District', 'Dhaka'],
      ['Upazila or thana', 'Savar'],
    ] as const) {
      // Waits, because each list loads only after a place was chosen in the list above.
      await waitFor(() => userEvent.selectOptions(screen.getByRole('combobox', { name }), value));
    }
    api.reply(createAddress, buildAddress(1));
    list([buildAddress(1)]);
    await press('Save address');
    expect(await screen.findByRole('heading', { name: 'Place 1' })).toBeVisible();
    expect(bodiesOf('createAddress')).toEqual([
      {
        name: 'Rahima Khatun',
        phone: '+8801711000001',
        division: 'Dhaka',
        district: 'Dhaka',
        upazila: 'Savar',
        area: 'Hemayetpur',
        street: 'House 1',
        landmark: '',
        postcode: '',
        label: 'Home',
      },
    ]);
    expect(toastMessages()).toEqual(['Address created successfully']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  // @spec 8.32, 7.18
  it('updates an address, and can make it the default address', async () => {
    await openProfile();
    await press('Edit Place 2');
    await dialog('Edit address');
    expect(field('Street, house, flat')).toHaveValue('House 2');
    await userEvent.type(field('Street, house, flat'), 'b');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Make this my default address' }));
    api.reply(updateAddress, buildAddress(2));
    list([buildAddress(2, { street: 'House 2b', isDefault: true }), buildAddress(1)]);
    await press('Save address');
    expect(await screen.findByText('House 2b')).toBeVisible();
    expect(bodiesOf('updateAddress')).toEqual([
      expect.objectContaining({ street: 'House 2b', isDefault: true, upazila: 'Savar' }),
    ]);
    expect(toastMessages()).toEqual(['Address updated successfully']);
    expect(screen.getByRole('button', { name: 'Edit Place 2' })).toHaveFocus();
  });

  it('shows an error message beside each wrong field, and keeps the input', async () => {
    await openProfile();
    await press('Edit Place 1');
    await dialog('Edit address');
    fill('Phone', '12345');
    await userEvent.clear(field('Street, house, flat'));
    await press('Save address');
    await waitFor(() => expect(field('Phone')).toHaveFocus());
    expect(field('Phone')).toHaveAccessibleDescription(/^Enter a phone number of Bangladesh/);
    expect(field('Phone')).toHaveValue('12345');
    expect(field('Street, house, flat')).toBeInvalid();
    expect(callsOf('updateAddress')).toBe(0);
  });

  // @error stored: updateAddress
  it('keeps the form open if the API does not reply, and saves the address at the next press', async () => {
    await openProfile();
    await press('Edit Place 1');
    await dialog('Edit address');
    api.cut(updateAddress);
    await press('Save address');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    api.reply(updateAddress, buildAddress(1));
    await press('Save address');
    await waitFor(() => expect(toastMessages()).toEqual(['Address updated successfully']));
  });

  // @spec 8.33, 7.19
  it('deletes an address after a confirmation, and moves the focus to the heading', async () => {
    await openProfile();
    await press('Delete Place 2');
    const asked = await dialog('Delete this address?');
    expect(await asked.findByText('House 2')).toBeVisible();
    api.reply(deleteAddress, { isDone: true });
    list([buildAddress(1)]);
    await userEvent.click(await asked.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(toastMessages()).toEqual(['Address deleted successfully']);
    expect(screen.getByRole('heading', { name: 'Your addresses' })).toHaveFocus();
  });

  it('deletes nothing if the dialog is cancelled', async () => {
    await openProfile();
    await press('Delete Place 2');
    await userEvent.click(
      await (await dialog('Delete this address?')).findByRole('button', { name: 'Cancel' }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsOf('deleteAddress')).toBe(0);
  });

  // @error stored: deleteAddress
  it("shows the API's reason if an address was not deleted", async () => {
    await openProfile();
    await press('Delete Place 1');
    api.fail(deleteAddress, 500, 'The database is away');
    const asked = await dialog('Delete this address?');
    await userEvent.click(await asked.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away');
    expect(toastMessages()).toEqual([]);
  });

  it('treats a deletion as successful if the address no longer exists', async () => {
    await openProfile();
    await press('Delete Place 1');
    api.fail(deleteAddress, 404);
    await userEvent.click(
      await (await dialog('Delete this address?')).findByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(toastMessages()).toEqual(['Address deleted successfully']));
  });

  it('links to the first page of the list if the page number in the URL is too high', async () => {
    api.reply(listAddresses, { items: [], paginationStatus: buildPaging(10, 10, 2) });
    await openProfile('?pageNumber=2');
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });
});

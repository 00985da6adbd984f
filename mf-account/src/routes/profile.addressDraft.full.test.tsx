import { createAddress, listAddresses, updateAddress } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions, listUpazilas } from '@marketplace/contracts/api/locations';
import { bus } from '@marketplace/contracts/events';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildAddress, buildCustomer } from '../testing/buildCustomer';
import { findFormDialog, openPage } from '../testing/openPage';

const dhaka = { name: 'Dhaka', nameBn: 'ঢাকা' };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.reply(getCurrentCustomer, buildCustomer());
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
  api.reply(listDivisions, { items: [{ ...dhaka, districts: [dhaka] }] });
  api.reply(listUpazilas, { items: [{ name: 'Savar', nameBn: 'সাভার' }] });
  api.reply(createAddress, buildAddress(3));
  api.reply(updateAddress, buildAddress(2));
  list([buildAddress(1), buildAddress(2)]);
  logIn('rahima');
});
afterEach(() => tabStorage.clear());

const list = (items: ReturnType<typeof buildAddress>[]) =>
  api.reply(listAddresses, { items, paginationStatus: buildPaging(10, items.length) });
const logIn = (uuid: string) =>
  act(() => bus.publish('session:changed', { isLogin: true, user: { uuid, fullName: uuid } }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const place = (name: string) => screen.getByRole('combobox', { name });
const asDefault = () => screen.getByRole('checkbox', { name: 'Make this my default address' });

async function openForm(button: string, title: string) {
  cleanup();
  await openPage(routes, '/profile', 'Your profile');
  await press(button);
  await findFormDialog(title);
}
const openNew = () => openForm('Add an address', 'Add an address');
const openSaved = (number: number) => openForm(`Edit Place ${number}`, 'Edit address');

async function write() {
  await enterText(field(/^Name of this address/), 'Home');
  for (const [name, value] of [
    ['Division', 'Dhaka'],
    ['District', 'Dhaka'],
    ['Upazila or thana', 'Savar'],
  ] as const) {
    // Waits, because each list loads only after a place was chosen in the list above.
    await waitFor(() => userEvent.selectOptions(place(name), value));
  }
  await enterText(field('Street, house, flat'), 'House 9');
  await userEvent.click(asDefault());
}

it.each([
  ['was closed by mistake', () => press('Close')],
  ['was left by a reload or an ended session', async () => cleanup()],
])('a draft is restored after the form for a new address %s', async (_, leave) => {
  await openNew();
  await write();
  await leave();
  await openNew();
  expect(field(/^Name of this address/)).toHaveValue('Home');
  expect(field('Street, house, flat')).toHaveValue('House 9');
  expect(field('Full name')).toHaveValue('');
  await waitFor(() => expect(place('Upazila or thana')).toHaveValue('Savar'));
  expect(place('Division')).toHaveValue('Dhaka');
  expect(asDefault()).toBeChecked();
});

it('a draft is deleted after the address is saved', async () => {
  await openNew();
  await write();
  for (const [name, value] of [
    ['Full name', 'Rahima Khatun'],
    ['Phone', '01711000001'],
    ['Area or village', 'Hemayetpur'],
  ] as const) {
    await enterText(field(name), value);
  }
  await press('Save address');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openNew();
  expect(field(/^Name of this address/)).toHaveValue('');
  expect(field('Street, house, flat')).toHaveValue('');
  expect(asDefault()).not.toBeChecked();
});

it('a draft is deleted when the form is cancelled', async () => {
  await openNew();
  await write();
  await press('Cancel');
  await openNew();
  expect(field('Street, house, flat')).toHaveValue('');
});

it('a draft is shown only to its author', async () => {
  await openNew();
  await write();
  logIn('karim');
  await openNew();
  expect(field('Street, house, flat')).toHaveValue('');
});

it('a draft of a saved address contains only the changed fields, and appears only for that address', async () => {
  await openSaved(2);
  await userEvent.type(field('Street, house, flat'), 'b');
  await press('Close');
  // Changes the address, as another tab would.
  list([buildAddress(1), buildAddress(2, { area: 'Aminbazar' })]);
  await openSaved(2);
  expect(field('Street, house, flat')).toHaveValue('House 2b');
  expect(field('Area or village')).toHaveValue('Aminbazar');
  await openSaved(1);
  expect(field('Street, house, flat')).toHaveValue('House 1');
  await openSaved(2);
  await press('Save address');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent.find(({ id }) => id === 'updateAddress')?.body).toMatchObject({
    street: 'House 2b',
    area: 'Aminbazar',
    upazila: 'Savar',
  });
  await openSaved(2);
  expect(field('Street, house, flat')).toHaveValue('House 2');
});

it('a draft of a saved address keeps a field empty after the customer has emptied the field', async () => {
  await openSaved(2);
  await userEvent.clear(field(/^Name of this address/));
  await press('Close');
  await openSaved(2);
  expect(field(/^Name of this address/)).toHaveValue('');
});

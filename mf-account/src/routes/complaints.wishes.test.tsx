import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { listProblemCategories } from '@marketplace/contracts/api/complaints';
import { bus } from '@marketplace/contracts/events';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { enterText } from '@marketplace/contracts/testing/enterText';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildComplaint, PROBLEM } from '../testing/buildComplaint';
import { complaintForm, fakeComplaints, order } from '../testing/complaintPage';
import { findFormDialog, openPage } from '../testing/openPage';

const [fish, spinach] = order.parcels.flatMap(({ orderItems }) => orderItems);
const complaint = buildComplaint({ quantity: 1, orderedQuantity: 2, wish: 'replacement' });
const { kind, words } = complaintForm;
const LATE = { uuid: '0f0c1d1e-0000-4000-8000-000000000603', name: 'Delivery is late' };
let api: FakeApi;

beforeEach(() => {
  api = fakeComplaints(complaint);
  const needy = Object.values(PROBLEM).map((each) => ({ ...each, needsDelivery: true }));
  api.reply(listProblemCategories, { items: [...needy, { ...LATE, needsDelivery: false }] });
  const user = { uuid: 'rahima', fullName: 'Rahima' };
  act(() => bus.publish('session:changed', { isLogin: true, user }));
});
afterEach(() => tabStorage.clear());

const pieces = () => screen.queryByRole('textbox', { name: /^How many of/ });
const wish = () => screen.getByRole('combobox', { name: /^What do you wish/ });
const bodyOf = (id: string) => api.sent.find((sent) => sent.id === id)?.body;

async function openForm(item = fish) {
  const path = `/complain?order=${order.uuid}&orderItem=${item?.uuid}`;
  await openPage(routes, path, 'Your complaints');
  await findFormDialog('Complain about an item');
  await waitFor(() => expect(kind()).toHaveTextContent('Delivery is late'));
}

async function fill() {
  await userEvent.selectOptions(kind(), 'Delivery is late');
  await enterText(words(), 'Where is it?');
}
const send = async (name = 'Send complaint') => {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

it('the form sends the number of pieces, even in Bangla digits, and the wish', async () => {
  await openForm();
  await fill();
  await enterText(pieces() as HTMLElement, '১');
  await userEvent.selectOptions(wish(), 'Money back');
  await send();
  expect(bodyOf('createComplaint')).toMatchObject({ quantity: 1, wish: 'refund' });
});

it('the form asks for no number of pieces if the order item has one piece, and sends no empty fields', async () => {
  await openForm(spinach);
  expect(pieces()).toBeNull();
  await fill();
  await send();
  expect(bodyOf('createComplaint')).not.toHaveProperty('quantity');
  expect(bodyOf('createComplaint')).not.toHaveProperty('wish');
});

it('the form has no fields for pieces and wish if the API does not support them', async () => {
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
  await openForm();
  expect(pieces()).toBeNull();
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});

it('the form offers no problem that needs a delivered parcel if the parcel is not delivered yet', async () => {
  await openForm();
  expect(kind()).not.toHaveTextContent('Wrong item');
});

it('the form says that the number of pieces is invalid, and keeps the number in its draft', async () => {
  await openForm();
  await fill();
  await enterText(pieces() as HTMLElement, '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Send complaint' }));
  await waitFor(() => expect(pieces()).toBeInvalid());
  await userEvent.selectOptions(wish(), 'Another piece');
  cleanup();
  await openForm();
  expect(pieces()).toHaveValue('1.5');
  expect(wish()).toHaveValue('replacement');
});

it('the form changes pieces and wish of a saved complaint, and treats an empty number as all pieces', async () => {
  await openPage(routes, '/complain', 'Your complaints');
  await userEvent.click(
    screen.getByRole('button', { name: 'Edit the complaint about Padma hilsa' }),
  );
  await findFormDialog('Edit complaint');
  await waitFor(() => expect(kind()).toHaveTextContent('Delivery is late'));
  expect(pieces()).toHaveValue('1');
  expect(wish()).toHaveValue('replacement');
  await userEvent.clear(pieces() as HTMLElement);
  await userEvent.selectOptions(wish(), '');
  await send('Save');
  expect(bodyOf('updateComplaint')).toMatchObject({ quantity: 2, wish: null });
});

import { createComplaint, listProblemCategories } from '@marketplace/contracts/api/complaints';
import { bus } from '@marketplace/contracts/events';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { enterText } from '@marketplace/contracts/testing/enterText';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROBLEM, storedPicture } from '../testing/buildComplaint';
import {
  complaint,
  complaintForm,
  fakeComplaints,
  openComplaints,
  order,
} from '../testing/complaintPage';
import { findFormDialog } from '../testing/openPage';

const { kind, words } = complaintForm;
const [fish, spinach] = order.parcels.flatMap(({ orderItems }) => orderItems);
let api: FakeApi;
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  api = fakeComplaints();
  logIn('rahima');
});
afterEach(() => {
  tabStorage.clear();
  warn.mockRestore();
});

const logIn = (uuid: string) =>
  act(() => bus.publish('session:changed', { isLogin: true, user: { uuid, fullName: uuid } }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openForm(item = fish) {
  cleanup();
  const page = await openComplaints(`?order=${order.uuid}&orderItem=${item?.uuid}`);
  await findFormDialog('Complain about an item');
  await waitFor(() => expect(kind()).toHaveTextContent('Wrong item'));
  return page;
}

async function openChange() {
  await press('Edit the complaint about Padma hilsa');
  await findFormDialog('Edit complaint');
  await waitFor(() => expect(kind()).toHaveTextContent('Wrong item'));
}

async function write() {
  await userEvent.selectOptions(kind(), 'Wrong item');
  await enterText(words(), 'It is rui.');
  const picture = new File(['picture'], 'cup.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Add pictures'), picture);
  await screen.findByText('Added');
}

function expectNothing() {
  expect(words()).toHaveValue('');
  expect(kind()).toHaveValue('');
  expect(screen.queryByText('Added')).not.toBeInTheDocument();
}

it.each([
  ['was closed by mistake', () => press('Close')],
  ['was left by a reload', async () => cleanup()],
  ['disappeared because the session ended', () => endSession()],
])(
  'a draft is restored after the form %s, and the complaint is sent with its pictures',
  async (_, leave) => {
    await openForm();
    await write();
    await leave();
    logIn('rahima');
    await openForm();
    expect(words()).toHaveValue('It is rui.');
    expect(kind()).toHaveValue(PROBLEM.wrong.uuid);
    await press('Send complaint');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent.find(({ id }) => id === 'createComplaint')?.body).toEqual({
      orderItemUuid: fish?.uuid,
      problemCategoryUuid: PROBLEM.wrong.uuid,
      description: 'It is rui.',
      imageUrls: [storedPicture(2).mediumImageUrl],
    });
  },
);

async function endSession() {
  api.fail(createComplaint, 401);
  await press('Send complaint');
  await screen.findByRole('heading', { name: 'Home' });
  act(() => bus.publish('session:changed', { isLogin: false, user: null }));
  api.reply(createComplaint, complaint);
}

it('a draft is deleted after the complaint is sent', async () => {
  await openForm();
  await write();
  await press('Send complaint');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openForm();
  expectNothing();
});

it('a draft is deleted when the form is cancelled', async () => {
  await openForm();
  await write();
  await press('Cancel');
  await openForm();
  expectNothing();
});

it('a draft is kept if the API refuses the complaint', async () => {
  await openForm();
  await write();
  api.fail(createComplaint, 409, 'Already there', 'already-open');
  await press('Send complaint');
  await screen.findByRole('alert');
  await press('Close');
  await openForm();
  expect(words()).toHaveValue('It is rui.');
});

it('a draft whose pictures the API has deleted can be sent after the customer replaces the pictures', async () => {
  await openForm();
  await write();
  await openForm();
  const reason = 'imageUrls.0 must be a picture you uploaded and use nowhere else';
  api.fail(createComplaint, 400, reason, 'invalid-input');
  await press('Send complaint');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'At least one of these pictures is no longer stored. Please remove the pictures and add them again.',
  );
  expect(words()).toHaveValue('It is rui.');

  await press('Remove picture 1');
  const picture = new File(['picture'], 'cup.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Add pictures'), picture);
  await screen.findByText('Added');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  api.reply(createComplaint, complaint);
  await press('Send complaint');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a draft for one order item does not appear in the form for another item', async () => {
  await openForm(fish);
  await write();
  await openForm(spinach);
  expectNothing();
});

it('a draft is shown only to its author, even if the session ends while the form is open', async () => {
  await openForm();
  await write();
  act(() => bus.publish('session:changed', { isLogin: false, user: null }));
  await enterText(words(), ' Really.');
  logIn('karim');
  expectNothing();
  await openForm();
  expectNothing();
  logIn('rahima');
  await openForm();
  expect(words()).toHaveValue('It is rui. Really.');
});

it('a draft keeps the chosen category even if the first request for the categories fails', async () => {
  await openForm();
  await write();
  cleanup();
  api.fail(listProblemCategories, 500);
  await openComplaints(`?order=${order.uuid}&orderItem=${fish?.uuid}`);
  await findFormDialog('Complain about an item');
  await enterText(words(), ' Really.');
  await screen.findByText('The kinds of problems could not be loaded');
  api.reply(listProblemCategories, { items: Object.values(PROBLEM) });
  await press('Retry');
  await waitFor(() => expect(kind()).toHaveValue(PROBLEM.wrong.uuid));
  await openForm();
  expect(words()).toHaveValue('It is rui. Really.');
  expect(kind()).toHaveValue(PROBLEM.wrong.uuid);
});

it('a draft keeps the changes to an existing complaint until the customer saves them', async () => {
  await openComplaints();
  await openChange();
  await enterText(words(), ' Really.');
  await press('Remove picture 1');
  await press('Close');
  await openChange();
  expect(words()).toHaveValue(`${complaint.description} Really.`);
  expect(kind()).toHaveValue(PROBLEM.damaged.uuid);
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent.find(({ id }) => id === 'updateComplaint')?.body).toMatchObject({
    description: `${complaint.description} Really.`,
    imageUrls: [],
  });
  await openChange();
  expect(words()).toHaveValue(complaint.description);
  expect(screen.getByText('Added')).toBeVisible();
});

describe('the stored draft of a customer whom the page does not know yet', () => {
  const forgetCustomer = () =>
    act(() => bus.publish('session:changed', { isLogin: true, user: null }));

  it('is restored when the page learns who the customer is', async () => {
    await openForm();
    await write();
    forgetCustomer();
    await openForm();
    expectNothing();
    logIn('rahima');
    await waitFor(() => expect(words()).toHaveValue('It is rui.'));
    expect(screen.getByText('Added')).toBeVisible();
  });

  it('stays stored if the customer types text before the page knows the customer, and does not replace that text', async () => {
    await openForm();
    await write();
    forgetCustomer();
    await openForm();
    await enterText(words(), 'It is late.');
    logIn('rahima');
    expect(words()).toHaveValue('It is late.');
    await openForm();
    expect(words()).toHaveValue('It is rui.');
  });
});

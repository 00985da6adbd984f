import {
  deleteComplaint,
  listComplaints,
  listProblemCategories,
} from '@marketplace/contracts/api/complaints';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildComplaint, PROBLEM, storedPicture } from '../testing/buildComplaint';
import { openPage, recordToasts } from '../testing/openPage';

let api: FakeApi;
let recorded: ReturnType<typeof recordToasts>;
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  recorded = recordToasts();
  writeAccessToken('good', 3600);
  api = fakeApi();
  api.reply(listProblemCategories, { items: Object.values(PROBLEM) });
  list([buildComplaint()]);
});
afterEach(() => {
  recorded.stop();
  warn.mockRestore();
});

const list = (items: ReturnType<typeof buildComplaint>[]) =>
  api.reply(listComplaints, { items, paginationStatus: buildPaging(6, items.length) });
const openComplaints = (query = '') => openPage(routes, `/complain${query}`, 'Your complaints');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toastMessages = () => recorded.toasts.map(({ message }) => message);

// @spec 9.26, 2.84, 7.23
it('the list requests six complaints per page, and shows all data of a complaint', async () => {
  const complaint = buildComplaint({ status: 'resolved', answer: 'A new one is on its way.' });
  api.reply(listComplaints, { items: [complaint], paginationStatus: buildPaging(6, 7, 2) });
  await openComplaints('?pageNumber=2');
  expect(api.sent.find(({ id }) => id === 'listComplaints')?.url.search).toBe(
    '?pageNumber=2&pageSize=6',
  );
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'Padma hilsa' })).toBeVisible();
  expect(card.getByText('Settled')).toBeVisible();
  expect(card.getByText('Item arrived damaged')).toBeVisible();
  expect(card.getByText(/It was soft\.\s+And warm\./)).toBeVisible();
  expect(card.getByText('A new one is on its way.')).toBeVisible();
  expect(card.getByText('6 May 2024')).toHaveAttribute('datetime', complaint.createdAt);
  expect(card.getByRole('link', { name: 'Order 100042' })).toHaveAttribute(
    'href',
    `/orders/${complaint.orderUuid}`,
  );
  expect(card.getByRole('link', { name: /^Picture 1/ })).toHaveAttribute(
    'href',
    storedPicture(1).mediumImageUrl,
  );
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/complain');
});

it('the text of a complaint has a `lang` attribute if it is in another language than the page', async () => {
  list([buildComplaint({ status: 'resolved', description: 'দুইটা কাপ ভাঙা ছিল', answer: 'Sorry.' })]);
  await openComplaints();
  expect(screen.getByText('দুইটা কাপ ভাঙা ছিল')).toHaveAttribute('lang', 'bn');
  expect(screen.getByText('Sorry.')).not.toHaveAttribute('lang');
});

it.each([
  ['open', 'Sent', true],
  ['in-review', 'Being looked into', false],
  ['resolved', 'Settled', false],
  ['rejected', 'Not accepted', false],
] as const)(
  'a complaint with status %s shows the text "%s" (with buttons to change it: %s)',
  async (status, text, canChange) => {
    list([buildComplaint({ status })]);
    await openComplaints();
    expect(screen.getByText(text)).toBeVisible();
    const changes = screen.queryAllByRole('button', { name: /complaint about Padma hilsa$/ });
    expect(changes).toHaveLength(canChange ? 2 : 0);
  },
);

it('the page links to the orders if there are no complaints', async () => {
  list([]);
  await openComplaints();
  expect(screen.getByRole('heading', { name: 'No complaints' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your orders' })).toHaveAttribute(
    'href',
    '/orders',
  );
});

it('the page links to the first page of the list if the page number in the URL is too high', async () => {
  api.reply(listComplaints, { items: [], paginationStatus: buildPaging(6, 6, 2) });
  await openComplaints('?pageNumber=2');
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
    'href',
    '/complain',
  );
});

// @spec 4.57, 8.36
it('the page deletes a complaint after a confirmation, and loads the list again', async () => {
  await openComplaints();
  await press('Delete the complaint about Padma hilsa');
  const asked = within(await screen.findByRole('dialog', { name: 'Delete this complaint?' }));
  api.reply(deleteComplaint, { isDone: true });
  list([]);
  await userEvent.click(await asked.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'No complaints' })).toBeVisible();
  expect(toastMessages()).toEqual(['Complain deleted successfully']);
  expect(screen.getByRole('heading', { name: 'What you complained about' })).toHaveFocus();
});

it('the dialog of a deleted complaint stays closed after another dialog was opened and closed', async () => {
  await openComplaints();
  await press('Delete the complaint about Padma hilsa');
  const asked = within(await screen.findByRole('dialog', { name: 'Delete this complaint?' }));
  api.reply(deleteComplaint, { isDone: true });
  await userEvent.click(await asked.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'Complain about an item' }));
  const chooser = within(await screen.findByRole('dialog'));
  await userEvent.click(chooser.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// @error stored: deleteComplaint
it("the dialog shows the API's reason if the API no longer lets the customer delete a complaint", async () => {
  await openComplaints();
  await press('Delete the complaint about Padma hilsa');
  api.fail(
    deleteComplaint,
    409,
    'This complaint is being looked into and can no longer be changed',
    'not-open',
  );
  const asked = within(await screen.findByRole('dialog'));
  await userEvent.click(await asked.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This complaint is being looked into and can no longer be changed',
  );
  expect(toastMessages()).toEqual([]);
});

// @spec 8.30
// @error region: listComplaints
it('the page shows an error in place of a list that could not be loaded, shows no toast, and loads the list on Retry', async () => {
  api.fail(listComplaints, 503);
  await openComplaints();
  expect(
    screen.getByRole('heading', { name: 'Your complaints could not be loaded' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Complain about an item' })).toBeVisible();
  expect(toastMessages()).toEqual([]);
  list([buildComplaint()]);
  await press('Retry');
  await waitFor(() => expect(screen.getByRole('article')).toBeVisible());
});

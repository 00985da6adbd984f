import { setTimeout as delay } from 'node:timers/promises';
import {
  createComplaint,
  listProblemCategories,
  updateComplaint,
} from '@marketplace/contracts/api/complaints';
import { getMyOrder, listMyOrders } from '@marketplace/contracts/api/orders';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { enterText } from '@marketplace/contracts/testing/enterText';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { EXTRA_MS } from '@marketplace/contracts/time/timeLimits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROBLEM, storedPicture } from '../testing/buildComplaint';
import { buildOrderSummary } from '../testing/buildOrder';
import {
  complaint,
  complaintForm,
  fakeComplaints,
  openComplaints,
  order,
} from '../testing/complaintPage';
import { findFormDialog, recordToasts } from '../testing/openPage';

const { kind, words } = complaintForm;
const fromOrder = `?order=${order.uuid}&orderItem=${complaint.orderItemUuid}`;
let api: FakeApi;
let recorded: ReturnType<typeof recordToasts>;
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  recorded = recordToasts();
  api = fakeComplaints();
  api.reply(listMyOrders, {
    items: [buildOrderSummary()],
    paginationStatus: buildPaging(6, 7),
  });
});
afterEach(() => {
  recorded.stop();
  warn.mockRestore();
});

const form = (name = 'Complain about an item') => findFormDialog(name);
const send = (name = 'Send complaint') => userEvent.click(screen.getByRole('button', { name }));
const add = (...files: File[]) => userEvent.upload(screen.getByLabelText('Add pictures'), files);
const png = (name = 'cup.png') => new File(['picture'], name, { type: 'image/png' });
const bodiesOf = (id: string) => api.sent.filter((sent) => sent.id === id).map(({ body }) => body);
const toastMessages = () => recorded.toasts.map(({ message }) => message);

async function chooseKind(value: string) {
  // Waits, because the categories load after the form has appeared.
  await waitFor(() => userEvent.selectOptions(kind(), value));
}

async function fillForm() {
  await form();
  await chooseKind('Wrong item');
  await enterText(words(), 'It is rui.');
}

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

// @spec 8.34
it('the form opens for the order item in the URL, sends the complaint, and removes the item from the URL', async () => {
  const { router } = await openComplaints(fromOrder);
  expect(within(await form()).getByText('Padma hilsa')).toBeVisible();
  await fillForm();
  await send();
  await expectClosed();
  expect(bodiesOf('createComplaint')).toEqual([
    {
      orderItemUuid: complaint.orderItemUuid,
      problemCategoryUuid: PROBLEM.wrong.uuid,
      description: 'It is rui.',
      imageUrls: [],
    },
  ]);
  expect(toastMessages()).toEqual(['Complain created successfully']);
  expect(router.state.location.search).toBe('');
  // The list is loaded initially, after the action, and after the navigation to the first page.
  expect(api.sent.filter(({ id }) => id === 'listComplaints')).toHaveLength(3);
});

it('the form closes after the complaint is sent, even if the page loads its data again meanwhile', async () => {
  const { router } = await openComplaints(fromOrder);
  await fillForm();
  const revalidated = jest.fn();
  api.answer(createComplaint, () => {
    void router.revalidate().then(revalidated);
    return complaint;
  });
  await send();
  await expectClosed();
  await waitFor(() => expect(revalidated).toHaveBeenCalled());
  expect(bodiesOf('createComplaint')).toHaveLength(1);
  expect(router.state.location.search).toBe('');
});

it.each([
  ['loads slowly', () => delay(2 * EXTRA_MS, order)],
  ['cannot be loaded', () => Promise.reject(new Error('The connection was cut.'))],
])(
  'the form closes after the complaint is sent, even if its order item then %s',
  async (_, answer) => {
    const { router } = await openComplaints(fromOrder);
    await fillForm();
    api.answer(getMyOrder, answer);
    await send();
    await expectClosed();
    expect(router.state.location.search).toBe('');
  },
);

it('the form lets the customer choose an order, and then an item of that order', async () => {
  await openComplaints();
  await userEvent.click(screen.getByRole('link', { name: 'Complain about an item' }));
  const orders = within(await screen.findByRole('group', { name: 'Which order is it about?' }));
  await userEvent.click(await orders.findByRole('button', { name: 'Older orders' }));
  await waitFor(() =>
    expect(api.sent.filter(({ id }) => id === 'listMyOrders').at(-1)?.url.search).toContain(
      'pageNumber=2',
    ),
  );
  expect(screen.getByRole('group', { name: 'Which order is it about?' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: /^Order 100042/ }));
  expect(await screen.findByRole('group', { name: 'Which item is it about?' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: /^Red spinach/ }));
  expect(within(await form()).getByText('Red spinach')).toBeVisible();
});

it.each([
  ['does not belong to the customer', (host: FakeApi) => host.fail(getMyOrder, 404)],
  ['cannot be loaded', (host: FakeApi) => host.fail(getMyOrder, 500)],
])('the form asks for an order item if the item in the URL %s', async (_, arrange) => {
  arrange(api);
  await openComplaints(fromOrder);
  expect(await screen.findByRole('group', { name: 'Which order is it about?' })).toBeVisible();
});

it('the form sends nothing when it is cancelled, and removes the item from the URL', async () => {
  const { router } = await openComplaints(fromOrder);
  await userEvent.click(within(await form()).getByRole('button', { name: 'Cancel' }));
  await expectClosed();
  expect(router.state.location.search).toBe('');
  expect(bodiesOf('createComplaint')).toEqual([]);
});

it('the form shows an error message beside each wrong field, and keeps the input', async () => {
  await openComplaints(fromOrder);
  await form();
  await waitFor(() => expect(kind()).toHaveTextContent('Wrong item'));
  await send();
  await waitFor(() => expect(kind()).toHaveFocus());
  expect(kind()).toHaveAccessibleDescription('Choose the kind of problem');
  expect(words()).toHaveAccessibleDescription(/^Field cannot be empty/);
  await userEvent.click(words());
  await userEvent.paste('x'.repeat(1001));
  await chooseKind('Wrong item');
  await send();
  await waitFor(() => expect(words()).toHaveAccessibleDescription(/^This is too long/));
  expect(words()).toHaveValue('x'.repeat(1001));
  expect(bodiesOf('createComplaint')).toEqual([]);
});

// @error stored: createComplaint
it('the form shows a message if the customer has already complained about the item', async () => {
  await openComplaints(fromOrder);
  await fillForm();
  const reason = 'You have complained about this item already, and it is not settled yet';
  api.fail(createComplaint, 409, reason, 'already-open');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(words()).toHaveValue('It is rui.');
});

// @error region: listProblemCategories
it('the form offers Retry if the categories cannot be loaded, and keeps the input', async () => {
  api.fail(listProblemCategories, 500);
  await openComplaints(fromOrder);
  await form();
  await enterText(words(), 'Soft');
  expect(await screen.findByText('The kinds of problems could not be loaded')).toBeVisible();
  api.reply(listProblemCategories, { items: Object.values(PROBLEM) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await chooseKind('Wrong item');
  expect(words()).toHaveValue('Soft');
});

// @error stored: updateComplaint
it("the form keeps a change that the API refused, and shows the API's reason", async () => {
  const reason = 'This complaint is being looked into and can no longer be changed';
  api.fail(updateComplaint, 409, reason, 'not-open');
  await openComplaints();
  await userEvent.click(
    screen.getByRole('button', { name: 'Edit the complaint about Padma hilsa' }),
  );
  await form('Edit complaint');
  await waitFor(() => expect(kind()).toHaveValue(PROBLEM.damaged.uuid));
  await enterText(words(), ' Really.');
  await send('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(words()).toHaveValue(`${complaint.description} Really.`);
});

describe('the picture list of a complaint', () => {
  const items = () => screen.getAllByRole('listitem').filter((item) => item.closest('dialog'));

  // @spec 8.35
  it('lets the customer add and remove pictures while editing the complaint', async () => {
    await openComplaints();
    await userEvent.click(
      screen.getByRole('button', { name: 'Edit the complaint about Padma hilsa' }),
    );
    await form('Edit complaint');
    expect(words()).toHaveValue(complaint.description);
    await waitFor(() => expect(kind()).toHaveValue(PROBLEM.damaged.uuid));
    await add(png(), png('lid.png'));
    await waitFor(() => expect(screen.getAllByText('Added')).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    await send('Save');
    await waitFor(() => expect(toastMessages()).toEqual(['Complain updated successfully']));
    expect(bodiesOf('updateComplaint')).toEqual([
      {
        problemCategoryUuid: PROBLEM.damaged.uuid,
        description: 'It was soft.\nAnd warm.',
        imageUrls: [storedPicture(2).mediumImageUrl, storedPicture(3).mediumImageUrl],
      },
    ]);
    expect(
      api.sent.filter(({ id }) => id === 'uploadFiles').map(({ files }) => files.length),
    ).toEqual([1, 1]);
  });

  it('accepts at most five pictures', async () => {
    await openComplaints(fromOrder);
    await form();
    await add(...Array.from({ length: 7 }, () => png()));
    await waitFor(() => expect(screen.getAllByText('Added')).toHaveLength(5));
    expect(screen.getByText(/^2 pictures were left out/)).toBeVisible();
    expect(screen.getByLabelText('Add pictures')).toBeDisabled();
  });

  it.each([
    [413, 'This picture is too large. Please choose a smaller one.'],
    [415, 'This is not a JPEG, PNG, WebP or AVIF picture'],
    [400, 'This picture cannot be read'],
    [429, 'Too many pictures in a short time. Please try again later.'],
  ])('says why a picture was refused if the API replies with status %i', async (status, text) => {
    api.fail(uploadFiles, status);
    await openComplaints(fromOrder);
    await form();
    await add(png());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it.each([
    [
      'a HEIC photo that the browser cannot convert',
      'image/heic',
      /^This browser cannot convert HEIC/,
    ],
    ['a file of another type', 'application/pdf', /^This is not a JPEG/],
  ])('refuses %s, says why, and does not send it', async (_, type, text) => {
    await openComplaints(fromOrder);
    await form();
    const file = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'a.heic', { type });
    await userEvent
      .setup({ applyAccept: false })
      .upload(screen.getByLabelText('Add pictures'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(api.sent.map(({ id }) => id)).not.toContain('uploadFiles');
    expect(items()).toHaveLength(1);
  });

  it('does not send a file of over 5 MB that the browser cannot make smaller', async () => {
    await openComplaints(fromOrder);
    await form();
    await add(new File([new Uint8Array(5 * 1024 ** 2 + 1)], 'a.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This picture is too large/);
    expect(api.sent.map(({ id }) => id)).not.toContain('uploadFiles');
  });

  it('offers Retry if the connection is lost during an upload', async () => {
    api.cut(uploadFiles);
    await openComplaints(fromOrder);
    await form();
    await add(png());
    expect(await screen.findByRole('alert')).toHaveTextContent('This picture could not be sent');
    api.reply(uploadFiles, { items: [{ uuid: complaint.uuid, ...storedPicture(2) }] });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Added')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send complaint' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });
});

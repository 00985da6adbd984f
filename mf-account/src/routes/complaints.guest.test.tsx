import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getComplaint } from '@marketplace/contracts/api/complaintCases';
import { createComplaint, listComplaints } from '@marketplace/contracts/api/complaints';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { clearAccessToken } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { enterText } from '@marketplace/contracts/testing/enterText';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allRoutes } from '../testing/allRoutes';
import { PROBLEM, storedPicture } from '../testing/buildComplaint';
import { complaint, complaintForm, fakeComplaints, order } from '../testing/complaintPage';
import { findFormDialog, openPage, recordToasts } from '../testing/openPage';

const { kind, words } = complaintForm;
const ofItem = `/complain?order=${order.uuid}&orderItem=${complaint.orderItemUuid}`;
const TRACKING = 'Track your order';
let api: FakeApi;
let recorded: ReturnType<typeof recordToasts>;

beforeEach(() => {
  recorded = recordToasts();
  api = fakeComplaints();
  const extensions = [getComplaint.id, lookUpOrder.id, 'sendOrderCode'];
  api.reply(getCapabilities, { extensions, paymentMethods: [] });
  clearAccessToken();
  act(() => bus.publish('session:changed', { isLogin: false, user: null }));
});
afterEach(() => {
  recorded.stop();
  tabStorage.clear();
});

const open = (path = '/complain', heading = 'Your complaints') =>
  openPage(allRoutes, path, heading);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send complaint' }));

async function write() {
  await findFormDialog('Complain about an item');
  await waitFor(() => userEvent.selectOptions(kind(), 'Wrong item'));
  await enterText(words(), 'It is rui.');
  const picture = new File(['picture'], 'cup.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Add pictures'), picture);
  await screen.findByText('Added');
}

describe('the complaints of a guest who has opened an order with a code', () => {
  it('are listed with their buttons, without a choice of other orders', async () => {
    await open();
    expect(screen.getByRole('button', { name: /^Edit the complaint about/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Complain about an item' })).toBeNull();
  });

  it('lead to order tracking if there is none', async () => {
    api.reply(listComplaints, { items: [], paginationStatus: buildPaging(6, 0) });
    await open();
    const link = screen.getByRole('link', { name: TRACKING });
    expect(link).toHaveAttribute('href', '/track-order');
  });

  it('are sent from the item of the order, with pictures', async () => {
    await open(ofItem);
    await write();
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent.find(({ id }) => id === 'createComplaint')?.body).toMatchObject({
      orderItemUuid: complaint.orderItemUuid,
      problemCategoryUuid: PROBLEM.wrong.uuid,
      imageUrls: [storedPicture(2).mediumImageUrl],
    });
  });

  it('lead to order tracking if the token has expired, and the form is filled again afterwards', async () => {
    await open(ofItem);
    await write();
    api.fail(createComplaint, 401);
    await send();
    expect(await screen.findByRole('heading', { level: 1, name: TRACKING })).toBeVisible();
    expect(recorded.toasts.map(({ message }) => message)).toEqual([
      'Your code has ended. Please enter a new one.',
    ]);
    cleanup();
    await open(ofItem);
    await findFormDialog('Complain about an item');
    await waitFor(() => expect(kind()).toHaveValue(PROBLEM.wrong.uuid));
    expect(words()).toHaveValue('It is rui.');
    expect(screen.getByText('Added')).toBeVisible();
  });

  it('say that a new code is needed if the token has expired before a picture is sent', async () => {
    await open(ofItem);
    await findFormDialog('Complain about an item');
    api.fail(uploadFiles, 401);
    const picture = new File(['picture'], 'cup.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Add pictures'), picture);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your access has ended/);
  });

  it.each([
    ['another order', (host: FakeApi) => host.fail(getMyOrder, 404), ofItem],
    ['no order', () => undefined, '/complain?orderItem=any'],
  ])('lead to order tracking from the item of %s', async (_, arrange, path) => {
    arrange(api);
    await open(path, TRACKING);
    expect(api.sent.map(({ id }) => id)).not.toContain('listMyOrders');
  });

  it('send a visitor without a token to the login', async () => {
    api.fail(listComplaints, 401);
    await open('/complain', 'Home');
  });
});

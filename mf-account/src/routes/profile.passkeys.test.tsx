import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  type Passkey,
  startPasskey,
} from '@marketplace/contracts/api/passkeys';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import {
  FAKE_CREDENTIAL,
  fakePasskeys,
  PASSKEY_OPTIONS,
} from '@marketplace/contracts/testing/fakePasskeys';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildCustomer } from '../testing/buildCustomer';
import { findFormDialog, openPage, recordToasts } from '../testing/openPage';

const buildPasskey = (number: number, changes: Partial<Passkey> = {}): Passkey => ({
  uuid: `0f0c1d1e-0000-4000-8000-0000000006${String(number).padStart(2, '0')}`,
  name: `Chrome ${number}, Android`,
  createdAt: '2026-01-05T09:00:00.000Z',
  lastUsedAt: '2026-01-15T09:00:00.000Z',
  ...changes,
});

let api: FakeApi;
let browser: ReturnType<typeof fakePasskeys>;
let recorded: ReturnType<typeof recordToasts>;
let needsPassword: boolean;

beforeEach(() => {
  needsPassword = false;
  browser = fakePasskeys();
  recorded = recordToasts();
  api = fakeApi();
  api.reply(getCurrentCustomer, buildCustomer());
  api.reply(listAddresses, { items: [], paginationStatus: buildPaging(10, 0) });
  announce(listPasskeys.id);
  list(buildPasskey(1), buildPasskey(2, { name: null, lastUsedAt: null }));
  api.reply(startPasskey, PASSKEY_OPTIONS);
  api.reply(addPasskey, buildPasskey(3));
  api.reply(deletePasskey, { isDone: true });
});
afterEach(() => {
  recorded.stop();
  browser.remove();
});

const TITLE = 'Passkeys';
const announce = (...extensions: string[]) =>
  api.reply(getCapabilities, { extensions, paymentMethods: [] });
const list = (...items: Passkey[]) => api.answer(listPasskeys, () => ({ items, needsPassword }));
const openProfile = () => openPage(routes, '/profile', 'Your profile');
const sentTo = ({ id }: { id: string }) => api.sent.filter((sent) => sent.id === id);
const toastMessages = () => recorded.toasts.map(({ message }) => message);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function confirm(dialog: string, button: string) {
  const form = within(await findFormDialog(dialog));
  await userEvent.click(form.getByRole('button', { name: button }));
  return form;
}

describe('the passkeys of the profile', () => {
  it('are listed by the device that added them, with days', async () => {
    await openProfile();
    const rows = within(await screen.findByRole('list', { name: TITLE })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Chrome 1, Android');
    expect(rows[0]).toHaveTextContent('Added on 5 January 2026');
    expect(rows[0]).toHaveTextContent('Last used on 15 January 2026');
    expect(rows[1]).toHaveTextContent('Unknown device');
    expect(rows[1]).toHaveTextContent('Not used yet');
  });

  it('are deleted after a question, and the focus moves to the heading', async () => {
    await openProfile();
    await press('Delete the passkey of Chrome 1, Android');
    list(buildPasskey(2));
    await confirm('Delete the passkey of Chrome 1, Android?', 'Delete');
    await waitFor(() => expect(screen.queryByText('Chrome 1, Android')).not.toBeInTheDocument());
    const [sent] = sentTo(deletePasskey);
    expect(sent?.url.pathname).toBe(`/customer/passkeys/${buildPasskey(1).uuid}/delete`);
    expect(toastMessages()).toEqual(['The passkey is deleted']);
    expect(screen.getByRole('heading', { name: TITLE })).toHaveFocus();
  });

  it('are added by the browser', async () => {
    list();
    await openProfile();
    await press('Add a passkey');
    list(buildPasskey(3));
    await confirm('Add a passkey', 'Add a passkey');
    expect(await screen.findByText('Chrome 3, Android')).toBeVisible();
    expect(sentTo(addPasskey)).toMatchObject([{ body: { credential: FAKE_CREDENTIAL.made } }]);
    expect(toastMessages()).toEqual(['Your passkey is saved']);
  });

  it('are not added if the customer cancels the question of the browser', async () => {
    browser.isCancelled = true;
    await openProfile();
    await press('Add a passkey');
    const form = await confirm('Add a passkey', 'Add a passkey');
    expect(await form.findByText('No passkey was added')).toBeVisible();
    expect(sentTo(addPasskey)).toEqual([]);
  });

  it('ask for the password if the sign-in was some time ago', async () => {
    needsPassword = true;
    await openProfile();
    await press('Add a passkey');
    const form = await confirm('Add a passkey', 'Add a passkey');
    const field = await form.findByLabelText(/^Your password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Field cannot be empty/));
    expect(sentTo(startPasskey)).toEqual([]);
    fireEvent.change(field, { target: { value: 'seven blue boats' } });
    await userEvent.click(form.getByRole('button', { name: 'Add a passkey' }));
    await waitFor(() => expect(sentTo(addPasskey)).toHaveLength(1));
    expect(sentTo(startPasskey)).toMatchObject([{ body: { currentPassword: 'seven blue boats' } }]);
  });

  it('ask for the password if the sign-in has become too old while the page was open', async () => {
    await openProfile();
    await press('Delete the passkey of Chrome 1, Android');
    needsPassword = true;
    api.fail(deletePasskey, 403, 'Enter your password to change this', 'password-needed');
    const form = await confirm('Delete the passkey of Chrome 1, Android?', 'Delete');
    expect(await form.findByLabelText(/^Your password/)).toBeVisible();
  });

  // @error stored: deletePasskey
  it('show a wrong password beside its field', async () => {
    needsPassword = true;
    api.fail(deletePasskey, 403, 'The password is wrong', 'wrong-password');
    await openProfile();
    await press('Delete the passkey of Chrome 1, Android');
    const form = within(await findFormDialog('Delete the passkey of Chrome 1, Android?'));
    const field = await form.findByLabelText(/^Your password/);
    fireEvent.change(field, { target: { value: 'eight green boats' } });
    await userEvent.click(form.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The password is wrong/));
  });

  // @error region: listPasskeys
  it('leave a region with Retry if they cannot be loaded', async () => {
    allowsConsole(/^"The passkeys" could not be loaded/);
    api.fail(listPasskeys, 500);
    await openProfile();
    expect(
      await screen.findByRole('heading', { name: 'Your passkeys could not be loaded' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('counts a passkey that is deleted already as deleted', async () => {
    api.fail(deletePasskey, 404, 'not found', 'not-found');
    await openProfile();
    await press('Delete the passkey of Chrome 1, Android');
    await confirm('Delete the passkey of Chrome 1, Android?', 'Delete');
    await waitFor(() => expect(toastMessages()).toEqual(['The passkey is deleted']));
  });

  it('can be deleted, but not added, in a browser without passkeys', async () => {
    browser.remove();
    await openProfile();
    await screen.findByRole('list', { name: TITLE });
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('are not added beyond ten', async () => {
    list(...Array.from({ length: 10 }, (_, index) => buildPasskey(index + 1)));
    await openProfile();
    await screen.findByRole('list', { name: TITLE });
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it.each<[string, () => void]>([
    ['the API has none', () => announce()],
    [
      'there are none and the browser cannot make one',
      () => {
        list();
        browser.remove();
      },
    ],
  ])('do not show if %s', async (_, lack) => {
    lack();
    await openProfile();
    await screen.findByRole('button', { name: /Add .*address/i });
    expect(screen.queryByRole('heading', { name: TITLE })).not.toBeInTheDocument();
  });
});

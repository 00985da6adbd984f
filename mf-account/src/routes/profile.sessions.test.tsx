import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { endOtherSessions, endSession, listSessions } from '@marketplace/contracts/api/sessions';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildCustomer, buildSession } from '../testing/buildCustomer';
import { openPage, recordToasts } from '../testing/openPage';

let api: FakeApi;
let recorded: ReturnType<typeof recordToasts>;
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  recorded = recordToasts();
  api = fakeApi();
  api.reply(getCurrentCustomer, buildCustomer());
  api.reply(listAddresses, { items: [], paginationStatus: buildPaging(10, 0) });
  api.reply(getCapabilities, { extensions: [listSessions.id], paymentMethods: [] });
  list(buildSession(1), buildSession(2), buildSession(3));
});
afterEach(() => {
  recorded.stop();
  warn.mockRestore();
});

const TITLE = 'Where you are logged in';
const list = (...items: ReturnType<typeof buildSession>[]) => api.reply(listSessions, { items });
const openProfile = () => openPage(routes, '/profile', 'Your profile');
const rows = () => within(screen.getByRole('list', { name: TITLE })).getAllByRole('listitem');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodiesOf = (id: string) => api.sent.filter((sent) => sent.id === id).map(({ body }) => body);
const toastMessages = () => recorded.toasts.map(({ message }) => message);

/** Opens the dialog with this button, types a password and confirms. */
async function logOut(button: string, password = 'seven blue boats') {
  await press(button);
  const dialog = within(await screen.findByRole('dialog', { name: `${button}?` }));
  const field = await dialog.findByLabelText(/^Your password/);
  fireEvent.change(field, { target: { value: password } });
  await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
}

describe('the list of sessions', () => {
  it('shows device, network and dates of each session, and labels the current session', async () => {
    list(buildSession(1), buildSession(2, { device: null, network: null }));
    await openProfile();
    await screen.findByRole('list', { name: TITLE });
    const [own, other] = rows();
    expect(own).toHaveTextContent('Chrome, Android');
    expect(own).toHaveTextContent('This device');
    expect(own).toHaveTextContent('Last used on 15 January 2026');
    expect(own).toHaveTextContent('Logged in on 5 January 2026');
    expect(own).toHaveTextContent('203.0.113.x');
    expect(other).toHaveTextContent('Unknown device');
    expect(other).not.toHaveTextContent('This device');
    expect(other).not.toHaveTextContent('Network');
    expect(within(own as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the current session first, then four others, and the rest after a press of "Show all"', async () => {
    list(...[2, 3, 4, 5, 6, 7, 1].map((number) => buildSession(number)));
    await openProfile();
    await screen.findByRole('list', { name: TITLE });
    const names = (row: HTMLElement) => within(row).queryAllByRole('heading', { level: 3 });
    expect(
      rows()
        .flatMap(names)
        .map(({ textContent }) => textContent),
    ).toEqual(['Chrome, Android', ...[2, 3, 4, 5].map((number) => `Firefox ${number}, Windows`)]);
    await userEvent.click(screen.getByText('Show all'));
    expect(screen.getByRole('button', { name: 'Log out of Firefox 7, Windows' })).toBeVisible();
  });

  it('shows no "Show all" if there are only five sessions', async () => {
    list(...[1, 2, 3, 4, 5].map((number) => buildSession(number)));
    await openProfile();
    await screen.findByRole('list', { name: TITLE });
    expect(screen.queryByText('Show all')).toBeNull();
  });

  it('ends one session after asking for the password', async () => {
    await openProfile();
    api.reply(endSession, { isDone: true });
    list(buildSession(1), buildSession(3));
    await logOut('Log out of Firefox 2, Windows');
    await waitFor(() => expect(rows()).toHaveLength(2));
    const [sent] = api.sent.filter(({ id }) => id === endSession.id);
    expect(sent?.url.pathname).toContain(buildSession(2).uuid);
    expect(sent?.body).toEqual({ currentPassword: 'seven blue boats' });
    expect(toastMessages()).toEqual(['The device is logged out']);
    expect(screen.getByRole('heading', { name: TITLE })).toHaveFocus();
  });

  it('ends all sessions except the current one', async () => {
    await openProfile();
    api.reply(endOtherSessions, { isDone: true });
    list(buildSession(1));
    await logOut('Log out everywhere else');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(bodiesOf(endOtherSessions.id)).toEqual([{ currentPassword: 'seven blue boats' }]);
    expect(bodiesOf(endSession.id)).toEqual([]);
    expect(toastMessages()).toEqual(['All other devices are logged out']);
    expect(screen.queryByRole('button', { name: /everywhere else/ })).not.toBeInTheDocument();
  });

  it('treats a logout as successful if the session no longer exists', async () => {
    await openProfile();
    api.fail(endSession, 404);
    await logOut('Log out of Firefox 2, Windows');
    await waitFor(() => expect(toastMessages()).toEqual(['The device is logged out']));
  });

  it.each([
    ['Log out of Firefox 2, Windows', endSession],
    ['Log out everywhere else', endOtherSessions],
  ])(
    'says that the password is wrong and ends no session after a press of "%s"',
    async (button, call) => {
      await openProfile();
      api.fail(call, 403, 'The password is wrong', 'wrong-password');
      await logOut(button);
      expect(await screen.findByText('The password is wrong')).toBeVisible();
      expect(rows()).toHaveLength(3);
      expect(toastMessages()).toEqual([]);
    },
  );

  // @error stored: endOtherSessions, endSession
  it.each([
    ['Log out of Firefox 2, Windows', endSession],
    ['Log out everywhere else', endOtherSessions],
  ])('shows why the API refuses the logout after a press of "%s"', async (button, call) => {
    await openProfile();
    api.fail(call, 429, 'Too many tries, please wait and try again later', 'too-many-tries');
    await logOut(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many tries/);
  });

  it('sends no request without a password', async () => {
    await openProfile();
    await logOut('Log out everywhere else', '');
    expect(await screen.findByLabelText(/^Your password/)).toBeInvalid();
    expect(bodiesOf(endOtherSessions.id)).toEqual([]);
  });

  it('has no button to log out if the current session is the only one', async () => {
    list(buildSession(1));
    await openProfile();
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Log out/ })).not.toBeInTheDocument();
  });

  it('is hidden if the API does not list sessions', async () => {
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    await openProfile();
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    expect(bodiesOf(listSessions.id)).toEqual([]);
  });

  // @error region: listSessions
  it('shows an error in its own region if the sessions cannot be loaded, and shows the sessions after a press of Retry', async () => {
    api.fail(listSessions, 500);
    await openProfile();
    const text = 'The devices you are logged in on could not be loaded';
    expect(screen.getByRole('heading', { name: text })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your details' })).toBeVisible();
    list(buildSession(1));
    await press('Retry');
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});

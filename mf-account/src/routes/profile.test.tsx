import { deleteAddress, listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer, updateCurrentCustomer } from '@marketplace/contracts/api/customers';
import { bus } from '@marketplace/contracts/events';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildAddress, buildCustomer } from '../testing/buildCustomer';
import { findFormDialog, openPage, recordToasts } from '../testing/openPage';

let api: FakeApi;
let recorded: ReturnType<typeof recordToasts>;
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  recorded = recordToasts();
  api = fakeApi();
  api.reply(getCurrentCustomer, buildCustomer());
  api.reply(getCapabilities, { extensions: [updateCurrentCustomer.id], paymentMethods: [] });
  list([buildAddress(1), buildAddress(2)]);
});
afterEach(() => {
  recorded.stop();
  warn.mockRestore();
});

const list = (items: ReturnType<typeof buildAddress>[]) =>
  api.reply(listAddresses, { items, paginationStatus: buildPaging(10, items.length) });
const openProfile = () => openPage(routes, '/profile', 'Your profile');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await findFormDialog(name));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
/** Fills a field in one step, because typing key by key takes longer and is not tested here. */
const fill = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const bodiesOf = (id: string) => api.sent.filter((sent) => sent.id === id).map(({ body }) => body);
const callsOf = (id: string) => bodiesOf(id).length;
const toastMessages = () => recorded.toasts.map(({ message }) => message);

describe("the section with the customer's details", () => {
  it('shows the details, and has a button that opens the support chat for changing the phone', async () => {
    const asked = jest.fn();
    const stop = bus.subscribe('support-chat:requested', asked);
    await openProfile();
    const details = within(screen.getByRole('region', { name: 'Your details' }));
    expect(details.getByText('Rahima Khatun')).toBeVisible();
    expect(details.getByText('rahima@example.com')).toBeVisible();
    expect(details.getByText('+8801711000001')).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Ask Help & Support' }));
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
  });

  it('shows the new details after the customer has changed them in a dialog', async () => {
    await openProfile();
    await press('Edit your details');
    await dialog('Edit your details');
    fill('Full name', ' Rahima Begum ');
    await userEvent.clear(field(/^E-mail/));
    api.reply(updateCurrentCustomer, buildCustomer());
    api.reply(getCurrentCustomer, buildCustomer({ fullName: 'Rahima Begum', email: null }));
    await press('Save');
    expect(await screen.findByText('Rahima Begum')).toBeVisible();
    expect(screen.getByText('None given')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bodiesOf('updateCurrentCustomer')).toEqual([{ fullName: 'Rahima Begum', email: null }]);
    expect(toastMessages()).toEqual(['Your profile is saved']);
  });

  it('shows an error message beside each wrong field, and keeps the input', async () => {
    await openProfile();
    await press('Edit your details');
    await dialog('Edit your details');
    await userEvent.clear(field('Full name'));
    await userEvent.type(field(/^E-mail/), '@');
    await press('Save');
    await waitFor(() => expect(field('Full name')).toHaveFocus());
    expect(field('Full name')).toHaveAccessibleDescription(/^Field cannot be empty/);
    expect(field(/^E-mail/)).toHaveAccessibleDescription(/^Enter an e-mail address/);
    expect(field(/^E-mail/)).toHaveValue('rahima@example.com@');
    expect(callsOf('updateCurrentCustomer')).toBe(0);
  });

  describe('when the API requires the password for a new e-mail address', () => {
    const password = () => screen.queryByLabelText(/^Your password/);
    beforeEach(async () => {
      api.reply(getCurrentCustomer, buildCustomer({ emailVerified: true }));
      api.reply(updateCurrentCustomer, buildCustomer());
      await openProfile();
      await press('Edit your details');
      await dialog('Edit your details');
    });

    it('asks for the password if the e-mail address was changed, and sends password and e-mail address', async () => {
      expect(password()).not.toBeInTheDocument();
      fill(/^E-mail/, 'new@example.com');
      await press('Save');
      const field = await screen.findByLabelText(/^Your password/);
      expect(field).toHaveAttribute('type', 'password');
      expect(field).toHaveAttribute('autocomplete', 'current-password');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^Field cannot be empty/));
      expect(callsOf('updateCurrentCustomer')).toBe(0);
      fireEvent.change(screen.getByLabelText(/^Your password/), { target: { value: 'Passw0rd!' } });
      await press('Save');
      await waitFor(() =>
        expect(bodiesOf('updateCurrentCustomer')).toEqual([
          { fullName: 'Rahima Khatun', email: 'new@example.com', currentPassword: 'Passw0rd!' },
        ]),
      );
    });

    it('asks for no password if the new e-mail address differs only in upper and lower case', async () => {
      fill(/^E-mail/, 'new@example.com');
      expect(password()).toBeVisible();
      fill(/^E-mail/, ' Rahima@Example.com');
      expect(password()).not.toBeInTheDocument();
      fill('Full name', 'Rahima Begum');
      await press('Save');
      await waitFor(() => expect(callsOf('updateCurrentCustomer')).toBe(1));
      expect(bodiesOf('updateCurrentCustomer')).toEqual([{ fullName: 'Rahima Begum' }]);
    });

    it('says beside the password field that the password is wrong, and keeps the input', async () => {
      fill(/^E-mail/, 'new@example.com');
      const field = screen.getByLabelText(/^Your password/);
      fireEvent.change(field, { target: { value: 'Passw0rd?' } });
      api.fail(updateCurrentCustomer, 403, 'The password is wrong', 'wrong-password');
      await press('Save');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^The password is wrong/));
      expect(field).toHaveFocus();
      expect(field).toHaveValue('Passw0rd?');
      expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('new@example.com');
    });
  });

  it('asks for no password and sends no e-mail address if the customer types the stored address in lower case', async () => {
    const email = 'Rahima@Example.com';
    api.reply(getCurrentCustomer, buildCustomer({ emailVerified: true, email }));
    api.reply(updateCurrentCustomer, buildCustomer());
    await openProfile();
    await press('Edit your details');
    await dialog('Edit your details');
    fill(/^E-mail/, 'rahima@example.com');
    expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
    fill('Full name', 'Rahima Begum');
    await press('Save');
    await waitFor(() => expect(callsOf('updateCurrentCustomer')).toBe(1));
    expect(bodiesOf('updateCurrentCustomer')).toEqual([{ fullName: 'Rahima Begum' }]);
  });

  it('asks for no password to change the e-mail address if the API does not require it', async () => {
    await openProfile();
    await press('Edit your details');
    await dialog('Edit your details');
    fill(/^E-mail/, 'new@example.com');
    expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
  });

  it('sends the verification link again for an unverified e-mail address', async () => {
    api.reply(getCurrentCustomer, buildCustomer({ emailVerified: false }));
    await openProfile();
    expect(screen.getByText(/^Confirm rahima@example.com by the link/)).toBeVisible();
    api.fail(updateCurrentCustomer, 503, 'Mail cannot be sent just now');
    await press('Send the link again');
    expect(await screen.findByRole('alert')).toHaveTextContent('Mail cannot be sent just now');
    api.reply(updateCurrentCustomer, buildCustomer({ emailVerified: false }));
    await press('Send the link again');
    await waitFor(() =>
      expect(bodiesOf('updateCurrentCustomer')).toEqual([
        { email: 'rahima@example.com' },
        { email: 'rahima@example.com' },
      ]),
    );
    await waitFor(() => expect(toastMessages()).toEqual(['The link is on its way']));
  });

  it('shows an error if too many verification links were requested, and hides the button after the e-mail address was verified elsewhere', async () => {
    api.reply(getCurrentCustomer, buildCustomer({ emailVerified: false }));
    await openProfile();
    api.fail(
      updateCurrentCustomer,
      429,
      'Too many tries, please wait and try again later',
      'too-many-tries',
    );
    await press('Send the link again');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many tries/);
    api.reply(updateCurrentCustomer, buildCustomer({ emailVerified: true }));
    api.reply(getCurrentCustomer, buildCustomer({ emailVerified: true }));
    await press('Send the link again');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument(),
    );
    expect(toastMessages()).toEqual([]);
  });

  it('offers no verification link if the API does not verify e-mail addresses', async () => {
    await openProfile();
    expect(screen.queryByText('Send the link again')).not.toBeInTheDocument();
  });

  // @error stored: updateCurrentCustomer
  it.each([
    [409, 'email-in-use', 'This e-mail address cannot be used'],
    [429, 'too-many-tries', 'Too many tries, please wait and try again later'],
    [500, 'internal', 'Something broke'],
  ])("shows the API's reason if the details were not saved: %i %s", async (status, code, text) => {
    await openProfile();
    await press('Edit your details');
    await dialog('Edit your details');
    api.fail(updateCurrentCustomer, status, text, code);
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
    expect(toastMessages()).toEqual([]);
  });

  it('has no edit button if the API does not let customers edit their details', async () => {
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    await openProfile();
    expect(screen.getByText('rahima@example.com')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit your details' })).not.toBeInTheDocument();
  });

  it('links to the verification page, with a path back to the profile, if the phone is unverified', async () => {
    api.reply(getCurrentCustomer, buildCustomer({ phoneVerified: false }));
    const { router } = await openProfile();
    await userEvent.click(screen.getByRole('link', { name: 'Enter the code' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/login-verification',
        search: '?to=%2Fprofile',
      }),
    );
  });
});

it.each([
  {
    call: listAddresses,
    text: 'Your addresses could not be loaded',
    other: 'Your details',
  },
  {
    call: getCurrentCustomer,
    text: 'Your details could not be loaded',
    other: 'Your addresses',
  },
])(
  'a failed request shows an error in its own region instead of a toast, and Retry repeats the request: $text',
  async ({ call, text, other }) => {
    api.fail(call, 500);
    await openProfile();
    expect(screen.getByRole('heading', { name: text })).toBeVisible();
    expect(screen.getByRole('heading', { name: other })).toBeVisible();
    expect(toastMessages()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    api.reply(getCurrentCustomer, buildCustomer());
    list([buildAddress(1)]);
    await press('Retry');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: text })).not.toBeInTheDocument(),
    );
  },
);

it('the page redirects to the home page if the API refuses the token when a form is sent', async () => {
  await openProfile();
  await press('Delete Place 1');
  api.fail(deleteAddress, 401);
  await userEvent.click(
    (await dialog('Delete this address?')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

/** @jest-environment node */
import {
  beginPhoneChange,
  changePassword,
  confirmPhoneChange,
  deleteAccount,
  getPhoneChange,
  requestMyData,
} from '@marketplace/contracts/api/account';
import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer, updateCurrentCustomer } from '@marketplace/contracts/api/customers';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildCustomer } from '../testing/buildCustomer';

const URL_OF_FILE = 'https://shop.test/api/personal-data?token=abc';
const URL_ELSEWHERE = 'https://api.example/personal-data?token=abc';
const PASSWORD = 'Passw0rd!';
const ALL: string[] = [
  getPhoneChange.id,
  confirmPhoneChange.id,
  beginPhoneChange.id,
  changePassword.id,
  requestMyData.id,
  deleteAccount.id,
  updateCurrentCustomer.id,
];

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  offer(ALL);
  api.reply(getCurrentCustomer, buildCustomer({ mutedMessages: [] }));
  api.reply(listAddresses, { items: [], paginationStatus: buildPaging(10, 0) });
  api.reply(requestMyData, { url: URL_OF_FILE });
  api.reply(getPhoneChange, { phone: null });
  api.reply(beginPhoneChange, { isDone: true });
  api.reply(confirmPhoneChange, { isDone: true });
  api.reply(changePassword, { isDone: true });
  api.reply(deleteAccount, { isDone: true });
});

const offer = (extensions: string[]) =>
  api.reply(getCapabilities, { extensions, paymentMethods: [] });
const open = (form?: Record<string, string>, language = '') => {
  const cookie = `accessToken=token-1; i18n_redirected=${language}`;
  return renderRoutesOnServer(routes, { path: '/profile', headers: { cookie }, form });
};
const send = (intent: string, currentPassword = PASSWORD, language?: string) =>
  open({ intent, currentPassword }, language);
const sentTo = (id: string) => api.sent.filter((sent) => sent.id === id);
/** Returns the HTML of the form with this intent. */
const sectionOf = (html: string, intent: string) =>
  html.split('<details').find((part) => part.includes(`value="${intent}"`)) ?? '';

describe("the section with the customer's account", () => {
  it('has forms that work without JavaScript, and says what a deletion removes and keeps', async () => {
    const { html } = await open();
    for (const intent of ['download-data', 'delete-account']) {
      expect(sectionOf(html, intent)).toMatch(/<form [^>]*action="\/profile" method="post"/);
      expect(sectionOf(html, intent)).toContain('type="password"');
      expect(sectionOf(html, intent)).not.toMatch(/^ open/);
    }
    const terms = sectionOf(html, 'delete-account');
    expect(terms).toContain('This deletes your name, phone and e-mail');
    expect(terms).toContain('your newsletter and stock alerts, and your messages to support');
    expect(terms).toContain('for twelve years, but without your name, phone and address');
    expect(terms).toContain('It cannot be undone');
  });

  it.each([
    [[requestMyData.id], ['download-data']],
    [[deleteAccount.id], ['delete-account']],
    [[], []],
  ])('offers only what the API supports: %j', async (extensions, intents) => {
    offer(extensions);
    const { html } = await open();
    const shown = ['download-data', 'delete-account'].filter((intent) => html.includes(intent));
    expect(shown).toEqual(intents);
    expect(html.includes('Your account')).toBe(intents.length > 0);
  });
});

describe('the change of the phone', () => {
  const NEW = '01811 000077';
  const begin = (phone = NEW) =>
    open({ intent: 'begin-phone-change', currentPassword: PASSWORD, phone });
  const confirm = (otp = '১২৩৪৫৬') => open({ intent: 'confirm-phone-change', otp });

  it('sends the password and the new phone, and then asks for the code', async () => {
    const { status, location } = await begin();
    expect([status, location]).toEqual([303, '/profile']);
    expect(sentTo('beginPhoneChange')[0]?.body).toEqual({ currentPassword: PASSWORD, phone: NEW });
    expect((await open()).html).not.toContain('confirm-phone-change');
    api.reply(getPhoneChange, { phone: '+8801811000077' });
    const { html } = await open();
    expect(sectionOf(html, 'confirm-phone-change')).toMatch(/^ open/);
    expect(sectionOf(html, 'confirm-phone-change')).toContain('+8801811000077');
    expect(html).not.toContain('Ask Help');
  });

  it.each([getPhoneChange.id, beginPhoneChange.id, confirmPhoneChange.id])(
    'is hidden if the API lacks one of its calls: %s',
    async (missing) => {
      offer(ALL.filter((id) => id !== missing));
      const { html } = await open();
      expect(html).toContain('Ask Help');
      expect(sentTo('getPhoneChange')).toEqual([]);
    },
  );

  it('is hidden if the API announces the change, but answers 404 to its call', async () => {
    api.fail(getPhoneChange, 404);
    const { html } = await open();
    expect(html).toContain('Ask Help');
    expect(html).toContain('Change your password');
  });

  // @error stored: beginPhoneChange
  it('keeps the typed phone if it is refused, and says why', async () => {
    api.fail(beginPhoneChange, 400, 'phone must be a phone number', 'invalid-input');
    const { status, html } = await begin('12345678');
    const section = sectionOf(html, 'begin-phone-change');
    expect(status).toBe(400);
    expect(section).toContain('Enter a phone number of Bangladesh');
    expect(section).toContain('value="12345678"');
  });

  it('changes the phone with the code, and shows a message', async () => {
    const { location, cookies } = await confirm();
    expect(location).toBe('/profile');
    expect(decodeURIComponent(cookies.join())).toContain('Your phone is changed');
    expect(sentTo('confirmPhoneChange')[0]?.body).toEqual({ otp: '123456' });
  });

  // @error stored: confirmPhoneChange
  it.each([
    [400, 'wrong-otp', 'The code is wrong or no longer valid'],
    [409, 'phone-in-use', 'This phone cannot be used'],
  ])('says why the phone was not changed: %i %s', async (status, code, message) => {
    api.reply(getPhoneChange, { phone: '+8801811000077' });
    api.fail(confirmPhoneChange, status, message, code);
    const refused = await confirm();
    expect(refused.status).toBe(status);
    expect(sectionOf(refused.html, 'confirm-phone-change')).toContain(message);
  });

  // @error region: getPhoneChange
  it('shows an error in place of the details if the new phone could not be loaded', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    api.fail(getPhoneChange, 500);
    const { status, html } = await open();
    expect(status).toBe(200);
    expect(html).toContain('Your details could not be loaded');
    warn.mockRestore();
  });

  it('is replaced by advice to ask support if the API does not support it', async () => {
    offer([changePassword.id]);
    const { html } = await open();
    expect(html).not.toContain('begin-phone-change');
    expect(html).toContain('Ask Help');
  });
});

describe('the change of the password', () => {
  const NEW = 'seven blue boats';
  const change = (password = NEW) =>
    open({ intent: 'change-password', currentPassword: PASSWORD, password });

  it('redirects to the profile with a message', async () => {
    const { status, location, cookies } = await change();
    expect([status, location]).toEqual([303, '/profile']);
    expect(decodeURIComponent(cookies.join())).toContain('Your password is changed');
    expect(sentTo('changePassword')[0]?.body).toEqual({ currentPassword: PASSWORD, password: NEW });
  });

  // @error stored: changePassword
  it.each([
    ['short', 'Use 8 to 64 characters'],
    ['password1', 'Too many people use this password. Please choose another.'],
  ])('shows at its field why the new password is refused: %s', async (password, message) => {
    const refusal = 'password is one of the most common ones: please choose another';
    api.fail(changePassword, 400, refusal, 'invalid-input');
    const { status, html } = await change(password);
    expect(status).toBe(400);
    expect(sectionOf(html, 'change-password')).toMatch(/^ open/);
    expect(sectionOf(html, 'change-password')).toContain(message);
    expect(html).not.toContain(`value="${password}"`);
  });

  it('is hidden if the API does not support it', async () => {
    offer([requestMyData.id]);
    expect((await open()).html).not.toContain('Change your password');
  });
});

describe('the download of the data', () => {
  it.each([
    ['the path of a file of this shop', URL_OF_FILE, '/api/personal-data?token=abc'],
    ['the URL of a file of another host', URL_ELSEWHERE, URL_ELSEWHERE],
  ])('redirects to %s', async (_, url, expected) => {
    api.reply(requestMyData, { url });
    const { status, location } = await send('download-data');
    expect([status, location]).toEqual([303, expected]);
    const [body, headers] = [{ currentPassword: PASSWORD }, { authorization: 'Bearer token-1' }];
    expect(sentTo('requestMyData')[0]).toMatchObject({ body, headers });
  });

  // @error stored: requestMyData
  it('shows a wrong password at its field, and only there', async () => {
    api.fail(requestMyData, 403, 'The password is wrong', 'wrong-password');
    const { status, html } = await send('download-data', 'wrong');
    expect(status).toBe(400);
    expect(sectionOf(html, 'download-data')).toMatch(/^ open/);
    expect(sectionOf(html, 'download-data')).toContain('The password is wrong');
    expect(sectionOf(html, 'delete-account')).not.toMatch(/^ open/);
    expect(html).not.toContain('value="wrong"');
  });
});

describe('the deletion of the account', () => {
  it('logs out, empties the cart of the browser, and opens the home page with a message', async () => {
    const { status, location, cookies } = await send('delete-account');
    expect([status, location]).toEqual([303, '/']);
    expect(sentTo('deleteAccount')[0]?.body).toEqual({ currentPassword: PASSWORD });
    const all = decodeURIComponent(cookies.join('\n'));
    expect(all).toMatch(/^accessToken=; .*Max-Age=0/m);
    expect(all).toMatch(/^cartUuid=; .*Max-Age=0/m);
    expect(all).toContain('Your account and your data are deleted');
  });

  // @error stored: deleteAccount
  it.each([
    ['orders-open', 'An order is still on its way.', '/orders', 'Your orders'],
    ['refund-open', 'We still owe you a refund.', '/orders', 'Your orders'],
    ['complaint-open', 'A complaint is not settled yet.', '/complain', 'Your complaints'],
  ])('is refused with a link to what is still open: %s', async (code, message, path, link) => {
    api.fail(deleteAccount, 409, message, code);
    const { status, html, cookies } = await send('delete-account');
    const section = sectionOf(html, 'delete-account');
    expect(status).toBe(409);
    expect(section).toContain(message);
    expect(section).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>.*?${link}`));
    expect(cookies).toEqual([]);
  });

  it.each([
    ['fr', 'Une commande est encore en route.'],
    ['bn', 'একটি অর্ডার এখনো পথে আছে।'],
  ])("says in the page's language why it is refused: %s", async (language, message) => {
    api.fail(deleteAccount, 409, 'An order is still on its way.', 'orders-open');
    const { html } = await send('delete-account', PASSWORD, language);
    expect(html).toContain(message);
  });

  it('sends nothing without a password', async () => {
    const { status, html } = await send('delete-account', '');
    expect(status).toBe(400);
    expect(sectionOf(html, 'delete-account')).toContain('Field cannot be empty');
    expect(sentTo('deleteAccount')).toEqual([]);
  });

  it('says that there were too many wrong passwords', async () => {
    api.fail(deleteAccount, 429, 'Too many tries, please wait and try again later');
    const { status, html } = await send('delete-account');
    expect(status).toBe(429);
    expect(sectionOf(html, 'delete-account')).toContain('Too many tries');
  });

  it('asks a customer whose session has ended to log in', async () => {
    api.fail(deleteAccount, 401);
    const { location, cookies } = await send('delete-account');
    expect(location).toMatch(/^\//);
    expect(cookies.join()).toContain('accessToken=;');
  });
});

describe('a form of the page that a browser sends without JavaScript', () => {
  const choose = () => open({ intent: 'save-messages', wanted: 'placed' });

  it('saves the choice of messages, and shows a message on the page', async () => {
    api.reply(updateCurrentCustomer, buildCustomer());
    const { status, location, cookies } = await choose();
    expect([status, location]).toEqual([303, '/profile']);
    expect(decodeURIComponent(cookies.join())).toContain('Your choice is saved');
    const mutedMessages = ['paid', 'on-its-way', 'delivered'];
    expect(sentTo('updateCurrentCustomer')[0]?.body).toEqual({ mutedMessages });
  });

  it('shows why the choice was not saved', async () => {
    api.fail(updateCurrentCustomer, 500, 'Something broke');
    const { location, cookies } = await choose();
    expect(location).toBe('/profile');
    expect(decodeURIComponent(cookies.join())).toContain('Something broke');
  });
});

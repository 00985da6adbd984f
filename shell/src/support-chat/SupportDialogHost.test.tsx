import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { clearApiCache } from '@marketplace/contracts/api/client';
import { sendSupportMessage } from '@marketplace/contracts/api/support';
import { bus } from '@marketplace/contracts/events';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderInShell } from '../testing/renderInShell';
import { SupportDialogHost } from './SupportDialogHost';

const user = { uuid: 'c1', fullName: 'Ayesha Siddiqua' };
const askForHelp = () => act(() => bus.publish('support-chat:requested', {}));
const panel = () => screen.findByRole('dialog', { name: 'Help & Support' });
const field = (name: string) => screen.findByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

let api: FakeApi;

function show(options: Parameters<typeof renderInShell>[1] = {}) {
  renderInShell(
    <>
      <button type="button" onClick={() => bus.publish('support-chat:requested', {})}>
        Help
      </button>
      <SupportDialogHost />
    </>,
    options,
  );
}

async function fill(texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    const control = await field(name);
    await userEvent.clear(control);
    if (text) await userEvent.type(control, text);
  }
}

const MESSAGE = {
  'Your name': 'Rahima Khatun',
  'Email or Phone': '01711 223344',
  'How can we help?': 'Where is my parcel?',
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  clearApiCache();
  api = fakeApi();
  api.reply(getCapabilities, { extensions: ['sendSupportMessage'], paymentMethods: [] });
  api.reply(sendSupportMessage, { isDone: true });
});
afterEach(() => jest.restoreAllMocks());

const messages = () => api.sent.filter(({ id }) => id === 'sendSupportMessage');

describe('the support panel', () => {
  it('loads nothing until the visitor requests help', () => {
    show();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.sent).toEqual([]);
  });

  // @spec 2.42
  it('opens with the contact links even if it was requested before its code loaded', async () => {
    bus.publish('support-chat:requested', {});
    show();
    await panel();
    expect(screen.getByRole('link', { name: 'support@nodibazar.example' })).toHaveAttribute(
      'href',
      'mailto:support@nodibazar.example',
    );
  });

  it('sends a message with the phone in international form, and confirms that the message has arrived', async () => {
    show();
    askForHelp();
    await fill(MESSAGE);
    await press('Send message');
    expect(await screen.findByRole('status')).toHaveTextContent(/your message has arrived/);
    expect(messages().map(({ body }) => body)).toEqual([
      { name: 'Rahima Khatun', emailOrPhone: '+8801711223344', message: 'Where is my parcel?' },
    ]);
  });

  it('shows an error beside each empty field and focuses the first one', async () => {
    show();
    askForHelp();
    await field('Your name');
    await press('Send message');
    expect(await field('Your name')).toHaveAccessibleDescription('Please enter your name');
    expect(await field('Your name')).toHaveFocus();
    expect(await field('Email or Phone')).toHaveAccessibleDescription(/Please enter an email/);
    expect(await field('How can we help?')).toBeInvalid();
    await userEvent.type(await field('Your name'), 'R');
    expect(await field('Your name')).toBeValid();
    expect(messages()).toEqual([]);
  });

  // @error stored: sendSupportMessage
  it.each([
    [429, 'Too many messages. Please wait.', 'Too many messages. Please wait.'],
    [500, 'Something went wrong', 'Something went wrong'],
  ])(
    'keeps the typed values and shows an error if the API responds with status %i',
    async (...row) => {
      const [status, message, shown] = row;
      api.fail(sendSupportMessage, status, message);
      show();
      askForHelp();
      await fill(MESSAGE);
      await press('Send message');
      expect(await screen.findByRole('alert')).toHaveTextContent(shown);
      expect(await field('How can we help?')).toHaveValue('Where is my parcel?');
    },
  );

  it('keeps the typed values and returns the focus when the visitor closes the panel', async () => {
    show();
    await press('Help');
    await fill({ 'How can we help?': 'Half a sentence' });
    await press('Close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
    await press('Help');
    expect(await field('How can we help?')).toHaveValue('Half a sentence');
  });

  it("fills in the customer's name, and clears the form after a logout", async () => {
    act(() => bus.publish('session:changed', { isLogin: true, user }));
    show({ load: () => ({ user }) });
    askForHelp();
    expect(await field('Your name')).toHaveValue('Ayesha Siddiqua');
    await fill({ 'How can we help?': 'Mine alone' });
    act(() => bus.publish('session:changed', { isLogin: false, user: null }));
    await waitFor(async () => expect(await field('How can we help?')).toHaveValue(''));
    expect(await field('Your name')).toHaveValue('');
  });

  // @error region: getCapabilities
  it.each([
    [
      'accepts no messages',
      () => api.reply(getCapabilities, { extensions: [], paymentMethods: [] }),
    ],
    ['does not list its extensions', () => api.fail(getCapabilities, 404)],
  ])('shows only the contact links if the API %s', async (_host, prepare) => {
    prepare();
    show();
    askForHelp();
    expect(await screen.findByText('Call or write to us. We are glad to help.')).toBeVisible();
    expect(screen.getByRole('link', { name: '+8809600000000' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  describe('if a chat provider is configured', () => {
    const config = { supportChatScriptUrl: 'https://chat.example/widget.js' };
    const script = () => document.querySelector<HTMLScriptElement>('script[src*="chat.example"]');
    afterEach(() => Cookies.remove('consent'));

    it('says who runs the chat, and loads the chat only after the visitor agrees', async () => {
      Cookies.set('consent', 'statistics');
      show({ config });
      askForHelp();
      expect(await panel()).toHaveTextContent('run by another company');
      expect(script()).toBeNull();
      await press('Agree and open the chat');
      await waitFor(() => expect(script()).not.toBeNull());
      expect(Cookies.get('consent')).toBe('statistics.chat');
      act(() => void script()?.dispatchEvent(new Event('error')));
      expect(await panel()).not.toHaveTextContent('run by another company');
    });

    it("opens if the chat's script fails to load, and tries the chat first at the next request", async () => {
      const opened = jest.fn();
      window.addEventListener('support-chat:open', opened);
      Cookies.set('consent', 'chat');
      show({ config });
      expect(script()).toBeNull();
      askForHelp();
      act(() => void script()?.dispatchEvent(new Event('error')));
      await panel();
      await press('Close');

      askForHelp();
      await waitFor(() => expect(script()).not.toBeNull());
      act(() => void script()?.dispatchEvent(new Event('load')));
      await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
      askForHelp();
      await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
      expect(document.querySelectorAll('script[src*="chat.example"]')).toHaveLength(1);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      window.removeEventListener('support-chat:open', opened);
    });
  });
});

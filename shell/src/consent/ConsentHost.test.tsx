import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { clearApiCache } from '@marketplace/contracts/api/client';
import { recordMeasurements } from '@marketplace/contracts/api/measurements';
import { bus } from '@marketplace/contracts/events';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderInShell } from '../testing/renderInShell';
import { ConsentHost } from './ConsentHost';

const config = { supportChatScriptUrl: 'https://chat.example/widget.js' };
const DAY_SECONDS = 86_400;

let api: FakeApi;
let setCookie: jest.SpyInstance;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  setCookie = jest.spyOn(document, 'cookie', 'set');
  clearApiCache();
  Cookies.remove('consent');
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [recordMeasurements.id], paymentMethods: [] });
});
afterEach(() => jest.restoreAllMocks());

/** Renders the second page of a visit, so the browser names the first page as the referrer. */
function renderLaterPage(options: Parameters<typeof renderInShell>[1] = {}) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/blog`);
  return renderInShell(<ConsentHost />, options);
}

const notice = () => screen.findByRole('region', { name: 'Cookies and statistics' });
const dialog = () => screen.findByRole('dialog', { name: 'Cookies and statistics' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openChoice = () => act(() => bus.publish('consent:choice-requested', {}));
const answered = () => bus.retained('consent:changed');

describe('the consent notice', () => {
  it('has equal buttons to refuse and to agree, and closes after the answer', async () => {
    renderLaterPage();
    await notice();
    const [agree, refuse] = ['Agree', 'Refuse'].map((name) => screen.getByRole('button', { name }));
    expect(agree?.className).toBe(refuse?.className);

    await press('Refuse');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(Cookies.get('consent')).toBe('none');
    expect(answered()).toEqual({ statistics: false, chat: false });
  });

  it('does not appear if the visitor has already answered', async () => {
    Cookies.set('consent', 'none');
    renderLaterPage();
    await act(async () => undefined);
    expect(api.sent).toEqual([]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('stores the answer for 12 months', async () => {
    renderLaterPage({ config });
    expect(await notice()).toHaveTextContent(/count visits.*another company’s chat/);
    await press('Agree');
    expect(Cookies.get('consent')).toBe('statistics.chat');
    const written = setCookie.mock.calls
      .map(([text]) => String(text))
      .filter((text) => /^consent=s/.test(text));
    expect(written[0]).toContain(`max-age=${365 * DAY_SECONDS};`);
    expect(answered()).toEqual({ statistics: true, chat: true });
  });

  it.each<[string, () => void]>([
    [
      'accepts no measurements',
      () => api.reply(getCapabilities, { extensions: [], paymentMethods: [] }),
    ],
    ['does not list its extensions', () => api.fail(getCapabilities, 500)],
  ])('does not appear if the API %s and no chat provider is configured', async (_, prepare) => {
    prepare();
    renderLaterPage();
    await waitFor(() => expect(api.sent).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('appears again if the visitor opens the dialog and closes it without an answer', async () => {
    renderLaterPage();
    await notice();
    await press('Choose');
    await dialog();
    await press('Close');
    await notice();
    expect(Cookies.get('consent')).toBeUndefined();
  });

  it('does not appear on the first page of a visit, and sends no request there', async () => {
    renderInShell(<ConsentHost />);
    await act(async () => undefined);
    expect(api.sent).toEqual([]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it.each([
    ['another site', 'https://search.example/?q=fish'],
    ['a site whose name begins like ours', `${location.origin}.evil.example/`],
  ])('does not appear on a page to which %s leads', async (_, referrer) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    renderInShell(<ConsentHost />);
    await act(async () => undefined);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('appears on the second page of a visit, and hides where the visitor has a task', async () => {
    const { router } = renderInShell(<ConsentHost />);
    await act(() => router.navigate('/?sort=price'));
    expect(api.sent).toEqual([]);
    await act(() => router.navigate('/blog'));
    await notice();
    await act(() => router.navigate('/cart'));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await act(() => router.navigate('/shoplist'));
    await notice();
  });

  it.each(['/', '/product', '/category/fish', '/shop/padma', '/blog/hilsa', '/nodibazar'])(
    'appears on %s',
    async (path) => {
      renderLaterPage({ path });
      await notice();
    },
  );

  it.each([
    '/product/rui-fish',
    '/Product/rui-fish',
    '/cart',
    '/wishlist',
    '/checkout',
    '/thank-you',
    '/Signup',
    '/login',
    '/login-verification',
    '/phone-verify',
    '/reset-password',
    '/profile',
    '/orders',
    '/orders/ORD-1',
    '/complain',
    '/track-order',
    '/contact',
    '/nothing-here',
  ])('does not appear on %s, where the visitor has a task', async (path) => {
    renderLaterPage({ path });
    await act(async () => undefined);
    expect(api.sent).toEqual([]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('the consent dialog', () => {
  it('shows the earlier answer and lets the visitor withdraw it', async () => {
    Cookies.set('consent', 'statistics');
    renderInShell(<ConsentHost />, { config });
    openChoice();
    await dialog();
    expect(screen.getByRole('link', { name: 'Cookies policy' })).toHaveAttribute(
      'href',
      '/cookies-policy',
    );
    const statistics = screen.getByRole('checkbox', { name: /Statistics/ });
    expect(statistics).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Needed/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Chat of another company/ })).not.toBeChecked();

    await userEvent.click(statistics);
    await press('Save');
    await waitFor(() => expect(Cookies.get('consent')).toBe('none'));
    expect(answered()).toEqual({ statistics: false, chat: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes without opening the notice if the shop needs no consent', async () => {
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    renderInShell(<ConsentHost />);
    openChoice();
    await dialog();
    await press('Close');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('lists only purposes that the shop uses', async () => {
    Cookies.set('consent', 'none');
    renderInShell(<ConsentHost />);
    openChoice();
    await dialog();
    expect(screen.queryByRole('checkbox', { name: /Chat/ })).not.toBeInTheDocument();
  });
});

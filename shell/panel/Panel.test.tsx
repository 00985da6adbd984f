import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPath, reloadPage } from './loader/PanelHost';
import { Panel } from './Panel';

// The mock is needed because jsdom cannot load pages.
jest.mock('./loader/PanelHost', () => ({
  ...jest.requireActual('./loader/PanelHost'),
  reloadPage: jest.fn(),
  openPath: jest.fn(),
}));

const SESSION = {
  id: 's1',
  token: 's1.t',
  code: 'k7m-4qx',
  link: 'http://shop.test/qa/open/s1.t',
  expiresAt: '2026-12-01T12:00:00.000Z',
  settings: { language: 'bn', faults: [{ call: 'listBlogs', reply: 'offline' }] },
  releases: {
    shell: { version: '1', liveVersion: '1', owner: 'Platform' },
    mf_account: { version: '5', liveVersion: '5', owner: 'Account' },
    mf_content: { version: '9', liveVersion: '7', owner: 'Content', contact: 'c@shop.test' },
  },
};

type Answer = { status?: number; content?: unknown };
/** Requests of the panel, and the gateway's answers by method and path. */
let asked: [string, unknown][];
let answers: Record<string, Answer>;

beforeEach(() => {
  sessionStorage.clear();
  asked = [];
  answers = { 'GET /qa/session': { content: SESSION } };
  globalThis.fetch = async (path, { method = 'GET', body } = {}) => {
    const call = `${method} ${path}`;
    if (method !== 'GET') asked.push([call, body && JSON.parse(String(body))]);
    const { status = 200, content = {} } = answers[call] ?? {};
    // The cast is safe: the panel reads only these members.
    return { ok: status < 400, status, json: async () => content } as Response;
  };
  jest.mocked(reloadPage).mockClear();
});

const openSection = async (title: string) => userEvent.click(await screen.findByText(title));

describe('the releases', () => {
  it('are listed with their owners, and those that differ from live are marked and come first', async () => {
    render(<Panel />);
    const content = within(await screen.findByRole('group', { name: 'mf_content' }));
    expect(content.getByText('differs from live: 7')).toBeVisible();
    expect(content.getByText('Content, c@shop.test')).toBeVisible();
    const labels = screen.getAllByText(/^Release of/).map(({ textContent }) => textContent);
    expect(labels).toEqual(['mf_content', 'mf_account', 'shell'].map((it) => `Release of ${it}`));
    const shell = within(screen.getByRole('group', { name: 'shell' }));
    expect(shell.queryByText(/differs/)).toBeNull();
  });

  it('are sent only for parts that do not run their live release, and the reason for a refusal is shown', async () => {
    answers['PATCH /qa/session'] = {
      status: 422,
      content: { message: 'mf_content 8 cannot be run: It is not signed.' },
    };
    render(<Panel />);
    await userEvent.selectOptions(await screen.findByLabelText('Release of mf_content'), 'version');
    await userEvent.type(screen.getByLabelText('Version of mf_content'), '8');
    await userEvent.click(screen.getByRole('button', { name: 'Apply and reload' }));
    expect(asked).toEqual([
      ['PATCH /qa/session', { composition: { mf_content: { version: '8' } } }],
    ]);
    expect(await screen.findByText(/mf_content 8 cannot be run/)).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('Version of mf_content')).toHaveValue('8');
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

it('the panel sends only the settings that the tester has changed, and reloads the page', async () => {
  render(<Panel />);
  await openSection('Customer, language, time');
  const form = within(screen.getByRole('form', { name: 'Customer, language and time' }));
  await userEvent.selectOptions(form.getByLabelText('Language'), '');
  await userEvent.selectOptions(form.getByLabelText('Theme'), 'dark');
  await userEvent.click(form.getByRole('button', { name: 'Apply and reload' }));
  expect(asked).toEqual([['PATCH /qa/session', { language: null, theme: 'dark' }]]);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('the panel adds a fault to the faults of the test session, and removes a fault', async () => {
  render(<Panel />);
  await openSection('Faults');
  await userEvent.type(screen.getByLabelText('Call'), 'placeOrder');
  await userEvent.click(screen.getByRole('button', { name: 'Add fault and reload' }));
  const [offline] = SESSION.settings.faults;
  const added = { call: 'placeOrder', reply: { status: 503 } };
  await waitFor(() => expect(asked).toEqual([['PATCH /qa/session', { faults: [offline, added] }]]));
  await userEvent.click(screen.getByRole('button', { name: 'Remove listBlogs: offline' }));
  await waitFor(() => expect(asked.at(-1)).toEqual(['PATCH /qa/session', { faults: [] }]));
});

it('the panel shows the one-time codes of the test session, and opens the same sections after a reload', async () => {
  const sentAt = '2026-12-01T10:00:00.000Z';
  const message = { to: '+8801711000001', channel: 'sms', subject: null, text: 'Code 123456' };
  answers['GET /qa/messages'] = { content: { items: [{ ...message, sentAt }] } };
  const { unmount } = render(<Panel />);
  await openSection('Messages and orders');
  expect(await screen.findByText('Code 123456')).toBeVisible();
  unmount();
  render(<Panel />);
  expect(await screen.findByText('Code 123456')).toBeVisible();
});

it('the panel settles a payment of the test session, and then offers the next states of the payment', async () => {
  const payment = { uuid: 'p1', orderNumber: 100042, method: 'bkash', amount: 410.5 };
  const pending = { ...payment, status: 'pending', choices: ['paid', 'failed', 'cancelled'] };
  answers['GET /qa/messages'] = { content: { items: [] } };
  answers['GET /qa/payments'] = { content: { items: [pending] } };
  answers['POST /qa/payments'] = { content: { said: 'The payment is paid.' } };
  render(<Panel />);
  await openSection('Messages and orders');
  const list = within(await screen.findByRole('list', { name: 'Payments' }));
  expect(await list.findByText('Order 100042: ৳410.50 by bkash, pending')).toBeVisible();
  const paid = { ...payment, status: 'paid', choices: ['refunded', 'refund-failed'] };
  answers['GET /qa/payments'] = { content: { items: [paid] } };
  await userEvent.click(list.getByRole('button', { name: 'Pay' }));
  expect(asked).toEqual([['POST /qa/payments', { payment: 'p1', to: 'paid' }]]);
  expect(await screen.findByText('The payment is paid.')).toHaveAttribute('role', 'status');
  answers['POST /qa/payments'] = { status: 409, content: { message: 'The log says why.' } };
  await userEvent.click(list.getByRole('button', { name: 'Let refund fail' }));
  expect(await screen.findByText('The log says why.')).toHaveAttribute('role', 'alert');
  expect(list.queryByRole('button', { name: 'Pay' })).toBeNull();
});

it('the panel says why there is no test session, and creates one', async () => {
  const over = { message: 'This test session is over: make another by POST /qa/sessions.' };
  answers['GET /qa/session'] = { status: 410, content: over };
  render(<Panel />);
  expect(await screen.findByText(/This test session is over/)).toHaveAttribute('role', 'alert');
  await userEvent.click(screen.getByRole('button', { name: 'Make a test session' }));
  expect(asked).toEqual([['POST /qa/sessions', {}]]);
});

it('the panel shows the code of the test session, and opens the code that another tester has told', async () => {
  render(<Panel />);
  await openSection('This session');
  expect(await screen.findByText(/Code of this session: k7m-4qx/)).toBeVisible();
  expect(screen.getByText(/neither customer nor language of this session/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Code of another session/), ' T3B 9WQ ');
  await userEvent.click(screen.getByRole('button', { name: 'Open code' }));
  expect(openPath).toHaveBeenCalledWith('/qa/open/T3B%209WQ');
});

it('the panel says if the gateway does not answer', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  render(<Panel />);
  expect(await screen.findByText(/The gateway does not answer/)).toBeVisible();
});

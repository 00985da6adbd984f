import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder, type Order } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { clearAccessToken, writeAccessToken } from '@marketplace/contracts/cookies';
import { pageStart } from '@marketplace/contracts/rendering/pageStart';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildOrder, ORDER_UUID } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const OPEN: [string, Partial<Order>][] = [
  ['Your order waits for its payment', {}],
  ['The payment did not go through', { paymentStatus: 'failed' }],
  ['You stopped the payment', { paymentStatus: 'cancelled' }],
];
const [WAITING] = OPEN[0] as [string, Partial<Order>];

let api: FakeApi;
let otherTab: BroadcastChannel;
let told: string[];
let intervals: jest.SpyInstance<unknown, [() => void, number?]>;

const byBkash = (changes: Partial<Order>) =>
  api.reply(getMyOrder, buildOrder({ paymentMethod: 'bkash', ...changes }));
const openAt = (heading: string) => openPage(routes, `/thank-you?order=${ORDER_UUID}`, heading);
const reads = () => api.sent.filter(({ id }) => id === 'getMyOrder').length;
const payButtons = () => screen.queryAllByRole('button', { name: /^Pay by / });
const isSettled = () => new Promise((resolve) => setTimeout(resolve, 50));
const tell = () => otherTab.postMessage({ kind: 'order', from: 'another tab' });
const lookAt = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const goBackTo = () =>
  act(
    async () =>
      void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  );
/** Runs the handlers of all ten-second intervals. */
const waitAWhile = () =>
  act(async () => {
    for (const [handler, ms] of intervals.mock.calls) if (ms === 10_000) handler();
  });
const expectPaid = async () => {
  const name = 'Thank you, your order is placed';
  await screen.findByRole('heading', { level: 1, name });
  expect(screen.getByText('৳560.00 is paid.')).toBeVisible();
  expect(screen.queryByText(/is still to be paid/)).not.toBeInTheDocument();
  expect(payButtons()).toEqual([]);
};

beforeEach(() => {
  writeAccessToken('good', 3600);
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [], paymentMethods: ['bkash', 'nagad'] });
  told = [];
  intervals = jest.spyOn(window, 'setInterval');
  otherTab = new BroadcastChannel('session');
  otherTab.addEventListener('message', ({ data }) => told.push(data.kind));
});
afterEach(() => {
  otherTab.close();
  delete document.documentElement.dataset[pageStart.INTERACTED];
  intervals.mockRestore();
});

describe.each(OPEN)('a tab with the heading "%s"', (heading, changes) => {
  it.each([
    ['another tab sends a message', tell],
    ['the tab becomes visible', lookAt],
    ['Back restores the tab', goBackTo],
    ['ten seconds pass', waitAWhile],
  ])('shows no pay buttons after the order was paid elsewhere and %s', async (_, happen) => {
    byBkash(changes);
    await openAt(heading);
    byBkash({ paymentStatus: 'paid' });
    await happen();
    await expectPaid();
  });
});

it('after the first interaction, the thank-you page shows that a payment has arrived since the page was rendered', async () => {
  const paymentStatus = () => (reads() === 1 ? 'pending' : 'paid');
  api.answer(getMyOrder, () =>
    buildOrder({ paymentMethod: 'bkash', paymentStatus: paymentStatus() }),
  );
  await openAt(WAITING);
  await isSettled();
  // Before an interaction the page loads no code that fetches the order again.
  expect(reads()).toBe(1);
  act(pageStart.markInteracted);
  await expectPaid();
});

it('the thank-you page keeps its pay buttons and polls again if a poll fails with 503', async () => {
  byBkash({});
  await openAt(WAITING);
  api.fail(getMyOrder, 503);
  await waitAWhile();
  await waitFor(() => expect(reads()).toBe(2));
  await isSettled();
  expect(payButtons()).not.toEqual([]);
  byBkash({ paymentStatus: 'paid' });
  await waitAWhile();
  await expectPaid();
});

it("the thank-you page keeps a guest's order even if the guest's token now belongs to a later order", async () => {
  clearAccessToken();
  byBkash({});
  await openAt(WAITING);
  api.fail(getMyOrder, 404, 'That order not found');
  await waitAWhile();
  await waitFor(() => expect(reads()).toBe(2));
  await act(isSettled);
  expect(payButtons()).not.toEqual([]);
  expect(reads()).toBe(2);
});

it('the thank-you page shows an error if the order now belongs to another customer', async () => {
  byBkash({});
  await openAt(WAITING);
  api.fail(getMyOrder, 404, 'That order not found');
  await waitAWhile();
  expect(await screen.findByText('This page cannot be shown')).toBeVisible();
});

describe('the reason why a payment could not start', () => {
  const message = 'Paying by nagad is not possible just now';
  const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay by Nagad' }));
  const look = async () => {
    const before = reads();
    await waitAWhile();
    await waitFor(() => expect(reads()).toBe(before + 2));
    await act(isSettled);
  };

  beforeEach(async () => {
    byBkash({});
    api.fail(startPayment, 503, message);
    await openAt(WAITING);
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await look();
  });

  it('stays until the next press, even if polling updates the page', async () => {
    await look();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    api.fail(startPayment, 503, 'Nagad is not there yet');
    await pay();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('not there yet'));
    await look();
    expect(screen.getByRole('alert')).toHaveTextContent('not there yet');
    // Hides the error of jsdom, which cannot navigate to the payment page.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    api.reply(startPayment, { data: { gatewayUrl: 'https://pay.example/1', status: 'pending' } });
    await pay();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it("disappears when the payment's status changes", async () => {
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    byBkash({ paymentStatus: 'failed' });
    await look();
    expect(screen.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('a hidden tab shows a payment when the tab becomes visible', async () => {
  byBkash({});
  await openAt(WAITING);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  byBkash({ paymentStatus: 'paid' });
  const before = reads();
  tell();
  await isSettled();
  expect(reads()).toBe(before);
  visibility.mockRestore();
  await lookAt();
  await expectPaid();
});

it('the thank-you page has usable buttons if the shopper returns from the payment gateway by the Back button', async () => {
  byBkash({});
  // Hides the error of jsdom, which cannot navigate to the payment page. The page therefore stays
  // open, like a page to which the shopper returns.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  api.reply(startPayment, { data: { gatewayUrl: 'https://pay.example/1', status: 'pending' } });
  await openAt(WAITING);
  await userEvent.click(screen.getByRole('button', { name: 'Pay by bKash' }));
  await waitFor(() => expect(payButtons()[0]).toHaveAttribute('aria-busy', 'true'));
  await goBackTo();
  await waitFor(() => expect(payButtons()[0]).not.toHaveAttribute('aria-busy', 'true'));
  byBkash({ paymentStatus: 'paid' });
  await goBackTo();
  await expectPaid();
});

it('the thank-you page sends other tabs one message for each new status of the payment', async () => {
  byBkash({});
  await openAt(WAITING);
  await waitFor(() => expect(told).toEqual(['order']));
  tell();
  await isSettled();
  expect(told).toEqual(['order']);
  byBkash({ paymentStatus: 'paid' });
  tell();
  await expectPaid();
  await waitFor(() => expect(told).toEqual(['order', 'order']));
});

it('the thank-you page does not fetch a paid order again, even if the tab becomes visible', async () => {
  byBkash({ paymentStatus: 'paid' });
  await openAt('Thank you, your order is placed');
  await lookAt();
  await goBackTo();
  await waitAWhile();
  await isSettled();
  expect(reads()).toBe(1);
});

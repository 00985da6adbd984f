import { recordMeasurements } from '@marketplace/contracts/api/measurements';
import { bus } from '@marketplace/contracts/events';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { act } from '@testing-library/react';
import Cookies from 'js-cookie';
import type { Metric } from 'web-vitals';
import { remotesInPage } from '../testing/remoteAddresses';
import { startMeasuring } from './startMeasuring';

// Callbacks for each vital. Tests call them, because jsdom measures nothing.
const reports: Record<string, (metric: Pick<Metric, 'name' | 'value'>) => void> = {};
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: (typeof reports)[string]) => {
        reports[name] = report;
      },
    ]),
  ),
);

const PRODUCT = '0f0c1d1e-0000-4000-8000-000000000001';
const VARIANT = '0f0c1d1e-0000-4000-8000-000000000002';
const item = { productUuid: PRODUCT, productVariantUuid: VARIANT, quantity: 2 };

let sent: { url: string; options: RequestInit }[];
let stop: () => void;

beforeEach(() => {
  sent = [];
  globalThis.fetch = async (url, options = {}) => {
    sent.push({ url: String(url), options });
    throw new Error('Whatever becomes of it, nobody hears of it.');
  };
  const data = {
    compositionId: 'c3d4',
    config: defaultMarketConfig,
    remotes: remotesInPage('a1b2'),
  };
  document.body.innerHTML = `<script id="page-data" type="application/json">${JSON.stringify(data)}</script>`;
  window.history.replaceState(null, '', '/product/rui-fish');
  Cookies.set('consent', 'statistics');
});
afterEach(() => stop());

const start = (config = {}, since = 0) => {
  stop = startMeasuring({ ...defaultMarketConfig, ...config }, since);
};
const leave = () => window.dispatchEvent(new Event('pagehide'));
/** Bodies that were sent to the API so far. Each must match the contract. */
const bodies = () =>
  sent
    .filter(({ url }) => url === '/api/measurements')
    .map(({ options }) => recordMeasurements.body?.parse(JSON.parse(String(options.body))));

// @error unnoticed: recordMeasurements
it('startMeasuring sends bus events under analytics names when the visitor leaves the page', () => {
  start({}, performance.now());
  bus.publish('product:viewed', { productUuid: PRODUCT, price: 350.5 });
  bus.publish('cart:item-added', { requestId: '1', ...item });
  bus.publish('wishlist:item-added', { requestId: '2', productUuid: PRODUCT });
  bus.publish('checkout:started', { value: 701, items: [item] });
  bus.publish('order:placed', { value: 701, items: [item] });
  expect(sent).toEqual([]);
  leave();
  expect(sent[0]).toMatchObject({
    url: '/api/measurements',
    options: { method: 'POST', keepalive: true, credentials: 'same-origin' },
  });
  expect(bodies()).toEqual([
    {
      events: [
        { name: 'view_item', value: 350.5, items: [{ productUuid: PRODUCT }] },
        { name: 'add_to_cart', items: [item] },
        { name: 'add_to_wishlist', items: [{ productUuid: PRODUCT }] },
        { name: 'begin_checkout', value: 701, items: [item] },
        { name: 'purchase', value: 701, items: [item] },
      ],
      vitals: [],
    },
  ]);
  leave();
  expect(sent).toHaveLength(1);
});

it('startMeasuring also sends bus events from before its start, if they happened after the consent', async () => {
  const before = performance.now();
  bus.publish('product:viewed', { productUuid: PRODUCT, price: 1 });
  start({}, before);
  leave();
  expect(bodies()).toMatchObject([{ events: [{ name: 'view_item' }] }]);
  stop();

  bus.publish('product:viewed', { productUuid: PRODUCT, price: 2 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  start({}, performance.now());
  leave();
  expect(sent).toHaveLength(1);
});

it("startMeasuring assigns web vitals to the loaded page's owner, and load times to each remote", () => {
  start({}, performance.now());
  reports.LCP?.({ name: 'LCP', value: 851.4 });
  reports.CLS?.({ name: 'CLS', value: 0.0123 });
  bus.publish('remote:loaded', { remote: 'mf_content', version: 'e5f6', module: 'routes', ms: 42 });
  leave();
  const page = { remote: 'mf_catalog', release: 'a1b2' };
  expect(bodies()[0]?.vitals).toEqual([
    { ...page, name: 'LCP', value: 851 },
    { ...page, name: 'CLS', value: 0.0123 },
    { remote: 'mf_content', release: 'e5f6', name: 'REMOTE', value: 42 },
  ]);
  const [, toGateway] = sent;
  expect(toGateway).toMatchObject({ url: '/reports', options: { credentials: 'omit' } });
  expect(JSON.parse(String(toGateway?.options.body))).toEqual({
    composition: 'c3d4',
    reports: [
      { kind: 'vital', name: 'LCP', value: 851 },
      { kind: 'vital', name: 'CLS', value: 0.0123 },
    ],
  });
});

it('startMeasuring sends nothing after another tab has withdrawn the consent', () => {
  start({}, performance.now());
  bus.publish('product:viewed', { productUuid: PRODUCT, price: 1 });
  Cookies.set('consent', 'none');
  leave();
  expect(sent).toEqual([]);
});

it('startMeasuring never sends what happened while the consent was withdrawn', () => {
  start({}, performance.now());
  Cookies.set('consent', 'none');
  bus.publish('product:viewed', { productUuid: PRODUCT, price: 1 });
  Cookies.set('consent', 'statistics');
  leave();
  expect(bodies().flatMap((body) => body?.events ?? [])).toEqual([]);
});

it('startMeasuring cuts a long cart to the number of items that the API accepts', () => {
  start({}, performance.now());
  bus.publish('order:placed', { value: 14_000, items: Array(40).fill(item) });
  leave();
  expect(bodies()).toMatchObject([{ events: [{ value: 14_000, items: Array(20).fill(item) }] }]);
});

it('startMeasuring sends a full batch immediately', () => {
  start({}, performance.now());
  for (let i = 0; i < 20; i += 1) bus.publish('product:viewed', { productUuid: PRODUCT, price: 1 });
  // Counts vitals too, because the bus may remember remotes that loaded in earlier tests.
  const [batch] = bodies();
  expect((batch?.events.length ?? 0) + (batch?.vitals.length ?? 0)).toBe(20);
});

it("startMeasuring passes events to the configured provider after the provider's script has loaded", async () => {
  const heard = jest.fn();
  window.addEventListener('analytics:event', (event) => heard((event as CustomEvent).detail));
  start({ analyticsScriptUrl: 'https://statistics.example/tag.js' }, performance.now());
  bus.publish('product:viewed', { productUuid: PRODUCT, price: 1 });
  await act(async () => undefined);
  expect(heard).not.toHaveBeenCalled();
  const script = document.querySelector('script[src="https://statistics.example/tag.js"]');
  await act(async () => void script?.dispatchEvent(new Event('load')));
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ name: 'view_item' }));
});

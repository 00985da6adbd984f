import { bus } from '@marketplace/contracts/events';
import { keepCartChange, listKeptCartChanges } from '@marketplace/contracts/events/keptCartChanges';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { createPageI18n } from '../page/messages/createPageI18n';
import { activateServices } from './activateServices';
import { loadRemoteModule } from './loadRemoteModule';

allowsConsole(/"what":"service mf_(cart_checkout|points)","detail":"down"/);

// Replaces the loading of remotes. Each test decides whether the cart service loads.
jest.mock('./loadRemoteModule', () => ({ loadRemoteModule: jest.fn(), factsOf: () => ({}) }));
const load = jest.mocked(loadRemoteModule);

const NOT_ADDED = 'Not added to the cart. Please press again in a moment.';
const NOT_WISHED = 'The wishlist was not changed. Please press again in a moment.';
const request = { requestId: 'r1', productUuid: 'p1', quantity: 2 };
const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Collects what is published on the topic from now on. */
function recorded<T extends 'cart:add-failed' | 'wishlist:toggle-failed' | 'toast:requested'>(
  topic: T,
) {
  const payloads: unknown[] = [];
  bus.subscribe(topic, (payload) => payloads.push(payload));
  return payloads;
}

describe('activateServices', () => {
  beforeAll(() => activateServices(createPageI18n('en', []), ['mf_cart_checkout']));
  beforeEach(() => localStorage.clear());

  it('publishes a failure for each request, but one toast for each topic, if the cart service fails to load', async () => {
    const failures = recorded('cart:add-failed');
    const wishes = recorded('wishlist:toggle-failed');
    const toasts = recorded('toast:requested');
    load.mockRejectedValue(new Error('down'));
    const item = { productUuid: 'p1' };
    bus.publish('cart:quantity-requested', { requestId: 'q1', ...item, change: 1 });
    bus.publish('cart:quantity-requested', { requestId: 'q2', ...item, change: -1 });
    bus.publish('wishlist:toggle-requested', { requestId: 'w1', ...item });
    await settled();
    const told = (requestId: string) => ({ requestId, message: NOT_ADDED });
    expect(failures).toEqual([told('q1'), told('q2')]);
    expect(wishes).toEqual([{ requestId: 'w1', message: NOT_WISHED }]);
    expect(toasts).toHaveLength(2);
    load.mockReset();
  });

  it('does not load the cart service for an addition until the browser is online', async () => {
    const onLine = offline();
    const failures = recorded('cart:add-failed');
    const toasts = recorded('toast:requested');
    load.mockRejectedValueOnce(new Error('down'));
    bus.publish('cart:add-requested', request);
    await settled();
    expect(load).not.toHaveBeenCalled();
    expect(failures).toEqual([]);
    expect(toasts).toEqual([
      { kind: 'info', message: 'You are offline. We do this when you are back.' },
    ]);

    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(failures).toEqual([{ requestId: 'r1', message: NOT_ADDED }]);
    onLine.mockRestore();
    load.mockReset();
  });

  it('does not load the cart service if the visitor has no stored cart changes', async () => {
    bus.publish('session:changed', { isLogin: false, user: null });
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  it('stores cart changes while the browser is offline, and no longer holds them on the bus', async () => {
    const onLine = offline();
    load.mockRejectedValueOnce(new Error('down'));
    const item = { productUuid: 'p1' };
    bus.publish('cart:add-requested', request);
    bus.publish('cart:quantity-requested', { requestId: 'q1', ...item, change: 1 });
    bus.publish('wishlist:toggle-requested', { requestId: 'w1', ...item });
    expect(listKeptCartChanges().sort()).toEqual(['q1', 'r1']);
    expect(bus.releaseHeld('cart:add-requested')).toEqual([]);
    expect(bus.releaseHeld('cart:quantity-requested')).toEqual([]);
    expect(bus.releaseHeld('wishlist:toggle-requested')).toHaveLength(1);

    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(listKeptCartChanges()).toHaveLength(2);
    onLine.mockRestore();
    load.mockReset();
  });

  it('holds an addition on the bus while the browser is offline if the addition cannot be stored', async () => {
    const onLine = offline();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    bus.publish('cart:add-requested', { ...request, requestId: 'r9' });
    expect(bus.releaseHeld('cart:add-requested')).toEqual([{ ...request, requestId: 'r9' }]);
    full.mockRestore();
    load.mockRejectedValueOnce(new Error('down'));
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await settled();
    onLine.mockRestore();
    load.mockReset();
  });

  it('loads the cart service for a visitor if an earlier page has stored an addition', async () => {
    load.mockRejectedValueOnce(new Error('down'));
    keepCartChange('cart:add-requested', request);
    bus.publish('session:changed', { isLogin: false, user: null });
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    load.mockReset();
  });

  it('publishes a failure if the cart service fails to load, and loads it again at the next request', async () => {
    const failures = recorded('cart:add-failed');
    const toasts = recorded('toast:requested');
    load.mockRejectedValueOnce(new Error('down'));
    bus.publish('cart:add-requested', request);
    await settled();
    expect(failures).toEqual([{ requestId: 'r1', message: NOT_ADDED }]);
    expect(toasts).toEqual([{ kind: 'error', message: NOT_ADDED }]);

    const received: unknown[] = [];
    load.mockResolvedValueOnce({
      activate: () => bus.subscribe('cart:add-requested', (payload) => received.push(payload)),
    });
    bus.publish('cart:add-requested', { ...request, requestId: 'r2' });
    bus.publish('cart:add-requested', { ...request, requestId: 'r3' });
    await settled();
    expect(received).toEqual([
      { ...request, requestId: 'r2' },
      { ...request, requestId: 'r3' },
    ]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('several services', () => {
  it('are activated independently: a service receives its request even if another service fails to load', async () => {
    const failures = recorded('wishlist:toggle-failed');
    const received: unknown[] = [];
    const activated: string[] = [];
    load.mockImplementation(async (remote: string) => {
      if (remote === 'mf_points' && !activated.includes('mf_cart_checkout'))
        throw new Error('down');
      return {
        activate: () => {
          activated.push(remote);
          if (remote === 'mf_cart_checkout')
            bus.subscribe('wishlist:toggle-requested', (payload) => received.push(payload));
        },
      };
    });
    activateServices(createPageI18n('en', []), ['mf_points', 'mf_cart_checkout']);
    const wish = { requestId: 'w9', productUuid: 'p1' };
    bus.publish('wishlist:toggle-requested', wish);
    await settled();
    expect(received).toEqual([wish]);
    expect(failures).toEqual([]);
    expect(activated).toEqual(['mf_cart_checkout']);

    bus.publish('session:changed', { isLogin: true, user: { uuid: 'c1', fullName: 'Rahima' } });
    await settled();
    expect(activated).toEqual(['mf_cart_checkout', 'mf_points']);
    load.mockReset();
  });
});

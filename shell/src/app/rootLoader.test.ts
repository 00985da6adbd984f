import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { getMenuItems } from '@marketplace/contracts/api/menus';
import { bus } from '@marketplace/contracts/events';
import { MENU_IDS } from '@marketplace/contracts/marketConfig';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { rootLoader } from './rootLoader';

const items = [{ name: 'Fish', url: '/product', items: [] }];

const load = (cookie = '') => {
  const url = new URL('http://shop.example/');
  const request = new Request(url, { headers: cookie ? { cookie } : {} });
  return rootLoader({ request, url, params: {}, pattern: '/', context: undefined });
};

describe('the root loader', () => {
  let api: FakeApi;
  let warn: jest.SpyInstance;
  const toast = jest.fn();

  beforeEach(() => {
    api = fakeApi();
    api.reply(getMenuItems, { items });
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    bus.subscribe('toast:requested', toast);
  });
  afterEach(() => {
    warn.mockRestore();
    expect(toast).not.toHaveBeenCalled();
  });

  // @spec 2.13, 2.14
  it('loads all menus, but does not request the customer if there is no token', async () => {
    const { user, menus } = await load();
    expect(user).toBeNull();
    expect(menus.header).toEqual(items);
    const asked = api.sent.map(({ url }) => url.pathname.split('/')[2]);
    expect(asked).toEqual(Object.values(MENU_IDS));
    expect(api.sent.map(({ id }) => id)).not.toContain('getCurrentCustomer');
  });

  it('reads the result of a form from a cookie if the form was sent without JavaScript', async () => {
    const notice = { kind: 'success', message: 'Item added to cart' };
    const cookie = `notice=${encodeURIComponent(JSON.stringify(notice))}`;
    expect(await load(cookie)).toMatchObject({ notice });
    expect((await load()).notice).toBeUndefined();
  });

  // @spec 8.10
  // @error logged: getMenuItems
  it('returns empty menus and logs the failure if the menus cannot be loaded', async () => {
    api.fail(getMenuItems, 500);
    const { menus } = await load();
    expect(Object.values(menus).flat()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(Object.keys(menus).length);
  });

  // @error logged: getCurrentCustomer
  it('keeps the token and logs the failure if the customer cannot be loaded', async () => {
    api.fail(getCurrentCustomer, 500);
    const data = await load('accessToken=good');
    expect(data).toMatchObject({ user: null });
    expect(data).not.toHaveProperty('isTokenRefused');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  // @spec 2.15
  it("reports a rejected token, so that the server removes the token's cookie", async () => {
    api.fail(getCurrentCustomer, 401);
    expect(await load('accessToken=old')).toMatchObject({ user: null, isTokenRefused: true });
  });
});

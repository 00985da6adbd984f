import { type FakeApi, fakeApi } from '../../build-kit/testing/fakeApi';
import { getCapabilities } from '../api/capabilities';
import { cancelMyOrder } from '../api/orders';
import { isCallSupported } from './isCallSupported';

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => warn.mockRestore());

const offer = (extensions: string[]) => (api: FakeApi) =>
  api.reply(getCapabilities, { extensions, paymentMethods: [] });

it.each<[string, (api: FakeApi) => void, boolean]>([
  ['names it', offer([cancelMyOrder.id]), true],
  ['names others', offer(['lookUpOrder']), false],
  ['has no list', (api) => api.fail(getCapabilities, 404), false],
  ['fails', (api) => api.fail(getCapabilities, 500), true],
  ['cannot be reached', (api) => api.cut(getCapabilities), true],
])('tells whether a host that %s has a call', async (_, arrange, expected) => {
  arrange(fakeApi());
  const request = new Request('http://shop.test/orders/1');
  expect(await isCallSupported(cancelMyOrder, request)).toBe(expected);
});

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
  ['true if the API lists the call', offer([cancelMyOrder.id]), true],
  ['false if the API does not list the call', offer(['lookUpOrder']), false],
  ['false if the API has no list of extensions', (api) => api.fail(getCapabilities, 404), false],
  ['true if the API fails to send the list', (api) => api.fail(getCapabilities, 500), true],
  ['true if the API cannot be reached', (api) => api.cut(getCapabilities), true],
])('isCallSupported is %s', async (_, arrange, expected) => {
  arrange(fakeApi());
  const request = new Request('http://shop.test/orders/1');
  expect(await isCallSupported(cancelMyOrder, request)).toBe(expected);
});

import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import Cookies from 'js-cookie';
import { type GuardedHandle, runMiddleware } from './guards';

const request = new Request('http://localhost/orders?page=2');
const open = (handle: GuardedHandle) => runMiddleware(handle, request);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  Cookies.remove('accessToken');
  Cookies.remove('wantedPage');
  jest.restoreAllMocks();
});

it('a page without middleware is open for everybody', async () => {
  await expect(open({})).resolves.toBeUndefined();
});

it('an unknown middleware closes the page with a status 500', async () => {
  await expect(open({ middleware: ['toString'] })).rejects.toMatchObject({
    status: 500,
    statusText: 'Unknown middleware',
  });
});

describe('userAuth', () => {
  it('lets a signed-in customer pass', async () => {
    Cookies.set('accessToken', 'good');
    await expect(open({ middleware: ['userAuth'] })).resolves.toBeUndefined();
  });

  it('sends a visitor to the home page and stores the requested page', async () => {
    const refused = await open({ middleware: ['userAuth'] }).catch((error) => error);
    expect(refused.headers.get('location')).toBe('/');
    expect(Cookies.get('wantedPage')).toBe('/orders?page=2');
  });

  it('lets a visitor pass if the API announces the extension that opens the page', async () => {
    fakeApi().reply(getCapabilities, { extensions: ['sendGuestCode'], paymentMethods: [] });
    const opened = open({ middleware: ['userAuth'], openWith: 'sendGuestCode' });
    await expect(opened).resolves.toBeUndefined();
  });

  it('sends a visitor away if the API announces only extensions that do not open the page', async () => {
    fakeApi().reply(getCapabilities, { extensions: ['lookUpOrder'], paymentMethods: [] });
    const refused = open({ middleware: ['userAuth'], openWith: 'sendGuestCode' });
    await expect(refused).rejects.toMatchObject({ status: 302 });
  });

  it('sends a visitor away if the API announces no extensions', async () => {
    fakeApi().fail(getCapabilities, 404);
    const refused = open({ middleware: ['userAuth'], openWith: 'sendGuestCode' });
    await expect(refused).rejects.toMatchObject({ status: 302 });
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cardSandbox } from './cardSandbox';
import { type Sandbox, startSandbox } from './startSandbox';

const STORE = { storeId: 'store-1', storePassword: 'store-password-1' };

let sandbox: Sandbox;
let shop: Server;
/** Paths of the requests that the shop has received. */
let told: string[];

beforeEach(async () => {
  told = [];
  shop = createServer((request, response) => {
    told.push(request.url ?? '');
    response.end();
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  sandbox = await startSandbox(cardSandbox(STORE), () => new Date());
});

afterEach(async () => {
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
  await sandbox.close();
});

/**
 * Opens a payment as the shop does.
 * @returns the paths of the requests that the shop received before the sandbox replied
 */
async function open(reference: string): Promise<string[]> {
  // The cast is safe: `address()` returns a string only for a Unix socket.
  const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const body = new URLSearchParams({
    store_id: STORE.storeId,
    store_passwd: STORE.storePassword,
    tran_id: reference,
    total_amount: '560.00',
    currency: 'BDT',
    success_url: `${origin}/return`,
    ipn_url: `${origin}/notify`,
    cus_name: 'Rahima Khatun',
    cus_email: 'shop@shop.test',
    cus_phone: '01711223344',
  });
  const reply = await fetch(`${sandbox.origin}/gwprocess/v4/api.php`, { method: 'POST', body });
  expect(await reply.json()).toMatchObject({ status: 'SUCCESS' });
  return [...told];
}

async function control(path: string, method = 'GET') {
  const reply = await fetch(`${sandbox.origin}/control/${path}`, { method });
  return { status: reply.status, body: await reply.json() };
}

const press = (reference: string, behaviour: string) =>
  fetch(`${sandbox.origin}/pay/${reference}`, {
    method: 'POST',
    body: new URLSearchParams({ behaviour }),
  });

describe('the control API of a sandbox', () => {
  it('captures only the next payment after `POST quick`, and does so before the sandbox replies', async () => {
    expect(await open('first')).toEqual([]);
    await control('quick', 'POST');
    expect(await open('second')).toEqual(['/return', '/notify']);
    expect(await open('third')).toHaveLength(2);
    expect((await control('payments/second')).body).toMatchObject({
      behaviour: 'answers-before-commit',
      status: 'paid',
      timesTaken: 1,
    });
    expect((await control('payments/third')).body).toMatchObject({ status: 'open', timesTaken: 0 });
  });

  it('reports how often the money of a payment was captured', async () => {
    await open('first');
    await press('first', 'answers-twice');
    const paid = { status: 'paid', behaviour: 'answers-twice', timesTaken: 1, isRefunded: false };
    expect((await control('payments/first')).body).toMatchObject(paid);
  });

  it('completes a late payment immediately on `POST hasten`', async () => {
    await open('first');
    await press('first', 'pays-late');
    const before = await control('payments/first');
    expect(before.body).toMatchObject({ status: 'open', timesTaken: 0 });
    const after = await control('payments/first/hasten', 'POST');
    expect(after.body).toMatchObject({ status: 'paid', timesTaken: 1 });
  });

  it.each([
    ['payments/first', 'POST'],
    ['payments/first/hasten', 'GET'],
    ['payments/unknown', 'GET'],
    ['quick', 'GET'],
  ])('responds with 404 to the path %s if the method is %s', async (path, method) => {
    await open('first');
    expect((await control(path, method)).status).toBe(404);
  });
});

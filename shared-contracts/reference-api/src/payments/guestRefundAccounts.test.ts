import { callApi } from '@marketplace/contracts/api/client';
import { createComplaint, listProblemCategories } from '@marketplace/contracts/api/complaints';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import {
  chooseRefundAccount,
  createRefundAccount,
  deleteRefundAccount,
  listRefundAccounts,
} from '@marketplace/contracts/api/refundAccounts';
import { decideCase } from '../complaint-decisions/decideCase';
import { listManualRefunds } from '../delivery-terms/manualRefunds';
import { issueGuestToken } from '../http/guestTokens';
import { createGuestOrder } from '../testing/createGuestOrder';
import { createTestMarket } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { openAccounts } from '../testing/openAccounts';
import { createClock, visitorWith } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const PHONE = '+8801711000009';
const OTHER_PHONE = '+8801711000008';
const WALLET = { provider: 'bKash', number: '01711000009' };

describe('the accounts to which a guest is paid back', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let guest: Request;
  let orderUuid: string;
  let refundUuid: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
    const order = await createGuestOrder(market.db, PHONE, clock.now());
    ({ guest, orderUuid } = order);
    const at = clock.now();
    await market.db
      .insertInto('payments')
      .values({
        ...{ uuid: crypto.randomUUID(), orderUuid, method: 'cash-on-delivery', status: 'paid' },
        ...{ amountPaisa: 26_000, paidAt: at, settledAt: at, createdAt: at },
      })
      .execute();
    const { orderItemUuid } = order;
    const problemCategoryUuid = (await callApi(listProblemCategories)).items[0]?.uuid ?? '';
    const body = { orderItemUuid, problemCategoryUuid, description: 'It was soft.' };
    const { uuid } = await callApi(createComplaint, { request: guest, body });
    const decision = { operator: 'tester', kind: 'refund', reason: 'We are sorry.' } as const;
    await decideCase(jobContext(market.db, clock.now), { uuid, ...decision });
    refundUuid = (await readRefund())?.uuid ?? '';
  });

  const readRefund = async (request = guest) =>
    (await callApi(getMyOrder, { request, params: { id: orderUuid } })).refunds?.[0];
  const create = (request = guest, body = WALLET) =>
    callApi(createRefundAccount, { request, body });
  const list = async (request = guest) => (await callApi(listRefundAccounts, { request })).items;
  const choose = (accountUuid: string, request = guest) =>
    callApi(chooseRefundAccount, {
      request,
      params: { id: orderUuid, refundUuid },
      body: { accountUuid },
    });
  const remove = (uuid: string, request = guest) =>
    callApi(deleteRefundAccount, { request, params: { uuid } });

  it('are asked for, named, and told to the phone and to the operator', async () => {
    expect(await readRefund()).toMatchObject({ needsAccount: true, destination: null });
    const [one, same] = await Promise.all([create(), create()]);
    expect(same).toEqual(one);
    expect(await list()).toEqual([one]);
    await choose(one.uuid);
    expect(await readRefund()).toMatchObject({
      needsAccount: false,
      destination: 'bKash ••••0009',
    });
    expect(await listManualRefunds(market.db)).toMatchObject([WALLET]);
    const told = await openAccounts(market.api).messages(PHONE);
    expect(told.filter(({ text }) => text.includes('0009'))).toHaveLength(2);
    await remove(one.uuid);
    expect(await readRefund()).toMatchObject({ needsAccount: true });
  });

  it('get the same 404 as unknown ones from the guest of another order and from a customer', async () => {
    const { uuid } = await create();
    const strangers = [
      (await createGuestOrder(market.db, OTHER_PHONE, clock.now())).guest,
      (await createGuestOrder(market.db, PHONE, clock.now())).guest,
      await market.api.visit('01711000001'),
    ];
    for (const stranger of strangers) {
      const theirs = await create(stranger);
      expect(await list(stranger)).toEqual([theirs]);
      await expect(remove(uuid, stranger)).rejects.toMatchObject({ status: 404 });
      await expect(choose(theirs.uuid, stranger)).rejects.toMatchObject({ status: 404 });
      await expect(choose(theirs.uuid)).rejects.toMatchObject({ status: 404 });
    }
    expect(await list()).toMatchObject([{ uuid }]);
  });

  it('are closed to a guest who has not ordered yet, and number at most five', async () => {
    const { guestToken } = await issueGuestToken(market.db, PHONE, clock.now());
    await expect(list(visitorWith(guestToken))).rejects.toMatchObject({ status: 401 });
    await expect(create(visitorWith(guestToken))).rejects.toMatchObject({ status: 401 });
    for (const digit of [1, 2, 3, 4, 5]) {
      await create(guest, { ...WALLET, number: `0171100000${digit}` });
    }
    await expect(create()).rejects.toMatchObject({ status: 409, code: 'too-many' });
  });

  it('stay with their refund when an account claims the order', async () => {
    await choose((await create()).uuid);
    const rahim = await market.api.visit('01711000001');
    await market.db
      .updateTable('orders')
      .set(({ selectFrom }) => ({
        customerUuid: selectFrom('customers').select('uuid').where('phone', '=', '+8801711000001'),
      }))
      .where('uuid', '=', orderUuid)
      .execute();
    expect(await list(rahim)).toEqual([]);
    expect(await readRefund(rahim)).toMatchObject({ destination: 'bKash ••••0009' });
    await choose((await create(rahim, { ...WALLET, number: '01711000002' })).uuid, rahim);
    expect(await readRefund(rahim)).toMatchObject({ destination: 'bKash ••••0002' });
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { callApi } from '@marketplace/contracts/api/client';
import {
  getComplaint,
  reopenComplaint,
  writeComplaintMessage,
} from '@marketplace/contracts/api/complaintCases';
import {
  createComplaint,
  deleteComplaint,
  listComplaints,
  listProblemCategories,
  updateComplaint,
} from '@marketplace/contracts/api/complaints';
import { reportNotReceived } from '@marketplace/contracts/api/handOvers';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { decideCase } from '../complaint-decisions/decideCase';
import { issueGuestToken } from '../http/guestTokens';
import { createGuestOrder } from '../testing/createGuestOrder';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { picture, svg } from '../testing/hostileFiles';
import { jobContext } from '../testing/jobContext';
import { UNKNOWN } from '../testing/marketUuids';
import { openAccounts } from '../testing/openAccounts';
import { createClock, visitorWith } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

const PHONE = '+8801711000009';
const OTHER_PHONE = '+8801711000008';
const MINUTE = 60;

type GuestOrder = Awaited<ReturnType<typeof createGuestOrder>>;

describe.each(TEST_DATABASES)('complaints about the order of a guest on $database', ({ open }) => {
  const clock = createClock();
  const market = serveMarket(open, { now: clock.now });
  let own: GuestOrder;
  let problemCategoryUuid: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    own = await createGuestOrder(market.db, PHONE, clock.now());
    problemCategoryUuid = (await callApi(listProblemCategories)).items[0]?.uuid ?? '';
  });
  afterEach(() => {
    // Advances the clock by a day, so that no rate limit affects the next test.
    clock.advance(24 * 60 * MINUTE);
  });

  const complain = (changes: object = {}, request = own.guest) =>
    callApi(createComplaint, {
      request,
      body: {
        orderItemUuid: own.orderItemUuid,
        problemCategoryUuid,
        description: 'It was soft.',
        ...changes,
      },
    });
  const calls = {
    read: (uuid: string, request = own.guest) =>
      callApi(getComplaint, { request, params: { uuid } }),
    change: (uuid: string, body: object, request = own.guest) =>
      callApi(updateComplaint, { request, params: { uuid }, body }),
    takeBack: (uuid: string, request = own.guest) =>
      callApi(deleteComplaint, { request, params: { uuid } }),
    write: (uuid: string, body: { text: string; imageUrls?: string[] }, request = own.guest) =>
      callApi(writeComplaintMessage, { request, params: { uuid }, body }),
    reopen: (uuid: string, request = own.guest) =>
      callApi(reopenComplaint, { request, params: { uuid }, body: { text: 'Look again' } }),
  };
  const list = async (request = own.guest) => (await callApi(listComplaints, { request })).items;
  const upload = async (request = own.guest) => {
    const files = [new Blob([new Uint8Array(await picture('png'))])];
    return (await callApi(uploadFiles, { request, files })).items[0]?.mediumImageUrl ?? '';
  };
  const refuse = (uuid: string) =>
    decideCase(jobContext(market.db, clock.now), {
      uuid,
      operator: 'tester',
      kind: 'refusal',
      reason: 'It is that soft.',
    });
  /** Signs up with the guest's phone, so that the account claims the order. */
  async function signUp() {
    const accounts = openAccounts(market.api);
    const phone = PHONE.slice(3);
    await accounts.post('signup', { fullName: 'Nasrin', phone, password: PASSWORD });
    const otp = await accounts.codeOf(PHONE);
    const { body } = await accounts.post('verify-phone', { phone, otp });
    return visitorWith(body.accessToken ?? '');
  }

  it('are made, listed, changed, answered and taken back with the token of the order', async () => {
    const [first, second, third] = [await upload(), await upload(), await upload()];
    const made = await complain({ imageUrls: [first], quantity: 1, wish: 'refund' });
    expect(made).toMatchObject({ orderUuid: own.orderUuid, quantity: 1, wish: 'refund' });
    expect(made.takeUpBy).toEqual(expect.any(String));
    expect(made.imageUrls).toMatchObject([{ mediumImageUrl: first }]);
    const changed = await calls.change(made.uuid, { imageUrls: [second, first] });
    expect(changed.imageUrls).toMatchObject([
      { mediumImageUrl: second },
      { mediumImageUrl: first },
    ]);
    await calls.write(made.uuid, { text: 'It is still soft.', imageUrls: [third] });
    expect((await calls.read(made.uuid)).messages).toMatchObject([
      { author: 'customer', text: 'It is still soft.', imageUrls: [{ mediumImageUrl: third }] },
    ]);
    const { complaints, takesComplaints } = await callApi(getMyOrder, {
      request: own.guest,
      params: { id: own.orderUuid },
    });
    expect(takesComplaints).toBe(true);
    expect(complaints).toMatchObject([{ uuid: made.uuid }]);
    expect(await list()).toMatchObject([{ uuid: made.uuid }]);
    await calls.takeBack(made.uuid);
    expect(await list()).toEqual([]);
  });

  it('can be reopened within 7 days after the decision', async () => {
    const { uuid } = await complain({ quantity: 1 });
    await refuse(uuid);
    const late = await complain({ quantity: 1 });
    await refuse(late.uuid);
    const returned = async () =>
      visitorWith((await issueGuestToken(market.db, PHONE, clock.now(), own.orderUuid)).guestToken);
    clock.advance(6 * 24 * 60 * MINUTE);
    expect((await calls.reopen(uuid, await returned())).status).toBe('in-review');
    clock.advance(3 * 24 * 60 * MINUTE);
    await expect(calls.reopen(late.uuid, await returned())).rejects.toMatchObject({
      status: 409,
      code: 'not-reopenable',
    });
  });

  it('are opened for a parcel that was not received', async () => {
    const { parcels } = await callApi(getMyOrder, {
      request: own.guest,
      params: { id: own.orderUuid },
    });
    const parcelUuid = parcels[0]?.uuid ?? '';
    await market.db
      .insertInto('orderStatusChanges')
      .values({
        orderUuid: own.orderUuid,
        parcelUuid,
        status: 'delivered',
        note: null,
        changedAt: clock.now(),
      })
      .execute();
    const order = await callApi(getMyOrder, { request: own.guest, params: { id: own.orderUuid } });
    expect(order.handOvers).toMatchObject([{ parcelUuid }]);
    const report = (id: string, request = own.guest) =>
      callApi(reportNotReceived, {
        request,
        params: { id, parcelUuid },
        body: { description: 'Not received' },
      });
    const other = await createGuestOrder(market.db, OTHER_PHONE, clock.now());
    await expect(report(own.orderUuid, other.guest)).rejects.toMatchObject({ status: 404 });
    expect((await report(own.orderUuid)).items).toMatchObject([{ quantity: 2 }]);
  });

  it('get the same 404 as unknown ones from the guest of another order, also of the same phone, and from a customer', async () => {
    const imageUrls = [await upload()];
    const { uuid } = await complain({ imageUrls, quantity: 1 });
    await calls.write(uuid, { text: 'Mine' });
    const strangers = [
      (await createGuestOrder(market.db, OTHER_PHONE, clock.now())).guest,
      (await createGuestOrder(market.db, PHONE, clock.now())).guest,
      visitorWith((await issueGuestToken(market.db, PHONE, clock.now())).guestToken),
      await market.api.visit('01711000001'),
    ];
    for (const stranger of strangers) {
      const attempts = (named: string, line: string) =>
        Promise.allSettled([
          calls.read(named, stranger),
          calls.change(named, { description: 'Theirs' }, stranger),
          calls.write(named, { text: 'Theirs' }, stranger),
          calls.reopen(named, stranger),
          calls.takeBack(named, stranger),
          complain({ orderItemUuid: line }, stranger),
        ]).then((all) => all.map((each) => each.status === 'rejected' && { ...each.reason }));
      const outcomes = await attempts(uuid, own.orderItemUuid);
      expect(outcomes).toMatchObject(outcomes.map(() => ({ status: 404, code: 'not-found' })));
      expect(outcomes).toEqual(await attempts(UNKNOWN, UNKNOWN));
      expect(await list(stranger)).toEqual([]);
    }
    expect(await calls.read(uuid)).toMatchObject({ description: 'It was soft.' });
  });

  it('accept only pictures that were uploaded for the same order', async () => {
    const other = await createGuestOrder(market.db, OTHER_PHONE, clock.now());
    const customer = await market.api.visit('01711000001');
    for (const stranger of [other.guest, customer]) {
      const imageUrls = [await upload(stranger)];
      const foreign = complain({ imageUrls }).catch((error: Error) => error.message);
      const unknown = complain({ imageUrls: ['/api/media/uploads/no.webp'] });
      expect(await foreign).toContain('imageUrls.0 must be a picture you uploaded');
      await expect(unknown).rejects.toThrow(String(await foreign));
    }
    const imageUrls = [await upload()];
    await expect(
      complain({ orderItemUuid: other.orderItemUuid, imageUrls }, other.guest),
    ).rejects.toMatchObject({ status: 400 });
    expect((await complain({ imageUrls })).imageUrls).toHaveLength(1);
  });

  it('are closed when the token has expired', async () => {
    const { uuid } = await complain();
    clock.advance(31 * MINUTE);
    const attempts = await Promise.allSettled([
      list(),
      calls.read(uuid),
      calls.write(uuid, { text: 'Late' }),
      upload(),
    ]);
    const statuses = attempts.map((each) => each.status === 'rejected' && each.reason.status);
    expect(statuses).toEqual([401, 401, 401, 401]);
  });

  it('have fewer pictures an hour than those of customers, counted for the phone', async () => {
    const again = await createGuestOrder(market.db, PHONE, clock.now());
    const files = [new Blob([new Uint8Array(svg)])];
    for (let i = 0; i < 20; i += 1) {
      const sent = callApi(uploadFiles, { request: i % 2 ? own.guest : again.guest, files });
      await expect(sent).rejects.toMatchObject({ status: 415 });
    }
    await expect(upload()).rejects.toMatchObject({ status: 429 });
    const unused = await issueGuestToken(market.db, OTHER_PHONE, clock.now());
    await expect(upload(visitorWith(unused.guestToken))).rejects.toMatchObject({ status: 401 });
  });

  it('come along when an account claims the order, with pictures and messages', async () => {
    const [kept, unused] = [await upload(), await upload()];
    const { uuid } = await complain({ imageUrls: [kept] });
    await calls.write(uuid, { text: 'It is still soft.' });
    const nasrin = await signUp();
    expect(await list(nasrin)).toMatchObject([{ uuid, status: 'open' }]);
    expect((await calls.read(uuid, nasrin)).messages).toHaveLength(1);
    const { imageUrls } = await calls.change(uuid, { imageUrls: [kept, unused] }, nasrin);
    expect(imageUrls).toHaveLength(2);
    expect(await list(await market.api.visit('01711000001'))).toEqual([]);
    await calls.takeBack(uuid, nasrin);
    expect(await list(nasrin)).toEqual([]);
  });

  it('are deleted with the account that has claimed the order, with their pictures, but only once they are settled', async () => {
    const url = await upload();
    const { uuid } = await complain({ imageUrls: [url] });
    const nasrin = await signUp();
    const file = join(market.mediaDir, url.replace('/api/media/', ''));
    const headers = { authorization: `Bearer ${nasrin.headers.get('cookie')?.split('=')[1]}` };
    const remove = () =>
      market.api.app.inject({
        method: 'POST',
        url: '/customer/delete-account',
        payload: { currentPassword: PASSWORD },
        headers,
      });
    expect((await remove()).json()).toMatchObject({ code: 'complaint-open' });
    await refuse(uuid);
    expect(existsSync(file)).toBe(true);
    expect((await remove()).statusCode).toBe(200);
    expect(existsSync(file)).toBe(false);
    for (const table of ['complaints', 'uploads'] as const) {
      expect(await market.db.selectFrom(table).select('uuid').execute()).toEqual([]);
    }
  });
});

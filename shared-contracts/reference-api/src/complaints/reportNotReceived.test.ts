import { randomUUID } from 'node:crypto';
import { callApi } from '@marketplace/contracts/api/client';
import {
  createComplaint,
  listComplaints,
  listProblemCategories,
} from '@marketplace/contracts/api/complaints';
import { reportNotReceived } from '@marketplace/contracts/api/handOvers';
import { getMyOrder, type Order } from '@marketplace/contracts/api/orders';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { advanceOrder } from '../orders/advanceOrder';
import { createTestMarket } from '../testing/createTestMarket';
import { UNKNOWN } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { ADDRESS } from '../testing/orderBody';
import { placeTestOrder } from '../testing/placeTestOrder';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const HOUR = 3600;

describe('a delivered parcel that is not received', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let rahim: Request;
  let order: Order;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
    rahim = await market.api.visit('01711000001');
    order = await placeTestOrder(rahim);
  });

  const advance = (to: 'confirmed' | 'shipped' | 'delivered', handOverCode?: string) =>
    advanceOrder(
      { db: market.db, now: clock.now },
      { orderNumber: Number(order.orderNumber), to, handOverCode },
    );
  async function deliver(handOverCode?: string) {
    await advance('confirmed');
    await advance('shipped');
    await advance('delivered', handOverCode);
  }
  const read = () => callApi(getMyOrder, { request: rahim, params: { id: order.uuid } });
  const parcelUuid = (index = 0) => order.parcels[index]?.uuid ?? UNKNOWN;
  const report = (changes: { request?: Request; id?: string; parcelUuid?: string } = {}) =>
    callApi(reportNotReceived, {
      request: changes.request ?? rahim,
      params: { id: changes.id ?? order.uuid, parcelUuid: changes.parcelUuid ?? parcelUuid() },
      body: { description: 'Nobody rang.' },
    });

  it('has a proof of the hand-over with time, area and code for 48 hours', async () => {
    expect((await read()).handOvers).toEqual([]);
    await deliver('4711');
    const at = clock.now();
    const proof = {
      parcelUuid: parcelUuid(),
      handedOverAt: at.toISOString(),
      area: [...new Set([ADDRESS.area, ADDRESS.upazila, ADDRESS.district])].join(', '),
      code: '4711',
      reportableUntil: new Date(at.getTime() + 48 * HOUR * 1000).toISOString(),
    };
    expect((await read()).handOvers).toContainEqual(proof);
    clock.advance(48 * HOUR - 1);
    expect((await read()).handOvers).toContainEqual(proof);
    clock.advance(1);
    expect((await read()).handOvers).toEqual([]);
  });

  it('shows its proof to nobody who only knows number and phone of the order', async () => {
    await deliver('4711');
    const body = { orderNumber: order.orderNumber, phone: ADDRESS.phone };
    expect(JSON.stringify(await callApi(lookUpOrder, { body }))).not.toContain('4711');
  });

  it('opens a complaint about each of its lines, with the reason and for all pieces', async () => {
    await deliver();
    const { items } = await report({ parcelUuid: parcelUuid(1) });
    const lines = order.parcels[1]?.orderItems ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect(items.map(({ orderItemUuid, quantity }) => ({ uuid: orderItemUuid, quantity }))).toEqual(
      expect.arrayContaining(lines.map(({ uuid, quantity }) => ({ uuid, quantity }))),
    );
    expect(items).toHaveLength(lines.length);
    for (const item of items) {
      expect(item).toMatchObject({
        status: 'open',
        description: 'Nobody rang.',
        problemCategory: { name: 'Parcel not received' },
      });
    }
    const { handOvers, complaints } = await read();
    expect(handOvers?.map((each) => each.parcelUuid)).toEqual([parcelUuid()]);
    expect(complaints).toHaveLength(lines.length);
  });

  it('is reported only once, also by ten simultaneous requests', async () => {
    await deliver();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => report()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      expect(result.reason).toMatchObject({ status: 409, code: 'already-open' });
    }
    const { paginationStatus } = await callApi(listComplaints, { request: rahim });
    expect(paginationStatus.totalItems).toBe(order.parcels[0]?.orderItems.length);
  });

  it('is not called open if all complaints about it were settled', async () => {
    await deliver();
    const { items } = await report();
    await market.db
      .insertInto('complaintOutcomes')
      .values(
        items.map((item) => ({
          uuid: randomUUID(),
          complaintUuid: item.uuid,
          round: 1,
          kind: 'replacement' as const,
          quantity: item.quantity ?? 1,
          refundUuid: null,
          reason: 'We send it again.',
          decidedAt: clock.now(),
        })),
      )
      .execute();
    await expect(report()).rejects.toMatchObject({ status: 409, code: 'already-open' });
    await market.db.updateTable('complaints').set({ status: 'resolved' }).execute();
    await expect(report()).rejects.toMatchObject({ status: 409, code: 'too-many-pieces' });
  });

  it('cannot be reported before it is delivered', async () => {
    await expect(report()).rejects.toMatchObject({ status: 409, code: 'not-arrived' });
  });

  it('can after 48 hours only be the subject of an ordinary complaint', async () => {
    await deliver();
    clock.advance(48 * HOUR);
    await expect(report()).rejects.toMatchObject({ status: 409, code: 'not-received-late' });
    const categories = (await callApi(listProblemCategories)).items;
    const body = {
      orderItemUuid: order.parcels[0]?.orderItems[0]?.uuid ?? UNKNOWN,
      problemCategoryUuid:
        categories.find(({ name }) => name === 'Parcel not received')?.uuid ?? UNKNOWN,
      description: 'It never came.',
    };
    expect(await callApi(createComplaint, { request: rahim, body })).toMatchObject({
      status: 'open',
    });
  });

  it('replies to strangers as for an unknown parcel, and writes nothing', async () => {
    await deliver();
    const karima = await market.api.visit('01711000002');
    const other = await placeTestOrder(karima);
    const unknown = await report({ parcelUuid: UNKNOWN }).catch((error: Error) => error.message);
    for (const attack of [
      { request: karima },
      { request: karima, id: other.uuid },
      { parcelUuid: other.parcels[0]?.uuid ?? '' },
      { id: UNKNOWN },
    ]) {
      await expect(report(attack)).rejects.toMatchObject({ status: 404, message: unknown });
    }
    expect(await market.db.selectFrom('complaints').select('uuid').execute()).toEqual([]);
  });
});

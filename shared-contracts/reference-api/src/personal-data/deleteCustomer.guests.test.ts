import { callApi } from '@marketplace/contracts/api/client';
import { createComplaint, listProblemCategories } from '@marketplace/contracts/api/complaints';
import { reportNotReceived } from '@marketplace/contracts/api/handOvers';
import { createRefundAccount } from '@marketplace/contracts/api/refundAccounts';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { createGuestOrder } from '../testing/createGuestOrder';
import { createTestMarket } from '../testing/createTestMarket';
import { picture } from '../testing/hostileFiles';
import { jobContext } from '../testing/jobContext';
import { CUSTOMER } from '../testing/marketUuids';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { waitForLock } from '../testing/waitForLock';
import { deleteCustomer } from './deleteCustomer';

const PHONE = '+8801711000001';

describe('the deletion of an account that has claimed the order of a guest', () => {
  const market = serveMarket(openPostgres);
  let order: Awaited<ReturnType<typeof createGuestOrder>> & { parcelUuid: string };
  let problemCategoryUuid: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
    const created = await createGuestOrder(market.db, PHONE, new Date());
    const { orderUuid } = created;
    const parcel = await market.db
      .selectFrom('parcels')
      .select('uuid')
      .where('orderUuid', '=', orderUuid)
      .executeTakeFirstOrThrow();
    order = { ...created, parcelUuid: parcel.uuid };
    const change = { orderUuid, parcelUuid: parcel.uuid, status: 'delivered', note: null } as const;
    await market.db
      .insertInto('orderStatusChanges')
      .values({ ...change, changedAt: new Date() })
      .execute();
    await market.db
      .updateTable('orders')
      .set({ customerUuid: CUSTOMER.rahim })
      .where('uuid', '=', orderUuid)
      .execute();
    problemCategoryUuid = (await callApi(listProblemCategories)).items[0]?.uuid ?? '';
  });

  const writes = {
    refundAccounts: () =>
      callApi(createRefundAccount, {
        request: order.guest,
        body: { provider: 'bKash', number: '01711000009' },
      }),
    complaints: () => {
      const { orderItemUuid } = order;
      const body = { orderItemUuid, problemCategoryUuid, description: 'It was soft.' };
      return callApi(createComplaint, { request: order.guest, body });
    },
    reports: () =>
      callApi(reportNotReceived, {
        request: order.guest,
        params: { id: order.orderUuid, parcelUuid: order.parcelUuid },
        body: { description: 'Not received' },
      }),
    uploads: async () =>
      callApi(uploadFiles, {
        request: order.guest,
        files: [new Blob([new Uint8Array(await picture('png'))])],
      }),
  };

  it.each([
    ['an account for refunds', 'refundAccounts', writes.refundAccounts],
    ['a complaint', 'complaints', writes.complaints],
    ['a parcel that was not received', 'complaints', writes.reports],
    ['a picture', 'uploads', writes.uploads],
  ] as const)("refuses the guest's request for %s that waits for it", async (_, table, write) => {
    let refused: Promise<unknown> = Promise.resolve();
    await deleteCustomer(
      { ...jobContext(market.db, () => new Date()), mediaDir: market.mediaDir },
      CUSTOMER.rahim,
      async () => {
        refused = expect(write()).rejects.toMatchObject({ status: 401 });
        await waitForLock(market.db, 'transactionid');
      },
    );
    await refused;
    expect(await market.db.selectFrom(table).select('uuid').execute()).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConformanceOptions } from '@marketplace/contracts/conformance/runConformance';
import type { Database } from '../database/schema';
import { createTestMarket, PASSWORD } from './createTestMarket';
import { createTestOrder } from './createTestOrder';
import { CUSTOMER, PRODUCT, TAG } from './marketUuids';
import { openTestApi } from './openTestApi';

const PROMO_CODE = 'CONFORM10';

/** Starts the reference API on a free port, with a market on which every endpoint can be tested. */
export async function openConformanceHost(db: Database) {
  await createTestMarket(db);
  await createTestOrder(db, CUSTOMER.rahim, PRODUCT.honey);
  const comment = { uuid: randomUUID(), blogUuid: TAG.fresh, parentUuid: null, customerUuid: null };
  const published = { createdAt: new Date(0), publishedAt: new Date(0) };
  await db
    .insertInto('blogComments')
    .values({ ...comment, ...published, authorName: 'Karima Begum', comment: 'So true' })
    .execute();
  await db
    .insertInto('promoCodes')
    .values({ code: PROMO_CODE, kind: 'percent', value: 10 })
    .execute();
  const mediaDir = await mkdtemp(join(tmpdir(), 'conformance-'));
  let turnedMs = 0;
  const pause = async (seconds: number) => {
    turnedMs += seconds * 1000;
  };
  const now = () => new Date(Date.now() + turnedMs);
  const api = await openTestApi(db, { mediaDir, now });
  // The cast is safe: `address()` returns a string only for a Unix socket.
  const { port } = api.app.server.address() as AddressInfo;
  const options: ConformanceOptions = {
    host: `http://127.0.0.1:${port}`,
    customer: { account: '01711000001', password: PASSWORD },
    otherCustomer: { account: '01711000002', password: PASSWORD },
    promoCode: PROMO_CODE,
    pause,
  };
  return {
    options,
    pause,
    app: api.app,
    async close() {
      await api.close();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}

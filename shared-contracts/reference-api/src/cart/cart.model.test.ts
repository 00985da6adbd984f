import { workload } from '@marketplace/contracts/testing/workload';
import fc from 'fast-check';
import type { Database } from '../database/schema';
import { cartCommands, type Model, type Real } from '../testing/cartCommands';
import { createTestMarket } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { VARIANT } from '../testing/marketUuids';
import { createClock, openTestApi, type TestApi } from '../testing/openTestApi';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { deleteExpiredCarts } from './carts';

describe('a cart', () => {
  let db: Database;
  let close: () => Promise<void>;
  let api: TestApi;
  const clock = createClock();

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
    await createTestMarket(db);
    api = await openTestApi(db, { now: clock.now });
  }, OPEN_LIMIT_MS);

  afterAll(async () => {
    await api?.close();
    await close?.();
  });

  it('behaves like a simple model in any sequence of operations', async () => {
    const purgeCarts = () => deleteExpiredCarts(jobContext(db, clock.now));
    const variant = await db
      .selectFrom('productVariants')
      .selectAll()
      .where('uuid', '=', VARIANT.smallJar)
      .executeTakeFirstOrThrow();
    const setDeleted = async (isDeleted: boolean) => {
      await (isDeleted
        ? db.deleteFrom('productVariants').where('uuid', '=', variant.uuid)
        : db.insertInto('productVariants').values(variant)
      ).execute();
    };
    const property = fc
      .asyncProperty(cartCommands, (sequence) =>
        fc.asyncModelRun(
          (): { model: Model; real: Real } => ({
            model: { lines: new Map(), saved: new Map(), isDeleted: false, ageSeconds: 0 },
            real: { cartUuid: '', clock, purgeCarts, setDeleted },
          }),
          sequence,
        ),
      )
      .beforeEach(() => createTestMarket(db));
    await fc.assert(property, { numRuns: workload({ gate: 6, soak: 100 }), seed: 20_240_501 });
  }, 240_000);
});

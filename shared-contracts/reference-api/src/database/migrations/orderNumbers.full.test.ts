import { sql } from 'kysely';
import { OPEN_LIMIT_MS, openEmptyPostgres } from '../../testing/testDatabases';
import { migrate } from '../migrate';
import type { Database } from '../schema';

describe('the migration to random order numbers', () => {
  let db: Database;
  let close: () => Promise<void>;

  const place = (name: string) =>
    sql`insert into orders (uuid, guest_phone, status, payment_method, payment_status,
        shipping_address, billing_address, subtotal_paisa, delivery_charge_paisa, total_paisa)
      values (md5(${name})::uuid, '+8801711000009', 'placed', 'cash-on-delivery', 'pending',
        '{}', '{}', 100, 0, 100)`.execute(db);

  beforeAll(async () => {
    ({ db, close } = await openEmptyPostgres());
    await migrate(db, {}, '036-own-tries');
    for (const name of ['first', 'second']) await place(name);
    await migrate(db);
  }, OPEN_LIMIT_MS);

  afterAll(() => close?.());

  it('keeps the numbers of existing orders, and gives new orders a higher `sequence`', async () => {
    await place('third');
    const { rows } = await sql<{ orderNumber: number; sequence: number }>`
      select order_number as "orderNumber", sequence from orders order by sequence`.execute(db);
    expect(rows.map(({ sequence }) => sequence)).toEqual([100001, 100002, 100003]);
    expect(rows.slice(0, 2).map(({ orderNumber }) => orderNumber)).toEqual([100001, 100002]);
    expect(rows[2]?.orderNumber).toBeGreaterThan(99_999_999);
  });
});

import { sql } from 'kysely';
import { createTestMarket } from '../testing/createTestMarket';
import { KARIMA, RAHIM } from '../testing/filledCustomers';
import { fillPersonalData } from '../testing/fillPersonalData';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { deleteOldRecords } from './deleteOldRecords';
import { personalData } from './personalData';

const NOW = new Date('2038-06-15T00:00:00Z');

/** Tables with records that are kept for twelve years, and tables whose rows belong to an order. */
const RECORDS = [
  ...Object.entries(personalData).flatMap(([table, { deletion }]) =>
    typeof deletion === 'object' && deletion.period === '12 years' ? [table] : [],
  ),
  'complaints',
  'complaintMessages',
];

describe('deleteOldRecords', () => {
  const market = serveMarket(openPostgres);

  beforeEach(async () => {
    await createTestMarket(market.db);
    for (const customer of [RAHIM, KARIMA]) await fill(customer);
  });

  /** Fills each table with rows of a customer, whose complaint is about the customer's order. */
  async function fill(customer: typeof RAHIM) {
    const rows = await fillPersonalData(market.db, customer);
    const orderItemUuid = String(rows.get('orderItems')?.[0]?.uuid);
    const complaints = market.db.updateTable('complaints').set({ orderItemUuid });
    await complaints.where('customerUuid', '=', customer.uuid).execute();
  }

  /** Sets the time of all orders of a customer, and of all acts that contain the customer's mark. */
  async function setTime(customer: typeof RAHIM, time: string) {
    const placedAt = new Date(time);
    const { uuid, mark } = customer;
    const orders = market.db.updateTable('orders').set({ placedAt });
    await orders.where('customerUuid', '=', uuid).execute();
    const acts = market.db.updateTable('operatorActs').set({ actedAt: placedAt });
    await acts.where('operator', 'like', `%${mark}%`).execute();
  }

  /** Returns the names of the tables that contain a record of the customer. */
  async function tablesWith({ mark }: typeof RAHIM): Promise<string[]> {
    const found: string[] = [];
    for (const table of RECORDS) {
      const name = sql.table(table);
      const { rows } = await sql`
        select from ${name} where position(${mark} in ${name}::text) > 0`.execute(market.db);
      if (rows.length > 0) found.push(table);
    }
    return found;
  }

  it('deletes all records of an order twelve years after it was placed, and none before', async () => {
    await setTime(RAHIM, '2026-06-14T00:00:00Z');
    await setTime(KARIMA, '2026-06-16T00:00:00Z');
    const before = await tablesWith(KARIMA);
    expect(before.length).toBeGreaterThan(10);
    expect(await tablesWith(RAHIM)).toEqual(before);
    await deleteOldRecords({ db: market.db, now: () => new Date(NOW) });
    expect(await tablesWith(RAHIM)).toEqual([]);
    expect(await tablesWith(KARIMA)).toEqual(before);
  });
});

import { sql } from 'kysely';
import { OPEN_LIMIT_MS, openEmptyPostgres } from '../../testing/testDatabases';
import { migrate } from '../migrate';
import type { Database } from '../schema';

const ACCOUNTS = [
  { name: 'without a zero', phone: '+881711000001', isVerified: true },
  { name: 'as it should be', phone: '+8801711000002', isVerified: false },
  { name: 'beside that', phone: '+88001711000002', isVerified: true },
  { name: 'unverified', phone: '+88008801711000003', isVerified: false },
  { name: 'verified', phone: '+888801711000003', isVerified: true },
  { name: 'no mobile', phone: '+8817112', isVerified: true },
];

describe('the migration that unifies spellings of phones', () => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await openEmptyPostgres());
    await migrate(db, {}, '051-sign-up-devices');
    for (const { name, phone, isVerified } of ACCOUNTS) {
      await sql`insert into customers (uuid, full_name, phone, password_hash, phone_verified)
        values (gen_random_uuid(), ${name}, ${phone}, 'x', ${isVerified})`.execute(db);
    }
    await migrate(db);
  }, OPEN_LIMIT_MS);

  afterAll(() => close?.());

  it('converts each mobile phone to the normal form; of several accounts with the same phone, converts one', async () => {
    const rows = await db.selectFrom('customers').select(['fullName', 'phone']).execute();
    expect(Object.fromEntries(rows.map(({ fullName, phone }) => [fullName, phone]))).toEqual({
      'without a zero': '+8801711000001',
      'as it should be': '+8801711000002',
      'beside that': '+88001711000002',
      unverified: '+88008801711000003',
      verified: '+8801711000003',
      'no mobile': '+8817112',
    });
  });
});

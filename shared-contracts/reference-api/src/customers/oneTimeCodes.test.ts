import { sql } from 'kysely';
import { migrate } from '../database/migrate';
import { openAccounts } from '../testing/openAccounts';
import { openTestApi } from '../testing/openTestApi';
import { OPEN_LIMIT_MS, openEmptyPostgres } from '../testing/testDatabases';
import { createOneTimeCode } from './oneTimeCodes';

const PHONE = '+8801811000001';

describe('codes that were sent before the migration that gives sign-ups a table of their own', () => {
  it(
    'are still valid after it, each only for its own purpose',
    async () => {
      const { db, close } = await openEmptyPostgres();
      await migrate(db, {}, '011-review-figures');
      await sql`insert into customers (uuid, full_name, phone, password_hash, phone_verified)
        values (gen_random_uuid(), 'Nasrin', ${PHONE}, 'x', false)`.execute(db);
      const codes: string[] = [];
      for (const purpose of ['verify-phone', 'reset-password']) {
        const { code, codeHash, createdAt, expiresAt } = await createOneTimeCode(new Date());
        await sql`insert into one_time_codes select uuid, ${purpose}, 'sms', ${codeHash}, 0,
          ${createdAt}::timestamptz, ${expiresAt}::timestamptz from customers`.execute(db);
        codes.push(code);
      }
      await migrate(db);
      const api = await openTestApi(db);
      const { post } = openAccounts(api);
      const [signUp = '', password = ''] = codes;
      const wanted = { emailOrPhone: PHONE, otp: password };
      expect((await post('validate-otp', wanted)).status).toBe(200);
      expect((await post('verify-phone', { phone: PHONE, otp: signUp })).status).toBe(200);
      expect((await post('validate-otp', { ...wanted, otp: signUp })).status).toBe(400);
      await api.close();
      await close();
    },
    OPEN_LIMIT_MS,
  );
});

import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { PRODUCT } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';
import { deleteExpiredCodes } from './oneTimeCodes';

const PHONE = '01811000001';
const FULL_PHONE = '+8801811000001';

/** The phone's owner and a stranger, who have different networks. */
const OWNER = {
  from: { 'x-forwarded-for': '203.0.113.1' },
  signUp: { fullName: 'Nasrin Akter', email: 'nasrin@example.com', password: 'river boat at dawn' },
};
const STRANGER = {
  from: { 'x-forwarded-for': '203.0.113.2' },
  signUp: { fullName: 'Jabed Mia', email: 'jabed@example.com', password: 'open this door now' },
};

describe.each(TEST_DATABASES)(
  'the API for two people who sign up with one phone, on $database',
  ({ open }) => {
    const clock = createClock();
    const market = serveMarket(open, { now: clock.now });
    let accounts: Accounts;

    beforeAll(() => {
      accounts = openAccounts(market.api);
    });

    beforeEach(() => createTestMarket(market.db));

    type Person = typeof OWNER;

    /**
     * Signs up, after the cool-down for codes has ended.
     * @returns the code that is sent to the phone
     */
    async function signUp({ from, signUp: fields }: Person): Promise<string> {
      clock.advance(60);
      const reply = await accounts.post('signup', { ...fields, phone: PHONE }, from);
      expect(reply.status).toBe(200);
      return accounts.codeOf(PHONE);
    }
    async function resend({ from }: Person): Promise<string> {
      clock.advance(60);
      await accounts.post('resend-otp', { emailOrPhone: PHONE }, from);
      return accounts.codeOf(PHONE);
    }
    const verify = (otp: string, person = OWNER) =>
      accounts.post(
        'verify-phone',
        { phone: PHONE, otp, password: person.signUp.password },
        person.from,
      );
    const signIn = async ({ from, signUp: { password } }: Person) =>
      (await accounts.post('signin', { emailOrPhone: PHONE, password }, from)).status;
    const newestText = async () => (await accounts.messages(PHONE))[0]?.text;
    const account = () =>
      market.db
        .selectFrom('customers')
        .select(['uuid', 'fullName', 'email', 'phoneVerified'])
        .where('phone', '=', FULL_PHONE)
        .executeTakeFirst();
    const reads = async (accessToken = '') =>
      (
        await market.api.app.inject({
          url: '/customer/current-customer',
          headers: { authorization: `Bearer ${accessToken}` },
        })
      ).statusCode;
    const { fullName, email } = OWNER.signUp;
    const ofOwner = { fullName, email, phoneVerified: true };

    async function expectOwnersAccount(): Promise<void> {
      expect(await account()).toMatchObject(ofOwner);
      expect(await signIn(OWNER)).toBe(200);
      expect(await signIn(STRANGER)).toBe(401);
    }

    it("verifies the owner's sign-up with the owner's code, even if the stranger has signed up later", async () => {
      const code = await signUp(OWNER);
      await signUp(STRANGER);
      const strangers = await accounts.post(
        'signin',
        { emailOrPhone: PHONE, password: STRANGER.signUp.password },
        STRANGER.from,
      );
      const { status, body } = await verify(code);
      expect([status, await reads(body.accessToken)]).toEqual([200, 200]);
      expect(await reads(strangers.body.accessToken)).toBe(401);
      await expectOwnersAccount();
    });

    it('names in each SMS the person whose sign-up the code is for', async () => {
      await signUp(OWNER);
      expect(await newestText()).toContain('sign-up of Nasrin Akter');
      await signUp(STRANGER);
      expect(await newestText()).toContain('sign-up of Jabed Mia');
    });

    it('verifies only the sign-up whose code was entered, and makes the other code invalid', async () => {
      const codes = [await signUp(STRANGER), await signUp(OWNER)];
      const [strangers = '', owners = ''] = codes;
      expect((await verify(owners)).status).toBe(200);
      expect((await verify(strangers, STRANGER)).status).toBe(400);
      await expectOwnersAccount();
    });

    it("resends a code for the requester's own sign-up", async () => {
      await signUp(OWNER);
      await signUp(STRANGER);
      const code = await resend(OWNER);
      expect(await newestText()).toContain('sign-up of Nasrin Akter');
      await resend(STRANGER);
      expect(await newestText()).toContain('sign-up of Jabed Mia');
      expect((await verify(code)).status).toBe(200);
      await expectOwnersAccount();
    });

    it('resends a code for the only sign-up if another network requests it, and accepts only one of its codes', async () => {
      const code = await signUp(OWNER);
      const again = await resend(STRANGER);
      expect(await newestText()).toContain('sign-up of Nasrin Akter');
      expect((await verify(again)).status).toBe(200);
      expect((await verify(code)).status).toBe(400);
      await expectOwnersAccount();
    });

    it('keeps a code valid for ten minutes, even if further codes are sent', async () => {
      const code = await signUp(OWNER);
      for (let n = 0; n < 5; n += 1) await signUp(STRANGER);
      clock.advance(299);
      expect((await verify(code)).status).toBe(200);
      await expectOwnersAccount();
      expect(await market.db.selectFrom('signUps').selectAll().execute()).toEqual([]);
    });

    it('refuses a code after ten minutes, even if a newer code is valid', async () => {
      const code = await signUp(OWNER);
      clock.advance(540);
      const later = await signUp(STRANGER);
      expect((await verify(code)).body).toMatchObject({ code: 'wrong-otp' });
      expect((await verify(later, STRANGER)).status).toBe(200);
    });

    it('after five wrong attempts from a network, makes only the code that this network requested invalid', async () => {
      const code = await signUp(OWNER);
      const others = await signUp(STRANGER);
      const wrong =
        ['000000', '000001', '000002'].find((otp) => ![code, others].includes(otp)) ?? '';
      const tries = await Promise.all([1, 2, 3, 4, 5].map(() => verify(wrong, STRANGER)));
      expect(tries.map(({ body }) => body.code)).toEqual(Array(5).fill('wrong-otp'));
      expect((await verify(others, STRANGER)).status).toBe(400);
      expect((await verify(code)).status).toBe(200);
      await expectOwnersAccount();
    });

    it('gives the owner an account that a stranger has ordered with, and signs the stranger out', async () => {
      const code = await signUp(OWNER);
      await signUp(STRANGER);
      const { uuid = '' } = (await account()) ?? {};
      await createTestOrder(market.db, uuid, PRODUCT.rui);
      const before = await accounts.post(
        'signin',
        { emailOrPhone: PHONE, password: STRANGER.signUp.password },
        STRANGER.from,
      );
      const request = await market.api.app.inject({
        method: 'POST',
        url: '/customer/personal-data',
        headers: { authorization: `Bearer ${before.body.accessToken}` },
        payload: { currentPassword: STRANGER.signUp.password },
      });
      const download = request.json<{ url: string }>().url.replace(/^.*\/api\b/, '');
      const statusOf = async (url: string) => (await market.api.app.inject({ url })).statusCode;
      expect(await statusOf(download)).toBe(200);
      expect((await verify(code)).status).toBe(200);
      expect(await statusOf(download)).toBe(404);
      expect(await account()).toEqual({ uuid, ...ofOwner, email: null });
      expect(await reads(before.body.accessToken)).toBe(401);
      expect([await signIn(OWNER), await signIn(STRANGER)]).toEqual([200, 401]);
    });

    it("removes the stranger's e-mail address when the owner resets the password by phone", async () => {
      await signUp(STRANGER);
      clock.advance(60);
      await accounts.post('forgot-password', { emailOrPhone: PHONE }, OWNER.from);
      const otp = await accounts.codeOf(PHONE);
      const { password } = OWNER.signUp;
      await accounts.post('reset-password', { emailOrPhone: PHONE, otp, password }, OWNER.from);
      expect(await account()).toMatchObject({ email: null, phoneVerified: true });
      const strangers = STRANGER.signUp.email;
      await accounts.post('forgot-password', { emailOrPhone: strangers }, STRANGER.from);
      expect(await accounts.messages(strangers)).toEqual([]);
      expect(await market.db.selectFrom('signUps').selectAll().execute()).toEqual([]);
    });

    it('completes only one of two sign-ups that are verified simultaneously, and keeps its account if the stranger signs up again', async () => {
      const codes = [await signUp(OWNER), await signUp(STRANGER)];
      const [owners = '', strangers = ''] = codes;
      const replies = await Promise.all([verify(owners), verify(strangers, STRANGER)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
      const won = await account();
      clock.advance(60);
      const again = { ...STRANGER.signUp, phone: PHONE };
      expect((await accounts.post('signup', again, STRANGER.from)).status).toBe(200);
      expect(await newestText()).not.toMatch(/\d/);
      expect(await account()).toEqual(won);
    });

    it('deletes a sign-up a day after its code has expired', async () => {
      await signUp(OWNER);
      const purgeCodes = async (seconds: number) => {
        clock.advance(seconds);
        await deleteExpiredCodes({ db: market.db, now: clock.now });
        return (await market.db.selectFrom('signUps').selectAll().execute()).length;
      };
      expect(await purgeCodes(24 * 3600 + 599)).toBe(1);
      expect(await purgeCodes(2)).toBe(0);
      expect((await verify(await resend(OWNER))).status).toBe(200);
      await expectOwnersAccount();
    });
  },
);

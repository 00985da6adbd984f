import { workload } from '@marketplace/contracts/testing/workload';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { type Browser, openBrowser } from '../testing/openBrowser';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { verifyPassword } from './passwords';

const PHONE = '01811000001';
const FULL_PHONE = '+8801811000001';
/**
 * Both people in this test have the same name, so that the text of an SMS does not reveal whose
 * sign-up its code is for.
 */
const fullName = 'Nasrin Akter';
const OWNERS = 'river boat at dawn';
const OWNERS_NEXT = 'rain on tin roofs';
const STRANGERS = 'open this door now';

const STEPS = [
  'owner signs up',
  'stranger signs up',
  'stranger resends',
  'owner enters the newest code',
  'owner resends',
  'stranger asks for a new password',
  'owner sets a new password',
] as const;
type Step = (typeof STEPS)[number];

const SIGN_UPS: readonly Step[] = ['owner signs up', 'stranger signs up'];
const WITH_RESET: Step[] = [
  ...SIGN_UPS,
  'owner enters the newest code',
  'owner sets a new password',
];
/**
 * Returns all sequences of the steps that begin with a sign-up. A step before the first sign-up
 * would have no effect.
 */
const sequencesOf = (steps: readonly Step[]) =>
  permutationsOf(steps).filter(([first]) => first !== undefined && SIGN_UPS.includes(first));
const FEW = [...sequencesOf(WITH_RESET), ...sequencesOf(STEPS.slice(0, 4))];
const MANY = workload({
  gate: [...sequencesOf(WITH_RESET), ...sequencesOf(STEPS.slice(0, 5))],
  soak: sequencesOf(STEPS),
});

const CLIENTS = [
  { who: 'browsers', keepsCookies: true, sendsPassword: false, sequences: MANY },
  { who: 'clients without cookies', keepsCookies: false, sendsPassword: false, sequences: FEW },
  {
    who: 'clients that send the password',
    keepsCookies: false,
    sendsPassword: true,
    sequences: FEW,
  },
];

describe.each(CLIENTS)(
  'the account of a phone that two people sign up with, through $who',
  ({ keepsCookies, sendsPassword, sequences }) => {
    const clock = createClock();
    const market = serveMarket(openPostgres, { now: clock.now });
    let accounts: Accounts;
    let owner: Browser;
    let stranger: Browser;
    let hasSignedUp: boolean;

    beforeAll(() => {
      accounts = openAccounts(market.api);
    });

    async function begin(): Promise<void> {
      await createTestMarket(market.db);
      owner = openBrowser(market, '203.0.113.1', keepsCookies);
      stranger = openBrowser(market, '203.0.113.2', keepsCookies);
      hasSignedUp = false;
      const { orderUuid } = await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui, 'placed');
      await market.db
        .updateTable('orders')
        .set({ customerUuid: null, guestPhone: FULL_PHONE })
        .where('uuid', '=', orderUuid)
        .execute();
    }

    const newestCode = async () =>
      (await accounts.messages(PHONE)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])[0];
    const enterNewest = async () => {
      const otp = await newestCode();
      // The owner would not enter the code of a sign-up without having signed up.
      if (otp === undefined || !hasSignedUp) return undefined;
      return owner.post('verify-phone', {
        ...{ phone: PHONE, otp },
        ...(sendsPassword && { password: OWNERS }),
      });
    };
    const signUp = ({ post }: Browser, password: string) =>
      post('signup', { fullName, phone: PHONE, password });

    const actions: Record<Step, () => Promise<unknown>> = {
      async 'owner signs up'() {
        hasSignedUp = true;
        await signUp(owner, OWNERS);
      },
      'stranger signs up': () => signUp(stranger, STRANGERS),
      'owner resends': () => owner.post('resend-otp', { emailOrPhone: PHONE }),
      'stranger resends': () => stranger.post('resend-otp', { emailOrPhone: PHONE }),
      'owner enters the newest code': enterNewest,
      'stranger asks for a new password': () =>
        stranger.post('forgot-password', { emailOrPhone: PHONE }),
      async 'owner sets a new password'() {
        await owner.post('forgot-password', { emailOrPhone: PHONE });
        const otp = await newestCode();
        const reset = { emailOrPhone: PHONE, otp, password: OWNERS_NEXT };
        if (otp) await owner.post('reset-password', reset);
      },
    };

    /**
     * Returns three facts about the phone's account: whether it is verified, whether the owner's
     * password opens it, and whether it has the guest order.
     */
    async function outcome() {
      const account = await market.db
        .selectFrom('customers')
        .select(['uuid', 'passwordHash', 'phoneVerified'])
        .where('phone', '=', FULL_PHONE)
        .executeTakeFirst();
      const order = await market.db
        .selectFrom('orders')
        .select('customerUuid')
        .where('guestPhone', '=', FULL_PHONE)
        .executeTakeFirstOrThrow();
      const isVerified = account?.phoneVerified ?? false;
      const opens = (password: string) => verifyPassword(account?.passwordHash, password);
      const isOwners = isVerified && ((await opens(OWNERS)) || (await opens(OWNERS_NEXT)));
      return { isVerified, isOwners, isClaimed: order.customerUuid !== null };
    }

    async function expectOnlyOwner(sequence: readonly Step[]): Promise<boolean> {
      const { isVerified, isOwners, isClaimed } = await outcome();
      expect({ sequence, isOwners, isClaimed }).toEqual({
        sequence,
        isOwners: isVerified,
        isClaimed: isVerified,
      });
      return isOwners;
    }

    it("belongs to the phone's owner and has the guest order once it is verified, whatever happened before", async () => {
      for (const sequence of sequences) {
        await begin();
        for (const [index, step] of sequence.entries()) {
          clock.advance(60);
          await actions[step]();
          if (step.startsWith('owner')) await expectOnlyOwner(sequence.slice(0, index + 1));
        }
        if (!hasSignedUp || (await expectOnlyOwner(sequence))) continue;
        // Whatever the stranger did, the owner can finish the sign-up with a new code, if a cookie
        // or the password shows which sign-up is the owner's.
        clock.advance(60);
        await actions['owner resends']();
        const { status } = (await enterNewest()) ?? {};
        const isToldApart = keepsCookies || sendsPassword;
        expect({ sequence, status }).toEqual({ sequence, status: isToldApart ? 200 : 403 });
        expect(await expectOnlyOwner(sequence)).toBe(isToldApart);
      }
    }, 300_000);

    it('gets a new sign-up code if a cookie shows who signed up; otherwise it gets a code for the new password that a stranger requested', async () => {
      await begin();
      for (const step of ['owner signs up', 'stranger asks for a new password'] as const) {
        await actions[step]();
        clock.advance(60);
      }
      await actions['owner resends']();
      expect((await enterNewest())?.status).toBe(keepsCookies ? 200 : 400);
    });
  },
);

describe('a browser that sends a sign-up', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  const signUp = (password: string) => ({ fullName, phone: PHONE, password });
  let accounts: Accounts;

  beforeAll(() => {
    accounts = openAccounts(market.api);
  });
  beforeEach(() => createTestMarket(market.db));

  it('gets a new cookie with each sign-up, so that an attacker cannot use a planted cookie', async () => {
    const cookies: (string | undefined)[] = [];
    for (const phone of [PHONE, '01711000001']) {
      const reply = await market.api.app.inject({
        method: 'POST',
        url: '/auth/customer/signup',
        headers: { cookie: `knownDevice=${'a'.repeat(43)}` },
        payload: { ...signUp(OWNERS), phone },
      });
      cookies.push(reply.headers['set-cookie']?.toString());
    }
    for (const cookie of cookies) expect(cookie).toMatch(/^knownDevice=[\w-]{43};.* HttpOnly;/);
    expect(new Set([...cookies, `knownDevice=${'a'.repeat(43)}`]).size).toBe(3);
  });

  it('need not verify the phone itself: another browser can, if it is signed in to the account', async () => {
    const stranger = openBrowser(market, '203.0.113.2');
    await stranger.post('signup', signUp(STRANGERS));
    clock.advance(60);
    await openBrowser(market, '203.0.113.1').post('signup', signUp(OWNERS));
    const otp = await accounts.codeOf(PHONE);
    const elsewhere = { 'x-forwarded-for': '203.0.113.3' };
    const given = { emailOrPhone: PHONE, password: OWNERS };
    const { accessToken = '' } = (await accounts.post('signin', given, elsewhere)).body;
    const right = { phone: PHONE, otp };
    expect(await accounts.post('verify-phone', right, elsewhere)).toMatchObject({
      status: 403,
      body: { code: 'password-needed' },
    });
    const signedIn = { ...elsewhere, authorization: `Bearer ${accessToken}` };
    expect((await accounts.post('verify-phone', right, signedIn)).status).toBe(200);
  });

  it('is refused if it sends the right code with a password other than that of its sign-up', async () => {
    const owner = openBrowser(market, '203.0.113.1');
    await owner.post('signup', signUp(OWNERS));
    const right = { phone: PHONE, otp: await accounts.codeOf(PHONE) };
    expect(await owner.post('verify-phone', { ...right, password: STRANGERS })).toMatchObject({
      status: 403,
      body: { code: 'wrong-password' },
    });
    expect((await owner.post('verify-phone', { ...right, password: OWNERS })).status).toBe(200);
  });
});

function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

import { callApi } from '@marketplace/contracts/api/client';
import {
  createRefundAccount,
  deleteRefundAccount,
  listRefundAccounts,
} from '@marketplace/contracts/api/refundAccounts';
import type { Input } from '../http/Handlers';
import { createTestMarket } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { CUSTOMER, UNKNOWN } from '../testing/marketUuids';
import { openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { refundAccountHandlers } from './refundAccountHandlers';

const WALLET = { provider: 'bKash', number: '01711000009' };
const BANK = { provider: 'Dutch-Bangla Bank', number: '1234567890123' };

describe('the accounts of a customer for refunds', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { ...WITH_SANDBOX, now: clock.now });
  let rahim: Request;
  let karima: Request;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
    rahim = await market.api.visit('01711000001');
    karima = await market.api.visit('01711000002');
  });

  const create = (body: { provider: string; number: string } = WALLET, request = rahim) =>
    callApi(createRefundAccount, { request, body });
  const list = async (request = rahim) => (await callApi(listRefundAccounts, { request })).items;
  const remove = (uuid: string, request = rahim) =>
    callApi(deleteRefundAccount, { request, params: { uuid } });

  const told = async () =>
    (await openAccounts(market.api).messages('01711000001'))
      .map(({ text }) => text)
      .filter((text) => /refund/.test(text));

  it('are listed, the newest first, and no reply contains a complete account number', async () => {
    const wallet = await create();
    clock.advance(1);
    const bank = await create(BANK);
    expect(await list()).toEqual([bank, wallet]);
    expect(wallet).toMatchObject({ provider: 'bKash', maskedNumber: '••••0009' });
    expect(JSON.stringify([wallet, bank])).not.toMatch(/01711000009|1234567890123/);
    await remove(wallet.uuid);
    expect(await list()).toEqual([bank]);
  });

  it.each([
    ['bkash', '+88 01711-000009', 'bKash'],
    ['বিকাশ', '০১৭১১০০০০০৯', 'bKash'],
    ['NAGAD', '1711000009', 'Nagad'],
    ['bKash (personal)', '01711000009', 'bKash'],
  ])('recognise the wallet "%s" and number "%s" in every spelling', async (typed, number, name) => {
    await create({ provider: typed, number });
    await create({ provider: name, number: '01711000009' });
    expect(await list()).toMatchObject([{ provider: name, maskedNumber: '••••0009' }]);
  });

  it.each([
    ['a wallet with a landline', 'bKash', '0271234567'],
    ['a wallet with the number of a bank account', 'Nagad', '1234567890123'],
    ['a bank account with letters', 'Dutch-Bangla Bank', '12345678AB'],
    ['a bank account with too few digits', 'Dutch-Bangla Bank', '1234567'],
    ['no number', 'bKash', ''],
  ])('refuse %s and name the field', async (_, provider, number) => {
    await expect(create({ provider, number })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^number /),
    });
    expect(await list()).toEqual([]);
  });

  it.each([' ', 'bKash 01711000009', 'Sonali Bank ১২৩৪৫৬৭৮'])(
    'refuse the provider "%s"',
    async (provider) => {
      await expect(create({ provider, number: '01711000009' })).rejects.toMatchObject({
        status: 400,
        message: expect.stringMatching(/^provider /),
      });
    },
  );

  it.each(['constructor', '__proto__', 'toString'])('take "%s" for a bank', async (provider) => {
    expect(await create({ ...BANK, provider })).toMatchObject({ provider });
  });

  it("recognise a bank's name in upper and lower case", async () => {
    await create(BANK);
    await create({ ...BANK, provider: 'DUTCH-BANGLA BANK' });
    expect(await list()).toMatchObject([{ provider: 'Dutch-Bangla Bank' }]);
  });

  it('cause one message to the customer when an account is saved, but none when the request is repeated', async () => {
    const idempotencyKey = crypto.randomUUID();
    for (const _ of [1, 2]) {
      await callApi(createRefundAccount, { request: rahim, body: WALLET, idempotencyKey });
    }
    await create();
    expect(await told()).toEqual([
      'Nodibazar: the account ending in 0009 is for your refunds now. Not you? Set a new password.',
    ]);
  });

  it('are at most five, also if ten are sent simultaneously', async () => {
    const numbers = Array.from({ length: 10 }, (_, index) => `0171100001${index}`);
    const results = await Promise.allSettled(
      numbers.map((number) =>
        callApi(createRefundAccount, {
          request: rahim,
          body: { ...WALLET, number },
          // Their keys lock the customer too, so a lock in another order would be a deadlock.
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await list()).toHaveLength(5);
    for (const refusal of results.filter(({ status }) => status === 'rejected')) {
      expect(refusal).toMatchObject({ reason: { status: 409, code: 'too-many' } });
    }
  });

  it('are told once if another request saves the same account before the transaction is repeated', async () => {
    let state: 'first attempt' | 'undone' | 'saved by another' = 'first attempt';
    // PostgreSQL undoes the first attempt after it has saved the account, at the reply's update.
    const db = market.db.withPlugin({
      transformQuery: ({ node }) => {
        if (state !== 'first attempt' || node.kind !== 'UpdateQueryNode') return node;
        state = 'undone';
        throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      },
      transformResult: async ({ result }) => {
        if (state === 'undone') {
          state = 'saved by another';
          await create();
        }
        return result;
      },
    });
    const send = jest.fn();
    const context = jobContext(db, clock.now);
    const customerUuid = CUSTOMER.rahim;
    const owner = { owner: `customer ${customerUuid}`, customerUuid, key: 'of-the-first' };
    const reply = await refundAccountHandlers.createRefundAccount(
      // The cast is safe: the call has neither parameters nor files.
      {
        ...{ customerUuid, guest: undefined, body: WALLET, token: undefined, address: '10.0.0.0' },
        writeKey: { ...owner, call: 'createRefundAccount', requestHash: '' },
        device: { token: undefined, name: null, keep: () => undefined },
      } as object as Input<typeof createRefundAccount>,
      { ...context, messenger: { ...context.messenger, send } },
    );
    expect(state).toBe('saved by another');
    expect(await list()).toEqual([reply]);
    expect(await told()).toHaveLength(1);
    expect(send).not.toHaveBeenCalled();
  });

  it('belong to their customer alone', async () => {
    const { uuid } = await create();
    const unknown = await remove(UNKNOWN).catch((error: Error) => error.message);
    await expect(remove(uuid, karima)).rejects.toMatchObject({ status: 404, message: unknown });
    expect(await list(karima)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });
});

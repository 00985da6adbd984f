import { pino } from 'pino';
import { breachedPasswords } from '../providers/breachedPasswords';
import { createTestMarket } from '../testing/createTestMarket';
import { type Accounts, openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { type RangeService, serveRanges } from '../testing/serveRanges';
import { openPostgres } from '../testing/testDatabases';
import { RATE_LIMITS } from './rateLimits';

const LEAKED = 'seven green bottles';
const FRESH = 'rain on tin roofs';
const OWNER = '01711000001';
const NEW = '+8801911000077';

describe('a password that has leaked', () => {
  const clock = createClock();
  let service: RangeService;
  let accounts: Accounts;
  /**
   * How long the API waits for the leak service. `beforeEach` sets a time that suffices on a busy
   * machine. The test of a service that does not answer sets a shorter time.
   */
  let timeoutMs: number;
  const logged: string[] = [];
  const market = serveMarket(openPostgres, {
    now: clock.now,
    breachedPasswords: (password) =>
      breachedPasswords({ origin: service.origin, timeoutMs })(password),
    log: pino({ level: 'warn' }, { write: (line: string) => logged.push(line) }),
  });

  beforeAll(async () => {
    service = await serveRanges([LEAKED]);
    accounts = openAccounts(market.api);
  });
  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
    service.answer = service.answerRange;
    timeoutMs = 30_000;
    service.requests.length = 0;
    logged.length = 0;
  });
  afterAll(() => service?.close());

  const signUp = (password: string) =>
    accounts.post('signup', { fullName: 'Nasrin', phone: NEW, password });
  const warnings = () => logged.filter((line) => line.includes('leaked passwords'));
  const REFUSED = {
    status: 400,
    body: {
      code: 'invalid-input',
      message: [expect.stringMatching(/^password is one of the most common/)],
    },
  };

  it('is refused at sign-up, but another password is accepted', async () => {
    expect(await signUp(LEAKED)).toMatchObject(REFUSED);
    expect(await accounts.messages(NEW)).toEqual([]);
    expect((await signUp(FRESH)).status).toBe(200);
  });

  it('cannot be set as a new password, but the one-time code stays valid', async () => {
    await accounts.post('forgot-password', { emailOrPhone: OWNER });
    const otp = await accounts.codeOf(OWNER);
    const reset = (password: string) =>
      accounts.post('reset-password', { emailOrPhone: OWNER, otp, password });
    expect(await reset(LEAKED)).toMatchObject(REFUSED);
    expect((await reset(FRESH)).status).toBe(200);
    expect(warnings()).toEqual([]);
  });

  it.each<[string, RangeService['answer']]>([
    ['does not answer', () => undefined],
    ['is broken', (_, response) => response.writeHead(500).end()],
  ])(
    'is accepted if the service %s, and the failure is logged without the password',
    async (_, answer) => {
      service.answer = answer;
      timeoutMs = 300;
      expect((await signUp(LEAKED)).status).toBe(200);
      expect(warnings()).toHaveLength(1);
      const [sent] = service.requests;
      expect(warnings()[0]).not.toContain(sent?.url.slice(-5));
      expect(warnings()[0]).not.toContain(LEAKED);
    },
  );

  it('is no longer sent to the service after a network has reached its limit', async () => {
    const { most } = RATE_LIMITS.breachAsked.address;
    for (let n = 0; n < most + 5; n += 1) await signUp(LEAKED);
    expect(service.requests).toHaveLength(most);
  }, 60_000);

  it('is not sent to the service if it is a common password anyway', async () => {
    expect(await signUp('iloveyou')).toMatchObject(REFUSED);
    expect(service.requests).toEqual([]);
  });
});

import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Progress } from '@marketplace/contracts/conformance/Progress';
import { runConformance } from '@marketplace/contracts/conformance/runConformance';
import { workload } from '@marketplace/contracts/testing/workload';
import { inFirst, inPages, instead, on200, without } from '../testing/alterReplies';
import { type Alter, fetchInProcess, IN_PROCESS_HOST } from '../testing/fetchInProcess';
import { openConformanceHost } from '../testing/openConformanceHost';
import { OPEN_LIMIT_MS, openPostgres, TEST_DATABASES } from '../testing/testDatabases';

/** Time limit for a whole run, which sends over a thousand requests. */
const RUN_LIMIT_MS = 180_000;
/**
 * True if requests do not use the network. Only the soak and `cli/conform.full.test.ts` send
 * requests over the network.
 */
const IS_IN_PROCESS = workload({ gate: true, soak: false });

type Host = Awaited<ReturnType<typeof openConformanceHost>>;

describe.each(TEST_DATABASES)('the reference API on $database', ({ open }) => {
  let host: Host;
  let closeDatabase: () => Promise<void>;

  beforeAll(async () => {
    const { db, close } = await open();
    closeDatabase = close;
    host = await openConformanceHost(db);
  }, OPEN_LIMIT_MS);

  afterEach(() => jest.restoreAllMocks());

  afterAll(async () => {
    await host?.close();
    await closeDatabase?.();
  });

  it(
    'conforms to the contract in every call, and the check reports its progress once per call',
    async () => {
      const told: Progress[] = [];
      if (IS_IN_PROCESS) fetchInProcess(host.app);
      const report = await runConformance({
        ...host.options,
        onProgress: (progress) => told.push(progress),
      });
      expect(report.differences).toEqual([]);
      expect(report.warnings).toEqual([]);
      expect(report.unchecked).toEqual([]);
      expect(report.checkedCalls).toEqual(Object.keys(apiCalls).sort());
      expectEachToldOnce(told);
      // Accepts pauses of any length, because the length depends on the machine's speed.
      expect(told.filter(({ kind }) => kind === 'pause')).toEqual([
        { kind: 'pause', callId: 'resendOtp', seconds: expect.any(Number) },
        { kind: 'pause', callId: 'forgotPassword', seconds: expect.any(Number) },
        { kind: 'pause', callId: 'sendOrderCode', seconds: expect.any(Number) },
      ]);
    },
    RUN_LIMIT_MS,
  );
});

/** Expects one progress message for each call of the contract, with its position in the run. */
function expectEachToldOnce(told: Progress[]): void {
  const calls = told.flatMap((each) => (each.kind === 'call' ? [each] : []));
  const total = Object.keys(apiCalls).length;
  expect(calls.map(({ callId }) => callId).sort()).toEqual(Object.keys(apiCalls).sort());
  expect(calls.map(({ position }) => position)).toEqual(calls.map((_, index) => index + 1));
  expect(calls.every((call) => call.total === total)).toBe(true);
}

/**
 * Calls whose differences a read-only run finds. The tests of these calls use a read-only run,
 * because it takes a third of the time of a full run.
 */
const READ_ALONE = new Set<keyof typeof apiCalls>([
  'listProducts',
  'getProductByHandle',
  'searchProducts',
  'listPopularSearches',
  'getMyOrder',
  'listAddresses',
  'listHomeSliders',
  'getCurrentCustomer',
  'getBlogByHandle',
  'getPublicCart',
  'signIn',
]);

const plus = (amount: number) => (value: unknown) => Number(value) + amount;

type Altered = [call: keyof typeof apiCalls, what: string, alter: Alter, difference: string];

const altered: Altered[] = [
  [
    'listPopularSearches',
    'proposes what nobody sells',
    inFirst((item) => {
      item.text = 'qqqqzzzzxxxx';
    }),
    'items.text finds no product',
  ],
  ['listProducts', 'drops a field', inFirst(without('price')), 'items.0.price is missing'],
  [
    'listProducts',
    'renames a field',
    inFirst((item) => {
      item.title = item.name;
      delete item.name;
    }),
    'items.0.name is missing',
  ],
  [
    'listProducts',
    'miscounts its pages',
    inPages((pages) => {
      pages.totalPages = (pages.totalPages ?? 0) + 1;
    }),
    'paginationStatus.totalPages is not totalItems by pageSize',
  ],
  [
    'getProductByHandle',
    'changes a type',
    on200((body) => {
      body.inventoryQuantity = String(body.inventoryQuantity);
    }),
    'inventoryQuantity',
  ],
  ['searchProducts', 'drops a list', on200(without('searchList')), 'searchList is missing'],
  [
    'getPublicCart',
    'adds up wrongly',
    on200((body) => {
      body.subtotal = plus(1)(body.subtotal);
    }),
    'subtotal is not the sum of its lines',
  ],
  [
    'getMyOrder',
    'invents a status',
    on200((body) => {
      body.status = 'lost';
    }),
    'status must be a known status',
  ],
  [
    'getMyOrder',
    "replies 403 for another customer's order",
    instead(404, 403),
    "404 expected for another customer's",
  ],
  ['signIn', 'replies 500 to bad input', instead(400, 500), '400 expected for a body without'],
  ['signIn', 'accepts a wrong password', instead(401, 200), '401 expected for a wrong password'],
  [
    'listAddresses',
    'forgets a header',
    (_, reply) => reply.headers.delete('www-authenticate'),
    'the header WWW-Authenticate is missing',
  ],
  [
    'addWishlistEntry',
    'refuses keys it does not know',
    () => undefined,
    'an unknown key of the body must be ignored, got 400',
  ],
  [
    'reopenComplaint',
    'reopens what is not settled',
    instead(409, 200),
    '409 expected for a complaint that is not settled',
  ],
  ['cancelMyOrder', 'cancels and does not say so', on200(keepPlaced), 'status is not cancelled'],
  [
    'listHomeSliders',
    'lets caches keep a reply too long',
    (_, reply) => reply.headers.set('cache-control', 'public, max-age=86400'),
    'cache-control: max-age of at most 60 expected',
  ],
  [
    'getCurrentCustomer',
    "lets caches keep a customer's reply",
    (_, reply) => reply.headers.set('cache-control', 'public, max-age=60'),
    'cache-control: no-store expected',
  ],
  [
    'getBlogByHandle',
    'sends errors in another format',
    (_, reply) => {
      if (reply.status === 404) reply.body = { error: 'Not found' };
    },
    'statusCode is not the status',
  ],
];

/** Further differences, in calls that only a full run makes. Only the soak tests them. */
const alike: Altered[] = [
  [
    'changeCartItem',
    'multiplies wrongly',
    inFirst((line) => {
      line.total = plus(0.01)(line.total);
    }, 'cartItems'),
    'cartItems.0.total is not unitPrice times quantity',
  ],
  [
    'placeOrder',
    'charges more than the sum',
    on200((body) => {
      body.total = plus(10)(body.total);
    }),
    'total is not subtotal plus deliveryCharge',
  ],
  [
    'createAddress',
    'does not name the field',
    (_, reply) => {
      if (reply.status === 400) reply.body.message = 'Wrong';
    },
    'message does not name name',
  ],
];

describe('the conformance check', () => {
  let host: Host;
  let closeDatabase: () => Promise<void>;

  beforeAll(async () => {
    const { db, close } = await openPostgres();
    closeDatabase = close;
    host = await openConformanceHost(db);
  }, OPEN_LIMIT_MS);

  afterEach(() => jest.restoreAllMocks());

  afterAll(async () => {
    await host?.close();
    await closeDatabase?.();
  });

  it.each(workload({ gate: altered.slice(0, 6), full: altered, soak: [...altered, ...alike] }))(
    'reports a difference in %s if the host %s',
    async (id, _, alter, line) => {
      const { method, path } = apiCalls[id];
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      const isStrict = line.includes('unknown key');
      fetchInProcess(host.app, (request, reply) => {
        if (request.method !== method || !pattern.test(request.path)) return;
        if (isStrict && request.body.includes('keyNobodyKnows')) {
          reply.status = 400;
          reply.body = { statusCode: 400, code: 'invalid-input', message: 'Unknown key' };
        } else alter(request, reply);
      });
      // Advances the clock past the rate limits that earlier runs have reached.
      await host.pause(3600);
      const { differences } = await runConformance({
        ...host.options,
        host: IN_PROCESS_HOST,
        only: id,
        isReadOnly: READ_ALONE.has(id),
      });
      expect(differences.join('\n')).toContain(line);
      expect(differences.every((each) => each.startsWith(`${id}: `))).toBe(true);
    },
    60_000,
  );

  it('warns about a field that the contract does not list, but reports no difference', async () => {
    fetchInProcess(host.app, ({ path }, { body }) => {
      if (path === '/blog') body.sponsor = 'Nobody';
    });
    const report = await runConformance({
      ...host.options,
      host: IN_PROCESS_HOST,
      isReadOnly: true,
      only: 'listBlogs',
    });
    expect(report.warnings).toEqual(['listBlogs: sponsor is not listed in the contract']);
    expect(report.differences).toEqual([]);
  });

  it('sends no requests that change data in a read-only run, except to sign in and out', async () => {
    const changing = new Set<string>();
    fetchInProcess(host.app, ({ method, path }) => {
      if (method !== 'GET') changing.add(path);
    });
    await runConformance({ ...host.options, host: IN_PROCESS_HOST, isReadOnly: true });
    expect([...changing].sort()).toEqual(['/auth/customer/logout', '/auth/customer/signin']);
  }, 60_000);

  it('reports in one sentence that the host cannot be reached', async () => {
    await expect(runConformance({ host: 'http://127.0.0.1:9' })).rejects.toThrow(
      'http://127.0.0.1:9 does not answer GET /capabilities',
    );
  });
});

function keepPlaced(body: Record<string, unknown>): void {
  body.status = 'placed';
}

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { buildUrl } from '@marketplace/contracts/client/buildUrl';
import { createPng } from '@marketplace/contracts/conformance/createPng';
import { workload } from '@marketplace/contracts/testing/workload';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/schema';
import { issueToken, revokeToken } from '../http/accessTokens';
import { accessOf } from '../testing/access/accessTable';
import {
  type CustomerFixtures,
  createCustomerFixtures,
  createTestCustomer,
} from '../testing/access/createCustomerFixtures';
import { createTestMarket } from '../testing/createTestMarket';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { createApi } from './createApi';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const NOTHING: CustomerFixtures = {
  phone: '',
  token: '',
  session: '',
  address: '',
  wish: '',
  order: '',
  orderItem: '',
  quietItem: '',
  placedOrder: '',
  placedParcel: '',
  deliveredOrder: '',
  deliveredParcel: '',
  refund: '',
  refundAccount: '',
  passkey: '',
  complaint: '',
  settledComplaint: '',
  cart: '',
  cartItem: '',
  problemCategory: '',
};

type Who = 'visitor' | 'owner' | 'other' | 'expired' | 'forged' | 'revoked';
const WHO = workload<readonly Who[]>({
  gate: ['visitor', 'owner', 'other'],
  full: ['visitor', 'owner', 'other', 'expired', 'forged', 'revoked'],
});

/**
 * Returns the status that a caller must get for a call, according to `access` in the contract and
 * to `accessOf`.
 */
function expectedStatus(id: ApiCallId, who: Who): number {
  const { isOwned, status = 200, statusForOthers } = accessOf(id);
  if (apiCalls[id].access === 'public' || who === 'owner') return status;
  if (who !== 'other') return 401;
  return statusForOthers ?? (isOwned ? 404 : status);
}

describe('the API', () => {
  let db: Database;
  let close: () => Promise<void>;
  let app: FastifyInstance;
  let mediaDir: string;
  let untouched: CustomerFixtures | undefined;
  let turnedMs = 0;

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
    await createTestMarket(db);
    mediaDir = await mkdtemp(join(tmpdir(), 'access-'));
    const now = () => new Date(Date.now() + turnedMs);
    app = createApi({ db, mediaDir, mediaBaseUrl: '', hasDevTools: false, now });
  }, OPEN_LIMIT_MS);

  afterAll(async () => {
    await app?.close();
    await close?.();
    await rm(mediaDir, { recursive: true, force: true });
  });

  /**
   * Creates a customer for a call, together with belongings if the call needs them. Calls that need
   * belongings but change nothing share one customer, because creating belongings takes most of the
   * time.
   */
  async function ownerFor(needsBelongings: boolean, isChanging: boolean) {
    if (!needsBelongings) return createTestCustomer(db);
    if (isChanging) return createCustomerFixtures(db, app);
    untouched ??= await createCustomerFixtures(db, app);
    return untouched;
  }

  async function tokenOf(who: Who, owner: string, customerUuid: string) {
    switch (who) {
      case 'visitor':
        return undefined;
      case 'owner':
        return owner;
      case 'forged':
        return randomBytes(32).toString('base64url');
      case 'expired':
        return (await issueToken(db, customerUuid, new Date(0))).accessToken;
      default: {
        const { accessToken } = await issueToken(db, customerUuid, new Date());
        if (who === 'revoked') await revokeToken(db, accessToken);
        return accessToken;
      }
    }
  }

  const cells = Object.values(apiCalls).flatMap(({ id }) =>
    // The cast is safe: every `id` is a key of `apiCalls`.
    WHO.map((who) => [id as ApiCallId, who, expectedStatus(id as ApiCallId, who)] as const),
  );

  // @spec 6.6
  it.each(cells)('replies to %s from caller "%s" with status %i', async (id, who, status) => {
    // Advances the clock by an hour per call, so that the rate limits of earlier calls have ended.
    turnedMs += 60 * 60 * 1000;
    const call: Call = apiCalls[id];
    const { request, isOwned } = accessOf(id);
    const own = await ownerFor(request.length > 0, call.method !== 'GET' && status === 200);
    const other = await createTestCustomer(db);
    const token = await tokenOf(who, own.token, other.uuid);
    const send = async (belongings: CustomerFixtures) => {
      const { params, query, body, hasPicture } = request(belongings);
      const form = hasPicture ? await pictureForm() : undefined;
      return app.inject({
        method: call.method,
        url: buildUrl('', call.path, params, query),
        headers: {
          ...form?.headers,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          cookie: 'consent=statistics',
        },
        payload: form?.payload ?? body,
      });
    };
    const belongings = { ...NOTHING, ...own };
    const reply = await send(belongings);
    expect([reply.statusCode, reply.statusCode === status ? '' : reply.body]).toEqual([status, '']);
    if (status === 401) expect(reply.headers['www-authenticate']).toBe('Bearer');
    // Belongings of another customer get the same reply as belongings that do not exist.
    if (who === 'other' && isOwned) {
      const missing = await send({ ...belongings, ...withNewUuids(belongings) });
      expect([missing.statusCode, missing.json()]).toEqual([404, reply.json()]);
    }
  });
});

/** Replaces the uuids of belongings by uuids that nothing has. Categories belong to nobody. */
const withNewUuids = ({ problemCategory, ...owned }: CustomerFixtures) =>
  Object.fromEntries(
    Object.entries(owned).map(([name, value]) => [name, UUID.test(value) ? randomUUID() : value]),
  );

async function pictureForm() {
  const form = new FormData();
  form.append('files', new Blob([createPng(32)], { type: 'image/png' }), 'picture.png');
  const made = new Response(form);
  const headers = { 'content-type': made.headers.get('content-type') ?? '' };
  return { headers, payload: Buffer.from(await made.arrayBuffer()) };
}

import { createHash } from 'node:crypto';
import type { ApiCallId } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { inTransaction } from '../database/inTransaction';
import type { Database, DatabaseTransaction, DataContext } from '../database/schema';
import { ApiProblem } from './ApiProblem';
import { lifetimeStart } from './testSession';

const KEPT_MS = 24 * 60 * 60 * 1000;
/**
 * Time after which a request without a stored reply counts as abandoned, because its process must
 * have died.
 */
const ABANDONED_MS = 120_000;
/**
 * The only call whose handler itself returns the stored reply to repeated requests. This reply is
 * valid only as long as its payment is (`payments/startPaymentOnce`).
 */
const REPLIES_BY_ITSELF: ApiCallId = 'startPayment';

export const hashOfRequest = (wanted: unknown) =>
  createHash('sha256').update(JSON.stringify(wanted)).digest('hex');

/** An `Idempotency-Key` together with its owner, its call and a hash of the request's body. */
export interface WriteKey {
  owner: string;
  customerUuid: string | null;
  key: string;
  /** Id and path parameters of the call. */
  call: string;
  requestHash: string;
}

interface Sender {
  customerUuid: string | undefined;
  guest: { tokenHash: string } | undefined;
  /** Network address of the client. */
  address: string;
}

/** Builds a write key from a request. The same header from two senders gives two different keys. */
export function writeKeyOf(
  { id }: Call,
  key: string,
  { params, body }: { params: unknown; body: unknown },
  { customerUuid, guest, address }: Sender,
): WriteKey {
  const visitor = guest ? `guest ${guest.tokenHash}` : `network ${hashOfRequest(address)}`;
  return {
    owner: customerUuid ? `customer ${customerUuid}` : visitor,
    customerUuid: customerUuid ?? null,
    key,
    call: params ? `${id} ${JSON.stringify(params)}` : id,
    requestHash: hashOfRequest(body),
  };
}

/**
 * The earlier use of a key. `reply` is null if the request placed an order, or if it is still
 * opening a payment page.
 */
type Written = Awaited<ReturnType<typeof readWritten>>;

function readWritten(db: Database, { owner, key }: WriteKey) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['call', 'requestHash', 'reply', 'orderUuid', 'createdAt'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * Finds the reply to an earlier request with the same key, before repeated requests count toward a
 * rate limit.
 * @returns undefined if the key is new, or if the handler itself replies to repeated requests
 * @throws ApiProblem 409 if the earlier request was different
 */
export async function findReply({ db, now }: DataContext, key: WriteKey): Promise<unknown> {
  const written = await readWritten(db, key);
  if (!written || isOver(written, now())) return undefined;
  assertSame(written, key);
  const [call] = written.call.split(' ');
  return call === REPLIES_BY_ITSELF ? undefined : (written.reply ?? undefined);
}

const isOver = ({ orderUuid, createdAt }: NonNullable<Written>, present: Date) =>
  orderUuid === null && createdAt.getTime() <= present.getTime() - KEPT_MS;

function assertSame(written: NonNullable<Written>, { call, requestHash }: WriteKey): void {
  if (written.call === call && written.requestHash === requestHash) return;
  const message = 'This Idempotency-Key was already used for something else';
  throw new ApiProblem(409, 'idempotency-key-reused', message);
}

/**
 * Claims a key for a request. If another request with the same key is running, the insert waits
 * until that request ends, and then finds its row.
 * @param orderUuid the order that the request places. The key of an order never expires
 * @returns the earlier use of the key, or `undefined` if the key was free, expired or abandoned
 * @throws ApiProblem 409 if the key was used for a different request
 */
export async function claimWriteKey(
  trx: DatabaseTransaction,
  writeKey: WriteKey,
  { now, orderUuid = null }: { now: Date; orderUuid?: string | null },
): Promise<Written> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const row = { ...writeKey, orderUuid, reply: null, createdAt: now };
  const claimed = await trx
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet(row)
        .where('idempotencyKeys.orderUuid', 'is', null)
        .where(({ or, and, eb }) =>
          or([
            eb('idempotencyKeys.createdAt', '<=', ago(KEPT_MS)),
            and([
              eb('idempotencyKeys.reply', 'is', null),
              eb('idempotencyKeys.createdAt', '<=', ago(ABANDONED_MS)),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const written = await readWritten(trx, writeKey);
  if (written) assertSame(written, writeKey);
  return written;
}

/**
 * A request's claim to a key. The time of the claim identifies it, because another request may
 * later take over an abandoned key.
 */
interface Claim extends WriteKey {
  claimedAt: Date;
}

/**
 * Claims a key again, because its stored reply is no longer valid.
 * @returns the time of the new claim; undefined if another request has claimed the key meanwhile
 */
export async function renewClaim(
  { db, now }: DataContext,
  { owner, key }: WriteKey,
  { createdAt }: { createdAt: Date },
): Promise<Date | undefined> {
  // The time must differ from that of the previous claim. Then only one of several concurrent
  // requests gets the key.
  const claimedAt = new Date(Math.max(lifetimeStart(now()).getTime(), createdAt.getTime() + 1));
  const renewed = await db
    .updateTable('idempotencyKeys')
    .set({ reply: null, createdAt: claimedAt })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('createdAt', '=', createdAt)
    .returning('key')
    .executeTakeFirst();
  return renewed && claimedAt;
}

/**
 * Stores the reply for a claimed key. If `db` is the transaction of the write, the write and its
 * reply are stored together.
 */
export async function keepReply(db: Database, claim: Claim, reply: unknown): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ reply: JSON.stringify(reply) })
    .where('owner', '=', claim.owner)
    .where('key', '=', claim.key)
    .where('createdAt', '=', claim.claimedAt)
    .execute();
}

/** Releases a claimed key after a failure, unless a reply is already stored for the key. */
export async function releaseWriteKey(
  db: Database,
  { owner, key, claimedAt }: Claim,
): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('createdAt', '=', claimedAt)
    .where('reply', 'is', null)
    .execute();
}

/**
 * Runs `write` only once per key, in one transaction. A repeated request gets the stored reply to
 * the first request. If `write` fails, the rollback also releases the key. `write` must have no
 * effects outside the database (`inTransaction`).
 */
export function writeOnce<Reply>(
  { db, now }: DataContext,
  key: WriteKey | undefined,
  write: (trx: DatabaseTransaction) => Promise<Reply>,
): Promise<Reply> {
  return inTransaction(
    db,
    async (trx) => {
      if (!key) return write(trx);
      const claimedAt = lifetimeStart(now());
      const earlier = await claimWriteKey(trx, key, { now: claimedAt });
      // The cast is safe: `claimWriteKey` has checked that the earlier request had the same call and
      // body.
      if (earlier) return earlier.reply as Reply;
      const reply = await write(trx);
      await keepReply(trx, { ...key, claimedAt }, reply);
      return reply;
    },
    { isRepeatable: key !== undefined },
  );
}

/** Deletes keys that are older than a day, except those with which orders were placed. */
export async function deleteExpiredWriteKeys({ db, now }: DataContext): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('orderUuid', 'is', null)
    .where('createdAt', '<=', new Date(now().getTime() - KEPT_MS))
    .execute();
}

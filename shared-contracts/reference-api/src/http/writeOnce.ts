import { createHash } from 'node:crypto';
import type { ApiCallId } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { Database, DatabaseTransaction, DataContext } from '../database/schema';
import { ApiProblem } from './ApiProblem';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** A payment without a reply by then has lost its process. */
const ABANDONED_MS = 120_000;
/** Its reply stays valid as long as its payment (`payments/startPaymentOnce`). */
const REPLIES_BY_ITSELF: ApiCallId = 'startPayment';

export const hashOfRequest = (wanted: unknown) =>
  createHash('sha256').update(JSON.stringify(wanted)).digest('hex');

/** An `Idempotency-Key`, its owner, and its request. */
export interface WriteKey {
  owner: string;
  customerUuid: string | null;
  key: string;
  /** The call's id and path parameters. */
  call: string;
  requestHash: string;
}

interface Sender {
  customerUuid: string | undefined;
  guest: { tokenHash: string } | undefined;
  /** Network of the client. */
  address: string;
}

/** Reads a request's key; the same key of another owner is a different key. */
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

/** Earlier use of a key; `reply` is null while a payment is being opened, and for an order. */
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
 * Finds the reply to an earlier request, before any limit is counted.
 * @returns undefined if the key is new or its handler replies by itself
 * @throws ApiProblem 409 if the key was used for another request
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
 * Claims a key. The insert waits for a concurrent request with the key, so that the second one
 * finds the first one's row.
 * @param orderUuid the order that this request would make, which then keeps the key
 * @returns the earlier use of the key, or `undefined` if the claim is new
 * @throws ApiProblem 409 if the key was used for another request
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
 * A claim of a key, identified by its time, because another request may have taken over an
 * abandoned one.
 */
interface Claim extends WriteKey {
  claimedAt: Date;
}

/**
 * Renews the claim of a key whose reply is no longer valid.
 * @returns the time of the claim; undefined if another request was faster
 */
export async function renewClaim(
  { db, now }: DataContext,
  { owner, key }: WriteKey,
  { createdAt }: { createdAt: Date },
): Promise<Date | undefined> {
  // Always later than the previous claim, so that of two concurrent renewals one succeeds.
  const claimedAt = new Date(Math.max(now().getTime(), createdAt.getTime() + 1));
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

/** Stores the reply of a claimed key; in the transaction of the write, if there is one. */
export async function keepReply(db: Database, claim: Claim, reply: unknown): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ reply: JSON.stringify(reply) })
    .where('owner', '=', claim.owner)
    .where('key', '=', claim.key)
    .where('createdAt', '=', claim.claimedAt)
    .execute();
}

/** Releases a claimed key after a failure. */
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
 * Writes in one transaction, once per key. A repeated request gets the first reply, which is
 * committed together with the write. A refusal releases the key by its rollback.
 */
export function writeOnce<Reply>(
  { db, now }: DataContext,
  key: WriteKey | undefined,
  write: (trx: DatabaseTransaction) => Promise<Reply>,
): Promise<Reply> {
  return db.transaction().execute(async (trx) => {
    if (!key) return write(trx);
    const claimedAt = now();
    const earlier = await claimWriteKey(trx, key, { now: claimedAt });
    // `claimWriteKey` matches call and body, so the reply has this type.
    if (earlier) return earlier.reply as Reply;
    const reply = await write(trx);
    await keepReply(trx, { ...key, claimedAt }, reply);
    return reply;
  });
}

/** Deletes keys after a day; an order keeps its own. */
export async function deleteExpiredWriteKeys({ db, now }: DataContext): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('orderUuid', 'is', null)
    .where('createdAt', '<=', new Date(now().getTime() - KEPT_MS))
    .execute();
}

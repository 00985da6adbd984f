import { createHash } from 'node:crypto';
import type { ApiCallId } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { Database, DatabaseTransaction, DataContext } from '../database/schema';
import { ApiProblem } from './ApiProblem';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** A payment whose gateway has not answered by then lost its process. */
const ABANDONED_MS = 120_000;
/** Its reply is good for as long as its payment is (`payments/startPaymentOnce`). */
const REPLIES_BY_ITSELF: ApiCallId = 'startPayment';

export const hashOfRequest = (wanted: unknown) =>
  createHash('sha256').update(JSON.stringify(wanted)).digest('hex');

/** An `Idempotency-Key`, whose it is, and what it was sent with. */
export interface WriteKey {
  owner: string;
  customerUuid: string | null;
  key: string;
  /** The call's id, and what is in its path. */
  call: string;
  requestHash: string;
}

interface Sender {
  customerUuid: string | undefined;
  guest: { tokenHash: string } | undefined;
  /** Network of the client. */
  address: string;
}

/** The key of a request; others' requests with the same key are nothing to it. */
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
 * The reply to a request that came before, asked for before any limit is counted.
 * @returns undefined where the key is new, and where its handler replies by itself
 * @throws ApiProblem 409 when the key was used for something else
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
 * Claims a key. The insert waits for another request that is using the key just now, so that of two at once
 * the second finds what the first has written.
 * @param orderUuid the order this request would make, which its key then stays with
 * @returns what the key was used for before, or `undefined` when the claim is new
 * @throws ApiProblem 409 when the key was used for something else
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

/** Claim of a key, known by its moment: one that was abandoned may be another request's by now. */
interface Claim extends WriteKey {
  claimedAt: Date;
}

/**
 * Claims a key anew whose reply is good no more.
 * @returns the moment of the claim; undefined where another request was quicker
 */
export async function renewClaim(
  { db, now }: DataContext,
  { owner, key }: WriteKey,
  { createdAt }: { createdAt: Date },
): Promise<Date | undefined> {
  // Later than the claim before it on any clock: of two that renew the same claim one finds it.
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

/** Keeps the reply of a claimed key; in the transaction of what was written, where there is one. */
export async function keepReply(db: Database, claim: Claim, reply: unknown): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ reply: JSON.stringify(reply) })
    .where('owner', '=', claim.owner)
    .where('key', '=', claim.key)
    .where('createdAt', '=', claim.claimedAt)
    .execute();
}

/** Gives a claimed key back where nothing came of it. */
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
 * Writes in one transaction, once per key: a request that comes again gets the first reply, which is committed
 * with what was written. What is refused gives the key back with its rollback.
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
    // The same call with the same body, by `claimWriteKey`: its reply has this type.
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

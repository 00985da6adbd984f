import { randomUUID } from 'node:crypto';
import type {
  ComplaintCase,
  ComplaintMessage,
  reopenComplaint as reopenComplaintCall,
  writeComplaintMessage as writeComplaintMessageCall,
} from '@marketplace/contracts/api/complaintCases';
import type { DatabaseTransaction } from '../database/schema';
import { reopenableUntil } from '../delivery-terms/complaintTerms';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext, Input } from '../http/Handlers';
import { type Orderer, ordererOf, senderOf } from '../http/orderer';
import { consumeRateLimit, type RateLimit } from '../http/rateLimits';
import { writeOnce } from '../http/writeOnce';
import { attachPictures } from '../uploads/attachedPictures';
import { isSettled } from './isSettled';
import { lockCase } from './lockCase';
import { claimPieces } from './pieces';
import { readCase } from './readCase';

const WRITING: RateLimit = { name: 'complaint message', most: 30, windowMinutes: 60 };

/** Adds a message to a complaint about one of the caller's own orders. Refuses it after the settlement. */
export async function writeComplaintMessage(
  input: Input<typeof writeComplaintMessageCall>,
  context: ApiContext,
): Promise<ComplaintCase> {
  const { params, body, writeKey } = input;
  const orderer = ordererOf(input);
  await consumeRateLimit(context, WRITING, senderOf(orderer));
  return writeOnce(context, writeKey, async (trx) => {
    const { complaint } = await lockCase(trx, params.uuid, orderer);
    if (isSettled(complaint)) {
      throw new ApiProblem(409, 'complaint-settled', 'This complaint is settled');
    }
    await addOwnMessage(trx, context, { orderer, complaintUuid: params.uuid, ...body });
    return readCase(trx, context, params.uuid);
  });
}

/**
 * Reopens a settled complaint about one of the caller's own orders. This is possible once, within a few days.
 * Claims the pieces again, because after a refusal another complaint may cover them.
 */
export async function reopenComplaint(
  { params: { uuid }, body, writeKey, ...caller }: Input<typeof reopenComplaintCall>,
  context: ApiContext,
): Promise<ComplaintCase> {
  const orderer = ordererOf(caller);
  await consumeRateLimit(context, WRITING, senderOf(orderer));
  return writeOnce(context, writeKey, async (trx) => {
    const { line, complaint } = await lockCase(trx, uuid, orderer);
    const until = isSettled(complaint) ? reopenableUntil(complaint) : null;
    if (!until || until <= context.now()) {
      const message = 'A complaint can be reopened once, within 7 days after it was settled';
      throw new ApiProblem(409, 'not-reopenable', message);
    }
    await claimPieces(trx, line, { wanted: complaint.quantity, except: uuid });
    await trx
      .updateTable('complaints')
      .set({ status: 'in-review', reopenedAt: context.now() })
      .where('uuid', '=', uuid)
      .execute();
    await addOwnMessage(trx, context, { orderer, complaintUuid: uuid, ...body });
    return readCase(trx, context, uuid);
  });
}

interface OwnMessage {
  orderer: Orderer;
  complaintUuid: string;
  text: string;
  imageUrls?: string[];
}

async function addOwnMessage(
  trx: DatabaseTransaction,
  { now, mediaUrl }: ApiContext,
  { orderer, complaintUuid, text, imageUrls = [] }: OwnMessage,
): Promise<void> {
  const uuid = await addMessage(trx, { complaintUuid, author: 'customer', text, createdAt: now() });
  const shown = { orderer, column: 'complaintMessageUuid', uuid } as const;
  await attachPictures(trx, mediaUrl, shown, imageUrls);
}

interface NewMessage extends Pick<ComplaintMessage, 'author' | 'text'> {
  complaintUuid: string;
  createdAt: Date;
}

/**
 * Adds a message to a complaint that `lockCase` has locked.
 * @returns the message's uuid
 */
export async function addMessage(trx: DatabaseTransaction, message: NewMessage): Promise<string> {
  const uuid = randomUUID();
  await trx
    .insertInto('complaintMessages')
    .values({ ...message, uuid })
    .execute();
  return uuid;
}

import {
  getComplaint,
  reopenComplaint,
  writeComplaintMessage,
} from '../../contracts/api/complaintCases';
import {
  createComplaint,
  deleteComplaint,
  listComplaints,
  listProblemCategories,
  updateComplaint,
} from '../../contracts/api/complaints';
import type { Order } from '../../contracts/api/orders';
import { uploadFiles } from '../../contracts/api/uploads';
import { createPng } from '../createPng';
import type { Tester } from '../createTester';

/**
 * Files a complaint about an order line, with a picture, then changes and deletes the complaint.
 */
export async function complain(tester: Tester, token: string, order: Order): Promise<void> {
  const { call, refuse, findings } = tester;
  const imageUrls = await upload(tester, token);
  const { items = [] } = (await call(listProblemCategories, {})) ?? {};
  // The order is not delivered, so a host may refuse problems that need a delivery.
  const problemCategoryUuid = (items.find(({ needsDelivery }) => !needsDelivery) ?? items[0])?.uuid;
  const orderItemUuid = order.parcels[0]?.orderItems[0]?.uuid;
  await call(listComplaints, {}, { token });
  if (!problemCategoryUuid || !orderItemUuid) {
    return findings.skip(
      'createComplaint',
      'the market has no problem category, or the order has no line',
    );
  }
  const body = { orderItemUuid, problemCategoryUuid, description: 'A check.', imageUrls };
  const made = await call(createComplaint, { body }, { token });
  if (!made) return;
  if (made.orderItemUuid !== orderItemUuid) {
    findings.differ('createComplaint', 'orderItemUuid is not the requested one');
  }
  const request = 'a second complaint about the same line';
  await refuse(createComplaint, { body }, { request, expected: [409], token });
  const params = { uuid: made.uuid };
  const description = 'A check, said again.';
  const changed = await call(updateComplaint, { params, body: { description } }, { token });
  if (changed && changed.description !== description) {
    findings.differ('updateComplaint', 'description is not the changed value');
  }
  await discuss(tester, token, params);
  await call(deleteComplaint, { params }, { token });
}

/** Writes a message about a complaint, and tries to reopen the complaint, which is not settled. */
async function discuss(
  { call, refuse, findings }: Tester,
  token: string,
  params: { uuid: string },
): Promise<void> {
  const body = { text: 'A check of messages.' };
  const written = await call(writeComplaintMessage, { params, body }, { token });
  const read = await call(getComplaint, { params }, { token });
  if (written && read && read.messages.at(-1)?.text !== body.text) {
    findings.differ('getComplaint', 'messages does not end with the written message');
  }
  // Only a settled complaint can be reopened, and no call of the contract settles one.
  const request = 'a complaint that is not settled';
  const refusal = { request, expected: [409], token, isOnlyRefused: true };
  await refuse(reopenComplaint, { params, body }, refusal);
}

async function upload({ call, refuse }: Tester, token: string): Promise<string[]> {
  const picture = new Blob([createPng(64)], { type: 'image/png' });
  const stored = await call(uploadFiles, { files: [picture] }, { token });
  const text = new Blob(['no picture'], { type: 'image/png' });
  const request = 'a text that calls itself a picture';
  await refuse(uploadFiles, { files: [text] }, { request, expected: [415], token });
  return stored?.items.map(({ mediumImageUrl }) => mediumImageUrl) ?? [];
}

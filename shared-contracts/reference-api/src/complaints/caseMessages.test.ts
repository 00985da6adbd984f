import { callApi } from '@marketplace/contracts/api/client';
import {
  getComplaint,
  reopenComplaint,
  writeComplaintMessage,
} from '@marketplace/contracts/api/complaintCases';
import {
  createComplaint,
  deleteComplaint,
  listProblemCategories,
  updateComplaint,
} from '@marketplace/contracts/api/complaints';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { answerCase } from '../complaint-decisions/answerCase';
import { decideCase } from '../complaint-decisions/decideCase';
import { endOfDay } from '../delivery-terms/endOfDay';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { picture } from '../testing/hostileFiles';
import { jobContext } from '../testing/jobContext';
import { CUSTOMER, PRODUCT, UNKNOWN } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { deleteUnusedUploads } from '../uploads/storedPictures';

describe('the messages of a complaint', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let rahim: Request;
  let karima: Request;
  let uuid: string;
  let orderItemUuid: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
    karima = await market.api.visit('01711000002');
    ({ orderItemUuid } = await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui));
    ({ uuid } = await complain());
  });

  async function complain() {
    const problemCategoryUuid = (await callApi(listProblemCategories)).items[0]?.uuid ?? '';
    const body = { orderItemUuid, problemCategoryUuid, description: 'It was soft.' };
    return callApi(createComplaint, { request: rahim, body });
  }
  const context = () => jobContext(market.db, clock.now);
  const operator = 'tester';
  const answer = (text: string, author: 'market' | 'shop' = 'market') =>
    answerCase(context(), { uuid, operator, author, text });
  const refuse = () => decideCase(context(), { uuid, operator, kind: 'refusal', reason: 'No.' });
  const read = (request = rahim) => callApi(getComplaint, { request, params: { uuid } });
  const write = (body: { text: string; imageUrls?: string[] }, request = rahim) =>
    callApi(writeComplaintMessage, { request, params: { uuid }, body });
  const reopen = (text = 'Look again.', request = rahim) =>
    callApi(reopenComplaint, { request, params: { uuid }, body: { text } });

  // @spec 3.33
  it('are in the order in which customer, market and shop wrote them, with pictures', async () => {
    const files = [new Blob([new Uint8Array(await picture('png'))])];
    const { items } = await callApi(uploadFiles, { request: rahim, files });
    const imageUrl = items[0]?.mediumImageUrl ?? '';
    await write({ text: 'A picture.', imageUrls: [imageUrl] });
    await answer('Thank you.');
    await answer('It is being packed.', 'shop');
    const { messages, takenUpAt } = await write({ text: 'Good.' });
    expect(messages).toMatchObject([
      { author: 'customer', text: 'A picture.', imageUrls: [{ mediumImageUrl: imageUrl }] },
      { author: 'market', text: 'Thank you.', imageUrls: [] },
      { author: 'shop', text: 'It is being packed.' },
      { author: 'customer', text: 'Good.' },
    ]);
    expect(takenUpAt).toBe(clock.now().toISOString());
    expect(await read()).toMatchObject({ messages, status: 'in-review' });
    clock.advance(48 * 3600);
    await deleteUnusedUploads({ ...context(), mediaDir: market.mediaDir });
    rahim = await market.api.visit('01711000001');
    expect((await read()).messages[0]?.imageUrls).toHaveLength(1);
  });

  it('are stored once if a request is repeated with the same key', async () => {
    const idempotencyKey = 'one-message';
    const send = () =>
      callApi(writeComplaintMessage, {
        request: rahim,
        params: { uuid },
        body: { text: 'Once.' },
        idempotencyKey,
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect((await read()).messages).toHaveLength(1);
  });

  it('are limited per hour', async () => {
    for (let i = 0; i < 30; i += 1) await write({ text: `Message ${i}` });
    await expect(write({ text: 'One more' })).rejects.toMatchObject({ status: 429 });
  });

  it('cannot be read or written by another customer, who gets the same 404 as for an unknown complaint', async () => {
    const attempts = await Promise.allSettled([
      read(karima),
      write({ text: 'Mine' }, karima),
      reopen('Mine', karima),
      callApi(getComplaint, { request: karima, params: { uuid: UNKNOWN } }),
    ]);
    const reasons = attempts.map((each) => each.status === 'rejected' && each.reason);
    expect(reasons.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(reasons.map(({ message }) => message)).size).toBe(1);
    expect((await read()).messages).toEqual([]);
  });

  it('let the customer change the complaint until the market or a shop answers', async () => {
    await write({ text: 'One more thing.' });
    const change = () =>
      callApi(updateComplaint, { request: rahim, params: { uuid }, body: { description: 'x' } });
    expect(await change()).toMatchObject({ status: 'open', description: 'x' });
    await answer('We look into it.');
    await expect(change()).rejects.toMatchObject({ status: 409, code: 'not-open' });
    const takeBack = callApi(deleteComplaint, { request: rahim, params: { uuid } });
    await expect(takeBack).rejects.toMatchObject({ status: 409, code: 'not-open' });
  });

  it('end with the outcome, and can continue once if the customer reopens the complaint within 7 days', async () => {
    await expect(reopen()).rejects.toMatchObject({ status: 409, code: 'not-reopenable' });
    await refuse();
    await expect(write({ text: 'But' })).rejects.toMatchObject({ code: 'complaint-settled' });
    await expect(answer('Late')).rejects.toThrow('settled');
    const until = endOfDay(clock.now(), 7).toISOString();
    expect(await read()).toMatchObject({
      status: 'rejected',
      answer: 'No.',
      outcome: { kind: 'refusal', quantity: 0, amount: null, reason: 'No.' },
      reopenableUntil: until,
    });
    expect(await reopen('Look again.')).toMatchObject({
      status: 'in-review',
      outcome: null,
      outcomes: [{ kind: 'refusal' }],
      reopenableUntil: null,
      messages: [{ author: 'customer', text: 'Look again.' }],
    });
    await refuse();
    await expect(reopen()).rejects.toMatchObject({ code: 'not-reopenable' });
    expect((await read()).outcomes).toHaveLength(2);
  });

  it('can continue until the end of the seventh day in Dhaka, but not later', async () => {
    await refuse();
    clock.advance((endOfDay(clock.now(), 7).getTime() - clock.now().getTime()) / 1000 - 1);
    rahim = await market.api.visit('01711000001');
    expect((await read()).reopenableUntil).not.toBeNull();
    clock.advance(1);
    rahim = await market.api.visit('01711000001');
    expect((await read()).reopenableUntil).toBeNull();
    await expect(reopen()).rejects.toMatchObject({ code: 'not-reopenable' });
  });

  it('cannot continue if another complaint covers the pieces of a refused complaint meanwhile', async () => {
    await refuse();
    await complain();
    await expect(reopen()).rejects.toMatchObject({ status: 409, code: 'already-open' });
  });

  it('continue with only one message if ten requests reopen the complaint simultaneously', async () => {
    await refuse();
    const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => reopen()));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read()).messages).toHaveLength(1);
  });
});

import { randomUUID } from 'node:crypto';
import type { Database } from '../database/schema';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { CUSTOMER, PRODUCT, TAG, UNKNOWN } from '../testing/marketUuids';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { describePending } from './describePending';
import { parseAct } from './moderate';

describe('the command moderate', () => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    await createTestMarket(db);
    await db.deleteFrom('supportMessages').execute();
  });

  afterAll(() => close?.());

  const run = async (...args: string[]) => parseAct(args)(db);
  const createdAt = new Date('2026-01-15T09:00:00Z');

  async function createTestComment(comment = 'Very useful'): Promise<string> {
    const uuid = randomUUID();
    const by = { customerUuid: CUSTOMER.rahim, authorName: 'Rahim Uddin' };
    const place = { blogUuid: TAG.fresh, parentUuid: null };
    await db
      .insertInto('blogComments')
      .values({ ...by, ...place, uuid, comment, createdAt, publishedAt: null })
      .execute();
    return uuid;
  }

  async function createTestComplaint(): Promise<string> {
    const uuid = randomUUID();
    const { orderItemUuid } = await createTestOrder(db, CUSTOMER.rahim, PRODUCT.rui);
    const category = await db
      .selectFrom('problemCategories')
      .select('uuid as problemCategoryUuid')
      .orderBy('position')
      .executeTakeFirstOrThrow();
    const about = { orderItemUuid, ...category, customerUuid: CUSTOMER.rahim, answer: null };
    await db
      .insertInto('complaints')
      .values({ ...about, uuid, description: 'It was soft.', createdAt })
      .execute();
    return uuid;
  }

  it('answers a review, replaces the answer if it is run again, and refuses unknown reviews and missing answers', async () => {
    const uuid = randomUUID();
    const by = { customerUuid: CUSTOMER.rahim, authorName: 'Rahim Uddin' };
    await db
      .insertInto('reviews')
      .values({ ...by, uuid, productUuid: PRODUCT.rui, rating: 2, comment: 'Late.', createdAt })
      .execute();
    const answered = () =>
      db.selectFrom('reviews').select(['answer', 'answeredAt']).executeTakeFirstOrThrow();
    expect(await run('review', uuid, '--answer', ' Sorry. ')).toBe(`Answered the review ${uuid}.`);
    expect(await answered()).toMatchObject({ answer: 'Sorry.', answeredAt: expect.any(Date) });
    await run('review', uuid, '--answer', 'Refunded.');
    expect(await answered()).toMatchObject({ answer: 'Refunded.' });
    await expect(run('review', UNKNOWN, '--answer', 'No.')).rejects.toThrow('There is no review');
    expect(() => parseAct(['review', uuid])).toThrow('--answer');
    expect(() => parseAct(['review', uuid, uuid, '--answer', 'x'])).toThrow('one review');
  });

  it('prints "none" for each kind of text that has no pending texts', async () => {
    expect((await run()).match(/ {2}none/g)).toHaveLength(4);
  });

  it('lists all pending texts, or those of one kind', async () => {
    const comment = await createTestComment();
    const complaint = await createTestComplaint();
    const all = await run();
    expect(all).toContain(
      `  ${comment}  2026-01-15 09:00  Rahim Uddin comments on how-to-choose-fish\n    Very useful`,
    );
    expect(all).toContain(
      `  ${complaint}  2026-01-15 09:00  [open] Rahim Uddin: Rui Fish, Item arrived damaged\n`,
    );
    expect(await run('complaints')).not.toContain(comment);
  });

  it('lists at most 20 texts of a kind, and says if there are more', async () => {
    for (let i = 0; i < 21; i += 1) await createTestComment(`Comment ${i}`);
    expect(await run('comments')).toContain('… and more after these 20.');
  });

  it('prints no characters that could control the terminal', async () => {
    await createTestComment('\u001b[2Jgone\u0007 \u202eright\r\nto left ক\u09cd\u200dষ');
    const listed = await describePending(db, 'comments');
    expect(listed).toContain('\ufffd[2Jgone\ufffd \ufffdright to left ক\u09cd\u200dষ');
  });

  it('publishes a pending comment, and refuses to publish it again', async () => {
    const uuid = await createTestComment();
    expect(await run('publish', uuid)).toBe(`Published the comment ${uuid}.`);
    await expect(run('publish', uuid)).rejects.toThrow(`${uuid} is waiting`);
    expect(await run('comments')).toContain('none');
  });

  it('marks a support message as handled, removes a support message and a comment in one run, and refuses unknown uuids', async () => {
    const comment = await createTestComment();
    const message = randomUUID();
    const text = { name: 'R', emailOrPhone: 'r@example.com', message: 'Hi' };
    await db
      .insertInto('supportMessages')
      .values({ ...text, uuid: message, createdAt, handledAt: null })
      .execute();
    expect(await run('support')).toContain(message);
    expect(await run('handled', message)).toContain('as handled');
    expect(await run('support')).not.toContain(message);
    expect((await run('remove', comment, message)).split('\n')).toHaveLength(2);
    await expect(run('remove', comment)).rejects.toThrow('There is no comment');
    await expect(run('handled', UNKNOWN)).rejects.toThrow('is waiting');
  });

  it.each([
    [['everything'], 'There is no "everything".'],
    [['publish'], 'Name a uuid from the list.'],
    [['publish', '12'], '"12" is not a uuid; copy one from the list.'],
    [['remove', UNKNOWN, '; drop table orders'], 'is not a uuid'],
    [['complaints', UNKNOWN], 'Use: moderate'],
    [['complaint', UNKNOWN], 'the command cases answers and decides complaints'],
    [['complaint', UNKNOWN, '--status', 'resolved'], "Unknown option '--status'"],
    [['publish', UNKNOWN, '--answer', 'x'], 'Use: moderate'],
    [['--force'], "Unknown option '--force'"],
  ])('says what is wrong with the arguments %j', (args, message) => {
    expect(() => parseAct(args)).toThrow(message);
  });
});

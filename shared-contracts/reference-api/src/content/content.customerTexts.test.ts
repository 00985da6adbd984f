import {
  addBlogComment,
  addBlogReply,
  listBlogComments,
  listOwnBlogTexts,
} from '@marketplace/contracts/api/blogComments';
import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { createComplaint, listProblemCategories } from '@marketplace/contracts/api/complaints';
import { note } from '@marketplace/contracts/api/fields';
import { subscribe } from '@marketplace/contracts/api/newsletter';
import { createReview, listReviews } from '@marketplace/contracts/api/reviews';
import { sendSupportMessage } from '@marketplace/contracts/api/support';
import { workload } from '@marketplace/contracts/testing/workload';
import * as z from 'zod/mini';
import { describePending } from '../cli/describePending';
import { publish, remove } from '../cli/moderation';
import { issueToken } from '../http/accessTokens';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { CUSTOMER, PRODUCT, UNKNOWN } from '../testing/marketUuids';
import { createClock, visitorWith } from '../testing/openTestApi';
import { scriptPayloads } from '../testing/scriptPayloads';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const SLUG = 'how-to-choose-fish';
/** Share of the payloads that is tested: 4 means every fourth payload. */
const ONE_OF = workload({ gate: 4, soak: 1 });

describe('the API for texts that customers write', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let rahim: Request;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('newsletterSubscribers').execute();
    await market.db.deleteFrom('supportMessages').execute();
    rahim = visitorWith((await issueToken(market.db, CUSTOMER.rahim, clock.now())).accessToken);
  });

  const say = (comment: string, slug = SLUG) =>
    callApi(addBlogComment, { request: rahim, params: { slug }, body: { comment } });
  const answer = (commentUuid: string, reply: string, slug = SLUG) =>
    callApi(addBlogReply, {
      request: rahim,
      params: { slug },
      body: { slug, data: { commentUuid, reply } },
    });
  const shown = async () => {
    clearApiCache();
    return (await callApi(listBlogComments, { params: { slug: SLUG } })).items;
  };
  const waiting = async () =>
    (
      await market.db
        .selectFrom('blogComments')
        .select('uuid')
        .where('publishedAt', 'is', null)
        .execute()
    ).map(({ uuid }) => uuid);
  const publishAll = async () => {
    for (const uuid of await waiting()) await publish(market.db, uuid);
  };

  // @spec 4.58, 6.5, 7.14
  it('hides a comment or reply until the market publishes it, and lists comments newest first, but replies oldest first', async () => {
    expect((await say('Which one is best?')).items).toEqual([]);
    expect(await shown()).toEqual([]);
    await publishAll();
    const [comment] = await shown();
    expect(comment).toMatchObject({ authorName: 'Rahim Uddin', comment: 'Which one is best?' });
    const uuid = comment?.uuid ?? '';
    clock.advance(60);
    expect((await answer(uuid, 'The first')).items[0]?.replies).toEqual([]);
    clock.advance(60);
    await answer(uuid, 'The second');
    await publishAll();
    expect((await shown())[0]?.replies.map(({ reply }) => reply)).toEqual([
      'The first',
      'The second',
    ]);
    clock.advance(60);
    await say('A newer one');
    await publishAll();
    expect((await shown()).map((each) => each.comment)).toEqual([
      'A newer one',
      'Which one is best?',
    ]);
    await remove(market.db, uuid);
    expect((await shown()).map((each) => each.comment)).toEqual(['A newer one']);
  });

  // @spec 7.15
  it('stores a comment or reply only once if it is posted twice', async () => {
    await say('Is it fresh?');
    await say('Is it fresh?');
    expect(await waiting()).toHaveLength(1);
    await publishAll();
    const [comment] = await shown();
    await answer(comment?.uuid ?? '', 'It is');
    await answer(comment?.uuid ?? '', 'It is');
    expect(await waiting()).toHaveLength(1);
  });

  // @spec 4.59
  it('shows customers their own comments that wait for publication, but not those of other customers', async () => {
    await say('Is it fresh?');
    await publishAll();
    const [comment] = await shown();
    await answer(comment?.uuid ?? '', 'It is');
    await say('Good to know');
    const own = (request: Request) =>
      callApi(listOwnBlogTexts, { request, params: { slug: SLUG } });
    const texts = (await own(rahim)).items.map(({ text, commentUuid }) => [text, commentUuid]);
    expect(texts).toHaveLength(2);
    expect(texts).toContainEqual(['It is', comment?.uuid]);
    expect(texts).toContainEqual(['Good to know', null]);
    const { accessToken } = await issueToken(market.db, CUSTOMER.karima, clock.now());
    expect(await own(visitorWith(accessToken))).toEqual({ items: [] });
    await expect(own(new Request('http://x.test'))).rejects.toMatchObject({ status: 401 });
  });

  it('refuses replies to comments that are not shown, and comments on unknown posts', async () => {
    await say('Still waiting');
    const [uuid = ''] = await waiting();
    const none = { status: 404 };
    await expect(answer(uuid, 'x')).rejects.toMatchObject(none);
    await publishAll();
    await answer(uuid, 'A reply');
    const [replyUuid = ''] = await waiting();
    await publishAll();
    await expect(answer(replyUuid, 'A reply to a reply')).rejects.toMatchObject(none);
    await expect(answer(UNKNOWN, 'x')).rejects.toMatchObject(none);
    for (const slug of ['not-yet', 'none']) {
      await expect(say('x', slug)).rejects.toMatchObject(none);
      await expect(answer(uuid, 'x', slug)).rejects.toMatchObject(none);
      await expect(callApi(listBlogComments, { params: { slug } })).rejects.toMatchObject(none);
    }
  });

  it('treats scripts as text in names, comments, replies, reviews, complaints and support messages', async () => {
    const { orderItemUuid } = await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui);
    const problemCategoryUuid = (await callApi(listProblemCategories)).items[0]?.uuid ?? '';
    expect(scriptPayloads.length).toBeGreaterThanOrEqual(40);
    for (const typed of scriptPayloads.filter((_, index) => index % ONE_OF === 0)) {
      // The text that the API stores: without bidi control characters, and with normalised line
      // ends.
      const text = z.parse(note(), typed);
      // Advances the clock by more than an hour per payload, so that no rate limit is reached.
      clock.advance(3601);
      await market.db.deleteFrom('blogComments').execute();
      await market.db.deleteFrom('reviews').execute();
      await market.db.deleteFrom('complaints').execute();
      await market.db.deleteFrom('supportMessages').execute();
      await market.db
        .updateTable('customers')
        .set({ fullName: text })
        .where('uuid', '=', CUSTOMER.rahim)
        .execute();

      await say(typed);
      await publishAll();
      await answer((await shown())[0]?.uuid ?? '', typed);
      await publishAll();
      const by = { authorName: text };
      expect(await shown()).toMatchObject([
        { ...by, comment: text, replies: [{ ...by, reply: text }] },
      ]);

      const productUuid = PRODUCT.rui;
      const body = { productUuid, rating: 1, comment: typed };
      expect(await callApi(createReview, { request: rahim, body })).toMatchObject({
        comment: text,
      });
      const reviews = await market.api.app.inject(`/product/review?productUuid=${productUuid}`);
      expect(reviews.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(reviews.json().items).toMatchObject([{ ...by, comment: text }]);

      const complaint = { orderItemUuid, problemCategoryUuid, description: typed };
      expect(await callApi(createComplaint, { request: rahim, body: complaint })).toMatchObject({
        description: text,
      });
      await callApi(sendSupportMessage, {
        body: { name: 'R', emailOrPhone: text, message: typed },
      });
      const stored = await market.db.selectFrom('supportMessages').select('message').execute();
      expect(stored).toEqual([{ message: text }]);
    }
  }, 120_000);

  it("stores a subscriber's e-mail address once, in lower case, and sends the same reply each time", async () => {
    const replies: object[] = [];
    for (const email of ['Rahim@Example.com ', 'rahim@example.COM', 'rahim@example.com']) {
      replies.push(await callApi(subscribe, { body: { email } }));
    }
    expect(replies).toEqual(Array(3).fill({ isDone: true }));
    expect(await market.db.selectFrom('newsletterSubscribers').select('email').execute()).toEqual([
      { email: 'rahim@example.com' },
    ]);
  });

  it.each(['', 'x', 'x@', 'a b@example.com', `${'x'.repeat(250)}@example.com`])(
    'refuses to subscribe the invalid e-mail address %j',
    async (email) => {
      await expect(callApi(subscribe, { body: { email } })).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('email must'),
      });
    },
  );

  it("mails a support message to the market, without the customer's words in the subject", async () => {
    const body = {
      name: 'Rahim\r\nBcc: x@y.z\u2028Answer to: x@y.z',
      emailOrPhone: '\u202E01711000001\nAnswer to: x@y.z',
      message: 'Hello\nthere\r\n\r\nAnswer to: x@y.z',
    };
    await callApi(sendSupportMessage, { body });
    const outbox = async () =>
      (await market.api.app.inject('/dev/outbox?to=support@nodibazar.example')).json().items;
    // The mail is sent after the API has replied.
    while ((await outbox()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const [mail] = await outbox();
    expect(mail.subject).toMatch(/^Support message [0-9a-f-]{36}$/);
    expect(mail.text.split('\n')).toEqual([
      'From: Rahim Bcc: x@y.z Answer to: x@y.z',
      'Answer to: 01711000001 Answer to: x@y.z',
      '',
      '> Hello',
      '> there',
      '> ',
      '> Answer to: x@y.z',
    ]);
    expect(await describePending(market.db, 'support')).toContain('Rahim Bcc: x@y.z Answer to: ');
  });

  const support = () =>
    callApi(sendSupportMessage, { body: { name: 'R', emailOrPhone: 'R@x.com', message: 'Hi' } });
  const subscribeOnce = () => callApi(subscribe, { body: { email: 'r@example.com' } });

  it.each<[string, number, () => Promise<unknown>]>([
    ['comments and replies', 20, () => say('Hello')],
    ['support messages of one contact', 5, support],
    ['subscriptions from one network address', 60, subscribeOnce],
  ])('accepts a limited number of %s per hour', async (_, most, act) => {
    for (let i = 0; i < most; i += 1) await act();
    await expect(act()).rejects.toMatchObject({ status: 429 });
    clock.advance(3601);
    expect(await act()).toBeDefined();
  });

  it('updates the rating of a product when a review of it is removed', async () => {
    await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui);
    const body = { productUuid: PRODUCT.rui, rating: 5, comment: 'Good' };
    await callApi(createReview, { request: rahim, body });
    // Lists as a signed-in customer, because `callApi` does not cache replies to customers.
    const query = { productUuid: PRODUCT.rui };
    const listed = await callApi(listReviews, { request: rahim, query });
    await remove(market.db, listed.items[0]?.uuid ?? '');
    expect(await callApi(listReviews, { request: rahim, query })).toMatchObject({
      items: [],
      averageRating: 0,
    });
  });
});

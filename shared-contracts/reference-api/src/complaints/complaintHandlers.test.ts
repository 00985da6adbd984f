import { callApi } from '@marketplace/contracts/api/client';
import {
  createComplaint,
  deleteComplaint,
  listComplaints,
  listProblemCategories,
  updateComplaint,
} from '@marketplace/contracts/api/complaints';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { answerCase } from '../complaint-decisions/answerCase';
import { decideCase } from '../complaint-decisions/decideCase';
import { issueToken } from '../http/accessTokens';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { picture } from '../testing/hostileFiles';
import { jobContext } from '../testing/jobContext';
import { CUSTOMER, PRODUCT, UNKNOWN } from '../testing/marketUuids';
import { createClock, visitorWith } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

describe.each(TEST_DATABASES)('the API for complaints on $database', ({ open }) => {
  const clock = createClock();
  const market = serveMarket(open, { now: clock.now });
  let rahim: Request;
  let karima: Request;
  let orderUuid: string;
  let orderItemUuid: string;
  let problemCategoryUuid: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    const visitor = async (uuid: string) =>
      visitorWith((await issueToken(market.db, uuid, clock.now())).accessToken);
    rahim = await visitor(CUSTOMER.rahim);
    karima = await visitor(CUSTOMER.karima);
    ({ orderUuid, orderItemUuid } = await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui));
    problemCategoryUuid = (await callApi(listProblemCategories)).items[0]?.uuid ?? '';
  });

  const complain = (changes: object = {}, request = rahim) =>
    callApi(createComplaint, {
      request,
      body: { orderItemUuid, problemCategoryUuid, description: 'It was soft.', ...changes },
    });
  const change = (uuid: string, body: object, request = rahim) =>
    callApi(updateComplaint, { request, params: { uuid }, body });
  const takeBack = (uuid: string, request = rahim) =>
    callApi(deleteComplaint, { request, params: { uuid } });
  const operator = 'tester';
  const context = () => jobContext(market.db, clock.now);
  const answer = (uuid: string) =>
    answerCase(context(), { uuid, operator, author: 'market', text: 'We look into it.' });
  const list = async (request = rahim) => (await callApi(listComplaints, { request })).items;
  const upload = async (request = rahim) => {
    const files = [new Blob([new Uint8Array(await picture('png'))])];
    return (await callApi(uploadFiles, { request, files })).items[0]?.mediumImageUrl ?? '';
  };

  // @spec 3.34, 7.20
  it('lists the problem categories, with "Something else" last', async () => {
    const names = (await callApi(listProblemCategories)).items.map(({ name }) => name);
    expect(names).toHaveLength(12);
    expect(names[0]).toBe('Item arrived damaged');
    expect(names).toEqual(
      expect.arrayContaining([
        'Charged more than the printed price',
        'Not as in the picture',
        'Delivery is late',
        'Parcel not received',
      ]),
    );
    expect(names.at(-1)).toBe('Something else');
  });

  // @spec 3.33, 7.21
  it("accepts a complaint about a line of the customer's own order, and lists it with the product", async () => {
    const imageUrl = await upload();
    const complaint = await complain({ imageUrls: [imageUrl] });
    expect(complaint).toMatchObject({
      orderItemUuid,
      orderUuid,
      orderNumber: expect.stringMatching(/^\d+$/),
      productName: 'Rui Fish',
      smallImageUrl: '/api/media/products/rui-small.webp',
      problemCategory: { uuid: problemCategoryUuid, name: 'Item arrived damaged' },
      imageUrls: [{ mediumImageUrl: imageUrl }],
      status: 'open',
      answer: null,
    });
    expect(await list()).toEqual([complaint]);
    expect(await list(karima)).toEqual([]);
  });

  it('replies 404 if the complaint or order line does not exist or belongs to another customer', async () => {
    const { uuid } = await complain();
    const outcomes = await Promise.allSettled([
      complain({}, karima),
      change(uuid, { description: 'Mine' }, karima),
      takeBack(uuid, karima),
      complain({ orderItemUuid: UNKNOWN }),
      change(UNKNOWN, {}),
      takeBack(UNKNOWN),
    ]);
    const statuses = outcomes.map((each) => each.status === 'rejected' && each.reason.status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await list())[0]?.description).toBe('It was soft.');
  });

  it('allows only one open complaint about all pieces of an order line, even if several requests are simultaneous', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 5 }, () => complain()));
    const statuses = sent.map((each) => (each.status === 'rejected' ? each.reason.status : 200));
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
    const uuid = (await list())[0]?.uuid ?? '';
    await answer(uuid);
    await expect(complain()).rejects.toMatchObject({ status: 409, code: 'already-open' });
    await decideCase(context(), { uuid, operator, kind: 'refusal', reason: 'It is that soft.' });
    expect((await list())[0]).toMatchObject({
      status: 'rejected',
      answer: 'It is that soft.',
    });
    expect((await complain()).status).toBe('open');
  });

  // @spec 7.22
  it('changes only the given fields, and only while the complaint is open', async () => {
    const pictures = [await upload(), await upload(), await upload()];
    const { uuid } = await complain({ imageUrls: pictures.slice(0, 2) });
    expect(await change(uuid, {})).toMatchObject({ description: 'It was soft.' });
    const other = (await callApi(listProblemCategories)).items[3];
    const changed = await change(uuid, {
      problemCategoryUuid: other?.uuid,
      imageUrls: [pictures[2], pictures[0]],
      orderItemUuid: UNKNOWN,
    });
    expect(changed).toMatchObject({ orderItemUuid, problemCategory: other });
    expect(changed.imageUrls.map(({ mediumImageUrl }) => mediumImageUrl)).toEqual([
      pictures[2],
      pictures[0],
    ]);
    expect((await change(uuid, { imageUrls: [] })).imageUrls).toEqual([]);
    await answer(uuid);
    await expect(change(uuid, { description: 'x' })).rejects.toMatchObject({ status: 409 });
    await expect(takeBack(uuid)).rejects.toMatchObject({ status: 409, code: 'not-open' });
  });

  // @spec 7.24
  it('deletes an open complaint, whose pictures can then be used in another complaint', async () => {
    const imageUrls = [await upload()];
    const { uuid } = await complain({ imageUrls });
    await takeBack(uuid);
    expect(await list()).toEqual([]);
    await expect(takeBack(uuid)).rejects.toMatchObject({ status: 404 });
    expect((await complain({ imageUrls })).imageUrls).toHaveLength(1);
  });

  it('refuses a picture that another customer uploaded, and changes nothing', async () => {
    const own = await upload();
    const foreign = await upload(karima);
    const { uuid } = await complain({ imageUrls: [own] });
    await expect(change(uuid, { imageUrls: [own, foreign] })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('imageUrls.1'),
    });
    expect((await list())[0]?.imageUrls).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    [
      'an unknown problem category',
      { problemCategoryUuid: UNKNOWN },
      'problemCategoryUuid must be one of',
    ],
    ['an empty description', { description: ' ' }, 'description must not be empty'],
    [
      'a description that is too long',
      { description: 'x'.repeat(1001) },
      'description must have at most 1000',
    ],
    ['an invalid order line', { orderItemUuid: 'x' }, 'orderItemUuid must be a uuid'],
  ])('refuses %s', async (_, changes, message) => {
    await expect(complain(changes)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
    });
  });

  it('lists complaints newest first, six per page', async () => {
    for (let i = 0; i < 7; i += 1) {
      const line = await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui);
      clock.advance(1);
      await complain({ orderItemUuid: line.orderItemUuid, description: `Complaint ${i}` });
    }
    const { items, paginationStatus } = await callApi(listComplaints, { request: rahim });
    expect(items.map(({ description }) => description)).toEqual(
      [6, 5, 4, 3, 2, 1].map((i) => `Complaint ${i}`),
    );
    expect(paginationStatus).toMatchObject({ totalItems: 7, totalPages: 2 });
  });

  it('limits the complaints that a customer can make per hour', async () => {
    for (let i = 0; i < 20; i += 1) {
      await expect(complain({ orderItemUuid: UNKNOWN })).rejects.toMatchObject({ status: 404 });
    }
    await expect(complain()).rejects.toMatchObject({ status: 429 });
    clock.advance(3601);
    expect((await complain()).status).toBe('open');
  });
});

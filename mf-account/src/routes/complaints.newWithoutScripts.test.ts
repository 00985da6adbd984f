import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getComplaint } from '@marketplace/contracts/api/complaintCases';
import {
  createComplaint,
  listComplaints,
  listProblemCategories,
} from '@marketplace/contracts/api/complaints';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { readNotice } from '@marketplace/contracts/pages/formPost';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildComplaint, PROBLEM } from '../testing/buildComplaint';
import { buildOrder } from '../testing/buildOrder';

allowsConsole(/^"The problem categories" could not be loaded/);

const order = buildOrder();
const line = order.parcels[0]?.orderItems[0]?.uuid ?? '';
const path = `/complain?order=${order.uuid}&orderItem=${line}`;
const headers = { cookie: 'accessToken=token-of-rahima' };
const typed = {
  intent: 'save-complaint',
  orderItemUuid: line,
  problemCategoryUuid: PROBLEM.wrong.uuid,
  description: 'It was\nmutton.',
  quantity: '1',
  wish: 'refund',
};
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [getComplaint.id], paymentMethods: [] });
  api.reply(listComplaints, { items: [], paginationStatus: buildPaging(6, 0) });
  api.reply(listProblemCategories, { items: Object.values(PROBLEM) });
  api.reply(getMyOrder, order);
});

const open = (url = path) => renderRoutesOnServer(routes, { path: url, headers });
const send = (changes: Record<string, string> = {}) =>
  renderRoutesOnServer(routes, { path, headers, form: { ...typed, ...changes } });
const noscript = (html: string) => /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';

describe('the form for a new complaint without JavaScript', () => {
  it('is on the page of the item, with the kinds of problems and the wishes', async () => {
    const form = noscript((await open()).html);
    expect(form).toContain(`action="/complain?order=${order.uuid}&amp;orderItem=${line}"`);
    for (const name of ['problemCategoryUuid', 'quantity', 'wish', 'description']) {
      expect(form).toContain(`name="${name}"`);
    }
    expect(form).toContain(PROBLEM.damaged.name);
    expect(form).not.toContain('type="file"');
  });

  it('is replaced by a link to the orders if the customer has chosen no item', async () => {
    const text = noscript((await open('/complain?orderItem=any')).html);
    expect(text).toContain('href="/orders"');
    expect(text).not.toContain('<form');
  });

  it('is absent from the list of complaints', async () => {
    expect((await open('/complain')).html).not.toContain('<noscript>');
    expect(api.sent.map(({ id }) => id)).not.toContain('listProblemCategories');
  });

  it('sends the complaint, and redirects to the list with a notice', async () => {
    api.reply(createComplaint, buildComplaint());
    const answer = await send();
    expect([answer.status, answer.location]).toEqual([303, '/complain']);
    const cookie = answer.cookies.map((one) => one.split(';')[0]).join('; ');
    const notice = readNotice(new Request('https://shop.test', { headers: { cookie } }));
    expect(notice).toEqual({ kind: 'success', message: 'Complain created successfully' });
    const sent = api.sent.find(({ id }) => id === 'createComplaint');
    expect(sent?.body).toEqual({
      orderItemUuid: line,
      problemCategoryUuid: PROBLEM.wrong.uuid,
      description: 'It was\nmutton.',
      imageUrls: [],
      quantity: 1,
      wish: 'refund',
    });
    expect(sent?.headers.authorization).toBe('Bearer token-of-rahima');
  });

  it('says which fields are wrong, and keeps what was typed', async () => {
    const { status, html } = await send({ problemCategoryUuid: '', quantity: '০' });
    expect(status).toBe(400);
    const form = noscript(html);
    expect(form).toContain('Choose the kind of problem');
    expect(form).toContain('aria-invalid="true"');
    expect(form).toMatch(/It was\s+mutton\.<\/textarea>/);
    expect(form).toMatch(/<option value="refund" selected/);
    expect(api.sent.map(({ id }) => id)).not.toContain('createComplaint');
  });

  it("shows the API's reason, and keeps what was typed", async () => {
    api.fail(createComplaint, 409, 'A complaint about this item is open', 'already-open');
    const { status, html } = await send();
    expect(status).toBe(409);
    expect(noscript(html)).toContain('A complaint about this item is open');
    expect(noscript(html)).toMatch(/It was\s+mutton\.<\/textarea>/);
  });

  it('says that the kinds of problems could not be loaded', async () => {
    api.fail(listProblemCategories, 503);
    expect(noscript((await open()).html)).toContain('The kinds of problems could not be loaded');
  });
});

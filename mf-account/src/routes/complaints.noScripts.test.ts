import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import {
  getComplaint,
  reopenComplaint,
  writeComplaintMessage,
} from '@marketplace/contracts/api/complaintCases';
import { listComplaints } from '@marketplace/contracts/api/complaints';
import { readNotice } from '@marketplace/contracts/pages/formPost';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildAnsweredCase, buildComplaintCase, buildOutcome } from '../testing/buildComplaintCase';

allowsConsole(/^Error handled by React Router default ErrorBoundary: ErrorResponseImpl/);

const found = buildAnsweredCase();
const path = `/complain?complaint=${found.uuid}`;
const headers = { cookie: 'accessToken=token-of-rahima', referer: `https://shop.test${path}` };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [getComplaint.id], paymentMethods: [] });
  api.reply(listComplaints, { items: [found], paginationStatus: buildPaging(6, 1) });
  api.reply(getComplaint, found);
});

const open = () => renderRoutesOnServer(routes, { path, headers });
const send = (form: Record<string, string>, changes: Record<string, string> = {}) =>
  renderRoutesOnServer(routes, {
    path,
    headers: { ...headers, ...changes },
    form: { intent: 'write-complaint', uuid: found.uuid, ...form },
  });

describe('a complaint without JavaScript', () => {
  it('shows its messages and the form for another message', async () => {
    const { status, html } = await open();
    expect(status).toBe(200);
    expect(html).toContain('We ask the courier.');
    expect(html).toMatch(/<form[^>]+action="\/complain\?complaint=/);
  });

  // @error page: getComplaint
  it("is not found if it is another customer's or unknown", async () => {
    api.fail(getComplaint, 404);
    const { status, html } = await open();
    expect(status).toBe(404);
    expect(html).not.toContain('We ask the courier.');
  });

  it.each([
    ['write-complaint', writeComplaintMessage, 'Your message is sent'],
    ['reopen-complaint', reopenComplaint, 'Your complaint is open again'],
  ])(
    'accepts a message from the form %s, and redirects back with a notice',
    async (intent, call, text) => {
      api.reply(call, found);
      const answer = await send({ intent, text: 'It is\nstill warm.' });
      expect([answer.status, answer.location]).toEqual([303, path]);
      const cookie = answer.cookies.map((one) => one.split(';')[0]).join('; ');
      const notice = readNotice(new Request('https://shop.test', { headers: { cookie } }));
      expect(notice).toEqual({ kind: 'success', message: text });
      const sent = api.sent.find(({ id }) => id === call.id);
      expect(sent?.body).toEqual({ text: 'It is\nstill warm.', imageUrls: [] });
      expect(sent?.headers.authorization).toBe('Bearer token-of-rahima');
    },
  );

  it('keeps the typed text if the API refuses the message', async () => {
    api.fail(writeComplaintMessage, 409, 'This complaint is settled', 'complaint-settled');
    const { status, html } = await send({ text: 'It is still warm.' });
    expect(status).toBe(409);
    expect(html).toContain('This complaint is settled');
    expect(html).toContain('>It is still warm.</textarea>');
  });

  it('shows the text of a refused message if the complaint was settled meanwhile', async () => {
    api.reply(getComplaint, buildComplaintCase({ status: 'resolved', outcome: buildOutcome() }));
    api.fail(writeComplaintMessage, 409, 'This complaint is settled', 'complaint-settled');
    const { status, html } = await send({ text: 'It is still warm.' });
    expect(status).toBe(409);
    expect(html).not.toContain('<textarea');
    expect(html).toContain('This complaint is settled');
    expect(html).toContain('It is still warm.');
  });

  it('says why it refuses an empty message', async () => {
    const { status, html } = await send({ text: ' ' });
    expect(status).toBe(400);
    expect(html).toContain('aria-invalid="true"');
    expect(api.sent.map(({ id }) => id)).not.toContain('writeComplaintMessage');
  });
});

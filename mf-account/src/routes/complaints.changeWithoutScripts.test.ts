import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getComplaint } from '@marketplace/contracts/api/complaintCases';
import {
  deleteComplaint,
  listComplaints,
  listProblemCategories,
  updateComplaint,
} from '@marketplace/contracts/api/complaints';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildComplaint, PROBLEM, storedPicture } from '../testing/buildComplaint';

const complaint = buildComplaint({ orderedQuantity: 3, quantity: 2, wish: 'refund' });
const headers = { cookie: 'accessToken=token-of-rahima' };
const pathTo = (intent: string) => `/complain?form=${intent}&entry=${complaint.uuid}`;
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [getComplaint.id], paymentMethods: [] });
  api.reply(listProblemCategories, { items: Object.values(PROBLEM) });
  list(complaint);
});

const list = (...items: (typeof complaint)[]) =>
  api.reply(listComplaints, { items, paginationStatus: buildPaging(6, items.length) });
const panelIn = (html: string) => /id="plain-form".*?<\/form>/s.exec(html)?.[0] ?? '';
const open = async (path: string) =>
  panelIn((await renderRoutesOnServer(routes, { path, headers })).html);
const send = (path: string, form: Record<string, string>) =>
  renderRoutesOnServer(routes, { path, headers, form });

describe('without JavaScript, an open complaint', () => {
  it('has links to the forms that change and delete it', async () => {
    const { html } = await renderRoutesOnServer(routes, { path: '/complain', headers });
    for (const intent of ['save-complaint', 'delete-complaint']) {
      expect(html).toContain(`href="${pathTo(intent).replace('&', '&amp;')}#plain-form"`);
    }
  });

  it('is changed, and keeps its pictures', async () => {
    const form = await open(pathTo('save-complaint'));
    expect(form).toContain('And warm.');
    expect(form).toContain(`name="imageUrls" value="${storedPicture(1).mediumImageUrl}"`);
    expect(form).toContain(`<option value="${PROBLEM.damaged.uuid}" selected`);
    api.reply(updateComplaint, complaint);
    const { status, location, cookies } = await send(pathTo('save-complaint'), {
      intent: 'save-complaint',
      uuid: complaint.uuid,
      orderItemUuid: complaint.orderItemUuid,
      savedWish: 'refund',
      pieces: '3',
      problemCategoryUuid: PROBLEM.wrong.uuid,
      quantity: '1',
      wish: '',
      description: 'It was mutton.',
      imageUrls: storedPicture(1).mediumImageUrl,
    });
    expect([status, location]).toEqual([303, '/complain']);
    expect(decodeURIComponent(cookies.join())).toContain('Complain updated successfully');
    expect(api.sent.find(({ id }) => id === 'updateComplaint')?.body).toEqual({
      problemCategoryUuid: PROBLEM.wrong.uuid,
      description: 'It was mutton.',
      imageUrls: [storedPicture(1).mediumImageUrl],
      quantity: 1,
      wish: null,
    });
  });

  it('keeps the typed text if the change is refused', async () => {
    const { status, html } = await send(pathTo('save-complaint'), {
      intent: 'save-complaint',
      uuid: complaint.uuid,
      orderItemUuid: complaint.orderItemUuid,
      problemCategoryUuid: '',
      description: 'It was mutton.',
    });
    expect(status).toBe(400);
    expect(panelIn(html)).toContain('It was mutton.');
    expect(panelIn(html)).toContain('Choose the kind of problem');
  });

  it('is deleted after a question', async () => {
    expect(await open(pathTo('delete-complaint'))).toContain('You may complain again.');
    api.reply(deleteComplaint, { isDone: true });
    const form = { intent: 'delete-complaint', uuid: complaint.uuid };
    const { status, cookies } = await send(pathTo('delete-complaint'), form);
    expect(status).toBe(303);
    expect(decodeURIComponent(cookies.join())).toContain('Complain deleted successfully');
  });

  it('has no form once it is looked into', async () => {
    list({ ...complaint, status: 'in-review' });
    expect(await open(pathTo('save-complaint'))).toBe('');
  });
});

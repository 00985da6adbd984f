import {
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer, updateCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions, listUpazilas } from '@marketplace/contracts/api/locations';
import { endOtherSessions, endSession, listSessions } from '@marketplace/contracts/api/sessions';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildAddress, buildCustomer, buildSession } from '../testing/buildCustomer';

const headers = { cookie: 'accessToken=good' };
const dhaka = { name: 'Dhaka', nameBn: 'ঢাকা' };
const savar = { name: 'Savar', nameBn: 'সাভার' };
const [first, second] = [buildAddress(1), buildAddress(2)];
const sessions = [buildSession(1), buildSession(2)];
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.reply(getCurrentCustomer, buildCustomer({ emailVerified: true }));
  api.reply(getCapabilities, {
    extensions: [updateCurrentCustomer.id, listSessions.id],
    paymentMethods: [],
  });
  api.reply(listAddresses, { items: [first, second], paginationStatus: buildPaging(10, 2) });
  api.reply(listSessions, { items: sessions });
  api.reply(listDivisions, { items: [{ ...dhaka, districts: [dhaka] }] });
  api.reply(listUpazilas, { items: [savar] });
});

/** Returns the panel with the form that the page shows without scripts. */
async function open(query: string): Promise<string> {
  const { html } = await renderRoutesOnServer(routes, { path: `/profile${query}`, headers });
  return panelIn(html);
}
const panelIn = (html: string) => /id="plain-form".*?<\/form>/s.exec(html)?.[0] ?? '';
const send = (query: string, form: Record<string, string>) =>
  renderRoutesOnServer(routes, { path: `/profile${query}`, headers, form });
const bodyOf = (id: string) => api.sent.find((sent) => sent.id === id)?.body;
const said = ({ cookies }: { cookies: string[] }) => decodeURIComponent(cookies.join());

describe('the profile in a browser without scripts', () => {
  it('links to the forms of its dialogs', async () => {
    const { html } = await renderRoutesOnServer(routes, { path: '/profile', headers });
    for (const query of [
      'form=save-profile',
      'form=save-address',
      `form=save-address&amp;entry=${second.uuid}`,
      `form=delete-address&amp;entry=${second.uuid}`,
      'form=log-out-devices',
      `form=log-out-devices&amp;entry=${sessions[1]?.uuid}`,
    ]) {
      expect(html).toContain(`href="/profile?${query}#plain-form"`);
    }
    expect(panelIn(html)).toBe('');
  });

  it('saves the name without a password', async () => {
    const form = await open('?form=save-profile');
    expect(form).toContain('action="/profile?form=save-profile#plain-form"');
    expect(form).toContain('value="Rahima Khatun"');
    api.reply(updateCurrentCustomer, buildCustomer());
    const answer = await send('?form=save-profile', {
      intent: 'save-profile',
      fullName: 'Rahima Begum',
      email: 'rahima@example.com',
      emailBefore: 'rahima@example.com',
      currentPassword: '',
    });
    expect([answer.status, answer.location]).toEqual([303, '/profile']);
    expect(said(answer)).toContain('Your profile is saved');
    expect(bodyOf('updateCurrentCustomer')).toEqual({ fullName: 'Rahima Begum' });
  });

  it('shows the typed values except the password if the profile is refused', async () => {
    const { status, html } = await send('?form=save-profile', {
      intent: 'save-profile',
      fullName: 'Rahima Begum',
      email: 'rahima@',
      emailBefore: 'rahima@example.com',
      currentPassword: 'four green birds',
    });
    expect(status).toBe(400);
    expect(panelIn(html)).toContain('value="Rahima Begum"');
    expect(panelIn(html)).toContain('value="rahima@"');
    expect(panelIn(html)).toContain('Enter an e-mail address');
    expect(html).not.toContain('four green birds');
  });

  describe('saves an address', () => {
    const typed = {
      intent: 'save-address',
      uuid: '',
      label: 'Home',
      'shipping.name': 'Rahima Begum',
      'shipping.phone': '01711000001',
      'shipping.district': 'ঢাকা',
      'shipping.upazila': 'সাভার',
      'shipping.area': 'Hemayetpur',
      'shipping.street': 'House 12',
      'shipping.landmark': '',
      'shipping.postcode': '',
    };

    it('whose places are typed in Bangla, with the division of the district', async () => {
      const form = await open('?form=save-address');
      expect(form).toMatch(/<select[^>]*name="shipping.district"/);
      expect(form).not.toContain('name="shipping.division"');
      api.reply(createAddress, first);
      const answer = await send('?form=save-address', typed);
      expect([answer.status, answer.location]).toEqual([303, '/profile']);
      expect(said(answer)).toContain('Address created successfully');
      expect(bodyOf('createAddress')).toMatchObject({
        label: 'Home',
        phone: '+8801711000001',
        division: 'Dhaka',
        district: 'Dhaka',
        upazila: 'Savar',
      });
    });

    it('that is changed, and prefills the form with it', async () => {
      const query = `?form=save-address&entry=${second.uuid}`;
      const form = await open(query);
      expect(form).toContain(`name="uuid" value="${second.uuid}"`);
      expect(form).toContain('value="House 2"');
      api.reply(updateAddress, second);
      const answer = await send(query, { ...typed, uuid: second.uuid });
      expect(said(answer)).toContain('Address updated successfully');
    });

    it('only after all its faults are corrected, and then offers the upazilas of the district', async () => {
      const { status, html } = await send('?form=save-address', {
        ...typed,
        'shipping.phone': '12345',
        'shipping.upazila': 'Elsewhere',
      });
      expect(status).toBe(400);
      expect(panelIn(html)).toContain('Enter a phone number of Bangladesh');
      expect(panelIn(html)).toContain('value="12345"');
      expect(panelIn(html)).toMatch(/<option value="Savar">/);
      expect(bodyOf('createAddress')).toBeUndefined();
    });
  });

  it('deletes an address after a question', async () => {
    const query = `?form=delete-address&entry=${second.uuid}`;
    expect(await open(query)).toContain('House 2');
    api.reply(deleteAddress, { isDone: true });
    const answer = await send(query, { intent: 'delete-address', uuid: second.uuid });
    expect([answer.status, answer.location]).toEqual([303, '/profile']);
    expect(said(answer)).toContain('Address deleted successfully');
  });

  it('shows no form for an address that is not on the page', async () => {
    const other = buildAddress(9).uuid;
    expect(await open(`?form=delete-address&entry=${other}`)).toBe('');
    expect(await open(`?form=save-address&entry=${other}`)).toBe('');
  });

  it('logs out a device, and all others', async () => {
    const uuid = sessions[1]?.uuid ?? '';
    const query = `?form=log-out-devices&entry=${uuid}`;
    expect(await open(query)).toContain(`name="uuid" value="${uuid}"`);
    api.reply(endSession, { isDone: true });
    const form = { intent: 'log-out-devices', currentPassword: 'four green birds' };
    const one = await send(query, { ...form, uuid });
    expect(said(one)).toContain('The device is logged out');
    api.reply(endOtherSessions, { isDone: true });
    const all = await send('?form=log-out-devices', { ...form, uuid: '' });
    expect(said(all)).toContain('All other devices are logged out');
  });
});

import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { getPreferences, updatePreferences } from '@marketplace/contracts/api/preferences';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildCustomer } from '../testing/buildCustomer';

it('without JavaScript, newsletter and language are saved, and the reply redirects to the profile with a message', async () => {
  const api = fakeApi();
  api.reply(getCurrentCustomer, buildCustomer());
  api.reply(listAddresses, { items: [], paginationStatus: buildPaging(10, 0) });
  api.reply(getCapabilities, {
    extensions: [getPreferences.id, updatePreferences.id],
    paymentMethods: [],
  });
  api.reply(updatePreferences, { isSubscribed: true, messageLanguage: 'fr' });
  const { status, location, cookies } = await renderRoutesOnServer(routes, {
    path: '/profile',
    headers: { cookie: 'accessToken=good' },
    form: {
      intent: 'save-preferences',
      messageLanguage: 'fr',
      hasNewsletter: '1',
      isSubscribed: '1',
    },
  });
  expect([status, location]).toEqual([303, '/profile']);
  expect(decodeURIComponent(cookies.join())).toContain('Your choice is saved');
  expect(api.sent.find(({ id }) => id === 'updatePreferences')?.body).toEqual({
    messageLanguage: 'fr',
    isSubscribed: true,
  });
});

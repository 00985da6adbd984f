import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { listInformationPages } from '@marketplace/contracts/api/informationPages';
import { sendSupportMessage } from '@marketplace/contracts/api/support';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { marketRoutes } from '../exposes/routes';

const failOnce = jest.fn().mockImplementationOnce(() => {
  throw new Error('The connection was lost.');
});
jest.mock('../information/contact/MessageForm', () => {
  failOnce();
  return jest.requireActual('../information/contact/MessageForm');
});

it('loads the code of its form again once the connection is back', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const api = fakeApi();
  api.reply(listInformationPages, { items: [] });
  api.reply(getCapabilities, { extensions: [sendSupportMessage.id], paymentMethods: [] });
  renderRoutes(marketRoutes?.(defaultMarketConfig) ?? [], { path: '/contact' });
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.queryByLabelText(/Your name/)).toBeNull();
  fireEvent(window, new Event('online'));
  expect(await screen.findByLabelText(/Your name/)).toBeVisible();
});

import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { createElement } from 'react';
import QuickView, { loadMessages } from './QuickView';

describe('QuickView on the server', () => {
  it('renders no dialog', async () => {
    const routes = [{ path: '/', element: createElement(QuickView) }];
    const { html } = await renderRoutesOnServer(routes);
    expect(html).not.toMatch(/dialog/);
  });

  it.each(['en', 'bn', 'fr'] as const)('has translated messages in %s', async (locale) => {
    const { messages } = await loadMessages(locale);
    expect(Object.keys(messages).length).toBeGreaterThan(20);
  });
});

import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { createElement } from 'react';
import SearchBox, { loadMessages } from './SearchBox';

describe('SearchBox on the server', () => {
  it('renders a form that works without scripts', async () => {
    const routes = [{ path: '/', element: createElement(SearchBox) }];
    const { html } = await renderRoutesOnServer(routes);
    expect(html).toMatch(/<form[^>]* role="search"/);
    expect(html).toContain('action="/product"');
    expect(html).toContain('name="productName"');
    expect(html).toContain('Search products');
  });

  it('has translated messages in Bangla', async () => {
    const { messages } = await loadMessages('bn');
    expect(Object.keys(messages).length).toBeGreaterThan(0);
  });
});

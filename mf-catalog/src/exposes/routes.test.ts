import { listProducts } from '@marketplace/contracts/api/products';
import { RegionHostContext } from '@marketplace/contracts/rendering';
import { Outlet } from '@marketplace/contracts/router';
import { recordQueryNames } from '@marketplace/contracts/testing/recordQueryNames';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { createElement } from 'react';
import { pages } from '../../pages';
import { allRoutes } from '../testing/allRoutes';
import { FISH, fakeMarket, pageOf } from '../testing/fakeMarket';
import { loadMessages, routes } from './routes';

describe('the routes on the server', () => {
  it('render the home page, and name its first picture in the head for a preload', async () => {
    fakeMarket();
    const { html, head, status } = await renderRoutesOnServer(routes);
    expect(status).toBe(200);
    expect(html).toContain('Fish of the morning');
    expect(html).toContain('href="/product/rui-fish"');
    expect(head?.lcpImage?.src).toBe('/slide-800.webp');
  });

  it('render a product list filtered by section, with the canonical URL of the section and no further parameters', async () => {
    fakeMarket();
    const path = `/product?pageNumber=abc&utm=1&featuredProductGroupUuid=${FISH}`;
    const { html, head } = await renderRoutesOnServer(routes, { path });
    expect(html).toContain('30 products');
    expect(head?.canonicalPath).toBe(`/category/featured/${FISH}`);
  });

  it('render the chosen variant, with its picture and structured data', async () => {
    fakeMarket();
    const path = '/product/rui-fish?option1=Pieces';
    const { html, head } = await renderRoutesOnServer(routes, { path });
    expect(html).toContain('৳410.00');
    expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1);
    expect(head).toMatchObject({
      title: 'Rui fish',
      canonicalPath: '/product/rui-fish',
      imageUrl: '/pictures/rui-pieces-800.webp',
      breadcrumbs: [{ name: 'River fish' }, { name: 'Rui fish', path: '/product/rui-fish' }],
      jsonLd: [{ '@type': 'Product' }],
    });
  });

  // @spec 2.56
  it('reply 404 to a page number past the end of a list', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = fakeMarket();
    api.reply(listProducts, pageOf([], 30, 9));
    const { status } = await renderRoutesOnServer(routes, { path: '/product?pageNumber=9' });
    expect(status).toBe(404);
  });

  it.each([
    ['/', ['CategoryDirectory', 'FeaturedShops']],
    [
      '/product/rui-fish',
      [
        'Description',
        'OtherSellers',
        'ProductCrumbs',
        'ProductFacts',
        'RelatedProducts',
        'Reviews',
        'Seller',
      ],
    ],
  ])('read the shared regions of %s from the fragment cache', async (path, parts) => {
    fakeMarket();
    const asked = new Set<string>();
    const read = (part: { name: string }) => void asked.add(part.name);
    const host = { onFailure: jest.fn(), fragments: { read } };
    const page = createElement(RegionHostContext, { value: host }, createElement(Outlet));
    const inShell = [{ element: page, children: routes }];
    // The first render only loads the code of the regions. The second render reads all fragments.
    await renderRoutesOnServer(inShell, { path });
    await renderRoutesOnServer(inShell, { path });
    expect([...asked].sort()).toEqual(parts);
  });

  // @spec 9.20
  it.each(['en', 'bn', 'fr'] as const)('load more than 20 messages in %s', async (locale) => {
    const { messages } = await loadMessages(locale);
    expect(Object.keys(messages).length).toBeGreaterThan(20);
  });

  it.each([
    ['/', '/'],
    ['/product', '/product'],
    ['/product/:slug', '/product/rui-fish'],
    ['/category', '/category'],
    ['/category/:slug', '/category/river-fish'],
    ['/category/featured/:uuid', `/category/featured/${FISH}`],
    ['/shoplist', '/shoplist'],
    ['/shop/:slug?', '/shop/bogura-krishi'],
  ])('read only those query parameters of %s that the page table names', async (line, path) => {
    fakeMarket();
    const { query = [] } = pages.find((page) => page.path === line) ?? {};
    const read = await recordQueryNames((search) =>
      renderRoutesOnServer(allRoutes, { path: path + search }),
    );
    expect(read.filter((name) => !query.includes(name))).toEqual([]);
    expect(read.length).toBeGreaterThan(line === '/' ? -1 : 0);
  });
});

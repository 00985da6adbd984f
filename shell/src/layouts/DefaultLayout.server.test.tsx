/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { defaultMarketConfig } from '@marketplace/contracts/config/marketConfig';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { createPageI18n } from '../app/createPageI18n';
import { PageProviders } from '../app/PageProviders';
import type { RootData } from '../app/rootLoader';
import { absentWidgets, noMenus } from '../testing/renderInShell';
import { DefaultLayout } from './DefaultLayout';

async function renderOnServer(user: RootData['user'] = null): Promise<string> {
  const handler = createStaticHandler([
    {
      id: 'root',
      path: '/',
      loader: (): RootData => ({ user, isTokenRefused: false, menus: noMenus }),
      element: <DefaultLayout />,
      children: [{ index: true, element: <h1>Home</h1> }],
    },
  ]);
  const context = await handler.query(new Request('https://shop.test/'));
  // Nothing here redirects, which is the only case in which the answer is a Response.
  const page = context as StaticHandlerContext;
  const router = createStaticRouter(handler.dataRoutes, page);
  const { prelude } = await prerenderToNodeStream(
    <PageProviders
      i18n={createPageI18n('en', [])}
      config={defaultMarketConfig}
      widgets={absentWidgets}
    >
      <StaticRouterProvider router={router} context={page} hydrate={false} />
    </PageProviders>,
    // The search box is away on purpose.
    { onError: () => undefined },
  );
  return text(prelude);
}

describe('the layout on the server', () => {
  it('holds no count, so that it is the same for every visitor without an account', async () => {
    const html = await renderOnServer();
    expect(html).toMatch(/aria-label="Cart"/);
    expect(html).toMatch(/aria-label="Wishlist"/);
    expect(html).toContain('name="productName"');
    expect(html).toContain('<h1>Home</h1>');
    expect(html).toContain('<footer');
  });

  it('opens its menu without a script', async () => {
    const html = await renderOnServer();
    const target = /popoverTarget="([^"]+)"/i.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`id="${target}"[^>]*popover=|popover=[^>]*id="${target}"`));
  });

  it('greets a customer by name', async () => {
    expect(await renderOnServer({ uuid: 'c1', fullName: 'Ayesha Siddiqua' })).toContain(
      'Ayesha Siddiqua',
    );
  });

  it('renders no inline style, which the policy would refuse', async () => {
    expect(await renderOnServer()).not.toMatch(/\sstyle="/);
  });
});

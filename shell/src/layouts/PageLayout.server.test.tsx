/** @jest-environment node */
import { text } from 'node:stream/consumers';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { LayoutName } from '@marketplace/contracts/RemoteModules';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { NO_MENUS } from '../page/menusCache';
import type { RootData } from '../page/rootData';
import { TestProviders } from '../testing/renderInShell';
import { loadLayout } from './lazyLayouts';
import { PageLayout } from './PageLayout';

interface Rendered {
  user?: RootData['user'];
  notice?: RootData['notice'];
  layout?: LayoutName;
  config?: Partial<MarketConfig>;
}

async function renderOnServer({
  user = null,
  notice,
  layout,
  config,
}: Rendered = {}): Promise<string> {
  const handler = createStaticHandler([
    {
      id: 'root',
      path: '/',
      loader: (): RootData => ({ user, menus: NO_MENUS, notice }),
      element: <PageLayout />,
      children: [{ index: true, handle: { layout }, element: <h1>Home</h1> }],
    },
  ]);
  const context = await handler.query(new Request('https://shop.test/'));
  // The cast is safe: no route redirects, so the result is not a Response.
  const page = context as StaticHandlerContext;
  const router = createStaticRouter(handler.dataRoutes, page);
  const { prelude } = await prerenderToNodeStream(
    <TestProviders config={config}>
      <StaticRouterProvider router={router} context={page} hydrate={false} />
    </TestProviders>,
    // Ignores React's report about the search box, which is unavailable in this test.
    { onError: () => undefined },
  );
  return text(prelude);
}

describe('the layout on the server', () => {
  // @spec 4.15
  it('contains no cart or wishlist counts, so that all visitors without an account get the same page', async () => {
    const html = await renderOnServer();
    expect(html).toMatch(/aria-label="Cart"/);
    expect(html).toMatch(/aria-label="Wishlist"/);
    expect(html).toContain('name="productName"');
    expect(html).toContain('<h1>Home</h1>');
    expect(html).toContain('<footer');
  });

  it('shows the result of a form that was sent without JavaScript, and escapes its text', async () => {
    const html = await renderOnServer({ notice: { kind: 'error', message: 'Only <b>2</b> left' } });
    expect(html).toMatch(/role="alert".*Only &lt;b&gt;2&lt;\/b&gt; left.*<main/s);
    expect(await renderOnServer()).not.toContain('role="alert"');
  });

  it('has a menu and a search that open without JavaScript', async () => {
    const html = await renderOnServer();
    const targets = [...html.matchAll(/popoverTarget="([^"]+)"/gi)].map(([, id]) => id);
    expect(new Set(targets)).toEqual(new Set(['main-menu', 'search']));
    for (const target of targets) {
      expect(html).toMatch(new RegExp(`id="${target}"[^>]*popover=|popover=[^>]*id="${target}"`));
    }
  });

  // @spec 2.29
  it('contains the name of a signed-in customer', async () => {
    expect(await renderOnServer({ user: { uuid: 'c1', fullName: 'Ayesha Siddiqua' } })).toContain(
      'Ayesha Siddiqua',
    );
  });

  it('renders no inline style, because the content security policy forbids it', async () => {
    expect(await renderOnServer()).not.toMatch(/\sstyle="/);
  });

  it('contains the links of header and footer before the browser has loaded their code', async () => {
    const html = await renderOnServer();
    expect(html).toContain('Help &amp; Support');
    expect(html).toContain('Coming Soon..');
  });

  it('has no newsletter form, but explains how to subscribe without JavaScript', async () => {
    const html = await renderOnServer();
    expect(html).toContain('News from the market');
    expect(html).not.toContain('name="subEmail"');
    expect(html).toMatch(/<noscript>.*To subscribe without JavaScript.*<\/noscript>/s);
  });

  // @spec 2.31
  it('shows the language selector in the top bar only if the market enables it', async () => {
    const countIn = (html: string) => html.split('href="?lang=bn"').length - 1;
    expect(countIn(await renderOnServer())).toBe(2);
    expect(countIn(await renderOnServer({ config: { isLanguageSelectorShown: true } }))).toBe(3);
  });

  it("has the landing layout's own header if a page uses that layout", async () => {
    await loadLayout('landing');
    const html = await renderOnServer({ layout: 'landing' });
    expect(html).toContain('https://seller.nodibazar.example/login');
    expect(html).not.toContain('name="productName"');
    expect(html).toContain('<footer');
    expect(html).not.toMatch(/\sstyle="/);
  });
});

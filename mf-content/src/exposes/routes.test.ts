import { getBlogByHandle, listBlogs } from '@marketplace/contracts/api/blog';
import { listBlogComments } from '@marketplace/contracts/api/blogComments';
import { clearApiCache } from '@marketplace/contracts/api/client';
import { listInformationPages } from '@marketplace/contracts/api/informationPages';
import { setupI18n } from '@marketplace/contracts/i18n';
import { LOCALES } from '@marketplace/contracts/i18n/locale';
import { INFORMATION_PAGES } from '@marketplace/contracts/informationSlugs';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { RouteHandle } from '@marketplace/contracts/RemoteModules';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { recordQueryNames } from '@marketplace/contracts/testing/recordQueryNames';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { pages } from '../../pages';
import { loadStoryMessages } from '../locales/loadMessages';
import { buildBlog, buildBlogSummary } from '../testing/buildBlog';
import { buildComment } from '../testing/buildComment';
import { stubShopReplies } from '../testing/stubShopReplies';
import { loadMessages, marketRoutes, routes } from './routes';

allowsConsole(
  /^Error handled by React Router default ErrorBoundary: ErrorResponseImpl/,
  /^Matched leaf route at location "\/nodibazar" does not have an element/,
);

const render = (path: string) => renderRoutesOnServer(routes, { path });
const sources = '/media/1-320.webp 640w, /media/1-800.webp 1280w';

let api: FakeApi;

beforeEach(() => {
  clearApiCache();
  api = fakeApi();
  api.answer(listBlogs, ({ url }) => {
    const pageNumber = Number(url.searchParams.get('pageNumber'));
    const items = pageNumber <= 2 ? [buildBlogSummary(pageNumber)] : [];
    return { items, paginationStatus: buildPaging(10, 11, pageNumber) };
  });
  api.reply(getBlogByHandle, buildBlog(1));
  api.reply(listBlogComments, { items: [buildComment()] });
  stubShopReplies(api);
});

// @spec 2.72
it('the list of posts is rendered on the server, and its first picture is preloaded', async () => {
  const { status, html, head } = await render('/blog');
  expect(status).toBe(200);
  expect(html).toContain('href="/blog/post-1"');
  expect(html).toContain(`srcSet="${sources}"`);
  expect(html).not.toContain('style="');
  expect(head).toMatchObject({
    canonicalPath: '/blog',
    feedPath: '/blog/feed.xml',
    lcpImage: { srcSet: sources },
  });
});

it('a post whose handle is in capitals is redirected to its lower-case URL', async () => {
  expect(await render('/blog/Post-1?page=2')).toMatchObject({
    status: 301,
    location: '/blog/post-1?page=2',
  });
});

// @spec 2.73
it('a post is rendered on the server, with the data for search engines and share cards', async () => {
  const { status, html, head } = await render('/blog/post-1');
  expect(status).toBe(200);
  expect(html).toContain('<h2 id="section-1">Before you buy</h2>');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; Good to know');
  expect(head).toMatchObject({
    title: 'Post 1',
    description: 'What post 1 is about.',
    canonicalPath: '/blog/post-1',
    openGraphType: 'article',
    imageUrl: '/media/1-800.webp',
    lcpImage: { srcSet: sources },
    jsonLd: [{ '@type': 'BlogPosting' }],
  });
});

it('the breadcrumbs show a post below the blog, in the language of the page', async () => {
  const { head } = await render('/blog/post-1');
  const [list, post] = head?.breadcrumbs ?? [];
  const { messages } = await loadStoryMessages('bn');
  const i18n = setupI18n({ locale: 'bn', messages: { bn: messages } });
  expect(typeof list?.name === 'object' && i18n._(list.name)).toBe('ব্লগ');
  expect(list?.path).toBe('/blog');
  expect(post).toEqual({ name: 'Post 1', path: '/blog/post-1' });
});

// @spec 9.28
it.each([
  ['/blog?pageNumber=2', 200, '/blog?pageNumber=2'],
  ['/blog?pageNumber=abc', 200, '/blog'],
  ['/blog?pageNumber=0', 200, '/blog'],
  ['/blog?pageNumber=3', 404, undefined],
  ['/blog?pageNumber=9999999999', 404, undefined],
])('the URL %s gets status %i and the canonical path %s', async (path, status, canonicalPath) => {
  const answer = await render(path);
  expect(answer.status).toBe(status);
  expect(answer.head?.canonicalPath).toBe(canonicalPath);
});

it('a tag without posts gets a 404', async () => {
  api.reply(listBlogs, { items: [], paginationStatus: buildPaging(10, 0) });
  expect(await render('/blog?tag=nothing')).toMatchObject({ status: 404 });
});

it('the canonical path of the posts about a tag contains that tag, but no unknown parameters', async () => {
  const items = [buildBlogSummary(1, { tags: [{ handle: 'fish', name: 'Fish' }] })];
  api.reply(listBlogs, { items, paginationStatus: buildPaging(10, 1) });
  const { head } = await render('/blog?tag=fish&utm_source=x');
  expect(head?.canonicalPath).toBe('/blog?tag=fish');
});

// @spec 4.60, 8.37
// @error page: getBlogByHandle
it('an unknown post gets a 404', async () => {
  api.fail(getBlogByHandle, 404);
  expect(await render('/blog/nothing')).toMatchObject({ status: 404 });
});

it('an empty list gets status 200, even for a page number above 1', async () => {
  api.reply(listBlogs, { items: [], paginationStatus: buildPaging(10, 0, 7) });
  const { status, head } = await render('/blog?pageNumber=7');
  expect(status).toBe(200);
  expect(head).toMatchObject({ canonicalPath: '/blog' });
});

// @spec 2.77
it('the brand’s page is rendered at its own path only', async () => {
  const brandRoutes = marketRoutes?.({ ...defaultMarketConfig, brandSlug: 'haor-hut' }) ?? [];
  const { status, html, head } = await renderRoutesOnServer(brandRoutes, { path: '/Haor-Hut' });
  expect(status).toBe(200);
  expect(html).toContain('https://seller.nodibazar.example/register');
  expect(html).not.toContain('style="');
  const question = { '@type': 'Question', name: 'How do I pay?' };
  expect(head).toMatchObject({
    canonicalPath: '/haor-hut',
    jsonLd: [
      { '@type': 'Organization' },
      {
        '@type': 'FAQPage',
        inLanguage: 'en',
        mainEntity: expect.arrayContaining([expect.objectContaining(question)]),
      },
    ],
  });
  expect(html).toContain('How do I pay?</h3>');
  expect(html).toContain('Bogura Krishi Ghor');
  expect(html).toMatch(/11 shops.*3 products/);
  expect(await renderRoutesOnServer(brandRoutes, { path: '/nodibazar' })).toMatchObject({
    status: 404,
  });
});

describe.each(LOCALES)('the information pages in %s', (locale) => {
  // @spec 2.74
  it.each(INFORMATION_PAGES)(
    'have at least three sections at /%s, and omit the language from the canonical path',
    async (slug) => {
      api.fail(listInformationPages, 404);
      const pages = marketRoutes?.(defaultMarketConfig) ?? [];
      const { status, html, head } = await renderRoutesOnServer(pages, {
        path: `/${slug}?lang=${locale}`,
      });
      expect(status).toBe(200);
      expect(html.match(/<h2/g)?.length).toBeGreaterThanOrEqual(3);
      expect(html).not.toContain('style="');
      const jsonLd = [{ inLanguage: locale, dateModified: expect.stringMatching(/^20/) }];
      expect(head).toMatchObject({ canonicalPath: `/${slug}`, jsonLd });
    },
  );
});

it('the contact page without scripts says that its form needs JavaScript', async () => {
  api.fail(listInformationPages, 404);
  const { html } = await renderRoutesOnServer(marketRoutes?.(defaultMarketConfig) ?? [], {
    path: '/contact',
  });
  expect(html).toContain('The form needs JavaScript.');
});

it.each(LOCALES)('blog, contact and brand page load their own messages in %s', async (locale) => {
  const all = [...routes, ...(marketRoutes?.(defaultMarketConfig) ?? [])];
  const handles = all.flatMap((route) => route.children ?? route).map(({ handle }) => handle);
  const counts = await Promise.all(
    handles.map(async (handle?: RouteHandle) => {
      const loaded = await handle?.loadMessages?.(locale);
      return Object.keys(loaded?.messages ?? {}).length;
    }),
  );
  expect(counts.filter((count) => count >= 10)).toHaveLength(4);
  const { messages } = await loadMessages(locale);
  expect(Object.keys(messages).length).toBeLessThan(5);
});

it.each([
  ['/blog', '/blog'],
  ['/blog/:slug', '/blog/post-1'],
  ...INFORMATION_PAGES.map((slug) => [`/${slug}`, `/${slug}`]),
  ['/:brand', `/${defaultMarketConfig.brandSlug}`],
])(
  'the page %s reads only those query parameters that the page table names',
  async (line, path) => {
    api.fail(listInformationPages, 404);
    const all = [...routes, ...(marketRoutes?.(defaultMarketConfig) ?? [])];
    const { query = [] } = pages.find((page) => page.path === line) ?? {};
    const read = await recordQueryNames((search) =>
      renderRoutesOnServer(all, { path: path + search }),
    );
    expect(read.filter((name) => !query.includes(name))).toEqual([]);
  },
);

import { text } from 'node:stream/consumers';
import { getMenuItems } from '@marketplace/contracts/api/menus';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { PROJECT_PAGES, PROJECT_PARTS } from '@marketplace/contracts/testing/projectPages';
import { init } from '@module-federation/enhanced/runtime';
import { createElement } from 'react';
import { redirect } from 'react-router-dom';
import { Footer } from '../../footer/Footer';
import { MenuEntries } from '../../header/MenuEntries';
import { buildManifest } from '../../testing/buildManifest';
import { createRenderer, type Renderer } from './createRenderer';

jest.mock('../../footer/Footer', () => {
  const { Footer } =
    jest.requireActual<typeof import('../../footer/Footer')>('../../footer/Footer');
  return { Footer: jest.fn(Footer) };
});
jest.mock('../../header/MenuEntries', () => {
  const { MenuEntries } = jest.requireActual<typeof import('../../header/MenuEntries')>(
    '../../header/MenuEntries',
  );
  return { MenuEntries: jest.fn(MenuEntries) };
});

const blog = {
  routes: [
    { id: 'content-blog', path: 'blog', element: createElement('h1', null, 'Blog') },
    { id: 'content-post', path: 'blog/:slug', element: createElement('h1', null, 'A post') },
    { id: 'content-contact', path: 'contact', handle: { middleware: ['userAuth'] } },
    { id: 'content-about-us', path: 'about-us', loader: () => redirect('/blog') },
  ],
  loadMessages: async () => ({ messages: {} }),
};
const widget = { default: () => null };

/** Releases without files. Every remote exposes the blog and an empty widget. */
const source = {
  composition: {
    id: 'first',
    versions: Object.fromEntries(PROJECT_PARTS.map((name) => [name, '1'])),
  },
  pages: PROJECT_PAGES,
  // No remote fills the slot for the search.
  slots: { widgets: { QuickView: 'mf_catalog' }, services: ['mf_cart_checkout'] },
  shell: buildManifest({}),
  readManifest: async (part: string) => buildManifest({ name: part }),
  readFile: async () => '',
  evaluate: () => ({
    init: () => undefined,
    get: async (module: string) => () => (module === './routes' ? blog : widget),
  }),
};

let render: Renderer;
let api: FakeApi;

const setMenu = (name: string) =>
  api.reply(getMenuItems, { items: [{ name, url: '/product', items: [] }] });

beforeAll(async () => {
  // In production, the shell's bundle calls `init`.
  init({ name: 'shell', remotes: [] });
  const apiOrigin = 'http://api.test';
  render = await createRenderer({ ...source, apiOrigin, config: defaultMarketConfig });
  api = fakeApi();
  setMenu('River fish');
});

describe('cached regions of pages', () => {
  const open = async (path: string) => {
    const { body } = await render(new Request(`http://shop.test${path}`), true);
    if (!body) throw new Error(`${path} has no document.`);
    return Buffer.isBuffer(body) ? body.toString() : text(body);
  };

  it.each(['en', 'bn'])(
    'are rendered once for several pages in the language %s',
    async (language) => {
      const paths = [`/blog?lang=${language}`, `/blog/rui?lang=${language}`];
      setMenu('Before');
      // Opens a page of each kind before the test counts, because the first page loads the regions'
      // code.
      for (const path of paths) await open(path);
      setMenu('River fish');
      jest.mocked(Footer).mockClear();
      jest.mocked(MenuEntries).mockClear();
      const [list, post] = await Promise.all(paths.map(open));
      expect(list).toMatch(/River fish.*<h1>Blog<.*<footer/s);
      expect(post).toMatch(/River fish.*<h1>A post<.*<footer/s);
      expect(Footer).toHaveBeenCalledTimes(1);
      expect(MenuEntries).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a page with a slot that no remote fills', () => {
  it('shows the fallback, and logs no failure', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { body } = await render(new Request('http://shop.test/blog'), true);
    expect(String(body)).toMatch(/<form[^>]+role="search"/);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('tells the browser which remotes fill slots and which remotes provide services', async () => {
    const { body } = await render(new Request('http://shop.test/blog'), true);
    expect(String(body)).toContain(
      '"widgets":{"QuickView":"mf_catalog"},"services":["mf_cart_checkout"]',
    );
  });
});

describe('a redirect', () => {
  const cookiesOf = async (path: string) => {
    const { status, headers } = await render(new Request(`http://shop.test${path}`), false);
    return { status, location: headers.location, cookies: String(headers['set-cookie']) };
  };

  it.each([
    ['a guard', '/contact', '/'],
    ['a loader', '/about-us', '/blog'],
  ])('of %s stores the language that the URL asks for', async (_of, path, location) => {
    const { cookies, ...answer } = await cookiesOf(`${path}?lang=bn`);
    expect(answer).toEqual({ status: 302, location });
    expect(cookies).toContain('i18n_redirected=bn; Path=/;');
  });

  it('keeps the cookies of a guard if the URL asks for a language', async () => {
    const { cookies } = await cookiesOf('/contact?lang=bn');
    expect(cookies).toContain(`wantedPage=${encodeURIComponent('/contact?lang=bn')};`);
  });

  it('stores no language if the URL asks for none', async () => {
    const { cookies } = await cookiesOf('/contact');
    expect(cookies).not.toContain('i18n_redirected');
  });
});

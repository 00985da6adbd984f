import { buildManifest } from '../testing/buildManifest';
import { filesToHydrate as filesOf } from './filesToHydrate';

const shell = buildManifest({
  entry: ['libraries.js', 'main.js'],
  chunks: {
    'messages-bn-po': ['shell-bn.js'],
    'layout-landing': ['layout-landing.js'],
    'account-pages': ['account-shared.js', 'account-pages.js'],
    'account-messages-bn-po': ['account-bn.js'],
  },
  integrity: { 'client/main.js': 'sha256-main' },
});
const catalog = buildManifest({
  name: 'mf_catalog',
  version: '2',
  entry: ['remoteEntry.js'],
  chunks: {
    'expose-routes': ['expose-routes.js'],
    'catalog-product': ['shared.js', 'product.js'],
    'catalog-home': ['home.js'],
    'messages-bn-po': ['bn.js'],
    'catalog-product-messages-bn-po': ['product-bn.js'],
    'catalog-home-messages-bn-po': ['home-bn.js'],
  },
  integrity: { 'client/remoteEntry.js': 'sha256-abc', 'client/home.js': 'sha256-home' },
});

type Page = Parameters<typeof filesOf>[0];
const filesToHydrate = (page: Omit<Page, 'shellPages'>) =>
  filesOf({ ...page, shellPages: 'account-pages' });

describe('filesToHydrate', () => {
  it("lists the code of the page's layout", () => {
    const { preloads } = filesToHydrate({ shell, routeIds: [], layout: 'landing', locale: 'bn' });
    expect(Object.keys(preloads)).toContain('/releases/shell/1/client/layout-landing.js');
  });

  it('lists the shared code and messages of account pages for an account page', () => {
    const routeIds = ['root', 'rest', 'account-pages/signup'];
    const { preloads } = filesToHydrate({ shell, routeIds, locale: 'bn' });
    expect(Object.keys(preloads)).toEqual(
      ['shell-bn', 'account-shared', 'account-pages', 'account-bn'].map(
        (file) => `/releases/shell/1/client/${file}.js`,
      ),
    );
  });

  it("lists only files of the matched route in the page's language", () => {
    const { scripts, preloads } = filesToHydrate({
      shell,
      owner: catalog,
      routeIds: ['root', 'catalog-product'],
      locale: 'bn',
    });
    expect(Object.keys(scripts)).toEqual([
      '/releases/shell/1/client/libraries.js',
      '/releases/shell/1/client/main.js',
    ]);
    expect(Object.keys(preloads)).toEqual([
      '/releases/shell/1/client/shell-bn.js',
      '/releases/mf_catalog/2/client/remoteEntry.js',
      '/releases/mf_catalog/2/client/expose-routes.js',
      '/releases/mf_catalog/2/client/shared.js',
      '/releases/mf_catalog/2/client/product.js',
      '/releases/mf_catalog/2/client/product-bn.js',
      '/releases/mf_catalog/2/client/bn.js',
    ]);
  });

  it('lists each file with the hash that the browser checks', () => {
    const { scripts, preloads } = filesToHydrate({
      shell,
      owner: catalog,
      routeIds: ['catalog-home'],
      locale: 'bn',
    });
    expect({ ...scripts, ...preloads }).toMatchObject({
      '/releases/shell/1/client/main.js': 'sha256-main',
      '/releases/mf_catalog/2/client/remoteEntry.js': 'sha256-abc',
      '/releases/mf_catalog/2/client/home.js': 'sha256-home',
      '/releases/mf_catalog/2/client/bn.js': '',
    });
  });

  it("lists only the shell's files if the server could not load the remote", () => {
    const { preloads } = filesToHydrate({ shell, routeIds: ['unavailable'], locale: 'bn' });
    expect(Object.keys(preloads).every((href) => href.includes('/shell/'))).toBe(true);
  });

  it('lists no chunk for a route whose id is a property of every object, e.g. "constructor"', () => {
    const { preloads } = filesToHydrate({
      shell,
      owner: catalog,
      routeIds: ['constructor'],
      locale: 'bn',
    });
    expect(Object.keys(preloads)).toHaveLength(4);
  });
});

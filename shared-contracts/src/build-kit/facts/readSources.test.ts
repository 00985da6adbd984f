import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readApiCalls } from './readApiCalls';
import { readContracts, readModuleUses } from './readModuleUses';
import { readRoutes } from './readRoutes';
import { parseSource } from './syntaxTree';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

describe('readApiCalls', () => {
  it('finds declared calls by name, and API addresses written as text', () => {
    const source = `
export const listLikes = defineCall({ id: 'listLikes', method: 'GET', path: '/blog/{handle}/likes' });
export const addLike = defineCall({ id: 'addLike', method: 'POST', path: '/like' });
const sent = fetch('/api/blog/likes').then(() => callApi(addLike));
const page = '/apiary';`;
    expect(readApiCalls(parseSource(source, false))).toEqual([
      { name: 'listLikes', call: 'GET /blog/{handle}/likes', isUsedHere: false, line: 2 },
      { name: 'addLike', call: 'POST /like', isUsedHere: true, line: 3 },
      { call: 'ANY /blog/likes', isUsedHere: true, line: 4 },
    ]);
  });
});

describe('readModuleUses', () => {
  it("finds the remotes' modules that a source loads, and their contracts", () => {
    const source = `
const CART: RemoteName = 'mf_cart_checkout';
const a = loadRemoteModule<RemoteService>(CART, 'service', LIMIT);
const b = remoteWidget('mf_catalog', 'SearchBox', <Form />);
const c = loadRemoteModule<RemoteRoutes>(remote, 'routes', LIMIT);
const d = loader.load('mf_catalog', 'QuickView');
const e = loadRemoteModule(remote, module, LIMIT);
const f = pages.load('en', 'routes');`;
    expect(readModuleUses(parseSource(source, true))).toEqual([
      { remote: 'mf_cart_checkout', module: './service', contract: 'RemoteService', line: 3 },
      { remote: 'mf_catalog', module: './SearchBox', contract: 'RemoteWidgetModule', line: 4 },
      { remote: '*', module: './routes', contract: 'RemoteRoutes', line: 5 },
      { remote: 'mf_catalog', module: './QuickView', contract: 'RemoteWidgetModule', line: 6 },
    ]);
  });

  it('reads the required exports of each kind of module from the contract', () => {
    const file = path.join(ROOT, 'shared-contracts/src/contracts/RemoteModules.ts');
    const contracts = readContracts(parseSource(readFileSync(file, 'utf8'), false));
    expect(contracts.get('RemoteRoutes')).toEqual(['routes', 'loadMessages']);
    expect(contracts.get('RemoteWidgetModule')).toEqual(['default']);
    expect(contracts.get('RemoteService')).toEqual(['activate']);
  });
});

describe('readRoutes', () => {
  it('finds paths and ids, also of groups and of the market’s own page', async () => {
    const routes = await readRoutes(path.join(ROOT, 'mf-content/src/exposes/routes.ts'));
    expect(routes).toEqual(
      expect.arrayContaining([
        { path: '', id: 'content-stories' },
        { path: '/blog/:slug', id: 'content-blog' },
        { path: '/about-us', id: 'content-about-us' },
        { path: '/:brand', id: 'content-landing' },
      ]),
    );
  });

  it('gives the page without a segment the path /', async () => {
    const routes = await readRoutes(path.join(ROOT, 'mf-catalog/src/exposes/routes.ts'));
    expect(routes).toContainEqual({ path: '/', id: 'catalog-home' });
  });
});

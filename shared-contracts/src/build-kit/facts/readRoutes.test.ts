import path from 'node:path';
import { readRoutes } from './readRoutes';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

describe('readRoutes', () => {
  it('finds the paths and ids of routes, even of groups without a path and of the market’s own page', async () => {
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

  it('returns the path / for the route without a segment', async () => {
    const routes = await readRoutes(path.join(ROOT, 'mf-catalog/src/exposes/routes.ts'));
    expect(routes).toContainEqual({ path: '/', id: 'catalog-home' });
  });
});

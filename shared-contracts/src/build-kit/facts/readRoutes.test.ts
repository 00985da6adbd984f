import path from 'node:path';
import { readRoutes } from './readRoutes';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

describe('readRoutes', () => {
  it("finds the paths and ids of all routes, including groups without a path and the brand's page, listed as /:brand", async () => {
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

  it('returns the path / for a route that has no path segment', async () => {
    const routes = await readRoutes(path.join(ROOT, 'mf-catalog/src/exposes/routes.ts'));
    expect(routes).toContainEqual({ path: '/', id: 'catalog-home' });
  });
});

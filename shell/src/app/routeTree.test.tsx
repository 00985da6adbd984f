import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { createMemoryRouter, type PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { createRouteTree, PAGES_ID } from './routeTree';

const own = [{ id: 'own', path: '/signup', element: null }];

/** Opens a page of the shell while no remote has loaded. */
function start(patchRoutesOnNavigation: PatchRoutesOnNavigationFunction) {
  return createMemoryRouter(createRouteTree([], [], own), {
    initialEntries: ['/signup'],
    hydrationData: { loaderData: { root: { user: null, menus: {} } } },
    patchRoutesOnNavigation,
  });
}

describe('the route tree of the shell', () => {
  beforeEach(() => {
    fakeApi();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['/', { id: 'found', index: true, element: null }],
    ['/blog', { id: 'found', path: 'blog', element: null }],
  ])('lets the router look for the remote that owns %s', async (path, route) => {
    const asked: string[] = [];
    const router = start(({ path: wanted, patch }) => {
      asked.push(wanted);
      patch(PAGES_ID, [route]);
    });
    await router.navigate(path);
    expect(asked).toEqual([path]);
    expect(router.state.matches.map(({ route: { id } }) => id)).toEqual([
      'root',
      PAGES_ID,
      'found',
    ]);
  });

  it("matches the shell's own pages without looking for a remote", async () => {
    const patch = jest.fn();
    const router = start(patch);
    await router.navigate('/SignUp?from=menu');
    expect(patch).not.toHaveBeenCalled();
    expect(router.state.matches.at(-1)?.route.id).toBe('own');
  });
});

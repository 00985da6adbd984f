import { hydrateRoutes, renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { fakeMarket } from '../testing/fakeMarket';
import * as page from './product';
import { loader } from './product.loader';

/** A placeholder for data that the server did not send, as the shell's client creates it. */
function omitted() {
  let fail = () => {};
  const pending = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('The markup is gone'));
  });
  return Object.assign(pending, { isOmitted: true, fail });
}

/** Opens a product page whose related shelves exist only as server markup, without their data. */
async function openDocument({ isHydrated }: { isHydrated: boolean }) {
  fakeMarket();
  const id = 'catalog-product';
  const path = '/product/rui-fish';
  const url = new URL(path, 'https://shop.test');
  const params = { slug: 'rui-fish' };
  const sent = await loader({ request: new Request(url), url, pattern: path, params, context: {} });
  await Promise.all([sent.reviews, sent.otherSellers, sent.sameCategory, sent.sameShop]);
  const { sent: calls } = fakeMarket();
  const related = { otherSellers: omitted(), sameCategory: omitted(), sameShop: omitted() };
  const shown = routes.flatMap((route) =>
    route.id === id ? { ...route, lazy: undefined, Component: page.Component } : [],
  );
  const options = { path, loaderData: { [id]: { ...sent, ...related } } };
  const { router } = await (isHydrated ? hydrateRoutes : renderRoutes)(shown, options);
  return { router, asked: (id: string) => calls.filter((call) => call.id === id).length };
}

const shelf = () => screen.queryByRole('region', { name: 'More from River fish' });

describe('related shelves that are only server markup', () => {
  it('are loaded after React has discarded the markup', async () => {
    await openDocument({ isHydrated: false });
    await waitFor(() => expect(shelf()).toBeVisible());
  });

  it('are not requested when the visitor opens the next page of reviews', async () => {
    const { router, asked } = await openDocument({ isHydrated: true });
    await act(() => router.navigate('?reviewPage=2'));
    await waitFor(() => expect(asked('listReviews')).toBe(1));
    expect(asked('listProducts')).toBe(0);
  });
});

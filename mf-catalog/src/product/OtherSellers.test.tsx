import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { listOtherSellers, type SellerOffer } from '@marketplace/contracts/api/otherSellers';
import { preload } from '@marketplace/contracts/rendering';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { buildSummary } from '../testing/buildProduct';
import { fakeMarket } from '../testing/fakeMarket';
import { firstScreenCode, loadOtherSellers } from './productCode';

// Preloads the code of regions, so that compiling it does not count towards a test's timeout.
beforeAll(() => preload([...firstScreenCode, loadOtherSellers]), 60_000);

const market = (hasOffers = true): FakeApi => {
  const api = fakeMarket();
  const extensions = hasOffers ? [listOtherSellers.id] : [];
  api.reply(getCapabilities, { extensions, paymentMethods: [] });
  return api;
};
const offer = (changes: Partial<SellerOffer> = {}): SellerOffer => ({
  ...buildSummary({
    uuid: '00000000-0000-4000-8000-000000000901',
    handle: 'rohu-500-g',
    name: 'Rohu, 500 g',
    price: 190,
    measure: { amount: 500, unit: 'g' },
    shopName: 'Haor House',
  }),
  shopAverageRating: 4.2,
  shopReviewCount: 12,
  ...changes,
});
const open = (locale: 'en' | 'bn' = 'en') =>
  renderRoutes(routes, { path: '/product/rui-fish', locale });

describe('the other sellers of a product', () => {
  it('link to their own products, with shop, rating and unit price', async () => {
    const api = market();
    const unrated = { uuid: '00000000-0000-4000-8000-000000000902', shopAverageRating: 0 };
    const items = [offer(), offer({ ...unrated, handle: 'rui', name: 'রুই', nameLanguage: 'bn' })];
    api.reply(listOtherSellers, { items });
    open();
    const section = await screen.findByRole('region', { name: 'Other sellers' });
    const [first, second] = within(section).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/product/rohu-500-g');
    expect(first).toHaveTextContent(
      'Haor House 4.24.2 out of 5 starsRohu, 500 g৳190.00500 g · ৳380.00 per kg',
    );
    expect(second).not.toHaveTextContent('stars');
    expect(within(section).getByText('রুই')).toHaveAttribute('lang', 'bn');
    const [asked] = api.sent.filter(({ id }) => id === 'listOtherSellers');
    expect(asked?.url.searchParams.get('productUuid')).toBe(buildSummary().uuid);
  });

  it('show numbers in Bangla digits on a Bangla page', async () => {
    market().reply(listOtherSellers, { items: [offer()] });
    open('bn');
    const section = await screen.findByRole('region', { name: 'Other sellers' });
    expect(section).toHaveTextContent('৳১৯০.০০');
  });

  // @error logged: listOtherSellers
  it.each<[string, (api: FakeApi) => void, boolean]>([
    ['no other shop has an offer', (api) => api.reply(listOtherSellers, { items: [] }), true],
    ['the call fails', (api) => api.fail(listOtherSellers, 500), true],
    [
      'the API does not support the call',
      (api) => api.reply(listOtherSellers, { items: [offer()] }),
      false,
    ],
  ])('are left out if %s', async (_, answer, hasOffers) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = market(hasOffers);
    answer(api);
    const { router } = open();
    await screen.findByRole('button', { name: 'Add to Cart' });
    const [page] = Object.values(router.state.loaderData).filter(Boolean);
    await act(() => Promise.allSettled([page.otherSellers]));
    // Waits 0.4 s, because React pauses for 0.3 s between two deferred regions that it reveals.
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(screen.queryByRole('region', { name: 'Other sellers' })).toBeNull();
    expect(api.sent.some(({ id }) => id === 'listOtherSellers')).toBe(hasOffers);
  });
});

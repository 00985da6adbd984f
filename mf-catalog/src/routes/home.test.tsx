import {
  listFeaturedProductGroups,
  listFeaturedProducts,
} from '@marketplace/contracts/api/categories';
import { listHomeSliders } from '@marketplace/contracts/api/sliders';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildSummary } from '../testing/buildProduct';
import { FISH, FRUITS, fakeMarket, mango } from '../testing/fakeMarket';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const fruits = () => screen.findByRole('region', { name: 'Fruits' });

describe('the home page', () => {
  it('shows slides, sections and the products of each section', async () => {
    fakeMarket();
    renderRoutes(routes);
    const offers = await screen.findByRole('region', { name: 'Offers of the market' });
    expect(within(offers).getByRole('link', { name: /Fish of the morning/ })).toBeVisible();
    const fish = screen.getByRole('region', { name: 'Fish' });
    expect(within(fish).getByRole('link', { name: 'Rui fish' })).toBeVisible();
    expect(await within(await fruits()).findByRole('link', { name: mango.name })).toHaveAttribute(
      'href',
      '/product/mango',
    );
  });

  it('leads to all products of a section from its tile and from its heading', async () => {
    fakeMarket();
    renderRoutes(routes);
    const path = `/product?featuredProductGroupUuid=${FRUITS}`;
    const sections = await screen.findByRole('navigation', { name: 'Sections of the market' });
    expect(within(sections).getByRole('link', { name: /Fruits/ })).toHaveAttribute('href', path);
    const seeAll = within(await fruits()).getByRole('link', { name: 'See all Fruits' });
    expect(seeAll).toHaveAttribute('href', path);
  });

  it('keeps the failure of one section inside it, and mends it on Retry', async () => {
    const api = fakeMarket();
    let isFruitDown = true;
    api.answer(listFeaturedProducts, ({ url }) => {
      if (url.searchParams.get('featuredGroupUuid') === FISH) return { items: [buildSummary()] };
      if (isFruitDown) throw new Error('down');
      return { items: [mango] };
    });
    renderRoutes(routes);
    const retry = await within(await fruits()).findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('link', { name: 'Rui fish' })).toBeVisible();

    isFruitDown = false;
    await userEvent.click(retry);
    expect(await within(await fruits()).findByRole('link', { name: mango.name })).toBeVisible();
  });

  it('holds when every section, and the slides, fail', async () => {
    const api = fakeMarket();
    api.fail(listFeaturedProducts, 500);
    api.fail(listHomeSliders, 500);
    renderRoutes(routes);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
    expect(screen.queryByRole('region', { name: 'Offers of the market' })).toBeNull();
  });

  it('offers Retry where not even the sections are known', async () => {
    const api = fakeMarket();
    api.cut(listFeaturedProductGroups);
    renderRoutes(routes);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Fish of the morning/ })).toBeVisible();
  });
});

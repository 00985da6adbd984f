import { listProducts } from '@marketplace/contracts/api/products';
import { getShopByHandle } from '@marketplace/contracts/api/shops';
import { setupI18n } from '@marketplace/contracts/i18n';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '../exposes/routes';
import { allRoutes } from '../testing/allRoutes';
import { buildShop } from '../testing/buildShop';
import { fakeMarket, RIVER_FISH } from '../testing/fakeMarket';

const open = (path = '/shop/padma-fish') => renderRoutes(allRoutes, { path });

function openShop(changes: Partial<ReturnType<typeof buildShop>>, path?: string) {
  fakeMarket().reply(getShopByHandle, buildShop(changes));
  return open(path);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the page of a shop', () => {
  // @spec 2.47
  it("shows the shop's name and rating, and the date on which it joined the market", async () => {
    fakeMarket();
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Padma Fish House' }),
    ).toBeVisible();
    expect(screen.getByText('4.4 out of 5 stars')).toBeInTheDocument();
    expect(screen.getByText('(49 reviews)')).toBeVisible();
    expect(screen.getByText('23 April 2023')).toHaveAttribute(
      'datetime',
      '2023-04-23T06:00:00.000Z',
    );
    expect(screen.getByText('on the boat')).toBeVisible();
  });

  it('loads only its banner with high priority', async () => {
    fakeMarket();
    const { container } = open();
    await screen.findByRole('heading', { level: 1 });
    const early = [...container.querySelectorAll('img[fetchpriority="high"]')];
    expect(early.map((picture) => picture.getAttribute('src'))).toEqual(['/banner-1280.webp']);
  });

  // @spec 3.11
  it('shows its contact data', async () => {
    fakeMarket();
    open();
    expect(await screen.findByRole('link', { name: '+8801711000106' })).toHaveAttribute(
      'href',
      'tel:+8801711000106',
    );
    expect(screen.getByRole('link', { name: 'padma-fish@example.com' })).toHaveAttribute(
      'href',
      'mailto:padma-fish@example.com',
    );
    expect(screen.getByText('Shed 14, Chandpur')).toBeVisible();
  });

  it('leaves out data that a shop has not given', async () => {
    openShop({ phone: null, email: null, address: null, description: '', categories: [] });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('group', { name: 'Contact' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: /^Categories of/ })).toBeNull();
  });

  it('turns a hostile contact into a harmless link', async () => {
    openShop({ phone: '+880 171-1;javascript:x', email: 'a@b.c?bcc=all@x.y&body=x' });
    const phone = await screen.findByRole('link', { name: /^\+880/ });
    expect(phone).toHaveAttribute('href', 'tel:+8801711');
    expect(screen.getByRole('link', { name: /^a@b/ })).toHaveAttribute(
      'href',
      'mailto:a@b.c%3Fbcc%3Dall@x.y%26body%3Dx',
    );
  });

  it('lists only products of the shop, even after filtering and on later pages', async () => {
    const api = fakeMarket();
    open(`/shop/padma-fish?productCategoryUuid=${RIVER_FISH}&sort=rating&pageNumber=2`);
    expect(await screen.findByRole('link', { name: 'Rui fish' })).toBeVisible();
    const asked = api.sent.find(({ id }) => id === 'listProducts')?.url.searchParams;
    expect(asked?.get('shopUuid')).toBe(buildShop().uuid);
    expect(asked?.get('productCategoryUuid')).toBe(RIVER_FISH);
    expect(asked?.get('pageNumber')).toBe('2');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toMatch(
      /^\/shop\/padma-fish\?.*pageNumber=3/,
    );
  });

  it('filters its products by one of its categories, and links back to all products', async () => {
    fakeMarket();
    const { router } = open();
    const categories = within(
      await screen.findByRole('navigation', { name: 'Categories of Padma Fish House' }),
    );
    const path = `/shop/padma-fish?productCategoryUuid=${RIVER_FISH}`;
    const riverFish = categories.getByRole('link', { name: /River fish/ });
    expect(riverFish).toHaveAttribute('href', path);
    await router.navigate(path);
    await waitFor(() => expect(riverFish).toHaveAttribute('aria-current', 'true'));
    expect(riverFish).toHaveAttribute('href', '/shop/padma-fish');
  });

  // @spec 4.44, 8.15
  // @error page: getShopByHandle
  it('leads to a 404 error if the shop is unknown', async () => {
    fakeMarket().fail(getShopByHandle, 404, 'Not found');
    const { router } = open('/shop/nothing');
    await waitFor(() =>
      expect(router.state.errors?.['catalog-shop']).toMatchObject({ status: 404 }),
    );
  });

  it('keeps the shop visible if its products fail to load', async () => {
    fakeMarket().fail(listProducts, 500);
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Padma Fish House');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  // @spec 2.48
  it.each([
    ['/shop', '/shoplist'],
    ['/shop/?shopName=fish', '/shoplist?shopName=fish'],
  ])('redirects from %s to the list of shops', async (path, location) => {
    fakeMarket();
    await expect(renderRoutesOnServer(allRoutes, { path })).resolves.toMatchObject({
      status: 302,
      location,
    });
  });

  it.each([
    ['/shop/Padma-Fish?sort=rating', '/shop/padma-fish?sort=rating'],
    ['/product/RUI-fish?variant=1', '/product/rui-fish?variant=1'],
    ['/category/River-Fish%E2%80%8B', '/category/river-fish'],
  ])('redirects from %s to the URL with the handle in normal form', async (path, location) => {
    fakeMarket();
    await expect(renderRoutesOnServer(allRoutes, { path })).resolves.toMatchObject({
      status: 301,
      location,
    });
  });

  it('has structured data of a store with its rating', async () => {
    fakeMarket();
    const path = '/shop/padma-fish?pageNumber=1&utm=1';
    const { head, status } = await renderRoutesOnServer(allRoutes, { path });
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: 'Padma Fish House',
      description: 'Graded on the boat.',
      canonicalPath: '/shop/padma-fish',
      imageUrl: '/banner-1280.webp',
      lcpImage: { src: '/banner-1280.webp' },
      jsonLd: [
        {
          '@type': 'Store',
          url: 'https://shop.test/shop/padma-fish',
          telephone: '+8801711000106',
          aggregateRating: { ratingValue: 4.4, reviewCount: 49 },
        },
        { '@type': 'ItemList' },
      ],
    });
  });

  it('has the list of shops in its breadcrumbs, in the language of the page', async () => {
    fakeMarket();
    const { head } = await renderRoutesOnServer(allRoutes, { path: '/shop/padma-fish' });
    const [shops, shop] = head?.breadcrumbs ?? [];
    const { messages } = await loadMessages('bn');
    const i18n = setupI18n({ locale: 'bn', messages: { bn: messages } });
    expect(typeof shops?.name === 'object' && i18n._(shops.name)).toBe('সব দোকান');
    expect(shop).toEqual({ name: 'Padma Fish House', path: '/shop/padma-fish' });
  });

  it('has structured data without pictures and rating if the shop has neither', async () => {
    fakeMarket().reply(
      getShopByHandle,
      buildShop({ averageRating: 0, reviewCount: 0, bannerUrl: null, logoUrl: null }),
    );
    const { head } = await renderRoutesOnServer(allRoutes, { path: '/shop/padma-fish' });
    expect(JSON.stringify(head?.jsonLd?.[0])).not.toMatch(/aggregateRating|image|logo/);
    expect(head?.lcpImage).toBeUndefined();
  });
});

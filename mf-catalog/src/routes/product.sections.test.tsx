import { listProducts } from '@marketplace/contracts/api/products';
import { listReviews } from '@marketplace/contracts/api/reviews';
import { preload } from '@marketplace/contracts/rendering';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { firstScreenCode } from '../product/productCode';
import { buildSummary } from '../testing/buildProduct';
import { buildReview, buildReviewPage } from '../testing/buildReview';
import { fakeMarket, mango, pageOf } from '../testing/fakeMarket';

const open = (path = '/product/rui-fish') => renderRoutes(routes, { path });

// Preloads the code of regions, so that compiling it does not count towards a test's timeout.
beforeAll(() => preload(firstScreenCode), 60_000);

beforeEach(() => {
  // React Router logs errors that reach a boundary.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const region = (name: string) => screen.findByRole('region', { name });

describe('the sections below a product', () => {
  // @spec 9.16
  it('request fourteen reviews per page, but fetch no products for the next page', async () => {
    const api = fakeMarket();
    api.answer(listReviews, ({ url }) => {
      const pageNumber = Number(url.searchParams.get('pageNumber'));
      const comment = `Said on page ${pageNumber}`;
      return buildReviewPage([buildReview({ comment })], { totalItems: 20, pageNumber });
    });
    const { router } = open();
    const reviews = await region('Reviews');
    expect(await within(reviews).findByText('Said on page 1')).toBeVisible();
    await userEvent.click(within(reviews).getByRole('link', { name: 'Next page' }));
    expect(await within(reviews).findByText('Said on page 2')).toBeVisible();
    expect(router.state.location).toMatchObject({ search: '?reviewPage=2', hash: '#reviews' });
    const asked = (id: string) => api.sent.filter((sent) => sent.id === id);
    expect(asked('listReviews')[0]?.url.searchParams.get('pageSize')).toBe('14');
    expect(asked('listProducts')).toHaveLength(2);
  });

  it('open the page of reviews that the URL names', async () => {
    const api = fakeMarket();
    open('/product/rui-fish?reviewPage=3');
    const pageNumber = () =>
      api.sent.find(({ id }) => id === 'listReviews')?.url.searchParams.get('pageNumber');
    await waitFor(() => expect(pageNumber()).toBe('3'));
  });

  it('show other products of the category and of the shop', async () => {
    const api = fakeMarket();
    api.answer(listProducts, ({ url }) => {
      const self = buildSummary();
      return pageOf([self, url.searchParams.has('shopUuid') ? mango : { ...mango, name: 'Katla' }]);
    });
    open();
    const category = await region('More from River fish');
    expect(within(category).getByRole('link', { name: 'Katla' })).toBeVisible();
    expect(within(category).queryByRole('link', { name: 'Rui fish' })).toBeNull();
    const shop = await region('More from Padma Fish House');
    expect(within(shop).getByRole('link', { name: mango.name })).toBeVisible();
    expect(within(shop).getByRole('link', { name: /^See all/ })).toHaveAttribute(
      'href',
      '/shop/padma-fish',
    );
  });

  it('leave out a shelf that has no other products', async () => {
    const api = fakeMarket();
    api.reply(listProducts, pageOf([buildSummary()]));
    open();
    await region('Reviews');
    await waitFor(() => expect(screen.queryByText(/^More from/)).toBeNull());
  });

  // @error region: listReviews
  it('show failures of the reviews and of a shelf in their own regions, and load both on Retry', async () => {
    const api = fakeMarket();
    let isDown = true;
    api.fail(listReviews, 500);
    api.answer(listProducts, ({ url }) => {
      if (isDown && url.searchParams.has('shopUuid')) throw new Error('down');
      return pageOf([mango]);
    });
    open();
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    const reviews = await region('Reviews');
    expect(await within(reviews).findByText('The reviews could not be loaded')).toBeVisible();
    const shop = await region('More from Padma Fish House');
    const category = await region('More from River fish');
    expect(within(category).getByRole('link', { name: mango.name })).toBeVisible();

    isDown = false;
    api.reply(listReviews, buildReviewPage());
    await userEvent.click(within(shop).getByRole('button', { name: 'Retry' }));
    expect(await within(shop).findByRole('link', { name: mango.name })).toBeVisible();
    expect(await within(reviews).findByText('Ayesha Siddiqua')).toBeVisible();
  });
});

import { clearApiCache } from '@marketplace/contracts/api/client';
import { listProducts } from '@marketplace/contracts/api/products';
import { listShops } from '@marketplace/contracts/api/shops';
import { LOCALES } from '@marketplace/contracts/i18n/locale';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { marketRoutes } from '../exposes/routes';
import { loadQuestions } from '../landing/landingRequests';
import { loadLandingMessages } from '../locales/loadMessages';
import { stubShopReplies } from '../testing/stubShopReplies';

const market = {
  ...defaultMarketConfig,
  brandName: 'Haor Hut',
  brandSlug: 'haor-hut',
  sellerSiteUrl: 'https://sell.haor.example',
};
const routes = marketRoutes?.(market) ?? [];

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api = fakeApi();
  stubShopReplies(api);
});

it("the brand's page shows the largest shops and the numbers of shops and products", async () => {
  renderRoutes(routes, { path: '/haor-hut' });
  const shops = within(await screen.findByRole('region', { name: 'The shops behind it' }));
  expect(shops.getByText('11 shops')).toBeVisible();
  expect(shops.getByText('3 products')).toBeVisible();
  const link = shops.getByRole('link', { name: 'Bogura Krishi Ghor' });
  expect(link).toHaveAttribute('href', '/shop/bogura-krishi');
  expect(shops.getByRole('link', { name: 'All shops' })).toHaveAttribute('href', '/shoplist');
});

it("the brand's page leaves out its numbers of shops and products if they cannot be loaded", async () => {
  api.fail(listProducts, 500);
  const { unmount } = renderRoutes(routes, { path: '/haor-hut' });
  expect(await screen.findByText('11 shops')).toBeVisible();
  expect(screen.queryByText('3 products')).not.toBeInTheDocument();
  unmount();
  clearApiCache();
  api.fail(listShops, 500);
  renderRoutes(routes, { path: '/haor-hut' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'The shops behind it' })).not.toBeInTheDocument();
});

it("the brand's page inserts the market's settings into its questions and answers", async () => {
  const { container } = renderRoutes(routes, { path: '/haor-hut' });
  const questions = within(await screen.findByRole('region', { name: 'Questions and answers' }));
  expect(questions.getByRole('heading', { name: 'How do I sell on Haor Hut?' })).toBeVisible();
  const register = container.querySelector('details a[href="https://sell.haor.example/register"]');
  expect(register).toHaveTextContent('the sellers’ site');
});

it("the questions on the brand's page have the same ids in every language", async () => {
  const texts = await Promise.all(LOCALES.map(loadQuestions));
  const ids = texts.map(({ sections }) => sections.map(({ id }) => id));
  expect(ids[0]?.length).toBeGreaterThanOrEqual(5);
  expect(ids).toEqual(ids.map(() => ids[0]));
});

// @spec 6.4
it("the brand's page describes the market, and links to the products and to the sellers' site", async () => {
  renderRoutes(routes, { path: '/haor-hut' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/product');
  const sell = screen.getAllByRole('link', { name: 'Sell On Haor Hut (opens in a new tab)' });
  const login = screen.getByRole('link', { name: 'Seller login (opens in a new tab)' });
  expect(login).toHaveAttribute('href', 'https://sell.haor.example/login');
  for (const link of [...sell, login]) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(sell.map((link) => link.getAttribute('href'))).toEqual([
    'https://sell.haor.example/register',
    'https://sell.haor.example/register',
  ]);
});

// @spec 2.78
it("the brand's page requests the landing layout", () => {
  const landing = routes.find(({ path }) => path === 'haor-hut');
  expect(landing?.handle).toMatchObject({ layout: 'landing' });
});

it.each(LOCALES)("the brand's page appears in the chosen language %s", async (locale) => {
  const { messages } = await loadLandingMessages(locale);
  renderRoutes(routes, { path: '/haor-hut', locale, messages });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(
    {
      en: 'The market of rivers, fields and villages',
      bn: 'নদী, মাঠ আর গ্রামের বাজার',
      fr: 'Le marché des rivières, des champs et des villages',
    }[locale],
  );
});

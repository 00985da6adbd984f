import { LOCALES } from '@marketplace/contracts/i18n/locale';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { loadMessages, marketRoutes } from '../exposes/routes';

const market = {
  ...defaultMarketConfig,
  brandName: 'Haor Hut',
  brandSlug: 'haor-hut',
  sellerSiteUrl: 'https://sell.haor.example',
};
const routes = marketRoutes?.(market) ?? [];

it('says what the market is, and leads buyers to it and sellers to their own site', async () => {
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

it('asks for the landing layout', () => {
  const landing = routes.find(({ path }) => path === 'haor-hut');
  expect(landing?.handle).toEqual({ layout: 'landing' });
});

it.each(LOCALES)('reads in %s', async (locale) => {
  const { messages } = await loadMessages(locale);
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

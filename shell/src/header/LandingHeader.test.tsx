import { screen, within } from '@testing-library/react';
import { NO_MENUS } from '../page/menusCache';
import { renderInShell, setScreen } from '../testing/renderInShell';
import { LandingHeader } from './LandingHeader';

const leaf = (name: string, url: string) => ({ name, url, items: [] });
const menus = {
  ...NO_MENUS,
  header: [
    { name: 'Fish', url: '/product?featuredProductGroupUuid=1', items: [leaf('Sea', '/product')] },
    { name: 'Makers', url: '', items: [] },
    leaf('Blog', '/blog'),
  ],
};

describe('the header of the landing layout', () => {
  beforeEach(() => setScreen('wide'));

  // @spec 2.24
  it('shows those top-level menu entries that have a valid URL', () => {
    renderInShell(<LandingHeader />, { load: () => ({ menus }) });
    const nav = screen.getByRole('navigation', { name: 'Main menu' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Fish', 'Blog']);
  });

  // @spec 2.25, 6.4
  it("opens the links to the sellers' site in a new tab", () => {
    renderInShell(<LandingHeader />, {
      config: { brandName: 'Haor Hut', sellerSiteUrl: 'https://sell.haor.example' },
    });
    for (const [name, href] of [
      [/^Sell On Haor Hut/, 'https://sell.haor.example/register'],
      [/^Login/, 'https://sell.haor.example/login'],
    ] as const) {
      // The bar and the sheet both contain the link. In a browser, a media query shows only one of
      // them.
      const links = screen.getAllByRole('link', { name, hidden: true });
      expect(links).toHaveLength(2);
      for (const link of links) {
        expect(link).toHaveAttribute('href', href);
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
    }
  });

  it('has no navigation if the menu is empty', () => {
    renderInShell(<LandingHeader />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeVisible();
  });
});

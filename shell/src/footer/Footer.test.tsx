import { bus } from '@marketplace/contracts/events';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_MENUS } from '../page/menusCache';
import { renderInShell } from '../testing/renderInShell';
import { Footer } from './Footer';

const leaf = (name: string, url: string) => ({ name, url, items: [] });

describe('Footer', () => {
  // @spec 2.38
  it('shows each menu as a column', () => {
    const menus = {
      ...NO_MENUS,
      discover: [leaf('New arrivals', '/product?sort=newest')],
      earn: [leaf('Sell on Nodibazar', 'https://seller.example/join')],
    };
    renderInShell(<Footer menus={menus} />);

    const discover = screen.getByRole('navigation', { name: 'Discover' });
    expect(within(discover).getByRole('link', { name: 'New arrivals' })).toHaveAttribute(
      'href',
      '/product?sort=newest',
    );
    const earn = screen.getByRole('navigation', { name: 'Earn with Nodibazar' });
    const sell = within(earn).getByRole('link', { name: /Sell on Nodibazar/ });
    expect(sell).toHaveAttribute('target', '_blank');
    expect(sell).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('folds each menu under its title on phones', () => {
    renderInShell(<Footer menus={NO_MENUS} />);
    const discover = screen.getByRole('navigation', { name: 'Discover' });
    const title = within(discover).getByText('Discover', { selector: 'summary' });
    const fold = title.closest('details');
    expect(fold).not.toHaveAttribute('open');
    expect(fold?.nextElementSibling).toContainElement(
      within(discover).getByRole('link', { name: 'About us', hidden: true }),
    );
  });

  it('shows the marks of the payment methods unless the market hides them', () => {
    const marks = () => screen.queryAllByRole('img').map((mark) => mark.getAttribute('alt'));
    const { unmount } = renderInShell(<Footer menus={NO_MENUS} />);
    expect(marks()).toEqual(['bKash, Nagad, cards']);
    unmount();
    renderInShell(<Footer menus={NO_MENUS} />, { config: { hidesPaymentMarks: true } });
    expect(marks()).toEqual([]);
  });

  it('shows help, policy and copyright, but no menus and no newsletter, below a page that is mainly a form', () => {
    renderInShell(<Footer menus={NO_MENUS} isSlim />);
    expect(screen.getByRole('button', { name: 'Help & Support' })).toBeVisible();
    expect(screen.getByText(/All rights reserved/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it("lists the shop's policies before the menu's entries", () => {
    const menus = { ...NO_MENUS, legal: [leaf('Laws', 'https://law.example')] };
    renderInShell(<Footer menus={menus} />);
    const legal = screen.getByRole('navigation', { name: 'Legal' });
    const links = within(legal).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/terms-and-conditions',
      '/refund-and-cancelation-policy',
      '/privacy-policy',
      '/cookies-policy',
      '/legal-compliance',
      'https://law.example/',
      '/cookies-policy',
    ]);
  });

  it('has a link that requests the consent dialog and stays on the same page', async () => {
    const onRequest = jest.fn();
    const unsubscribe = bus.subscribe('consent:choice-requested', onRequest);
    const { router } = renderInShell(<Footer menus={NO_MENUS} />);
    await userEvent.click(screen.getByRole('link', { name: 'Cookies and statistics' }));
    expect(onRequest).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/');
    unsubscribe();
  });

  it('shows the Coming Soon entries even if the "earn" menu is empty', () => {
    renderInShell(<Footer menus={NO_MENUS} />);
    const earn = screen.getByRole('navigation', { name: 'Earn with Nodibazar' });
    const names = ['Become Carrier', 'Inspector', 'Loader'];
    expect(
      within(earn)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
    for (const name of names) {
      expect(within(earn).getByRole('button', { name })).toHaveAccessibleDescription(
        'Coming Soon..',
      );
    }
  });

  // @spec 2.36
  it('links to the page about the brand', () => {
    renderInShell(<Footer menus={NO_MENUS} />, {
      config: { brandName: 'Haor Hut', brandSlug: 'haor-hut' },
    });
    expect(screen.getByRole('link', { name: 'More about Haor Hut' })).toHaveAttribute(
      'href',
      '/haor-hut',
    );
  });

  // @spec 2.37
  it('links to the social media pages in a new tab', () => {
    renderInShell(<Footer menus={NO_MENUS} />);
    const follow = screen.getByRole('list', { name: 'Follow us' });
    for (const link of within(follow).getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  // @spec 2.41
  it('shows the configured year, brand and contacts', () => {
    renderInShell(<Footer menus={NO_MENUS} />);
    expect(screen.getByText('© 2024 Nodibazar. All rights reserved.')).toBeVisible();
    expect(screen.getByRole('link', { name: '+8809600000000' })).toHaveAttribute(
      'href',
      'tel:+8809600000000',
    );
  });
});

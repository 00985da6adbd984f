import { listWishlist, type WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { runExclusive } from '../runExclusive';
import { afterLoader } from '../testing/afterLoader';
import { buildEntry } from '../testing/buildEntry';
import { openPage } from '../testing/openPage';

allowsConsole(/^What the host offers could not be loaded: GET \/capabilities has no answer/);

const openWishlist = (of = routes) => openPage(of, '/wishlist', 'Your wishlist');

beforeEach(() => {
  writeAccessToken('good', 3600);
});

describe('a wishlist page that is opened while an entry is being added', () => {
  it('waits for the reply to the addition before it loads the wishlist', async () => {
    const items: WishlistEntry[] = [];
    fakeApi().answer(listWishlist, () => ({ items: [...items] }));
    let answer = () => {};
    const added = new Promise<void>((resolve) => (answer = resolve));
    void runExclusive('wishlist', () => added);
    const opened = openWishlist();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.queryByText('Nothing on your wishlist yet')).not.toBeInTheDocument();
    items.push(buildEntry(1));
    answer();
    await opened;
    expect(await screen.findByRole('link', { name: 'Product 1' })).toBeVisible();
  });

  it('shows entries that were published after the page had fetched the wishlist', async () => {
    fakeApi().reply(listWishlist, { items: [] });
    const wish = async () => bus.publish('wishlist:changed', { entries: [buildEntry(1)] });
    await openWishlist(afterLoader(routes, 'cart-wishlist', wish));
    expect(await screen.findByRole('link', { name: 'Product 1' })).toBeVisible();
  });
});

import {
  listWishlist,
  removeWishlistEntry,
  type WishlistEntry,
} from '@marketplace/contracts/api/wishlist';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { activate } from '../exposes/service';
import { buildEntry, withVariant } from '../testing/buildEntry';
import { openPage } from '../testing/openPage';

allowsConsole(
  /^What the host offers could not be loaded: GET \/capabilities has no answer/,
  /^The cart is not yet the customer’s: ApiError: POST \/public-cart\/claim has no answer/,
);

const good = buildEntry(2);
const { uuid, productUuid, product } = buildEntry(1);
/** Entries as an API may send them after their products were deleted. */
const HOSTILE: [string, object][] = [
  ['without a product', { uuid, productUuid, product: null }],
  ['with a name only', { uuid, product: { name: product.name }, keptPrice: 'dear' }],
  ['with fields of another shape', { uuid, product: { ...product, imageUrls: {} } }],
  ['that the API marks as deleted', buildEntry(1, { isGone: true, keptPrice: 900 })],
];

let api: FakeApi;
beforeEach(() => {
  writeAccessToken('good', 3600);
  api = fakeApi();
});

// The cast is needed, because the reply violates the contract on purpose.
const replyWith = (entry: object) =>
  api.reply(listWishlist, { items: [entry as WishlistEntry, good] });

it('the wishlist distinguishes the variants of a deleted product', async () => {
  const gone = { isGone: true, productUuid, product };
  const items = [
    withVariant(buildEntry(1, gone), ['Small']),
    withVariant(buildEntry(2, gone), ['Large']),
  ];
  api.reply(listWishlist, { items });
  await openPage(routes, '/wishlist', 'Your wishlist');
  const [small, large] = screen.getAllByRole('listitem');
  expect(small).toHaveTextContent('Product 1 (Small)');
  expect(large).toHaveTextContent('Product 1 (Large)');
});

it("the wishlist sets the `lang` attribute of a deleted product's name", async () => {
  const gone = { isGone: true, product: { ...product, nameLanguage: 'en' } };
  api.reply(listWishlist, { items: [buildEntry(1, gone)] });
  await openPage(routes, '/wishlist', 'Your wishlist');
  expect(screen.getByText('Product 1')).toHaveAttribute('lang', 'en');
});

describe.each(HOSTILE)('an entry %s', (_, entry) => {
  it('stays on the wishlist, is shown as no longer sold, and can be removed', async () => {
    replyWith(entry);
    await openPage(routes, '/wishlist', 'Your wishlist');
    const [gone, other] = screen.getAllByRole('listitem');
    if (!gone || !other) throw new Error('An entry is missing.');
    expect(gone).toHaveTextContent(/(Product 1|A product that is no longer sold)No longer sold/);
    expect(gone).not.toHaveTextContent(/৳|stock/i);
    expect(within(gone).queryByRole('link')).toBeNull();
    expect(within(gone).getAllByRole('button')).toHaveLength(1);
    expect(within(other).getByRole('link', { name: 'Product 2' })).toBeVisible();

    api.answer(removeWishlistEntry, () => {
      api.reply(listWishlist, { items: [good] });
      return { isDone: true as const };
    });
    await userEvent.click(within(gone).getByRole('button', { name: /^Remove .* the wishlist$/ }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    const removal = api.sent.find(({ id }) => id === 'removeWishlistEntry');
    expect(removal?.url.pathname).toContain(uuid);
  });

  it("is included in the header's count on other pages", async () => {
    replyWith(entry);
    bus.publish('wishlist:changed', { entries: [] });
    bus.publish('session:changed', { isLogin: false, user: null });
    const stop = activate();
    bus.publish('session:changed', { isLogin: true, user: { uuid: 'c1', fullName: 'Rahima' } });
    await waitFor(() => expect(bus.retained('wishlist:changed')?.entries).toHaveLength(2));
    stop();
  });
});

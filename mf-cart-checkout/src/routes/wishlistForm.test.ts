import { removeWishlistEntry } from '@marketplace/contracts/api/wishlist';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildEntry } from '../testing/buildEntry';

const { uuid } = buildEntry(1);
const remove = () =>
  renderRoutesOnServer(routes, {
    path: '/wishlist',
    headers: { cookie: 'accessToken=good' },
    form: { wishlistUuid: uuid },
  });

describe('the form of a wishlist entry without JavaScript', () => {
  it("removes the customer's entry, leads back and says so", async () => {
    const api = fakeApi();
    api.reply(removeWishlistEntry, { isDone: true });
    const { status, location, cookies } = await remove();
    expect({ status, location }).toEqual({ status: 303, location: '/wishlist' });
    expect(decodeURIComponent(cookies.join())).toContain('Item removed from Wishlist');
    expect(api.sent.map(({ url }) => url.pathname)).toEqual([`/wishlist/${uuid}`]);
  });

  it("leads back with the server's message where it is refused", async () => {
    fakeApi().fail(removeWishlistEntry, 500, 'Please try again later');
    const { status, cookies } = await remove();
    expect(status).toBe(303);
    expect(decodeURIComponent(cookies.join())).toContain('Please try again later');
  });
});

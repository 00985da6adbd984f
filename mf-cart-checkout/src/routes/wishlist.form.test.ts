import { addCartItem } from '@marketplace/contracts/api/publicCart';
import { listWishlist, removeWishlistEntry } from '@marketplace/contracts/api/wishlist';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildCart } from '../testing/buildCart';
import { buildEntry, withVariant } from '../testing/buildEntry';

allowsConsole(/^What the host offers could not be loaded: GET \/capabilities has no answer/);

const { uuid } = buildEntry(1);
const remove = () =>
  renderRoutesOnServer(routes, {
    path: '/wishlist',
    headers: { cookie: 'accessToken=good' },
    form: { wishlistUuid: uuid },
  });

describe('a wishlist form without JavaScript', () => {
  it("removes the customer's entry, and redirects back with a message", async () => {
    const api = fakeApi();
    api.reply(removeWishlistEntry, { isDone: true });
    const { status, location, cookies } = await remove();
    expect({ status, location }).toEqual({ status: 303, location: '/wishlist' });
    expect(decodeURIComponent(cookies.join())).toContain('Item removed from Wishlist');
    expect(api.sent.map(({ url }) => url.pathname)).toEqual([`/wishlist/${uuid}`]);
  });

  it("redirects back with the API's message if the API refuses the removal", async () => {
    fakeApi().fail(removeWishlistEntry, 500, 'Please try again later');
    const { status, cookies } = await remove();
    expect(status).toBe(303);
    expect(decodeURIComponent(cookies.join())).toContain('Please try again later');
  });
});

/** Reads the fields of the form that contains a button. */
function fieldsOfFormWith(html: string, button: string): Record<string, string> {
  const form = html.split('<form').find((part) => part.includes(button)) ?? '';
  expect(form).toMatch(
    /^[^>]* method="post"[^>]* action="\/cart"|^[^>]* action="\/cart"[^>]* method="post"/,
  );
  const inputs = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name, value]) => [name, value]));
}

it.each([
  ['a product', buildEntry(1), 'Add to Cart: Product 1'],
  ['a variant', withVariant(buildEntry(1), ['Small']), 'Add to Cart: Product 1 (Small)'],
])(
  'a form without JavaScript moves %s from the wishlist to the cart',
  async (_what, entry, button) => {
    const api = fakeApi();
    const headers = { cookie: 'accessToken=good', referer: 'https://shop.test/wishlist' };
    api.reply(listWishlist, { items: [entry] });
    const { html } = await renderRoutesOnServer(routes, { path: '/wishlist', headers });
    api.reply(addCartItem, buildCart());
    api.reply(removeWishlistEntry, { isDone: true });
    const form = fieldsOfFormWith(html, button);
    const answer = await renderRoutesOnServer(routes, { path: '/cart', headers, form });
    expect([answer.status, answer.location]).toEqual([303, '/wishlist']);
    expect(decodeURIComponent(answer.cookies.join())).toContain('Item added to cart');
    const { productUuid, productVariantUuid } = entry;
    const added = api.sent.find(({ id }) => id === 'addCartItem')?.body;
    expect(added).toEqual({
      productUuid,
      quantity: 1,
      ...(productVariantUuid && { productVariantUuid }),
    });
    expect(api.sent.at(-1)?.url.pathname).toBe(`/wishlist/${entry.uuid}`);
  },
);

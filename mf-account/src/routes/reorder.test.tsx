import { getReorder, type ReorderLine } from '@marketplace/contracts/api/reorder';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { fireEvent, screen, within } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { buildOrder } from '../testing/buildOrder';
import { buildReorderLine } from '../testing/buildReorderLine';
import { openPage } from '../testing/openPage';

const PATH = `/orders/${buildOrder().uuid}/reorder`;
const VARIANT = '0f0c1d1e-0000-4000-8000-000000000341';
const OTHER = '0f0c1d1e-0000-4000-8000-000000000332';

async function open(...items: ReorderLine[]) {
  const api = fakeApi();
  api.reply(getReorder, { items });
  await openPage(routes, PATH, 'Buy again');
  const lines = within(screen.getByRole('list', { name: 'Products of the order' }));
  return { api, texts: lines.getAllByRole('listitem').map(({ textContent }) => textContent) };
}

const button = () => screen.queryByRole('button', { name: 'Add to Cart' });

describe('the reorder page', () => {
  it('shows an unchanged order without a warning, and its price today', async () => {
    const { texts } = await open(buildReorderLine({ variant: ['1 kg'] }));
    expect(texts).toEqual(['Padma hilsa1 kg2 × ৳100.00']);
    expect(screen.queryByText(/has changed/)).toBeNull();
    expect(screen.getByText('2 items').closest('p')).toHaveTextContent('2 items৳200.00');
  });

  it.each<[string, Partial<ReorderLine>, string]>([
    ['dearer', { price: 120 }, '2 × ৳120.00Now ৳120.00, was ৳100.00'],
    ['cheaper', { price: 80.5 }, '2 × ৳80.50Now ৳80.50, was ৳100.00'],
    ['renamed', { currentName: 'Big hilsa' }, 'It is now called “Big hilsa”.2 × ৳100.00'],
    [
      'almost sold out',
      { quantity: 1, inStock: 1, obstacle: 'few-left' },
      'Only 1 is left.1 × ৳100.00',
    ],
    [
      'almost sold out and in the cart',
      { quantity: 1, inCart: 2, inStock: 3, obstacle: 'few-left' },
      'Only 3 are left. 2 are already in your cart.1 × ৳100.00',
    ],
    ['in the cart', { inCart: 4 }, '4 are already in your cart.2 × ৳100.00'],
  ])('says before the cart is changed that a product is %s', async (_, changes, text) => {
    const { texts } = await open(buildReorderLine(changes));
    expect(texts).toEqual([`Padma hilsa${text}`]);
    expect(screen.queryAllByText(/has changed since/)).toHaveLength(
      changes.inCart && !changes.obstacle ? 0 : 1,
    );
    expect(button()).toBeVisible();
  });

  it.each<[string, Partial<ReorderLine>, string]>([
    ['deleted', { obstacle: 'product-gone', productHandle: null, price: null }, 'No longer sold'],
    [
      'no longer sold in this size',
      { obstacle: 'choice-gone', price: null },
      'No longer sold like this. Choose again',
    ],
    [
      'from a closed shop',
      { obstacle: 'shop-closed' },
      'Chandpur Fish House is closed and takes no orders now',
    ],
    ['sold out', { obstacle: 'sold-out', inStock: 0 }, 'Sold out'],
    ['one line too many for the cart', { obstacle: 'cart-full' }, 'Your cart is full'],
    [
      'already in the cart as often as possible',
      { obstacle: 'line-full', inCart: 9999 },
      'Your cart has 9999 of it. It can take no more at once.',
    ],
  ])(
    'leaves out a product that is %s, and offers no button if nothing is left',
    async (_, changes, text) => {
      const { texts } = await open(buildReorderLine({ quantity: 0, ...changes }));
      expect(texts).toEqual([`Padma hilsa${text}`]);
      expect(
        screen.getByText('Nothing of this order can be added to your cart now.'),
      ).toBeVisible();
      expect(button()).toBeNull();
      expect(screen.getByRole('link', { name: 'Find something good' })).toHaveAttribute(
        'href',
        '/product',
      );
    },
  );

  it('links to the product if another variant must be chosen', async () => {
    await open(buildReorderLine({ quantity: 0, obstacle: 'choice-gone', price: null }));
    expect(screen.getByRole('link', { name: 'Choose again' })).toHaveAttribute(
      'href',
      '/product/padma-hilsa',
    );
  });

  it('posts to the cart exactly what can be bought', async () => {
    await open(
      buildReorderLine({ quantity: 1, obstacle: 'few-left', inStock: 1 }),
      buildReorderLine({ productUuid: VARIANT, quantity: 0, obstacle: 'product-gone' }),
      buildReorderLine({ productUuid: OTHER, productVariantUuid: VARIANT, price: 50 }),
    );
    expect(screen.getByText('3 items').closest('p')).toHaveTextContent('৳200.00');
    const form = button()?.closest('form');
    if (!form) throw new Error('no form');
    expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/cart']);
    expect([...new FormData(form)]).toEqual([
      ['productUuid', buildReorderLine().productUuid],
      ['productVariantUuid', ''],
      ['quantity', '1'],
      ['productUuid', OTHER],
      ['productVariantUuid', VARIANT],
      ['quantity', '2'],
      ['showCart', '1'],
    ]);
  });

  it('sends the form only once if the button is pressed twice', async () => {
    await open(buildReorderLine());
    const form = button()?.closest('form') as HTMLFormElement;
    // jsdom cannot send forms and logs an error, so the test itself prevents the first submit.
    const isSent = () => {
      let isPrevented = false;
      const stop = (event: Event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('submit', stop, { once: true });
      fireEvent.submit(form);
      return !isPrevented;
    };
    expect([isSent(), isSent()]).toEqual([true, false]);
  });
});
